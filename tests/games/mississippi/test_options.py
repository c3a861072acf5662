"""The options of a race: players (M3), rows (M1), stop at the winner (M15), turn limit (M16)."""

from __future__ import annotations

import dataclasses
import re

import pytest

from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import MOST_TURNS, Options

from .sailing import sail

THREE = ("red", "green", "black")


def test_the_usual_options() -> None:
    """M1, M15, M16: thirteen rows, play on after the winner, sixty turns a player."""
    assert mississippi.OPTIONS() == Options(rows=13, stop_at_winner=False, turn_limit=60)
    assert [field.name for field in dataclasses.fields(Options)] == ["rows", "stop_at_winner", "turn_limit"]


@pytest.mark.parametrize("players", mississippi.PLAYERS)
def test_three_to_six_can_play(players: int) -> None:
    """M3: that many players have a share of the wood; each may begin, and everybody's steamer is ashore."""
    state = mississippi.setup(Options(), mississippi.COLOURS[:players])
    assert mississippi.seats(state) == mississippi.COLOURS[:players]
    assert len(mississippi.legal(state)) == players
    assert mississippi.format_position(state).count("=ashore:-:") == players


def test_as_many_colours_as_players() -> None:
    """M3: three to six, and a usual name for each."""
    assert list(mississippi.PLAYERS) == [3, 4, 5, 6]
    assert len(mississippi.COLOURS) == 6


@pytest.mark.parametrize("seats", [(), ("red",), ("red", "green"), (*mississippi.COLOURS, "blue")])
def test_fewer_than_three_or_more_than_six_cannot_play(seats: tuple[str, ...]) -> None:
    """M3: the wood is dealt for 3, 4, 5 or 6."""
    with pytest.raises(Refusal, match=re.escape(f"M3 players.number (fewest=3, most=6, players={len(seats)})")) as no:
        mississippi.setup(Options(), seats)
    assert no.value.rule == "M3"


@pytest.mark.parametrize(
    "name",
    [
        "",
        "Red",
        "seats: seat.name (found='red rose', reserved=chance,nobody)",
        "1st",
        "-x",
        "a" * 17,
        "chance",
        "nobody",
        "red=1",
        "rød",
        "red\n",
    ],
)
def test_a_seats_name_is_short_and_plain(name: str) -> None:
    """M3: it has to stand in records and positions."""
    with pytest.raises(BadData, match=re.escape("seats: seat.name")):
        mississippi.setup(Options(), ("green", name, "black"))


def test_two_seats_do_not_have_the_same_name() -> None:
    """M3: nobody could tell them apart."""
    with pytest.raises(BadData, match=re.escape("seats: seat.twice (name=red)")):
        mississippi.setup(Options(), ("red", "green", "red"))


@pytest.mark.parametrize("limit", [0, -1, MOST_TURNS + 1])
def test_a_turn_limit_is_at_least_one(limit: int) -> None:
    """M16: and at most a million."""
    with pytest.raises(Refusal, match=re.escape(f"M16 options.turn_limit (most=1000000, turns={limit})")) as no:
        mississippi.setup(Options(turn_limit=limit), THREE)
    assert no.value.rule == "M16"


def test_the_largest_options_can_be_sailed() -> None:
    """M1, M16: a million rows, a million turns each."""
    state = mississippi.setup(Options(rows=1_000_000, turn_limit=MOST_TURNS), THREE)
    after, _ = sail(state, "first=red", "die=4", "+20")
    assert after.fields == (20, -1, -1)


@pytest.mark.parametrize("options", [Options(rows=3), Options(rows=4, stop_at_winner=True), Options(turn_limit=1)])
def test_a_state_knows_its_options(options: Options) -> None:
    """M1, M15, M16: from the first state on, whatever happens."""
    state = mississippi.setup(options, THREE)
    assert mississippi.options(state) == options
    assert mississippi.options(sail(state, "first=red", "die=4", "+2")[0]) == options


def test_the_rows_decide_where_home_is() -> None:
    """M1, M14: the same way leads home on three rows and further up on four."""
    position = "mississippi rows={} to_move=red | red=24:3:2 green=3:1:9 black=4:1:9"
    assert sail(position.format(3), "+1")[0].fields[0] == 25
    assert mississippi.format_position(sail(position.format(3), "+1")[0]).endswith("red=home:1 green=3:1:9 black=4:1:9")
    assert mississippi.format_position(sail(position.format(4), "+1")[0]).endswith("red=25:3:1 green=3:1:9 black=4:1:9")
