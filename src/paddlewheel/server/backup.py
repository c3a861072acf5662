"""Backup and restore of everything that is kept, and the way back to an older schema.

A backup of a SQLite file is a SQLite file, made while the server runs. A backup of a PostgreSQL database is made by its own
`pg_dump`, and restored by its own `pg_restore`. A restore checks what it is given before it touches anything, and never
overwrites a database that is in use.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from paddlewheel.engine.errors import BadData
from paddlewheel.tables.storage.kept import schema
from paddlewheel.tables.storage.sqlite import lock

POSTGRES: Final = ("postgresql://", "postgres://")
DOWN: Final = {
    3: "drop table pulse; drop table founders; drop table bans; drop table reports; drop table archived;",
    4: "drop table brief;",
    5: "drop table reviews;",
    6: "drop table daily_spread;",
}
"""For each schema the way back to the one before; what it takes away is not part of any race."""


def back_up(database: str, target: Path) -> None:
    """Write everything that is kept into a new file."""
    if target.exists():
        raise BadData("backup", "backup.there", path=str(target))
    if database.startswith(POSTGRES):
        target.touch(0o600)  # before anything is in it that others should not read
        try:
            _run("pg_dump", database, "--format=custom", "--no-owner", "--schema=paddlewheel", f"--file={target}")
        except BadData:
            target.unlink(missing_ok=True)
            raise
        return
    source = Path(database).expanduser()
    if not source.is_file():
        raise BadData("backup", "config.failed", path=str(source), why=os.strerror(2))
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(0o600)  # before anything is in it that others should not read
    try:
        with closing(_opened(source)) as here, closing(sqlite3.connect(unfinished)) as there:
            here.backup(there)
            there.execute("pragma journal_mode=delete")  # all of it in one file, and none beside it
        _check(unfinished)
        _sync(unfinished)
        unfinished.rename(target)
    except sqlite3.Error as error:
        unfinished.unlink(missing_ok=True)
        raise BadData("backup", "config.failed", path=str(source), why=str(error)) from error


def restore(source: Path, database: str) -> None:
    """Put a backup in the place of what is there; no server may be using it."""
    if not source.is_file():
        raise BadData("restore", "config.failed", path=str(source), why=os.strerror(2))
    if database.startswith(POSTGRES):
        told = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
        _run("pg_restore", database, *told, str(source))
        return
    target = Path(database).expanduser()
    try:
        _check(source)
    except sqlite3.Error as error:
        raise BadData("restore", "config.failed", path=str(source), why=str(error)) from error
    with closing(lock(target)):
        fresh = target.with_name(target.name + ".restored")
        shutil.copyfile(source, fresh)
        fresh.chmod(0o600)
        _sync(fresh)
        for end in ("-wal", "-shm"):  # they belong to what is replaced
            target.with_name(target.name + end).unlink(missing_ok=True)
        fresh.replace(target)


def downgrade(database: str, to: int) -> None:
    """Bring a database back to an older schema, so that an older release can start with it; no server may be using it."""
    newest = len(schema("sqlite"))
    if not min(DOWN) - 1 <= to < newest:
        raise BadData("schema", "value.number", low=min(DOWN) - 1, high=newest - 1, found=str(to))
    if database.startswith(POSTGRES):
        steps = "".join(f"{DOWN[one]} delete from version where number = {one};" for one in range(newest, to, -1))
        text = f"set search_path to paddlewheel; begin; {steps} commit;"
        _run("psql", database, "--quiet", "--set=ON_ERROR_STOP=1", "--command", text)
        return
    path = Path(database).expanduser()
    with closing(lock(path)), closing(_opened(path)) as connection:
        for one in range(newest, to, -1):
            connection.executescript(f"begin; {DOWN[one]} pragma user_version = {one - 1}; commit;")


def _opened(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=30)


def _check(path: Path) -> None:
    """Raise if a file, without any beside it, is no whole database of ours."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)) as connection:
        (found,) = connection.execute("pragma integrity_check").fetchone()
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        connection.execute("select count(*) from tables join entries using (name)").fetchone()


def _sync(path: Path) -> None:
    with path.open("rb") as file:
        os.fsync(file.fileno())


def _run(program: str, database: str, *arguments: str) -> None:
    """Run one of PostgreSQL's own programs; the password goes by the environment, where nobody else can read it."""
    parts = urlsplit(database)
    told = {
        "PGHOST": parts.hostname or "",
        "PGPORT": str(parts.port or ""),
        "PGUSER": unquote(parts.username or ""),
        "PGPASSWORD": unquote(parts.password or ""),
        "PGDATABASE": unquote(parts.path.removeprefix("/")),
    }
    known = {name: value for name, value in told.items() if value}
    into = ["--dbname", known["PGDATABASE"]] if program == "pg_restore" else []
    try:
        done = subprocess.run(
            [program, *into, *arguments], env={**os.environ, **known}, capture_output=True, text=True, check=False
        )
    except FileNotFoundError as error:
        raise BadData(program, "backup.no_program", program=program) from error
    if done.returncode != 0:
        said = done.stderr.strip().splitlines()
        raise BadData(program, "config.failed", path="PostgreSQL", why=said[-1] if said else str(done.returncode))
