"""A coach at the table: there once everyone who races has switched it on, and ended for all by one."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
import two_lanes

from paddlewheel.engine.errors import PaddlewheelError, Refusal
from paddlewheel.engine.small_game import complete
from paddlewheel.games import GAMES
from paddlewheel.tables.coach import Turn, consider, question
from paddlewheel.tables.history import decode_charter, decode_entry, encode
from paddlewheel.tables.protocol import Coach, CoachNow, Consider, HandOver, Leave, NewTable, Sit
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import table_info

from .sitting import Sitting, seats


def raced(*kinds: str, coach: bool = False, hints: bool = True) -> Sitting:
    """A race of Mississippi on which Red is to decide."""
    sitting = Sitting(NewTable(game="mississippi", seats=seats(*kinds), coach=coach, hints=hints))
    for seat, plan in zip(sitting.table.names, sitting.table.seats, strict=True):
        if plan.plan.by == "link":
            sitting.give(Sit(id="s", seat=seat, name=seat))
    if not sitting.table.waiting:
        sitting.luck("first=red", "die=5")
    return sitting


def refused(doing: Callable[[], object]) -> str:
    """Return the code by which something is refused."""
    with pytest.raises(PaddlewheelError) as no:
        doing()
    return no.value.code


def switch(sitting: Sitting, seat: str, on: bool = True) -> None:
    sitting.orders += 1
    sitting.give(Coach(id=f"c{sitting.orders}", seat=seat, on=on))


def now(sitting: Sitting) -> CoachNow | None:
    return table_info(sitting.table).coach


def asked(sitting: Sitting, seat: str = "red", *who: str, seen: int | None = None) -> Turn:
    order = Consider(id="q", seat=seat, seen=sitting.table.n if seen is None else seen, actions=["+1"])
    return question(sitting.table, sitting.sender(*(who or (seat,))), order)


def test_it_is_off_unless_somebody_wants_it() -> None:
    sitting = raced("here", "mate", "mate")
    assert now(sitting) is None
    assert "coach" not in msgspec.to_builtins(table_info(sitting.table))


def test_who_races_computer_captains_alone_has_it_for_the_asking() -> None:
    sitting = raced("here", "mate", "mate")
    switch(sitting, "red")
    assert now(sitting) == CoachNow(on=True, wanted=["red"], missing=[])


def test_a_table_can_be_founded_with_it() -> None:
    assert now(raced("here", "mate", "mate", coach=True)) == CoachNow(on=True, wanted=["red"], missing=[])


def test_among_several_people_it_comes_only_when_all_have_switched_it_on() -> None:
    sitting = raced("here", "link", "link", coach=True)
    assert now(sitting) == CoachNow(on=False, wanted=["red"], missing=["green", "black"])
    switch(sitting, "green")
    assert now(sitting) == CoachNow(on=False, wanted=["red", "green"], missing=["black"])
    switch(sitting, "black")
    assert now(sitting) == CoachNow(on=True, wanted=["red", "green", "black"], missing=[])


def test_one_who_switches_it_off_ends_it_for_all() -> None:
    sitting = raced("here", "link", "mate", coach=True)
    switch(sitting, "green")
    switch(sitting, "green", on=False)
    assert now(sitting) is None
    switch(sitting, "green")
    assert now(sitting) == CoachNow(on=False, wanted=["green"], missing=["red"])  # Red has to want it again


def test_whoever_sits_down_late_has_to_agree_too() -> None:
    sitting = raced("here", "link", "mate", coach=True)
    switch(sitting, "green")
    sitting.give(HandOver(id="h", seat="green"))
    assert now(sitting) == CoachNow(on=True, wanted=["red", "green"], missing=[])
    other = Sitting(NewTable(game="mississippi", seats=seats("here", "link", "mate"), coach=True))
    before = now(other)
    assert before is not None
    assert not before.on, "somebody has yet to sit down"
    other.give(Sit(id="s", seat="green", name="Gina"))
    assert now(other) == CoachNow(on=False, wanted=["red"], missing=["green"])


def test_who_has_left_is_not_waited_for() -> None:
    sitting = raced("here", "link", "mate", coach=True)
    sitting.give(Leave(id="l", seat="green"))
    assert now(sitting) == CoachNow(on=True, wanted=["red"], missing=[])


def test_it_survives_a_restart() -> None:
    sitting = raced("here", "link", "mate", coach=True)
    switch(sitting, "green")
    again = Table(sitting.table.name, decode_charter(encode(sitting.charter)))
    for entry in sitting.kept:
        again.follow(decode_entry(encode(entry)))
    assert table_info(again).coach == now(sitting)


def test_a_table_that_an_older_build_kept_has_none() -> None:
    charter = msgspec.json.decode(encode(raced("here", "mate", "mate").charter))
    del charter["coach"]
    assert table_info(Table("older", decode_charter(msgspec.json.encode(charter)))).coach is None


def test_it_cannot_be_had_where_nothing_may_be_advised() -> None:
    assert refused(lambda: raced("here", "mate", "mate", coach=True, hints=False)) == "coach.no_hints"
    sitting = raced("here", "mate", "mate", hints=False)
    assert refused(lambda: switch(sitting, "red")) == "coach.no_hints"
    assert now(sitting) is None


def test_it_cannot_be_had_where_nobody_can_judge_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "two-lanes", complete(two_lanes))
    wanted = NewTable(game="two-lanes", seats=seats("here", "mate"), coach=True)
    assert refused(lambda: Sitting(wanted)) == "coach.no_judge"


def test_nobody_is_coached_where_not_all_have_agreed() -> None:
    assert refused(lambda: asked(raced("here", "mate", "mate"))) == "coach.not_agreed"
    assert refused(lambda: asked(raced("here", "link", "mate", coach=True))) == "coach.not_agreed"


def test_only_who_decides_now_and_has_seen_everything_is_coached() -> None:
    sitting = raced("here", "here", "mate", coach=True)
    assert refused(lambda: asked(sitting, "green")) == "decision.not_yours"
    assert refused(lambda: asked(raced("here", "link", "mate", coach=True), "green", "red")) == "key.seat"
    assert refused(lambda: asked(sitting, seen=sitting.table.changed - 1)) == "seen.behind"
    before = sitting.as_data()
    assert asked(sitting).actions == ("+1",)
    assert sitting.as_data() == before


LOSING = "mississippi round=9 to_move=red | red=107:5:9 green=105:3:12 black=48:1:6"


def test_a_turn_that_loses_much_is_asked_about_and_one_that_wins_is_praised() -> None:
    """Home is field 110: three logs bring Red there."""
    bad = consider(Turn("mississippi", LOSING, ("-3",), True), 0.2)
    assert bad.asks
    assert bad.loss >= 0.1
    assert bad.reasons[0].id == "coach-could-finish"
    good = consider(Turn("mississippi", LOSING, ("+3",), True), 0.2)
    assert (good.asks, good.reasons[0].id) == (False, "coach-good-home")


def test_where_no_one_is_told_beforehand_what_a_turn_sets_off_the_coach_does_not_either() -> None:
    found = consider(Turn("mississippi", LOSING, ("-3",), False), 0.2)
    assert found.asks
    assert {line.id for line in found.reasons} <= {"coach-points", "coach-logs", "coach-last-log"}


def test_a_turn_that_is_not_legal_is_refused_as_if_it_were_sent() -> None:
    with pytest.raises(Refusal):
        consider(Turn("mississippi", LOSING, ("+40",), True), 0.2)
