"""A puzzle at a table: no chain is shown beforehand, a wrong turn is told with its cost, and the answer after a try."""

from __future__ import annotations

import pytest

from paddlewheel.engine.errors import BadData
from paddlewheel.games import game_named
from paddlewheel.school.puzzle import Collection, Puzzle, begin, collection_named, collections
from paddlewheel.tables.automatic import chore
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.founding import found
from paddlewheel.tables.protocol import NewTable, TakeBack, WhichLesson
from paddlewheel.tables.puzzles import told
from paddlewheel.tables.view import situation, table_info

from .sitting import Sitting

MISSISSIPPI = collection_named("mississippi")
CHAIN = next(one for one in MISSISSIPPI.puzzles if one.theme == "chain")


def sitting(collection: Collection = MISSISSIPPI, puzzle: Puzzle = CHAIN) -> Sitting:
    return Sitting(NewTable(lesson=WhichLesson(course=collection.course, lesson=puzzle.name)))


def worst(collection: Collection, puzzle: Puzzle) -> str:
    """Return the turn that goes the farthest astern."""
    game, start = game_named(collection.game), begin(collection, puzzle)
    return min((game.format_action(start, one) for one in game.legal(start)), key=lambda text: int(text.strip("LR") or 0))


def test_a_puzzle_begins_with_the_turn_of_its_seat_and_shows_no_chain_beforehand() -> None:
    at = sitting()
    info = table_info(at.table)
    assert at.table.names[at.table.actor or 0] == CHAIN.seat
    assert {seat.captain for seat in info.seats if seat.seat != CHAIN.seat} == {"deckhand"}
    assert (info.preview, info.hints) == (False, False)
    assert info.lesson == WhichLesson(course="mississippi-puzzles", lesson=CHAIN.name)


def test_the_best_turn_solves_it_and_the_server_has_nothing_left_to_do() -> None:
    at = sitting()
    at.sail(CHAIN.seat, CHAIN.answer)
    standing = situation(at.table, at.now).lesson
    assert standing is not None
    assert (standing.standing, standing.says) == ("reached", "puzzle-well-chain")
    assert at.table.actor is None
    assert chore(at.table, at.now) is None
    said = told(MISSISSIPPI, CHAIN, at.table.play.actions, "en")
    assert said.says == [f"That’s it: field {CHAIN.best}, and no turn leads further."]
    assert (said.standing, said.chances, said.answer) == ("reached", [], [])


def test_a_wrong_turn_is_told_with_what_it_costs_and_can_be_taken_back() -> None:
    at = sitting()
    at.sail(CHAIN.seat, worst(MISSISSIPPI, CHAIN))
    said = told(MISSISSIPPI, CHAIN, at.table.play.actions, "en")
    assert said.standing == "missed"
    assert f"short of field {CHAIN.best}." in said.says[0]
    assert said.answer == [CHAIN.answer]
    assert not said.chances or 0 <= said.chances[0] < said.chances[1] <= 1
    assert told(MISSISSIPPI, CHAIN, at.table.play.actions, "en") == said, "the same luck every time"
    at.give(TakeBack(id="again", seat=CHAIN.seat, keep=0, seen=at.table.n))
    again = situation(at.table, at.now).lesson
    assert again is not None
    assert again.standing == "open"


def test_who_can_get_home_then_is_named() -> None:
    stop = next(one for one in MISSISSIPPI.puzzles if one.theme == "stop")
    at = sitting(puzzle=stop)
    at.sail(stop.seat, worst(MISSISSIPPI, stop))
    said = told(MISSISSIPPI, stop, at.table.play.actions, "en")
    assert said.says[0] == "The next player can still get home."
    assert said.says[1].endswith("can get home.")


def test_nothing_is_told_before_a_try() -> None:
    with pytest.raises(Denied) as denied:
        told(MISSISSIPPI, CHAIN, [], "en")
    assert denied.value.code == "puzzle.open"


@pytest.mark.parametrize("collection", collections(), ids=lambda one: one.name)
def test_every_puzzle_can_be_founded(collection: Collection) -> None:
    for puzzle in collection.puzzles:
        table = sitting(collection, puzzle).table
        assert table.verdict is not None
        assert table.verdict.standing == "open"


def test_a_puzzle_that_does_not_exist_is_refused() -> None:
    for course, lesson in (("mississippi-puzzles", "chain-999"), ("weather-puzzles", "chain-1")):
        with pytest.raises(BadData, match=r"name\."):
            found(NewTable(lesson=WhichLesson(course=course, lesson=lesson)), 0)
