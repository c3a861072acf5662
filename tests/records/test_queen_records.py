"""Every finished race of Mississippi Queen kept here replays to where it ended when it was put here."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from paddlewheel.engine.errors import BadText
from paddlewheel.engine.record import Record, final, format_record, parse_record, replay
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import (
    Arrived,
    Backed,
    Boarded,
    DieRolled,
    Event,
    Exchanged,
    Fuelled,
    GotOff,
    Held,
    LandingJoined,
    Pushed,
    RanAground,
    RoundBegan,
    Sailed,
    Slowed,
    Stayed,
    TileLaid,
    TileLeft,
    Withdrew,
    Wrecked,
)
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.state import SPEED, Task
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER, SHIPYARD
from paddlewheel.games.queen.turn.arrival import ONE_LEFT, OTHERS_WRECKED, ROUND_LIMIT, WINNER_ARRIVED
from paddlewheel.games.queen.turn.kernel_numbers import END_REASONS

HERE = Path(__file__).parent
RECORDS = sorted(path.name for path in HERE.glob("queen-*.record"))

FINISHED = {
    "queen-all-but-one-arrived.record": (
        "red=home:2:NW:s1:c4:p2@red-2@brown-1 green=home:1:SW:s1:c6:p2@red-3@brown-2"
        " yellow=-12,18:S:s3:c5:p2@red-1@brown-4",
        (2, 1, 3),
        END_REASONS[ONE_LEFT],
    ),
    "queen-arrivals-and-wrecks.record": (
        "red=6,-13:N:s2:c4 green=home:1:NW:s4:c1 yellow=wrecked:3:NE:s5:c0 white=wrecked:4:NW:s6:c0",
        (2, 1, 3, 4),
        END_REASONS[ONE_LEFT],
    ),
    "queen-pushed-home.record": (
        "red=31,-33:NE:s3:c6:p2@brown-4@brown-1 green=home:2:N:s1:c5:p2@brown-2@red-3"
        " yellow=home:3:N:s1:c3:p2@brown-4@brown-1 white=home:1:N:s1:c5:p2@brown-2@red-4",
        (4, 2, 3, 1),
        END_REASONS[ONE_LEFT],
    ),
    "queen-round-limit.record": (
        "red=-1,-2:NE:s1:c6 green=-1,-5:NE:s2:c2:p1@brown-3 yellow=-1,-3:NW:s2:c3"
        " white=-2,-3:N:s1:c6:p1@brown-3 blue=0,-3:NW:s2:c5",
        (5, 1, 4, 2, 3),
        END_REASONS[ROUND_LIMIT],
    ),
    "queen-school-pushed-home.record": (
        "red=home:1:N:s1:c6 green=-2,-7:N:s1:c5 yellow=home:2:N:s1:c6",
        (1, 3, 2),
        END_REASONS[ONE_LEFT],
    ),
    "queen-school.record": (
        "red=home:1:NE:s1:c6 green=home:3:SE:s1:c6 yellow=7,-11:SE:s1:c6 white=home:2:NE:s1:c6",
        (1, 3, 4, 2),
        END_REASONS[ONE_LEFT],
    ),
    "queen-stop-at-winner.record": (
        "red=26,-28:N:s2:c6:p1@red-4 green=24,-26:NW:s2:c6:p2@brown-2@brown-4 yellow=home:1:SW:s1:c6:p2@brown-1@brown-3",
        (3, 2, 1),
        END_REASONS[WINNER_ARRIVED],
    ),
    "queen-wrecks-down-to-one.record": (
        "red=wrecked:3:SW:s4:c0 green=-1,2:S:s5:c0 yellow=wrecked:2:S:s4:c0",
        (3, 1, 2),
        END_REASONS[OTHERS_WRECKED],
    ),
    "queen-for-two.record": (
        "red-1=13,-40:NE:s1:c0:p2@red-3@brown-2 green-1=13,-33:NW:s1:c0:p2@red-2@red-4"
        " red-2=wrecked:S:s5:c0 green-2=home:1:N:s1:c0:p2@red-1@brown-1",
        (2, 1),
        END_REASONS[WINNER_ARRIVED],
    ),
    "queen-both-home.record": (
        "red-1=13,1:SE:s1:c0:p1@brown-4 green-1=home:1:N:s1:c0:p2@red-1@red-2"
        " red-2=20,-8:N:s3:c0:p2@brown-3@brown-1 green-2=home:1:NE:s1:c0:p2@red-4@brown-2",
        (2, 1),
        END_REASONS[WINNER_ARRIVED],
    ),
    "queen-both-home-withdrawn.record": (
        "red-1=0,0:N:s1:c6 green-1=wrecked:2:NW:s3:c4 red-2=-1,1:NW:s3:c5 green-2=wrecked:2:NE:s6:c0",
        (1, 2),
        END_REASONS[OTHERS_WRECKED],
    ),
    "queen-two-each.record": (
        "red-1=wrecked:3:SW:s4:c0:p2@red-2@red-3 green-1=wrecked:1:S:s6:c0:p2@brown-3@red-4"
        " yellow-1=7,2:SE:s2:c0:p2@brown-3@red-2 red-2=wrecked:3:NW:s5:c0"
        " green-2=home:1:NE:s1:c0:p2@red-4@brown-2 yellow-2=wrecked:SW:s3:c0:p1@red-3",
        (3, 1, 2),
        END_REASONS[WINNER_ARRIVED],
    ),
    "queen-for-six.record": (
        "red=wrecked:4:SE:s3:c0:p2@red-2@red-1 green=wrecked:5:SE:s1:c0"
        " yellow=home:1:SW:s1:c0:p2@brown-1@brown-4 white=home:2:S:s1:c0:p2@red-2@red-1"
        " blue=wrecked:6:NW:s2:c0:p1@brown-1 orange=-16,15:N:s1:c0:p1@brown-2",
        (4, 5, 1, 2, 6, 3),
        END_REASONS[ONE_LEFT],
    ),
    "queen-hazards.record": (
        "red=wrecked:4:NE:s2:c0 green=home:1:NW:s1:c0:p2@red-2@brown-3 yellow=wrecked:3:SW:s1:c0"
        " white=0,3:SE:s1:c0:p1@red-4",
        (4, 1, 3, 2),
        END_REASONS[ONE_LEFT],
    ),
    "queen-whole-river.record": (
        "red=-8,3:NW:s3:c0:p2@red-4@brown-1 green=wrecked:3:SE:s3:c0:p2@brown-3@red-3"
        " yellow=home:1:NE:s1:c0:p2@brown-2@red-2",
        (2, 3, 1),
        END_REASONS[ONE_LEFT],
    ),
    "queen-black-rose.record": (
        "red=home:1:SE:s1:c3:p2@brown-4@brown-2 green=-22,2:SE:s3:c0:p2@brown-1@red-3"
        " yellow=wrecked:3:NW:s3:c0:p1@red-2 rose=-18,-6:SW:s2:c1",
        (1, 2, 3),
        END_REASONS[ONE_LEFT],
    ),
    "queen-rose-stays.record": (
        "red=-2,-1:N:s2:c0 green=1,-4:N:s2:c0 yellow=2,-5:N:s3:c4 rose=-1,-2:NE:s1:c1",
        (3, 2, 1),
        END_REASONS[ROUND_LIMIT],
    ),
}


@cache
def load(name: str) -> tuple[str, Record]:
    """Return a record as text and as read, which takes a while and is done once."""
    text = (HERE / name).read_text(encoding="utf-8")
    return text, parse_record(text)


def happened(record: Record, kind: type) -> list[object]:
    """Return every event of a kind."""
    return [event for step in replay(record) for event in step.events if isinstance(event, kind)]


def home_in_anothers_turn(record: Record) -> list[Arrived]:
    """Return the arrivals of steamers that were not on turn."""
    arrivals = []
    for step in replay(record):
        mover = queen.on_turn(step.before)
        arrivals += [event for event in step.events if isinstance(event, Arrived) and event.steamer != mover]
    return arrivals


def test_every_record_of_this_game_is_looked_at() -> None:
    """Q22, Q23: a file that nobody expects would be tested by nobody."""
    assert sorted(FINISHED) == RECORDS


@pytest.mark.parametrize("name", FINISHED)
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    """Q4: a record holds every tile and every die, so it needs no generator."""
    text, record = load(name)
    assert format_record(record) == text
    assert record.game is queen


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_race_ends_where_it_ended(name: str) -> None:
    """Q22, Q23: the steamers, the ranks and the reason; the final position can be read again."""
    _, record = load(name)
    steamers, ranks, reason = FINISHED[name]
    end = final(record)
    outcome = queen.outcome(end)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == (ranks, reason)
    assert queen.format_position(end).partition("| ")[2] == steamers
    assert queen.parse_position(queen.format_position(end)) == end


@pytest.mark.parametrize("name", FINISHED)
def test_a_record_whose_end_is_told_wrong_is_not_read(name: str) -> None:
    """Q22: the result is checked against the actions."""
    text, _ = load(name)
    told = text.replace("result: 1 ", "result: 2 ")
    assert told != text
    with pytest.raises(BadText, match=r"record.result"):
        parse_record(told)


def test_there_is_a_record_for_every_way_a_race_can_end() -> None:
    """Q22, Q23: one is left, all others are wrecked, the winner has arrived, the round limit is reached."""
    assert {reason for _, _, reason in FINISHED.values()} == {
        END_REASONS[ONE_LEFT],
        END_REASONS[OTHERS_WRECKED],
        END_REASONS[WINNER_ARRIVED],
        END_REASONS[ROUND_LIMIT],
    }


def test_a_usual_race_has_all_eleven_tiles_and_the_landing() -> None:
    """Q4, Q5, Q18: from set-up to end: eight passengers came, and a die fell for each tile but the first."""
    _, record = load("queen-all-but-one-arrived.record")
    laid = [event for event in happened(record, TileLaid) if isinstance(event, TileLaid)]
    assert [tile.number for tile in laid] == list(range(1, 12))
    assert sum(tile.passengers for tile in laid) == 8
    assert len(happened(record, LandingJoined)) == 1
    assert len(happened(record, DieRolled)) == 11
    assert len(happened(record, Boarded)) == 6
    assert [event.number for event in happened(record, TileLeft) if isinstance(event, TileLeft)] == list(range(8))
    assert record.start == queen.setup(queen.OPTIONS(draw_first=True), ("red", "green", "yellow"), version=1)


def test_somebody_is_pushed_home_in_a_record_that_begins_at_a_position() -> None:
    """Q21: yellow pushes green, with two passengers and speed 1, to a jetty, and green is second."""
    text, record = load("queen-pushed-home.record")
    assert "\nposition: queen " in text
    assert home_in_anothers_turn(record) == [Arrived(1, 2)]
    assert len(happened(record, Pushed)) == 1


def test_somebody_is_pushed_home_in_the_school() -> None:
    """Q17: the pushed captain takes a rank in another's turn."""
    _, record = load("queen-school-pushed-home.record")
    assert len(home_in_anothers_turn(record)) == 1


