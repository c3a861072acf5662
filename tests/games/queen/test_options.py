"""B13: which options a table may choose together; what contradicts the rules is refused with ids and numbers."""

from __future__ import annotations

import re
import tomllib
from importlib import resources
from itertools import product
from typing import Any

import pytest

from paddlewheel.engine import options
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.option_checks import check_options
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.pieces import PASSENGERS, passengers_needed, passengers_there, river_of, stations_of
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER

WILD = ("wild-1", "wild-2", "wild-3")
RED = ("red-1", "red-2", "red-3", "red-4")
BROWN = ("brown-1", "brown-2", "brown-3", "brown-4")


def refused(chosen: Options, players: int) -> str:
    """Return why options are refused."""
    with pytest.raises(Refusal) as no:
        check_options(chosen, players)
    return str(no.value)


# --- names of tiles -------------------------------------------------------------------------------------------------------


def test_the_tiles_that_can_be_added_are_the_printed_ones() -> None:
    """B1: six tiles, in the order of the table of tiles."""
    printed = tomllib.loads(resources.files(queen).joinpath("river", "tiles.toml").read_text(encoding="utf-8"))
    assert tuple(tile["id"] for tile in printed["expansion"]) == tuple(EXPANSION)


def test_the_order_of_tiles_does_not_matter() -> None:
    """B1: not in Python, not in data, not in text."""
    chosen = Options(added=("coal", "driftwood"), removed=("red-1", "wild-1"))
    assert Options(added=("driftwood", "coal"), removed=("wild-1", "red-1")) == chosen
    assert options.from_text(Options, "added=driftwood+coal removed=wild-1+red-1") == chosen
    assert options.from_data(Options, {"added": ["driftwood", "coal"], "removed": ["wild-1", "red-1"]}) == chosen


@pytest.mark.parametrize(
    ("named", "problem", "where"),
    [
        ({"added": ("reef",)}, "options.tile_unknown (option=added, found='reef', known=coal,coal-and-", "name.unknown"),
        ({"added": ("wild-1",)}, "options.tile_unknown (option=added, found='wild-1', known=coal,", "name.unknown"),
        ({"added": ("coal", "coal")}, "options.tile_twice (option=added, tile=coal)", "name.twice (name=coal)"),
        ({"removed": ("coal",)}, "options.tile_unknown (option=removed, found='coal', known=brown-1,", "name.unknown"),
        ({"removed": ("start",)}, "options.tile_unknown (option=removed, found='start', known=brown-1,", "name.unknown"),
        ({"removed": ("wild-1", "wild-1")}, "options.tile_twice (option=removed, tile=wild-1)", "name.twice (name=wild-1)"),
    ],
)  # fmt: skip
def test_a_tile_that_there_is_not_or_that_is_named_twice_is_refused(
    named: dict[str, Any], problem: str, where: str
) -> None:
    """B1: where it is read, and where it was made in Python."""
    assert refused(Options(**named), 3).startswith(f"B1 {problem}")
    with pytest.raises(BadData, match=re.escape(f"options.{next(iter(named))}: {where}")):
        options.from_data(Options, named)


# --- the sailing school ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "named"),
    [
        ({"added": ("coal",)}, "added, rules=B1"),
        ({"removed": ("wild-1",)}, "removed, rules=B1"),
        ({"steamers": 2}, "steamers, rules=B8"),
        ({"both_home": True, "steamers": 2}, "steamers,both_home, rules=B8,B10"),
        ({"exchange_at_docks": True, "black_rose": True}, "exchange_at_docks,black_rose, rules=B9,B12"),
        ({"black_rose": True}, "black_rose, rules=B12"),
    ],
)
def test_the_school_takes_nothing_from_the_expansion(chosen: dict[str, Any], named: str) -> None:
    """Q17, B13: the expansion is added to the passenger game."""
    assert refused(Options(school=True, **chosen), 3) == f"Q17 options.school_expansion (options={named})"


