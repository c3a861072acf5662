"""What is told about a try at a puzzle: what the turn was worth next to the answer, and the answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddlewheel.captains.judgement import chance_between
from paddlewheel.engine.contract import AnyGame
from paddlewheel.games import game_named
from paddlewheel.school.puzzle import Collection, Puzzle, Try, answered, begin, tried
from paddlewheel.school.themes import next_home
from paddlewheel.tables.errors import Denied
from paddlewheel.tables.protocol import PuzzleTold
from paddlewheel.words import MessageId, known, say

SECONDS: Final = 0.5
"""What judging each of the two turns may take, as captains count."""
CLEARLY: Final = 0.02
"""With less to choose between them, chances are not named."""


def told(collection: Collection, puzzle: Puzzle, actions: Sequence[Any], language: str) -> PuzzleTold:
    """Return what is told about a try that is over; raise Denied while it is open."""
    game, start, done = game_named(collection.game), begin(collection, puzzle), tried(collection, puzzle, actions)
    if done.standing == "open":
        raise Denied("over", "puzzle.open")
    seat = game.seats(start).index(puzzle.seat)
    best = tried(collection, puzzle, answered(game, start, seat, puzzle.answer))
    says = [said(puzzle, done, language)]
    chances = list[float]()
    if done.standing == "missed":
        says += _what_follows(game, seat, done, language)
        chance, best_chance = (chance_between(game, start, one.after, seconds=SECONDS) for one in (done, best))
        chances = [round(chance, 3), round(best_chance, 3)] if best_chance - chance >= CLEARLY else []
    answer = [] if done.standing == "reached" else puzzle.answer.split()
    return PuzzleTold(standing=done.standing, says=says, chances=chances, answer=answer)


def said(puzzle: Puzzle, done: Try, language: str) -> str:
    """Return in words what a turn came to in the theme of its puzzle."""
    message = f"puzzle-{'well' if done.standing == 'reached' else 'cost'}-{puzzle.theme}"
    assert known(message), message
    return say(message, {"got": done.got, "best": puzzle.best, "short": puzzle.best - done.got}, language)


def _what_follows(game: AnyGame, seat: int, done: Try, language: str) -> list[str]:
    """Return who can come home first after the turn, if anybody can."""
    home = next_home(game, done.after)
    message: MessageId = "puzzle-next-home"
    return [] if home in (None, seat) else [say(message, {"steamer": game.addressed(done.after)}, language)]