def test_the_school_is_sailed_on_three_tiles_and_begins_with_the_captain_who_was_drawn() -> None:
    """Q8, Q17: white is drawn, red wins; nobody boards."""
    _, record = load("queen-school.record")
    assert final(record).first == 3
    assert len(happened(record, TileLaid)) == 3
    assert happened(record, Boarded) == []


def test_wrecks_take_the_last_ranks() -> None:
    """Q13, Q22: in one record all but one are wrecked, in another two are, after an arrival."""
    _, all_wrecked = load("queen-wrecks-down-to-one.record")
    assert happened(all_wrecked, Wrecked) == [Wrecked(0, 3, "coal"), Wrecked(2, 2, "coal")]
    _, some = load("queen-arrivals-and-wrecks.record")
    assert sorted(event.rank for event in happened(some, Wrecked) if isinstance(event, Wrecked)) == [3, 4]
    assert [event.rank for event in happened(some, Arrived) if isinstance(event, Arrived)] == [1]


def test_at_the_limit_passengers_count_before_the_order() -> None:
    """Q20, Q23: white lies last on the river and is second, for it has a passenger."""
    _, record = load("queen-round-limit.record")
    end = final(record)
    assert end.order[-1] == 3
    assert FINISHED["queen-round-limit.record"][1][3] == 2


