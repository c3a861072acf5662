"""Whole turns at a table: all actions in one step, as far as nothing else has to be decided first, or none."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from paddlewheel.engine.errors import BadText, PaddlewheelError, Refusal
from paddlewheel.tables.automatic import steered
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import ClientMessage, Moved, Submit, TakeBack

from .sitting import EPOCH, Sitting, encode_all, mississippi, queen

FIVE = ("here",) * 5


def told(sitting: Sitting, *actions: str, seat: str = "red") -> tuple[list[str], int, str | None]:
    """Submit actions and return those that were done, how many the answer says, and why no more."""
    moved = [entry.action for entry in sitting.sail(seat, *actions, id="turn") if isinstance(entry, Moved)]
    known = sitting.table.done.get(seat, "turn")
    assert known is not None
    return moved, known.taken, known.stopped


def test_the_actions_of_a_turn_are_kept_in_one_step() -> None:
    """They are what the same actions would be one by one, with one id."""
    whole, single = queen(), queen()
    assert told(whole, "2", "a", "r", "a", "done") == (["2", "a", "r", "a", "done"], 5, None)
    for action in ("2", "a", "r", "a", "done"):
        single.submit("red", action)
    assert whole.as_data() == single.as_data()
    assert whole.table.play.record() == single.table.play.record()
    assert {entry.id for entry in whole.told[-5:] if isinstance(entry, Moved)} == {"turn"}


def test_some_of_a_turn_can_be_submitted_and_the_rest_later() -> None:
    sitting = queen()
    assert told(sitting, "2", "a") == (["2", "a"], 2, None)
    assert [entry.n for entry in sitting.sail("red", "a", "done")] == [sitting.table.n - 1, sitting.table.n]


def test_a_turn_stops_where_chance_decides() -> None:
    """M5: after the first move the next captain's die is rolled."""
    assert told(mississippi(), "+4", "+4") == (["+4"], 1, "chance")


def test_a_turn_stops_where_another_captain_decides_and_goes_on_after_that() -> None:
    """Q16: whoever is pushed chooses a heading first."""
    sitting = queen(*FIVE)
    assert told(sitting, "3", "r", "a", "r", "push=2,-1", "done") == (["3", "r", "a", "r", "push=2,-1"], 5, "other")
    pushed = sitting.table.actor
    assert pushed is not None
    assert pushed != 0
    sitting.act()
    assert [entry.action for entry in sitting.sail("red", "done") if isinstance(entry, Moved)] == ["done"]


def test_nothing_is_done_beyond_the_end_of_the_turn() -> None:
    assert told(queen(), "1", "a", "done", "1") == (["1", "a", "done"], 3, "turn")


@pytest.mark.parametrize(
    ("actions", "nth", "error"),
    [
        (("9", "a", "done"), 1, Refusal),
        (("2", "a", "done"), 3, Refusal),
        (("2", "a", "a", "a"), 4, Refusal),
        (("2", "a", "up the creek"), 3, BadText),
        (("2", "a", "A", "done"), 3, PaddlewheelError),
    ],
)
def test_if_one_action_cannot_be_done_none_is(actions: tuple[str, ...], nth: int, error: type[PaddlewheelError]) -> None:
    """And it is said which."""
    sitting = queen()
    before = encode_all(sitting)
    with pytest.raises(error) as no:
        sitting.sail("red", *actions)
    assert no.value.nth == nth
    assert encode_all(sitting) == before


def test_of_one_action_alone_nobody_needs_to_be_told_which() -> None:
    with pytest.raises(Refusal) as no:
        queen().sail("red", "9")
    assert no.value.nth is None


def test_an_order_has_actions_or_one_action() -> None:
    """A client that sends one at a time need not know of turns."""
    one = msgspec.convert({"type": "submit", "id": "a", "seat": "red", "action": "1", "seen": 0}, ClientMessage)
    many = msgspec.convert({"type": "submit", "id": "a", "seat": "red", "actions": ["1", "a"], "seen": 0}, ClientMessage)
    assert isinstance(one, Submit)
    assert isinstance(many, Submit)
    assert (one.wanted, many.wanted) == (["1"], ["1", "a"])
    wrongs: list[dict[str, Any]] = [{}, {"actions": []}, {"action": "1", "actions": ["1"]}, {"actions": ["a"] * 61}]
    for wrong in wrongs:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "submit", "id": "a", "seat": "red", "seen": 0, **wrong}, ClientMessage)


def test_a_turn_can_be_taken_back_action_by_action() -> None:
    """Inside it, as if it had come in pieces."""
    sitting = queen()
    start = len(sitting.table.play.actions)
    sitting.sail("red", "2", "a", "r")
    sitting.give(TakeBack(id="back", seat="red", keep=start + 1, seen=sitting.table.n))
    assert len(sitting.table.play.actions) == start + 1
    assert told(sitting, "a", "a", "done")[2] is None


def test_a_stale_turn_is_told_so() -> None:
    sitting = queen()
    seen = sitting.table.n
    sitting.sail("red", "2", "a")
    with pytest.raises(Denied) as no:
        sitting.give(Submit(id="late", seat="red", actions=["a", "done"], seen=seen))
    assert no.value.reason == "stale"


def test_so_many_actions_as_a_table_keeps_are_counted_one_by_one() -> None:
    sitting = queen()
    sitting.sail("red", "2", "a")
    assert sitting.table.used["red", "action"] == 3


def test_what_a_captain_decides_is_kept_in_one_step_too() -> None:
    sitting = queen()
    entries = steered(sitting.table, 0, ["2", "a", "a", "done"], EPOCH)
    assert [entry.n for entry in entries] == [sitting.table.n + nth for nth in (1, 2, 3, 4)]
    assert len(sitting.happen(entries)) == 4
