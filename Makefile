# Paddlewheel: every target sets up what it needs, inside this folder.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/ready
AFLOAT := $(VENV)/play-ready
CLUSTER := $(VENV)/cluster-ready
KERNEL := src/.kernel-ready
PAGE   := src/paddlewheel/server/page/index.html
NODE   := web/node_modules/.package-lock.json

# Compiled modules are kept whatever the shell says: without them each of the hundreds of processes of a test run compiles anew.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play page page-test kernel wheels check check-rules check-page test test-python test-browser test-source test-long lint bench bench-kernel load lock clean
.DEFAULT_GOAL := help

help: ## what can be done here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(AFLOAT) $(KERNEL) $(PAGE) ## race in the browser: the page is built, the server started, the browser opened
	@PYTHONPATH=src $(BIN)/python -m paddlewheel serve --open || [ $$? -eq 130 ]

page: $(PAGE) ## build the page into the package (needs Node 20 or newer)

kernel: $(KERNEL) ## compile the hot part of the rules (needs a C compiler; without one everything runs, slower)

check: ## lint, types, and the fast tests that cover every rule once: before each commit
	@$(MAKE) $(SETTING_UP) $(READY) $(NODE)
	@$(MAKE) --silent $(KERNEL)
	@$(MAKE) $(BESIDE) lint check-rules check-page

check-rules: $(KERNEL)
	$(BIN)/pytest $(SHARED) -m "not long and not sweep" $(FAST)

check-page: $(NODE)
	cd web && npm run --silent test

test: ## lint, types and every test but the long sweeps
	@$(MAKE) $(SETTING_UP) $(READY) $(NODE)
	@$(MAKE) $(SETTING_UP) $(KERNEL) $(PAGE) $(CLUSTER)
	@$(BIN)/python tests/server/find_postgres.py
	@$(BIN)/python tests/browser/chromium.py
	@echo "Three things are tested at a time; each shows what it found when it is done, the first after some minutes."
	@$(MAKE) $(BESIDE) --jobs=3 test-python test-browser test-source lint page-test  # the two that wait a lot begin first and end last

test-python: $(KERNEL) $(CLUSTER)
	$(BIN)/pytest $(WAITING) --dist worksteal -m "not long" --ignore tests/browser

test-browser: $(KERNEL) $(PAGE)  # by itself: a driven browser leaves an event loop running in its process
	$(BIN)/pytest $(WAITING) -p no:schemathesis -m "not long" tests/browser