# --- The Black Rose -------------------------------------------------------------------------------------------------------

SET_UPS = ("for-two", "two-each", "for-six", "hazards", "whole-river", "black-rose")


@pytest.mark.parametrize("name", SET_UPS)
def test_there_is_a_finished_race_of_each_ready_made_set_up_of_the_expansion(name: str) -> None:
    """B1–B13: from the first tile on, with its own options and players; somebody arrives with two passengers."""
    _, record = load(f"queen-{name}.record")
    setup = queen.SETUPS[name]
    assert record.start == queen.setup(setup.options, record.start.seats, version=1)
    assert len(record.start.seats) in setup.players
    homes = [event for event in happened(record, Arrived) if isinstance(event, Arrived)]
    assert homes
    assert all(final(record).steamers[home.steamer].passengers == 2 for home in homes)


def test_every_set_up_that_is_not_of_the_base_game_has_its_record() -> None:
    """B13: a set-up that joins brings its own."""
    assert set(queen.SETUPS) == {"passengers", "school", *SET_UPS}


def test_the_records_show_every_event_there_is_under_version_1() -> None:
    """Q1–Q23, B2–B12: so that an event that means something else one day is noticed; nobody was held then."""
    seen = {type(event) for name in FINISHED for step in replay(load(name)[1]) for event in step.events}
    assert seen == set(get_args(Event)) - {Held}


