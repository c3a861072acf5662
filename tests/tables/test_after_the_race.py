"""What comes when the winner is home: the rest ranked at once, and a rematch at which everybody keeps a seat."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from paddlewheel.engine.contract import RANKED
from paddlewheel.engine.record import Record, parse_record, replay
from paddlewheel.tables.automatic import Ask, chore, expired
from paddlewheel.tables.founding import found, rematch
from paddlewheel.tables.history import decode_charter, decode_entry, encode
from paddlewheel.tables.protocol import (
    HandOver,
    Leave,
    NewSeat,
    NewTable,
    Rank,
    Ranked,
    Rematch,
    Rematched,
    SailedOn,
    SailOn,
    Sit,
    TakeBack,
)
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import listed, situation, table_info

from .sitting import EPOCH, Sitting, denied, mississippi, seats

RECORDS = Path(__file__).parents[1] / "records"


def one_home(name: str = "mississippi-all-but-one-home") -> tuple[Record, int, str, int]:
    """Return a record, after how many actions only its winner is home, and who that is."""
    record = parse_record((RECORDS / f"{name}.record").read_text())
    names = record.game.seats(record.start)
    for step in replay(record):
        racing = record.game.racing(step.after)
        if racing and len(racing) < len(names):
            (home,) = [name for seat, name in enumerate(names) if seat not in racing]
            return record, step.number, home, len(names)
    raise AssertionError("nobody comes home in this record")


def at_one_home(others: str = "greedy", name: str = "mississippi-all-but-one-home", **more: Any) -> tuple[Sitting, str]:
    """A table at which the winner is home, a person, and the others are still racing."""
    record, at, home, count = one_home(name)
    names = record.game.seats(record.start)
    text = (RECORDS / f"{name}.record").read_text()
    kinds = seats(*("here" if one == home else others for one in names))
    assert len(kinds) == count
    return Sitting(NewTable(record=text, at=at, seats=kinds, **more)), home


@pytest.mark.parametrize("name", ["mississippi-all-but-one-home", "queen-all-but-one-arrived"])
def test_the_rest_can_be_ranked_when_only_captains_are_left(name: str) -> None:
    sitting, home = at_one_home(name=name)
    table = sitting.table
    assert situation(table, EPOCH).may_rank
    before = sitting.as_data()
    (told,) = sitting.give(Rank(id="r", seat=home))
    assert isinstance(told, Ranked)
    stands = situation(table, EPOCH)
    assert stands.result is not None
    assert (stands.result.ranks[home], stands.result.reason) == (1, RANKED)
    assert sorted(stands.result.ranks.values()) == list(range(1, len(table.names) + 1))
    assert (stands.actor, stands.on_turn, stands.legal, stands.may_rank) == (None, None, [], False)
    assert sitting.as_data() == before
    assert chore(table, EPOCH) is None, "no captain thinks on"
    assert table.due() is None
    assert listed(table).over
    assert denied(sitting, Rank(id="s", seat=home)) == "over"


def test_a_ranking_is_kept_with_the_table_and_in_its_record() -> None:
    sitting, home = at_one_home()
    sitting.give(Rank(id="r", seat=home))
    result = situation(sitting.table, EPOCH).result
    again = Table(sitting.table.name, decode_charter(encode(sitting.charter)))
    for entry in sitting.kept:
        again.take(decode_entry(encode(entry)))
    assert situation(again, EPOCH) == situation(sitting.table, EPOCH)
    text = sitting.table.play.record()
    opened = Sitting(NewTable(record=text))
    assert situation(opened.table, EPOCH).result == result
    before = parse_record(sitting.table.play.record(len(sitting.table.play.actions) - 1))
    assert not before.ranked
    branch = Sitting(NewTable(record=text, at=len(sitting.table.play.actions)))
    assert situation(branch.table, EPOCH).result is None, "whoever names a moment sails on from there"


def test_a_captain_who_thinks_meanwhile_changes_nothing() -> None:
    sitting, home = at_one_home()
    sitting.give(SailOn(id="o", seat=home))
    todo = chore(sitting.table, EPOCH)
    assert isinstance(todo, Ask)
    sitting.give(Rank(id="r", seat=home))
    assert chore(sitting.table, EPOCH) != todo


def test_nobody_is_ranked_while_a_person_races() -> None:
    sitting, home = at_one_home("here")
    assert not situation(sitting.table, EPOCH).may_rank
    assert denied(sitting, Rank(id="r", seat=home)) == "waiting"
    others = [name for name in sitting.table.names if name != home]
    for name in others:
        sitting.give(HandOver(id=f"h{name}", seat=name), "maker")
    assert denied(sitting, Rank(id="r", seat=home)) == "waiting", "the maker cannot end it by handing seats over"
    for name in others:
        sitting.give(Leave(id=f"l{name}", seat=name))
    assert situation(sitting.table, EPOCH).may_rank


def test_nobody_is_ranked_before_the_winner_is_home() -> None:
    sitting = mississippi("here", "greedy", "greedy")
    sitting.give(HandOver(id="h", seat="red"))
    assert denied(sitting, Rank(id="r", seat="red")) == "waiting"


@pytest.mark.parametrize("name", ["mississippi-all-but-one-home", "queen-all-but-one-arrived"])
def test_captains_pause_until_somebody_lets_them_sail_on(name: str) -> None:
    sitting, home = at_one_home(name=name)
    table = sitting.table
    assert situation(table, EPOCH).paused
    assert (chore(table, EPOCH), table.due()) == (None, None)
    (told,) = sitting.give(SailOn(id="o", seat=home))
    assert isinstance(told, SailedOn)
    assert not situation(table, EPOCH).paused
    assert situation(table, EPOCH).may_rank, "they may still be ranked on the way"
    assert isinstance(chore(table, EPOCH), Ask)
    assert table.due() == 0
    assert denied(sitting, SailOn(id="p", seat=home)) == "waiting"


def test_that_captains_sail_on_is_kept_with_the_table() -> None:
    sitting, home = at_one_home()
    sitting.give(SailOn(id="o", seat=home))
    again = Table(sitting.table.name, decode_charter(encode(sitting.charter)))
    for entry in sitting.kept:
        again.take(decode_entry(encode(entry)))
    assert situation(again, EPOCH) == situation(sitting.table, EPOCH)
    assert not again.paused


def test_captains_pause_again_after_a_takeback() -> None:
    sitting, home = at_one_home()
    sitting.give(SailOn(id="o", seat=home))
    sitting.give(TakeBack(id="t", seat=home, keep=len(sitting.table.play.actions) - 1, seen=sitting.table.n))
    assert not sitting.table.sails_on


def test_captains_among_themselves_never_pause() -> None:
    _, at, _, count = one_home()
    text = (RECORDS / "mississippi-all-but-one-home.record").read_text()
    table = Sitting(NewTable(record=text, at=at, seats=seats(*["greedy"] * count))).table
    assert table.may_rank
    assert isinstance(chore(table, EPOCH), Ask)


WRECKED = "queen-arrivals-and-wrecks"


def test_captains_pause_when_all_people_are_out_though_nobody_has_won() -> None:
    record, at, out, _ = one_home(WRECKED)
    names = record.game.seats(record.start)
    text = (RECORDS / f"{WRECKED}.record").read_text()
    sitting = Sitting(NewTable(record=text, at=at, seats=seats(*("here" if one == out else "greedy" for one in names))))
    assert situation(sitting.table, EPOCH).paused
    (told,) = sitting.give(Rank(id="r", seat=out))
    assert isinstance(told, Ranked)
    result = situation(sitting.table, EPOCH).result
    assert result is not None
    assert result.ranks[out] == len(names)
    other = next(one for one in names if one != out)
    handed = Sitting(
        NewTable(record=text, at=at, seats=seats(*("here" if one in (out, other) else "greedy" for one in names)))
    )
    handed.give(HandOver(id="h", seat=other))
    assert denied(handed, Rank(id="r", seat=out)) == "waiting", "whoever has handed over may come back and win"


def test_whoever_ran_out_of_time_still_races() -> None:
    sitting, home = at_one_home("here")
    for seat, name in enumerate(sitting.table.names):
        if name != home:
            sitting.happen(expired(sitting.table, seat, EPOCH))
    assert denied(sitting, Rank(id="r", seat=home)) == "waiting"


def test_the_maker_may_rank_and_a_watcher_may_not() -> None:
    sitting, home = at_one_home()
    assert denied(sitting, Rank(id="r", seat=home), "watch") == "not_your_key"
    other = next(name for name in sitting.table.names if name != home)
    (told,) = sitting.give(Rank(id="r", seat=other), "maker")
    assert isinstance(told, Ranked)
    assert told.maker


def test_a_ranking_goes_with_what_is_taken_back() -> None:
    sitting, home = at_one_home()
    sitting.give(Rank(id="r", seat=home))
    keep = len(sitting.table.play.actions) - 1
    sitting.give(TakeBack(id="t", seat=home, keep=keep, seen=sitting.table.n))
    assert situation(sitting.table, EPOCH).result is None


# --- the rematch ----------------------------------------------------------------------------------------------------------


def finished(*kinds: str, **more: Any) -> Sitting:
    text = (RECORDS / "mississippi-last-rival-pushed-home.record").read_text()
    return Sitting(NewTable(record=text, seats=seats(*kinds), **more))


def again(sitting: Sitting, *who: str, seat: str = "red") -> Table:
    """Return the table of the rematch that somebody asks for."""
    sender = sitting.sender(*(who or (seat,)))
    (told,) = sitting.give(Rematch(id="again", seat=seat), *(who or (seat,)))
    assert isinstance(told, Rematched)
    assert table_info(sitting.table).rematch == told.table
    return Table(told.table, rematch(sitting.table, sender, EPOCH))


def test_every_key_opens_the_same_seat_at_the_rematch() -> None:
    sitting = finished("here", "link", "greedy", title="Sunday", watchable=True, hints=False)
    sitting.give(Sit(id="s", seat="green", name="Bea"))
    table = again(sitting)
    assert table.play.actions == []
    assert table.game.options(table.play.state) == sitting.table.game.options(sitting.table.play.state)
    info = table_info(table)
    assert (info.title, info.watchable, info.hints, info.rematch) == ("Sunday", True, False, None)
    for who in ("red", "green", "maker", "watch"):
        key = {"maker": sitting.keys.maker, "watch": sitting.keys.watch}.get(who) or sitting.key(who)
        assert table.sender([key]) == sitting.table.sender([key])
    assert [(seat.by, seat.name, seat.taken, seat.captain) for seat in info.seats] == [
        ("here", "", True, None),
        ("link", "Bea", False, None),
        ("captain", "", True, "greedy"),
    ]
    assert info.waiting, "Bea has to come first"


def test_whoever_asks_sits_already() -> None:
    sitting = finished("here", "link", "greedy")
    sitting.give(Sit(id="s", seat="green", name="Bea"))
    assert not table_info(again(sitting, seat="green")).waiting


def test_a_seat_that_a_captain_steered_on_does_not_keep_anybody_waiting() -> None:
    sitting = finished("here", "link", "greedy")
    sitting.give(Sit(id="s", seat="green", name="Bea"))
    sitting.give(Leave(id="l", seat="green"))
    table = again(sitting)
    assert not table.waiting
    assert table.sender([sitting.key("green")]).seats == {1}


def test_an_open_seat_stays_with_whoever_sat_there() -> None:
    charter, keys = found(
        NewTable(
            record=(RECORDS / "mississippi-last-rival-pushed-home.record").read_text(),
            seats=[NewSeat(by="here"), NewSeat(by="open"), NewSeat(by="captain", captain="greedy")],
        ),
        EPOCH,
    )
    table = Table(keys.table, charter)
    new = Table("again", rematch(table, table.sender([keys.maker]), EPOCH))
    assert [seat.plan.by for seat in new.seats] == ["here", "open", "captain"]


def test_there_is_one_rematch_and_only_after_the_race() -> None:
    assert denied(mississippi(), Rematch(id="a", seat="red")) == "waiting"
    sitting = finished("here", "here", "greedy")
    assert denied(sitting, Rematch(id="a", seat="red"), "watch") == "not_your_key"
    again(sitting)
    assert denied(sitting, Rematch(id="b", seat="green")) == "stale"
