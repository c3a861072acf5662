"""Perft itself, against a count that is written down as it is said."""

from __future__ import annotations

from typing import Any

import pytest

from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.perft import divide, perft
from paddlewheel.games import mississippi

POSITIONS = [
    "mississippi rows=3 to_move=red | red=22:3:4 green=23:2:3 black=20:5:2",
    "mississippi rows=3 to_move=red | red=home:1 green=23:2:3 black=20:5:2 yellow=2:1:0".replace(
        "to_move=red", "to_move=green"
    ),
    "mississippi rows=3 stop_at_winner=yes turn_limit=1 to_move=black | red=ashore:-:20 green=3:2:3 black=4:5:2",
]


def count(game: AnyGame, state: Any, depth: int) -> tuple[int, int]:
    """Return the ways to go on and how many of them end the game."""
    actions = game.legal(state)
    if not actions:
        return 1, 1
    if depth == 0:
        return 1, 0
    results = [count(game, game.apply(state, action)[0], depth - 1) for action in actions]
    return sum(ways for ways, _ in results), sum(ended for _, ended in results)


@pytest.mark.parametrize("depth", [0, 1, 2])
@pytest.mark.parametrize("position", POSITIONS)
def test_perft_counts_every_way_to_go_on(position: str, depth: int) -> None:
    state = mississippi.parse_position(position)
    found = perft(mississippi, state, depth)
    assert (found.ways, found.ended) == count(mississippi, state, depth)
    assert found.depth == depth


@pytest.mark.parametrize("position", POSITIONS)
def test_dividing_adds_up(position: str) -> None:
    state = mississippi.parse_position(position)
    rows = divide(mississippi, state, 2)
    assert [text for text, _ in rows] == [mississippi.format_action(state, action) for action in mississippi.legal(state)]
    assert sum(ways for _, ways in rows) == perft(mississippi, state, 2).ways


def test_a_game_that_is_over_goes_on_in_one_way() -> None:
    state = mississippi.parse_position("mississippi rows=3 first=red | red=home:1 green=home:2 black=20:5:2")
    found = perft(mississippi, state, 3)
    assert (found.ways, found.ended) == (1, 1)
    assert divide(mississippi, state, 1) == []


def test_the_digest_tells_lists_in_another_order_apart() -> None:
    """It is of the actions' texts, in their order, at every depth."""
    state = mississippi.parse_position(POSITIONS[0])

    class Reversed:
        legal = staticmethod(lambda state: tuple(reversed(mississippi.legal(state))))
        apply = staticmethod(mississippi.apply)
        actor = staticmethod(mississippi.actor)
        format_action = staticmethod(mississippi.format_action)

    backwards: Any = Reversed
    for depth in (1, 2):
        one, other = perft(mississippi, state, depth), perft(backwards, state, depth)
        assert (one.ways, one.ended) == (other.ways, other.ended)
        assert one.digest != other.digest
        assert one == perft(mississippi, state, depth)