def test_the_school_is_for_three_to_five() -> None:
    """Q17, B10, B11: two and six need what the expansion brings."""
    for players in (3, 4, 5):
        check_options(Options(school=True), players)
    assert refused(Options(school=True), 2) == "Q17 options.school_players (players=2, rules=B10)"
    assert refused(Options(school=True), 6) == "Q17 options.school_players (players=6, rules=B11)"


# --- how many steamers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("steamers", [-1, 0, 3, 1000])
def test_a_player_has_one_steamer_or_two(steamers: int) -> None:
    """B8: no other number."""
    assert refused(Options(steamers=steamers), 3) == f"B8 options.steamers (steamers={steamers})"


def test_two_players_have_two_steamers_each() -> None:
    """B10: with one each there would be no race."""
    assert refused(Options(), 2) == "B10 options.two_players (rules=B8)"
    check_options(Options(steamers=2), 2)


def test_two_steamers_each_are_for_two_or_three_players() -> None:
    """B8, B11: there are six start cells."""
    check_options(Options(steamers=2), 3)
    assert refused(Options(steamers=2), 4) == ("B8 options.start_cells (players=4, each=2, cells=6, most=3, rules=B11)")
    assert refused(Options(steamers=2), 6).startswith(
        "B8 options.start_cells (players=6, each=2, cells=6, most=3, rules=B11)"
    )


@pytest.mark.parametrize("players", [0, 1, 7, 100])
def test_two_to_six_play(players: int) -> None:
    """Q18, B10, B11: there is no number of passengers for any other company."""
    assert refused(Options(), players) == f"Q18 players.number (fewest=2, most=6, players={players})"


def test_both_home_needs_two_steamers() -> None:
    """B10: the ending is about both of them."""
    assert refused(Options(both_home=True), 4) == "B10 options.both_home (rules=B8)"
    check_options(Options(both_home=True, steamers=2), 2)
    check_options(Options(both_home=True, steamers=2), 3)


def test_exchange_at_docks_needs_somebody_to_exchange_with() -> None:
    """B9: a second steamer, or the Black Rose."""
    assert refused(Options(exchange_at_docks=True), 4) == ("B9 options.exchange_at_docks")
    check_options(Options(exchange_at_docks=True, steamers=2), 3)
    check_options(Options(exchange_at_docks=True, black_rose=True), 5)


def test_the_black_rose_needs_a_start_cell() -> None:
    """B12: at most five others."""
    for players, steamers in ((2, 2), (3, 1), (4, 1), (5, 1)):
        check_options(Options(black_rose=True, steamers=steamers), players)
    for players, steamers in ((6, 1), (3, 2)):
        assert refused(Options(black_rose=True, steamers=steamers), players) == (
            "B12 options.rose_start_cell (steamers=6, most=5, rules=B11)"
        )


# --- enough stations ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chosen", "players", "said"),
    [
        (
            Options(removed=(*WILD, *RED[1:], *BROWN[2:])),
            4,
            "options.passengers (players=4, needed=8, there=5, red=1, brown=2)",
        ),
        (Options(removed=tuple(RIVER)), 3, "options.passengers (players=3, needed=6, there=0, red=0, brown=0)"),
        (Options(removed=RED[:3]), 3, "options.passengers (players=3, needed=6, there=5, red=1, brown=4)"),
        (Options(removed=(*RED, "brown-1")), 5, "options.passengers (players=5, needed=10, there=6, red=0, brown=3)"),
        (Options(removed=BROWN[:3]), 6, "options.passengers (players=6, needed=12, there=10, red=4, brown=1)"),
        (
            Options(removed=("red-1",), steamers=2, both_home=True),
            2,
            "options.passengers_both_home (players=2, needed=8, there=7, red=3, brown=4, rules=B10)",
        ),
    ],
)
def test_a_river_with_too_few_passengers_is_refused_with_the_numbers(chosen: Options, players: int, said: str) -> None:
    """B1: two for each player, or two for each of both steamers; tiles that are added bring none."""
    assert refused(chosen, players) == f"B1 {said}"