test-source: $(READY)  # the rules of both games on the sources of the kernel; the other tests run on the compiled one
	PADDLEWHEEL_KERNEL=source $(BIN)/pytest -n auto -p no:schemathesis -m "not long and not sweep" tests/games/mississippi tests/games/queen \
	    tests/games/test_builds.py tests/perft/test_perft_tables.py $(WHOLE_TURNS) $(addprefix --deselect=,$(WHOLE_TURNS)[queen $(WHOLE_TURNS)[two) \
	    $(addprefix --ignore-glob=tests/games/*/,$(OUTSIDE_KERNEL))

test-long: $(READY) $(KERNEL) $(PAGE) $(CLUSTER) ## the long sweeps: 100,000 states held against the model, deeper counts, more positions
	$(BIN)/pytest $(SHARED) -m long -o faulthandler_timeout=0 --ignore tests/browser
	$(BIN)/pytest -n auto -m long -o faulthandler_timeout=0 tests/browser

page-test: $(NODE)
	cd web && npm run --silent lint && npm run --silent check && npm run --silent test

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

wheels: $(PAGE) .venv-wheels/ready ## build a wheel with the compiled rules for this machine, and try it in an environment of its own
	rm -rf dist && PADDLEWHEEL_COMPILE=1 .venv-wheels/bin/pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	PATH=$(CURDIR)/.venv-wheels/bin:$$PATH .venv-wheels/bin/auditwheel repair --wheel-dir dist dist/*.whl && rm -f dist/*-linux_*.whl
	$(PYTHON) tests/try_wheel.py dist/*.whl

bench-kernel: $(KERNEL) ## what the kernel gains: before it, uncompiled and compiled
	$(BIN)/python benchmarks/kernel.py

bench: $(READY) $(KERNEL) .venv-bench/ready ## how fast the engine is, next to its peers
	$(BIN)/python benchmarks/bench.py --peers-python .venv-bench/bin/python

load: $(READY) $(KERNEL) ## how many live tables the server holds, next to boardgame.io (PostgreSQL too: POSTGRES=postgresql://…)
	$(BIN)/python benchmarks/load.py $(if $(POSTGRES),--postgres $(POSTGRES))

lock: $(READY) ## write the lock files anew from pyproject.toml and requirements/bench.in
	$(BIN)/pip install --quiet uv
	$(BIN)/uv $(COMPILE) --extra dev -o requirements/dev.txt pyproject.toml
	$(BIN)/uv $(COMPILE) --extra server --extra compile --constraint requirements/dev.txt -o requirements/play.txt pyproject.toml
	$(BIN)/uv $(COMPILE) --extra postgres --constraint requirements/dev.txt -o requirements/image.txt pyproject.toml
	$(BIN)/uv $(COMPILE) --extra cluster --constraint requirements/dev.txt -o requirements/cluster.txt pyproject.toml
	$(BIN)/uv $(COMPILE) -o requirements/bench.txt requirements/bench.in
	$(BIN)/uv $(COMPILE) -o requirements/wheels.txt requirements/wheels.in

clean: ## remove everything that make made
	find src -name "*.so" -delete
	rm -rf $(KERNEL) .venv .venv-bench .venv-wheels web/node_modules src/paddlewheel/server/page dist .mypy_cache .pytest_cache .ruff_cache .hypothesis htmlcov .coverage*

FAST := -p no:schemathesis tests/games tests/engine tests/words tests/docs/test_rule_index.py tests/test_layers.py tests/test_hexes.py tests/test_public_api.py \
        --ignore tests/words/rulebook

SETTING_UP := --jobs=2 --no-print-directory --silent
BESIDE := --jobs=2 --no-print-directory $(if $(filter 4.%,$(MAKE_VERSION)),--output-sync=target)
# Two things at a time, each of which shows what it found when it is done: much of a test's time is waiting.

WAITING := -n $(shell $(PYTHON) -c 'import os; print(3 * (os.cpu_count() or 2) // 2)')
# Three processes for two cores: tests of servers and browsers wait for much of their time.

WHOLE_TURNS := tests/contract/test_contract.py::test_whole_turns_tell_what_applying_gives
OUTSIDE_KERNEL := test_chart.py test_text.py test_bad_data.py test_options.py test_rule_ids.py test_scene.py test_sentences.py \
                  test_every_rule_has_a_test.py
# Reading, writing and drawing are no part of the kernel: once is enough for what they do.

SHARED := -n auto --dist worksteal
# Each process takes a run of tests that lie together, so that a race they share is sailed once; who is done first helps out.

PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile
# What is never imported need not be compiled: that is most of what the tools bring along.
NEW_VENV = @$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
           || { echo "Paddlewheel needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 1; } && $(PYTHON) -m venv $(VENV)
COMPILE := pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
           --no-annotate --python-version 3.11

$(AFLOAT): requirements/play.txt pyproject.toml
	@echo "Setting up Paddlewheel in $(VENV), once …"
	$(NEW_VENV)
	$(PIP) --require-hashes -r requirements/play.txt
	@touch $@

$(READY): requirements/dev.txt pyproject.toml
	@echo "Setting up Paddlewheel and its development tools in $(VENV), once; this takes about a minute …"
	$(NEW_VENV)
	$(PIP) --require-hashes -r requirements/dev.txt
	$(PIP) --no-deps --no-build-isolation -e .
	@touch $@ $(AFLOAT)

$(KERNEL): hatch_build.py $(shell grep -rl --include="*.py" "^Kernel: mypyc compiles" src) $(if $(wildcard $(READY)),$(READY),$(AFLOAT))
	@echo "Compiling the rules, about half a minute …"
	@$(BIN)/python hatch_build.py
	@touch $@

$(NODE): web/package-lock.json
	@command -v npm >/dev/null || { echo "The page is built with Node 20 or newer and its npm: install them, then try again."; exit 1; }
	cd web && npm ci --silent
	@touch $@

$(PAGE): $(NODE) web/index.html web/vite.config.ts $(shell find web/src web/public src/paddlewheel/words -name "*.py*" -prune -o -type f -print)
	cd web && npm run --silent build

$(CLUSTER): requirements/cluster.txt $(READY)
	@echo "Fetching Ray for the tests of the arena on a cluster, once; this takes about a minute …"
	$(PIP) --require-hashes -r requirements/cluster.txt
	@touch $@

.venv-wheels/ready: requirements/wheels.txt
	$(PYTHON) -m venv .venv-wheels
	.venv-wheels/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/wheels.txt
	@touch $@

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