def test_two_players_exchange_coal_and_one_steamer_home_wins() -> None:
    """B8–B10: green's second steamer arrives, while red's are both on the river or wrecked."""
    _, record = load("queen-for-two.record")
    assert happened(record, Arrived) == [Arrived(3, 1)]
    assert Wrecked(2, 0, "coal") in happened(record, Wrecked), "one wreck takes no rank"
    trades = [event for event in happened(record, Exchanged) if isinstance(event, Exchanged)]
    assert trades
    assert all(trade.steamer % 2 == trade.other % 2 for trade in trades), "both are the same player's"


def test_both_steamers_must_come_home_with_the_option() -> None:
    """B10: the first arrival takes no rank, the second wins."""
    _, record = load("queen-both-home.record")
    assert record.start.options == Options(steamers=2, both_home=True)
    assert happened(record, Arrived) == [Arrived(1, 0), Arrived(3, 1)]


def test_with_one_of_both_wrecked_the_other_withdraws() -> None:
    """B10, RULING: green can no longer bring both home and is out."""
    _, record = load("queen-both-home-withdrawn.record")
    assert happened(record, Wrecked) == [Wrecked(3, 2, "coal")]
    assert happened(record, Withdrew) == [Withdrew(1)]


@pytest.mark.parametrize(("name", "ship"), [("for-six", 5), ("two-each", 3)])
def test_the_sixth_steamer_leaves_the_shipyard_in_the_first_round(name: str, ship: int) -> None:
    """B11: it is the last to sail in it."""
    _, record = load(f"queen-{name}.record")
    rounds = [event for event in happened(record, RoundBegan) if isinstance(event, RoundBegan)]
    assert rounds[0].order[-1] == ship
    out = [event for event in happened(record, Sailed) if isinstance(event, Sailed) and event.start == SHIPYARD]
    assert out == [Sailed(ship, SHIPYARD, (-2, 2))]


def test_hazards_have_steamers_run_aground_get_off_and_be_slowed() -> None:
    """B1–B5: eleven tiles, three of them in place of those without a station."""
    _, record = load("queen-hazards.record")
    laid = {event.tile for event in happened(record, TileLaid) if isinstance(event, TileLaid)}
    assert laid == {name for name in RIVER if not name.startswith("wild")} | {"driftwood", "sandbanks-1", "sandbanks-2"}
    for kind in (RanAground, GotOff, Backed, Slowed):
        assert happened(record, kind)


def test_the_whole_river_has_seventeen_tiles_and_coal() -> None:
    """B1, B7: somebody fills up on the way."""
    _, record = load("queen-whole-river.record")
    laid = {event.tile for event in happened(record, TileLaid) if isinstance(event, TileLaid)}
    assert laid == {*RIVER, *EXPANSION}
    assert happened(record, Fuelled) == [Fuelled(2, 6)]


def test_the_black_rose_sails_under_several_captains_and_gives_coal() -> None:
    """B12: whoever is last in the round steers her; she ends where she is, with no rank."""
    _, record = load("queen-black-rose.record")
    rose = record.start.rules.rose
    captains = {queen.actor(step.before) for step in replay(record) if step.before.agenda[0] == Task(SPEED, rose)}
    assert len(captains) > 1
    trades = [event for event in happened(record, Exchanged) if isinstance(event, Exchanged)]
    assert trades
    assert all(trade.steamer == rose and trade.coal <= 2 for trade in trades)
    assert final(record).steamers[rose].cell is not None


def test_the_black_rose_stays_where_she_has_no_move_at_all() -> None:
    """B12, RULING: aground between the bank and green she stays; when green has left she goes off astern."""
    _, record = load("queen-rose-stays.record")
    assert happened(record, Stayed) == [Stayed(3)]
    assert happened(record, Backed) == [Backed(3, (-2, -2), (-1, -2))]
