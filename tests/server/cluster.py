"""A PostgreSQL that the tests start for themselves: a throw-away cluster on a free port of this machine."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from pathlib import Path
from types import TracebackType
from typing import Final

from .find_postgres import programs
from .running import HANGS, free_port

OWNER: Final = "postgres" if os.geteuid() == 0 else None
"""Who runs it: an ordinary user, for PostgreSQL refuses root."""


def new_folder() -> Path:
    """Return a folder of the user who runs it."""
    folder = Path(tempfile.mkdtemp(prefix="paddlewheel-pg-"))
    if OWNER:
        shutil.chown(folder, OWNER)
    return folder


@cache
def empty() -> Path:
    """Return the folder of a cluster that was never started: it is made once in a process, and copied for each test."""
    folder = new_folder()
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    run(folder, "initdb", "-D", str(folder / "data"), "-U", "postgres", "-A", "trust", "--no-sync")
    return folder


def run(folder: Path, program: str, *arguments: str) -> None:
    """Run one of PostgreSQL's programs; its words go to a file, for what it leaves behind would hold on to a pipe."""
    command = [str(programs() / program), *arguments]
    if OWNER:
        command = ["setpriv", f"--reuid={OWNER}", f"--regid={OWNER}", "--clear-groups", *command]
    said = folder / "said"
    with said.open("w") as file:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=file, stderr=file, cwd="/", check=False)
    assert done.returncode == 0, f"{program}: {said.read_text()}"


class Cluster:
    """A cluster of its own."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = new_folder()
        subprocess.run(["cp", "-a", str(empty() / "data"), str(self.data)], check=True)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def start(self) -> Cluster:
        told = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._run(
            "pg_ctl", "-D", str(self.data), "-l", str(self.folder / "log"), "-w", "-t", str(int(HANGS)), "-o", told, "start"
        )
        return self

    def stop(self) -> None:
        """End it at once, as a power cut would."""
        self._run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")

    def query(self, text: str) -> str:
        """Ask as an administrator would."""
        psql = ["psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-Atc", text, "postgres"]
        return subprocess.run(psql, check=True, capture_output=True, text=True).stdout.strip()

    def _run(self, program: str, *arguments: str) -> None:
        run(self.folder, program, *arguments)

    def __enter__(self) -> Cluster:
        return self.start()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)
