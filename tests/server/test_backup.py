"""Backup and restore, as the operator types them: of a SQLite file and of PostgreSQL, while people play."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from paddlewheel.cli import main as commands
from paddlewheel.cli.main import main
from paddlewheel.tables.storage.kept import schema

from .cluster import Cluster
from .find_postgres import programs
from .running import Founded, Server


@contextmanager
def places(kind: str, folder: Path) -> Iterator[tuple[str, str]]:
    """Two databases: one that is played on, and one that a backup is restored to."""
    if kind == "sqlite":
        yield str(folder / "one.db"), str(folder / "other.db")
        return
    with Cluster() as cluster:
        cluster.query("create database other")
        yield cluster.address, cluster.address.removesuffix("/postgres") + "/other"


@pytest.fixture(autouse=True)
def postgres_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{programs()}{os.pathsep}{os.environ['PATH']}")


def admin(*arguments: str) -> None:
    assert main(["admin", *arguments]) == 0


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_what_was_backed_up_is_there_again_and_sails_on(kind: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    with places(kind, tmp_path) as (one, other):
        with Server(one) as server:
            table = server.found("mississippi", "here", "here", "greedy")
            for _ in range(4):
                assert table.act().status == 200
            before = table.entries()
            admin("backup", str(copy), "--database", one)
            assert table.act().status == 200, "people play on meanwhile"
        assert copy.stat().st_mode & 0o077 == 0, "nobody else can read it"
        assert sorted(one.name for one in tmp_path.iterdir() if one.name.startswith("copy")) == ["copy"], (
            "all of it is one file"
        )
        admin("restore", str(copy), "--database", other)
        with Server(other) as restored:
            again = Founded(restored, table.created)
            assert again.entries()[: len(before)] == before
            assert again.act().status == 200
        admin("restore", str(copy), "--database", other)  # over what is there now
        with Server(other) as restored:
            assert len(Founded(restored, table.created).entries()) >= len(before)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_the_schema_can_go_back_and_forth(kind: str, tmp_path: Path) -> None:
    """An older release starts only with the schema it knows; what goes with the newer one is no part of any race."""
    with places(kind, tmp_path) as (one, _):
        with Server(one) as server:
            table = server.found("mississippi", "here", "here", "here")
            assert table.act().status == 200
            before = table.entries()
        admin("downgrade", str(len(schema("sqlite")) - 1), "--database", one)
        with Server(one) as server:
            assert Founded(server, table.created).entries()[: len(before)] == before


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> pytest.CaptureFixture[str]:
    monkeypatch.setattr(commands, "cite", lambda error, _language: str(error))
    return capsys


def refused(*arguments: str) -> None:
    assert main(["admin", *arguments]) == 2


def test_a_restore_touches_nothing_that_is_in_use_or_cannot_be_read(
    server: Server, tmp_path: Path, said: pytest.CaptureFixture[str]
) -> None:
    table = server.found("mississippi", "here", "here", "here")
    copy, letter, half = tmp_path / "copy.db", tmp_path / "letter.db", tmp_path / "half.db"
    admin("backup", str(copy), "--database", server.database)
    refused("backup", str(copy), "--database", server.database)
    assert "backup.there" in said.readouterr().err
    refused("restore", str(copy), "--database", server.database)
    assert "database.in_use" in said.readouterr().err
    letter.write_bytes(b"Dear aunt, this is not a database. " * 50)
    half.write_bytes(copy.read_bytes()[:5_000])
    target = tmp_path / "target.db"
    target.write_bytes(copy.read_bytes())
    for broken in (letter, half, tmp_path / "none.db"):
        refused("restore", str(broken), "--database", str(target))
        assert "config.failed" in said.readouterr().err
    assert target.read_bytes() == copy.read_bytes()
    assert table.situation()


def test_what_is_left_of_the_database_before_is_not_mixed_in(tmp_path: Path) -> None:
    """A write-ahead log that belongs to the file that was replaced would be played into the new one."""
    path, copy = tmp_path / "t.db", tmp_path / "copy.db"
    with Server(str(path)) as server:
        table = server.found("mississippi", "here", "here", "here")
        admin("backup", str(copy), "--database", str(path))
        for _ in range(5):
            assert table.act().status == 200
        server.kill()
    assert path.with_name("t.db-wal").exists()
    admin("restore", str(copy), "--database", str(path))
    with closing(sqlite3.connect(path)) as connection:
        (entries,) = connection.execute("select count(*) from entries where cast(body as text) like '%person%'").fetchone()
    assert entries == 0


def test_a_backup_that_failed_leaves_nothing_in_the_way_of_the_next(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Cluster() as cluster:
        copy = tmp_path / "copy"
        nowhere = cluster.address.removesuffix("/postgres") + "/nowhere"
        assert main(["admin", "backup", str(copy), "--database", nowhere]) != 0
        assert "nowhere" in capsys.readouterr().err
        assert not copy.exists()


def test_a_file_is_named_as_it_is_called(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence begins with a capital, but a file has to be found again by its name."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "monday.db").write_text("")
    assert main(["admin", "backup", "monday.db", "--database", "tables.db"]) == 2
    said = capsys.readouterr().err
    assert "monday.db" in said
    assert "Monday.db" not in said
