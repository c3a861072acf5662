"""Puzzles in the terminal: one turn is asked for, what it costs is said, and then the next puzzle comes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from rich.console import Console
from rich.text import Text

from paddlewheel.cli.arguments import PERSON
from paddlewheel.cli.commands.play import COMMANDS, DONE
from paddlewheel.cli.language import say, sayer, spoken
from paddlewheel.cli.printing import INTERRUPTED
from paddlewheel.cli.race_at_terminal import Command, Leave, RaceAtTerminal
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named
from paddlewheel.school.puzzle import Collection, Puzzle, begin, tried
from paddlewheel.tables.puzzles import told as told_of


def solve(collection: Collection, first: str, console: Console, ask: Callable[[str], str]) -> int:
    """Let somebody at a keyboard solve puzzles, from one on, and return the exit status."""
    start = collection.puzzles.index(collection.puzzle(first)) if first else 0
    try:
        for puzzle in collection.puzzles[start:]:
            at = at_terminal(collection, puzzle, console, ask)
            at.sail()
    except (Leave, EOFError):
        console.print(Text(f"\n{say('terminal-farewell')}"))
    except KeyboardInterrupt:
        return INTERRUPTED
    return DONE


def at_terminal(collection: Collection, puzzle: Puzzle, console: Console, ask: Callable[[str], str]) -> PuzzleAtTerminal:
    """Return a puzzle at a keyboard."""
    game, state = game_named(collection.game), begin(collection, puzzle)
    crew = (PERSON,) * len(game.seats(state))
    at = PuzzleAtTerminal(game, state, crew, [None] * len(crew), Random(0), console, ask, ORDERS)
    at.collection, at.puzzle = collection, puzzle
    return at


class PuzzleAtTerminal(RaceAtTerminal):
    """One puzzle in a terminal: after a wrong turn it begins anew, after the best or on demand it is over."""

    collection: Collection
    puzzle: Puzzle
    done: bool = False

    def sail(self) -> None:
        """Ask for the turn until it is the best, or given up."""
        self.welcome()
        while not self.done:
            seat = self.game.actor(self.state)
            over = tried(self.collection, self.puzzle, [step.action for step in self.steps]).standing != "open"
            if over or seat is None:
                self.judge()
            elif self.game.seats(self.start)[seat] == self.puzzle.seat if seat != CHANCE else False:
                self.decide(seat)
            else:
                first = self.chosen(seat) if seat == CHANCE else self.game.legal(self.state)[0]
                self.steps.append(self.step(self.state, first))

    def judge(self) -> None:
        """Say how the turn went; put the steamers back if it was not the best."""
        self.tell(self.news())
        told = told_of(self.collection, self.puzzle, [step.action for step in self.steps], spoken())
        self.done = told.standing == "reached"
        self.say(f"\n{' '.join([*([] if self.done else [say('puzzles-wrong')]), *told.says])}")
        if told.chances:
            self.say(say("puzzles-chances", {"share": told.chances[0], "best_share": told.chances[1]}))
        if not self.done:
            self.say(say("terminal-puzzles-again"))
            self.steps, self.told = [], 0

    def welcome(self) -> None:
        """Say which puzzle this is, how hard it is and for whom a turn is looked for."""
        self.console.rule(sayer()(f"lesson-course-{self.collection.name}"), characters="~")
        self.say(say("terminal-puzzles-grade", {"name": self.puzzle.name, "grade": self.puzzle.grade}))
        self.say(say("puzzles-task", {"steamer": self.game.addressed(self.start)}))

    def introduction(self) -> Text:
        """Return how to play, with a blank line after it."""
        return Text(f"{say('terminal-puzzles-introduction')}\n")


def _hint(at: RaceAtTerminal, _: str) -> bool:
    assert isinstance(at, PuzzleAtTerminal)
    at.say(sayer()(f"puzzle-hint-{at.puzzle.theme}"))
    return False


def _solution(at: RaceAtTerminal, _: str) -> bool:
    """Show the best turn and what it does."""
    assert isinstance(at, PuzzleAtTerminal)
    at.say(say("terminal-puzzles-solution", {"order": at.puzzle.answer}))
    return False


def _next(at: RaceAtTerminal, _: str) -> bool:
    """Go on with the next puzzle."""
    assert isinstance(at, PuzzleAtTerminal)
    at.done = True
    return True


ORDERS: Final[dict[str, Command]] = {
    **{name: command for name, command in COMMANDS.items() if name not in ("save", "undo")},
    "hint": _hint,
    "solution": _solution,
    "next": _next,
}
