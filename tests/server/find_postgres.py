"""Find PostgreSQL's own programs for the tests; run as a program, install them where that can be done by itself.

`make test` runs this first. On Debian and its relatives, as root, the package is installed; elsewhere it is said what is
needed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

NEEDED = """The tests of several servers need PostgreSQL's own programs (initdb, pg_ctl, psql), and they are not here.
    Debian, Ubuntu:  sudo apt-get install postgresql
    Fedora:          sudo dnf install postgresql-server
    macOS:           brew install postgresql
No server of it has to run: the tests start one for themselves, and remove it again."""

ELSEWHERE = (
    "/opt/homebrew/opt/postgresql/bin",
    "/usr/local/opt/postgresql/bin",
    "/usr/local/pgsql/bin",
)


def programs() -> Path:
    """Return the folder of PostgreSQL's own programs, which is rarely in the path."""
    folders = [Path(found).resolve().parent] if (found := shutil.which("initdb")) else []
    for pattern in ("lib/postgresql/*/bin", "pgsql-*/bin"):
        folders += sorted(Path("/usr").glob(pattern), reverse=True)
    for folder in (*folders, *map(Path, ELSEWHERE)):
        if (folder / "initdb").exists() and (folder / "pg_ctl").exists():
            return folder
    raise AssertionError(NEEDED)


def main() -> int:
    """See that they are here, or install them, or say what is needed."""
    try:
        programs()
    except AssertionError:
        if os.geteuid() != 0 or shutil.which("apt-get") is None:
            print(NEEDED)
            return 1
        print("Installing PostgreSQL for the tests of several servers, once …", flush=True)
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update", "-qq"], ["install", "-qq", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", *command], check=True, env=quiet, stdout=subprocess.DEVNULL)
        programs()
    return 0


if __name__ == "__main__":
    sys.exit(main())
