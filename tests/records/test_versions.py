"""Finished races of every version of the rules, replayed for good: each is sailed, written and ranked as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from paddlewheel.engine.record import final, format_record, parse_record, replay
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import Held

HERE = Path(__file__).parent
NEWER = sorted((HERE / "version-2").glob("*.record"))
"""The races of version 1 lie beside this file, and their own tests say how each of them ends."""


@pytest.mark.parametrize("path", NEWER, ids=lambda path: path.stem)
def test_a_race_under_version_2_ends_as_it_ended(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = parse_record(text)
    assert format_record(record) == text
    assert record.game.version(record.start) == 2
    assert record.game.format_position(final(record)) == dict(record.tags)["end"]


def test_there_is_one_of_every_ready_made_set_up_and_one_that_shows_a_held_steamer() -> None:
    assert {path.stem.removeprefix("queen-") for path in NEWER} == {*queen.SETUPS, "held"}
    held = parse_record((HERE / "version-2" / "queen-held.record").read_text(encoding="utf-8"))
    assert any(isinstance(event, Held) for step in replay(held) for event in step.events)


def test_every_other_record_is_of_version_1() -> None:
    """What was sailed before there was a second version is sailed as it was then."""
    others = sorted(HERE.glob("*.record"))
    assert len(others) > 20
    for path in others:
        assert "\nrules: 1\n" in path.read_text(encoding="utf-8"), path
