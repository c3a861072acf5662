"""A server for the tests that do not hurt it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .running import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a SQLite file, the same for all tests of this process."""
    folder = tmp_path_factory.mktemp("server")
    running = Server(str(folder / "tables.db"), log=folder / "log")
    with running:
        yield running
    failures = [line for line in (folder / "log").read_text().splitlines() if '"level":"error"' in line]
    assert failures == [], "the server wrote down failures"
