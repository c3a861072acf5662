"""The garbage collector goes through everything only when nobody would notice."""

from __future__ import annotations

import gc

import pytest

from paddlewheel.server.garbage_collection import ALL_EVERY, SOONEST, YOUNG_EVERY, GarbageCollector


def test_it_looks_at_what_is_new_often_and_at_everything_when_it_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []
    monkeypatch.setattr(gc, "collect", lambda generation=2: looked.append(generation))
    monkeypatch.setattr(gc, "freeze", lambda: None)
    monkeypatch.setattr(gc, "unfreeze", lambda: None)
    time = 0.0
    collector = GarbageCollector(lambda: time)

    def at(seconds: float, quiet: bool = False, scarce: bool = False) -> list[int]:
        nonlocal time
        time = seconds
        looked.clear()
        collector.tick(quiet, scarce)
        return list(looked)

    assert at(YOUNG_EVERY - 1) == []
    assert at(YOUNG_EVERY) == [1]
    assert at(YOUNG_EVERY + 1, quiet=True) == []
    assert at(ALL_EVERY, quiet=False) == [1], "people play"
    assert at(ALL_EVERY + 1, quiet=True) == [2]
    assert at(ALL_EVERY + SOONEST, scarce=True) == [1], "not again so soon"
    assert at(ALL_EVERY + SOONEST + 1, scarce=True) == [2]
