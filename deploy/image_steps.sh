#!/bin/sh
# The steps of the container image, run by deploy/Dockerfile and by tests/test_image.py alike. Everything that is fetched is fetched
# by a lock file with hashes: requirements/*.txt and web/package-lock.json.
#
#   page                 build the page into the sources (needs Node 20)
#   wheel WHEELS         build the wheel, with the compiled rules unless PADDLEWHEEL_COMPILE=0
#   install WHEELS HOME  install it and what it needs into a virtual environment
#   sbom HOME FILE       write down what is in there (CycloneDX)
#   check HOME           start what was installed, once
set -eu
cd "$(dirname "$0")/.."
python="${PYTHON:-python3}"
quiet="--quiet --disable-pip-version-check --no-cache-dir"

page() {
    (cd web && npm ci --no-audit --no-fund && npm run --silent build)
}

wheel() {
    tools="$(mktemp -d)"
    "$python" -m venv "$tools"
    "$tools/bin/pip" install $quiet --require-hashes -r requirements/play.txt
    PADDLEWHEEL_COMPILE="${PADDLEWHEEL_COMPILE:-1}" PATH="$tools/bin:$PATH" \
        "$tools/bin/pip" wheel $quiet --no-deps --no-build-isolation --wheel-dir "$1" .
    rm -rf "$tools"
}

install() {
    "$python" -m venv "$2"
    "$2/bin/pip" install $quiet --require-hashes -r requirements/image.txt
    "$2/bin/pip" install $quiet --no-deps --no-index "$1"/paddlewheel-*.whl
    "$2/bin/pip" check
    "$2/bin/python" -m compileall -q "$2/lib"
    "$2/bin/pip" uninstall $quiet --yes setuptools pip
}

sbom() {
    "$1/bin/python" deploy/sbom.py requirements/image.txt web/package-lock.json > "$2"
}

check() {
    "$1/bin/paddlewheel" --version
    "$1/bin/paddlewheel" serve --port 0 --show-config > /dev/null
}

step="$1"
shift
"$step" "$@"
