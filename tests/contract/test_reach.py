"""What a steamer could reach if it were its turn now: the ends of its turns, whoever is on turn."""

from __future__ import annotations

import re

import pytest

from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData
from paddlewheel.games import GAMES, mississippi, queen
from paddlewheel.games.mississippi.model import Steam

RIVER = "queen tiles=start,red-1,red-2 round=3 order=red,green,blue to_move={mover} | red=0,1 green=0,-4:N:s2:c3 blue=1,-3"
ROSE = (
    "queen black_rose=yes tiles=start,red-1,red-2 round=3 order=red,green,blue,rose to_move=red"
    " | red=0,1 green=0,-4 blue=1,-3 rose=1,1"
)
FROM_BLACK = {-1: 0, 1: 3, 2: 4, 3: 6, 4: 7, 5: 8, 6: 9, 7: 10, 8: 11, 9: 12}
"""Where black's ways end on the course below: red lies on field 2, green on field 5."""
COURSE = "mississippi rows=5 round=6 to_move={mover} | red=2:1:4 green=5:1:9 black=1:5:9"


def test_the_river_within_reach_is_where_the_turns_end() -> None:
    """Q10–Q12: the same as on its turn, each cell with the least coal."""
    state = queen.parse_position(RIVER.format(mover="red"))
    hers = queen.parse_position(RIVER.format(mover="green"))
    least: dict[tuple[int, int], int] = {}
    for turn in queen.turns(hers):
        least[turn.cell] = min(turn.coal, least.get(turn.cell, turn.coal))
    assert {tuple(one["cell"]): one["coal"] for one in queen.reach(state, "green")} == least
    assert queen.reach(hers, "green") == queen.reach(state, "green")


def test_the_black_rose_reaches_what_her_one_coal_allows() -> None:
    """B12."""
    found = queen.reach(queen.parse_position(ROSE), "rose")
    assert found
    assert max(one["coal"] for one in found) <= 1


def test_the_fields_within_reach_say_where_docking_carries() -> None:
    """M7–M9: occupied fields are passed over."""
    state = mississippi.parse_position(COURSE.format(mover="red"))
    hers = mississippi.parse_position(COURSE.format(mover="black"))
    furthest: dict[int, int] = {}
    for turn in mississippi.turns(hers):
        assert isinstance(turn.action, Steam)
        field = FROM_BLACK[turn.action.distance]
        furthest[field] = max(min(turn.state.fields[2], state.goal), furthest.get(field, 0))
    assert {one["field"]: one["end"] for one in mississippi.reach(state, "black")} == furthest


def test_nothing_is_reached_before_the_start_nor_after_coming_home() -> None:
    assert queen.reach(queen.setup(queen.OPTIONS(), ("red", "green", "blue")), "red") == []
    assert mississippi.reach(mississippi.setup(mississippi.OPTIONS(), ("red", "green", "black")), "red") == []


@pytest.mark.parametrize("game", GAMES.values())
def test_a_name_that_nobody_has_is_not_understood(game: AnyGame) -> None:
    state = game.setup(game.OPTIONS(), ("red", "green", "black"))
    with pytest.raises(BadData, match=re.escape("steamer: name.unknown (kind=steamer, found='pink', known=red,green")):
        game.reach(state, "pink")
