"""Every finished game kept here replays to where it ended when it was put here."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from paddlewheel.engine.record import Record, final, format_record, parse_record, replay
from paddlewheel.games import GAMES
from paddlewheel.games.mississippi.arrival import ALL_BUT_ONE_HOME, TURN_LIMIT, WINNER_HOME
from paddlewheel.games.mississippi.model import CameHome, Passed

HERE = Path(__file__).parent
RECORDS = sorted(path.name for path in HERE.glob("*.record"))

FINISHED = {
    "mississippi-all-but-one-home.record": (
        "mississippi rules=1 rows=3 stop_at_winner=no turn_limit=60 first=green round=6 to_move=nobody"
        " | red=home:2 green=home:3 black=home:1 yellow=10:2:4",
        (2, 3, 1, 4),
        ALL_BUT_ONE_HOME,
    ),
    "mississippi-from-a-position.record": (
        "mississippi rules=1 rows=3 stop_at_winner=no turn_limit=60 first=black round=11 to_move=nobody"
        " | red=2:2:1 green=home:1 black=home:3 yellow=home:2",
        (4, 1, 3, 2),
        ALL_BUT_ONE_HOME,
    ),
    "mississippi-last-rival-pushed-home.record": (
        "mississippi rules=1 rows=3 stop_at_winner=no turn_limit=60 first=black round=6 to_move=nobody"
        " | red=home:1 green=21:1:29 black=home:2",
        (1, 3, 2),
        ALL_BUT_ONE_HOME,
    ),
    "mississippi-pushed-home.record": (
        "mississippi rules=1 rows=3 stop_at_winner=no turn_limit=60 first=black round=10 to_move=nobody"
        " | red=home:1 green=home:3 black=22:4:8 yellow=home:5 white=home:4 orange=home:2",
        (1, 3, 6, 5, 4, 2),
        ALL_BUT_ONE_HOME,
    ),
    "mississippi-turn-limit.record": (
        "mississippi rules=1 rows=5 stop_at_winner=no turn_limit=5 first=black round=6 to_move=nobody"
        " | red=home:1 green=37:2:5 black=34:4:10",
        (1, 2, 3),
        TURN_LIMIT,
    ),
    "mississippi-usual-race.record": (
        "mississippi rules=1 rows=13 stop_at_winner=no turn_limit=60 first=green round=16 to_move=nobody"
        " | red=home:5 green=home:3 black=home:4 yellow=home:2 white=109:4:2 orange=home:1",
        (5, 3, 4, 2, 6, 1),
        ALL_BUT_ONE_HOME,
    ),
    "mississippi-winner-home.record": (
        "mississippi rules=1 rows=4 stop_at_winner=yes turn_limit=60 first=yellow round=4 to_move=nobody"
        " | red=12:1:12 green=home:1 black=20:3:5 yellow=27:5:4 white=9:5:3",
        (4, 1, 3, 2, 5),
        WINNER_HOME,
    ),
    "mississippi-winner-pushed-home.record": (
        "mississippi rules=1 rows=3 stop_at_winner=yes turn_limit=60 first=red round=3 to_move=nobody"
        " | red=home:1 green=10:1:10 black=8:5:14 yellow=15:4:5",
        (1, 3, 4, 2),
        WINNER_HOME,
    ),
}
UNFINISHED = ["mississippi-sample.record"]


def load(name: str) -> tuple[str, Record]:
    """Return a record as text and as read."""
    text = (HERE / name).read_text(encoding="utf-8")
    return text, parse_record(text)


def home_in_anothers_turn(record: Record) -> list[CameHome]:
    """Return the arrivals of steamers that were not on turn."""
    arrivals = []
    for step in replay(record):
        mover = record.game.on_turn(step.before)
        arrivals += [event for event in step.events if isinstance(event, CameHome) and event.seat != mover]
    return arrivals


def test_every_record_here_is_looked_at() -> None:
    """A file that nobody expects would be tested by nobody."""
    assert sorted([*FINISHED, *UNFINISHED]) == [name for name in RECORDS if name.startswith("mississippi-")]
    assert {name.partition("-")[0] for name in RECORDS} <= set(GAMES)


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_written_as_it_was_read(name: str) -> None:
    text, record = load(name)
    assert format_record(record) == text


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_replays_to_equal_states_every_time(name: str) -> None:
    _, record = load(name)
    once, again = list(replay(record)), list(replay(record))
    assert once == again
    assert [step.number for step in once] == list(range(1, len(record.actions) + 1))
    assert all(earlier.after == later.before for earlier, later in pairwise(once))
    assert final(record) == once[-1].after


@pytest.mark.parametrize("name", FINISHED)
def test_a_finished_game_ends_where_it_ended(name: str) -> None:
    """M14–M16: the final position, the ranks and the reason."""
    _, record = load(name)
    position, ranks, reason = FINISHED[name]
    end = final(record)
    outcome = record.game.outcome(end)
    assert record.game.format_position(end) == position
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == (ranks, reason)
    assert end == record.game.parse_position(position)


def test_there_is_a_record_for_every_way_a_race_can_end() -> None:
    """M15, M16: all but one home, the winner home, the turn limit."""
    assert {reason for _, _, reason in FINISHED.values()} == {ALL_BUT_ONE_HOME, WINNER_HOME, TURN_LIMIT}


def test_some_records_have_arrivals_in_anothers_turn() -> None:
    """M14: in the middle of a race, as its winner at once, and as its last act."""
    _, pushed = load("mississippi-pushed-home.record")
    assert len(home_in_anothers_turn(pushed)) >= 2
    _, winner = load("mississippi-winner-pushed-home.record")
    assert [(event.seat, event.rank) for event in home_in_anothers_turn(winner)] == [(0, 1)]
    _, last = load("mississippi-last-rival-pushed-home.record")
    assert home_in_anothers_turn(last)[-1] == list(replay(last))[-1].events[-2]


def test_a_record_can_begin_at_a_position_and_have_a_turn_passed() -> None:
    """M9: red can move in neither direction at first."""
    text, record = load("mississippi-from-a-position.record")
    assert "position:" in text
    assert next(replay(record)).events == (Passed(0),)
