"""The race of a day at a table: founded by its day, alone, the others by script, and counted once when it is home."""

from __future__ import annotations

import pickle

import msgspec
import pytest

from paddlewheel.engine.errors import BadData, PaddlewheelError
from paddlewheel.games import game_named
from paddlewheel.tables.automatic import Roll, chore, rolled
from paddlewheel.tables.daily import COUNT, DAYS_BACK, check_day, daily_games, progress, race_of, today
from paddlewheel.tables.decisions import decide
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.history import Action, decode_charter, encode
from paddlewheel.tables.protocol import Close, HandOver, NewTable, Rematch, TakeBack, WhichDaily
from paddlewheel.tables.storage.kept import addition
from paddlewheel.tables.table import Table
from paddlewheel.tables.view import situation, table_info

from .sitting import Sitting, denied, seats

DAY = "2026-11-18"
NOON = 1_794_999_600_000
"""That day at eleven in the morning, universal time."""


def race(game: str = "mississippi", solved: bool = False) -> Sitting:
    return Sitting(NewTable(daily=WhichDaily(game=game, day=DAY, solved=solved)), now=NOON)


def sailed(sitting: Sitting) -> list[tuple[object, ...]]:
    """Sail the race as well as can be, and return what was counted on the way."""
    counted: list[tuple[object, ...]] = []
    for text in line_of(sitting):
        before, now = sitting.table, sitting.now
        if chore(before, now) is None:
            entries = decide(before, sitting.sender("red"), sitting.order("red", text), now)
        else:
            entries = rolled(before, now)
        sitting.table = before.copy()
        sitting.happen(entries)
        counted += [values for query, values in addition(before, entries, sitting.table).also if query == COUNT]
    return counted


def line_of(sitting: Sitting) -> list[str]:
    """Return the actions of a race that is as short as can be."""
    table = sitting.table
    assert table.daily is not None
    texts, state = [], table.play.state
    for action in table.daily.line():
        texts.append(table.game.format_action(state, action))
        state, _ = table.game.apply(state, action)
    return texts


def test_there_is_one_of_every_game_that_knows_par() -> None:
    assert daily_games() == ["mississippi", "queen"]


@pytest.mark.parametrize("game", ["mississippi", "queen"])
def test_the_person_sits_here_and_the_race_begins_as_the_day_says(game: str) -> None:
    sitting = race(game)
    info = table_info(sitting.table)
    assert [seat.captain for seat in info.seats] == [None, "deckhand", "deckhand"]
    assert info.daily == WhichDaily(game=game, day=DAY)
    assert not info.hints
    assert sitting.table.play.state == race_of(game, DAY).start
    assert situation(sitting.table, sitting.now).actor == "red"


@pytest.mark.parametrize("game", ["mississippi", "queen"])
def test_a_race_that_comes_home_is_counted_once(game: str) -> None:
    sitting = race(game)
    par = race_of(game, DAY).par.turns
    assert sailed(sitting) == [(DAY, game, par)]
    assert sitting.table.actor is None
    told = progress(WhichDaily(game=game, day=DAY), sitting.table.play.actions, sitting.table.n)
    assert (told.home, told.over, told.kept) == (True, True, [True] * par)
    assert [best and best.turns for best in told.here] == list(range(par - 1, -1, -1))


def test_what_is_known_of_the_first_turns_is_not_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    which = WhichDaily(game="mississippi", day=DAY)
    actions = race_of("mississippi", DAY).line()[:4]
    whole = progress(which, actions, 3)
    monkeypatch.setattr("paddlewheel.tables.daily.par_from", lambda *_: pytest.fail("it is known"))
    assert progress(which, actions, 3, whole.here) == whole


def test_the_others_follow_their_script_and_no_captain_is_asked() -> None:
    sitting, moved = race(), []
    line = line_of(sitting)
    sitting.sail("red", line[0])
    while (todo := chore(sitting.table, sitting.now)) is not None:
        assert todo == Roll()
        moved += [(one.seat, one.action, one.by) for one in rolled(sitting.table, sitting.now) if isinstance(one, Action)]
        sitting.happen(rolled(sitting.table, sitting.now))
    assert moved == [("green", line[1], "captain"), ("black", line[2], "captain")]
    assert sitting.table.actor == 0


def test_a_turn_that_is_over_cannot_be_taken_back_but_one_under_way_can() -> None:
    sitting = race("queen")
    sitting.sail("red", "N")
    assert denied(sitting, TakeBack(id="x", seat="red", keep=0, seen=sitting.table.n)) == "not_understood"
    sitting.sail("red", "2", "a")
    sitting.give(TakeBack(id="y", seat="red", keep=1, seen=sitting.table.n))
    assert len(sitting.table.play.actions) == 1


def test_nothing_else_is_done_there() -> None:
    sitting = race()
    assert denied(sitting, HandOver(id="x", seat="red")) == "not_understood"
    assert denied(sitting, Rematch(id="x", seat="red")) == "not_understood"
    sitting.give(Close(id="x"), "maker")


def test_a_solved_one_is_over_and_is_not_counted() -> None:
    table = race(solved=True).table
    assert table.actor is None
    assert table.start == len(table.play.actions) == len(race_of("mississippi", DAY).line())
    assert table.daily is not None
    assert table.daily.is_home(table.play.state)


def test_it_is_alone_in_what_a_table_is_founded_with() -> None:
    with pytest.raises(BadData, match=r"table\.daily_alone"):
        Sitting(NewTable(daily=WhichDaily(game="queen", day=DAY), seats=seats("here")), now=NOON)


@pytest.mark.parametrize(
    ("day", "code"),
    [("2026-11-19", "daily.ahead"), ("2026-02-30", "daily.no_day"), ("2026-10-01", "daily.past")],
)
def test_days_that_cannot_be_sailed_are_refused(day: str, code: str) -> None:
    with pytest.raises(Denied) as no:
        Sitting(NewTable(daily=WhichDaily(game="mississippi", day=day)), now=NOON)
    assert no.value.code == code


def test_the_day_changes_at_midnight_universal_time() -> None:
    midnight = NOON - 11 * 3600 * 1000
    assert (today(midnight - 1), today(midnight)) == ("2026-11-17", DAY)
    check_day(DAY, midnight)
    check_day(DAY, midnight + DAYS_BACK * 86_400_000)
    with pytest.raises(Denied):
        check_day(DAY, midnight + (DAYS_BACK + 1) * 86_400_000)


def test_a_table_is_the_same_when_it_is_read_again_or_sent_to_another_process() -> None:
    table = race("queen").table
    again = Table(table.name, decode_charter(encode(table.charter)))
    assert again.play.state == table.play.state
    sent = pickle.loads(pickle.dumps(table.daily))
    assert sent.start == table.play.state


def test_a_build_without_such_races_reads_which_game_it_is() -> None:
    older = Table("older", msgspec.structs.replace(race("queen").table.charter, daily=None))
    assert older.game is game_named("queen")


def test_a_game_without_one_is_refused() -> None:
    with pytest.raises(PaddlewheelError):
        race("chess")
