# Paddlewheel: every target sets up what it needs, inside this folder.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
READY  := $(VENV)/ready
CLUSTER := $(VENV)/cluster-ready

.PHONY: help play test test-long lint bench lock clean
.DEFAULT_GOAL := help

help: ## what can be done here
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## race computer captains in this terminal
	@$(BIN)/paddlewheel play || [ $$? -eq 130 ]

test: lint $(CLUSTER) ## lint, types and every test but the long sweeps
	$(BIN)/pytest -n auto -m "not long"

test-long: $(READY) $(CLUSTER) ## the long sweeps: more games, more positions, deeper counts
	$(BIN)/pytest -n auto -m long

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(READY) .venv-bench/ready ## how fast the engine is, next to its peers
	$(BIN)/python benchmarks/bench.py --peers-python .venv-bench/bin/python

lock: $(READY) ## write the lock files anew from pyproject.toml and requirements/bench.in
	$(BIN)/pip install --quiet uv
	$(BIN)/uv $(COMPILE) --extra dev -o requirements/dev.txt pyproject.toml
	$(BIN)/uv $(COMPILE) --extra cluster --constraint requirements/dev.txt -o requirements/cluster.txt pyproject.toml
	$(BIN)/uv $(COMPILE) -o requirements/bench.txt requirements/bench.in

clean: ## remove everything that make made
	rm -rf .venv .venv-bench dist .mypy_cache .pytest_cache .ruff_cache .hypothesis htmlcov .coverage*

COMPILE := pip compile --quiet --universal --generate-hashes --no-header --no-emit-index-url --no-emit-find-links \
           --no-annotate --python-version 3.11

$(READY): requirements/dev.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Paddlewheel needs Python 3.11 or newer: make PYTHON=python3.11 …"; exit 1; }
	@echo "Setting up Paddlewheel in $(VENV), once; this takes about a minute …"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(CLUSTER): requirements/cluster.txt $(READY)
	@echo "Fetching Ray for the tests of the arena on a cluster, once; this takes about a minute …"
	$(BIN)/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/cluster.txt
	@touch $@

.venv-bench/ready: requirements/bench.txt
	$(PYTHON) -m venv .venv-bench
	.venv-bench/bin/pip install --quiet --disable-pip-version-check --require-hashes -r requirements/bench.txt
	@touch $@