@pytest.mark.parametrize(
    ("chosen", "players"),
    [
        (Options(removed=WILD, added=tuple(EXPANSION)), 6),
        (Options(removed=RED[:2]), 3),
        (Options(removed=RED), 4),
        (Options(removed=(*WILD, *RED), steamers=2), 2),
        (Options(removed=WILD, steamers=2, both_home=True), 2),
        (Options(removed=RED[:2], steamers=2, both_home=True), 3),
    ],
)
def test_a_river_with_just_enough_passengers_can_be_sailed(chosen: Options, players: int) -> None:
    """B1, Q18: which is as many as are needed, or more."""
    check_options(chosen, players)
    assert passengers_there(chosen, players) >= passengers_needed(chosen, players)


def test_enough_passengers_are_never_on_fewer_than_two_stations() -> None:
    """B1, Q19: one passenger at most from each station, so a steamer needs two of them."""
    for (players, steamers), each in PASSENGERS.items():
        assert passengers_needed(Options(steamers=steamers), players) > max(each.values())


def test_what_is_removed_and_added_makes_the_river() -> None:
    """B1: eleven tiles, less those removed, and those added."""
    assert river_of(Options()) == tuple(RIVER)
    assert river_of(Options(added=("coal",), removed=WILD)) == (*BROWN, *RED, "coal")
    assert stations_of(Options(removed=("red-4", *BROWN))) == {"red": 3, "brown": 0}


# --- and nothing else -----------------------------------------------------------------------------------------------------


def test_every_other_combination_is_taken() -> None:
    """B13: part B combines freely; of all combinations exactly those are refused that the tests above name."""
    yes_no = (False, True)
    numbers, choices = product(range(2, 7), (1, 2)), product(*[yes_no] * 5)
    for (players, steamers), (both, docks, rose, stop, drawn) in product(numbers, choices):
        chosen = Options(
            stop_at_winner=stop,
            draw_first=drawn,
            steamers=steamers,
            both_home=both,
            exchange_at_docks=docks,
            black_rose=rose,
        )
        fits = players * steamers + rose <= 6 and (players > 2 or steamers == 2)
        meant = (steamers == 2 or not both) and (steamers == 2 or rose or not docks)
        if fits and meant:
            check_options(chosen, players)
        else:
            assert refused(chosen, players)[0] == "B"


def test_setting_up_refuses_what_contradicts() -> None:
    """B13: a race, a position and a record never begin with such options."""
    with pytest.raises(Refusal, match="both_home"):
        queen.setup(Options(both_home=True), ("red", "green", "blue"))
    with pytest.raises(Refusal, match="both_home"):
        queen.parse_position("queen both_home=yes | red green blue")


# --- the schema -----------------------------------------------------------------------------------------------------------


def test_the_schema_says_of_each_option_what_there_is_to_know() -> None:
    """B13: type, limits or names, usual value, rule."""
    found = options.schema(Options)["properties"]
    assert list(found) == list(options.to_data(Options()))
    assert found["steamers"] == {
        "type": "integer",
        "minimum": 1,
        "maximum": 2,
        "default": 1,
        "rule": "B8",
    }
    assert found["added"]["items"] == {"type": "string", "enum": list(EXPANSION)}
    assert found["school"]["type"] == "boolean"
    assert {name: about["default"] for name, about in found.items()} == options.to_data(Options())


def test_the_limits_of_the_schema_are_those_that_are_kept() -> None:
    """Q23, B8: one less and one more are refused by the rule that the schema names."""
    for name, about in options.schema(Options)["properties"].items():
        if about["type"] == "integer":
            for value in (about["minimum"], about["maximum"]):
                check_options(options.from_data(Options, {name: value}), 3)
            for value in (about["minimum"] - 1, about["maximum"] + 1):
                assert refused(options.from_data(Options, {name: value}), 3).startswith(about["rule"] + " ")
