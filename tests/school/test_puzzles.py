"""Every puzzle that is shipped is solved a second time, without the search that found it, and its words are there."""

from __future__ import annotations

from collections import Counter
from importlib import resources
from random import Random
from typing import Any, Final

import pytest

from paddlewheel.arena.racing import aboard, sail
from paddlewheel.engine.errors import BadData
from paddlewheel.games import GAMES, game_named
from paddlewheel.school.puzzle import GRADES, Collection, Puzzle, answered, begin, collection_named, collections, tried
from paddlewheel.school.themes import THEMES
from paddlewheel.words import LANGUAGES, known, say

from .solving import NUMBERS, Solver

PUZZLES: Final = [(collection, puzzle) for collection in collections() for puzzle in collection.puzzles]
NAMES: Final = [f"{collection.name}-{puzzle.name}" for collection, puzzle in PUZZLES]
LEAST: Final = {"queen": 60, "mississippi": 60, "black-rose": 40}
MOST_BYTES: Final = 200_000
RACES: Final = 24
"""How often the race is sailed on after the answer, and after another turn."""
CREW: Final = "helmsman"

FEW: Final = {"ready": 40}
MANY: Final = 150
"""With more turns trying every action takes a while, and is left to the long tests."""


def is_small(collection: Collection, puzzle: Puzzle) -> bool:
    return collection.game == "mississippi" or len(GAMES[collection.game].turns(begin(collection, puzzle))) <= FEW.get(
        puzzle.theme, MANY
    )


every_puzzle = pytest.mark.parametrize(("collection", "puzzle"), PUZZLES, ids=NAMES)


def after_answer(collection: Collection, puzzle: Puzzle) -> Any:
    game, start = game_named(collection.game), begin(collection, puzzle)
    actions = answered(game, start, game.seats(start).index(puzzle.seat), puzzle.answer)
    return tried(collection, puzzle, actions)


def test_there_are_enough_puzzles_and_they_differ() -> None:
    assert {one.name for one in collections()} == set(LEAST)
    for collection in collections():
        puzzles = collection.puzzles
        assert len(puzzles) >= LEAST[collection.name], collection.name
        assert len({one.position for one in puzzles}) == len({one.name for one in puzzles}) == len(puzzles)
        assert len({one.theme for one in puzzles}) >= 4
        assert max(Counter(one.theme for one in puzzles).values()) <= 20
        assert {one.grade for one in puzzles} == set(GRADES)
        assert [one.grade for one in puzzles] == sorted(one.grade for one in puzzles)
        game = GAMES[collection.game]
        assert len({len(game.seats(begin(collection, one))) for one in puzzles}) >= 3


def test_the_files_are_small() -> None:
    files = [
        file for file in resources.files("paddlewheel.school").joinpath("puzzles").iterdir() if file.name.endswith(".toml")
    ]
    assert len(files) == len(collections())
    assert sum(len(file.read_bytes()) for file in files) < MOST_BYTES


@every_puzzle
def test_a_puzzle_begins_with_a_turn_of_its_seat_and_its_answer_solves_it(collection: Collection, puzzle: Puzzle) -> None:
    game, start = GAMES[collection.game], begin(collection, puzzle)
    assert game.format_position(start) == puzzle.position
    assert game.seats(start)[game.actor(start) or 0] == puzzle.seat
    assert game.begins_turn(start)
    assert tried(collection, puzzle, []).standing == "open"
    done = after_answer(collection, puzzle)
    assert (done.standing, done.got) == ("reached", puzzle.best)


@pytest.mark.parametrize(
    ("collection", "puzzle"),
    [pytest.param(*one, marks=() if is_small(*one) else pytest.mark.long) for one in PUZZLES],
    ids=NAMES,
)
def test_a_puzzle_is_solved_by_trying_every_action(collection: Collection, puzzle: Puzzle) -> None:
    """No turn comes to more than the answer, whatever others decide, and what the finder counts is what is on the board."""
    solver = Solver(collection, puzzle)
    assert solver.worth(solver.start) == puzzle.best
    assert solver.firsts()[puzzle.answer.split()[0]] == puzzle.best


@every_puzzle
def test_most_turns_do_not_solve_a_puzzle(collection: Collection, puzzle: Puzzle) -> None:
    game, start = GAMES[collection.game], begin(collection, puzzle)
    turns = game.turns(start)
    assert len(turns) >= 10
    some = [turns[len(turns) * nth // 10] for nth in range(10)]
    found = [tried(collection, puzzle, played(game, start, puzzle, turn.way)).standing for turn in some]
    assert found.count("missed") >= 5


def played(game: Any, state: Any, puzzle: Puzzle, way: tuple[Any, ...]) -> list[Any]:
    """Return the actions of a whole turn, whatever is left to decide in it being what comes first."""
    seat, actions, left = game.seats(state).index(puzzle.seat), list[Any](), list(way)
    while game.actor(state) is not None and not (actions and (game.on_turn(state) != seat or game.begins_turn(state))):
        follows = left and game.actor(state) == seat and game.refusal(state, left[0]) is None
        actions.append(left.pop(0) if follows else game.legal(state)[0])
        state, _ = game.apply(state, actions[-1])
    return actions


@pytest.mark.long
@every_puzzle
def test_who_plays_the_answer_wins_more_often(collection: Collection, puzzle: Puzzle) -> None:
    """Plain races from there on, by captains who search nothing: after the answer no fewer are won than after other turns.

    By the noise of so few races the answer may fall behind a little.
    """
    game, start = game_named(collection.game), begin(collection, puzzle)
    turns = game.turns(start)
    others = [turns[len(turns) * nth // RACES] for nth in range(RACES)]
    tries = (played(game, start, puzzle, turn.way) for turn in others)
    wrong = [one.after for one in (tried(collection, puzzle, actions) for actions in tries) if one.standing == "missed"]
    best = won(collection, puzzle, [after_answer(collection, puzzle).after] * RACES)
    assert best >= won(collection, puzzle, wrong) - 0.2


def won(collection: Collection, puzzle: Puzzle, states: list[Any]) -> float:
    """Return the share of races from some states that a seat wins, or is the next home in."""
    game = game_named(collection.game)
    seat = game.seats(begin(collection, puzzle)).index(puzzle.seat)
    before = set(game.racing(begin(collection, puzzle)))
    return sum(_wins(game, state, seat, before, number) for number, state in enumerate(states)) / len(states)


def _wins(game: Any, state: Any, seat: int, before: set[int], number: int) -> bool:
    with aboard([CREW] * len(game.seats(state)), 5, number) as captains:
        for step in sail(game, state, captains, Random(number)):
            state = step.after
    ranks = game.standing(state).ranks
    return bool(ranks[seat] == min(ranks[other] for other in before))


def test_every_theme_has_its_words_and_a_second_way_to_solve_it() -> None:
    assert set(NUMBERS) == set(THEMES)
    for theme in THEMES:
        for kind in ("theme", "hint", "well", "cost"):
            message = f"puzzle-{kind}-{theme}"
            assert known(message), message
            for language in LANGUAGES:
                for got in (0, 1, 3):
                    assert say(message, {"got": got, "best": 4, "short": 4 - got}, language)


def test_a_puzzle_or_collection_that_does_not_exist_is_named() -> None:
    with pytest.raises(BadData, match=r"name\.misspelt"):
        collection_named("quen")
    with pytest.raises(BadData, match=r"name\.unknown"):
        collection_named("queen").puzzle("weather")
