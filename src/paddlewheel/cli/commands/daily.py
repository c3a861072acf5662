"""`paddlewheel daily`: the river of the day, alone, against an exact par."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Annotated, Final

from rich.console import Console
from rich.text import Text

from paddlewheel.captains.knowledge import DailyRace, daily_of
from paddlewheel.cli.arguments import PERSON
from paddlewheel.cli.commands.play import COMMANDS, DONE, edit_lines
from paddlewheel.cli.language import say
from paddlewheel.cli.parameters import about, flag
from paddlewheel.cli.printing import INTERRUPTED, Screen, print_json
from paddlewheel.cli.race_at_terminal import Command, Leave, RaceAtTerminal
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData
from paddlewheel.games import GAMES

KEPT, LOST = "●", "○"
"""A turn that kept par, and one that lost a turn or more."""


def daily(
    *,
    date: Annotated[str, about("daily-date")] = "",
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Sail the river of the day, alone, in as few turns as you can."""
    game, make = next((game, make) for game in GAMES.values() if (make := daily_of(game)) is not None)
    day = _day(date)
    race = make(day)
    if json:
        print_json({"day": day, "game": game.NAME, "par": {"turns": race.par.turns, "coal": race.par.coal}})
        return DONE
    edit_lines()
    return sail(game, day, race, Screen(), input)


def sail(game: AnyGame, day: str, race: DailyRace, console: Console, ask: Callable[[str], str]) -> int:
    """Sail the race of a day at a keyboard, and return the exit status."""
    crew = (PERSON,) * len(game.seats(race.start))
    at = DailyAtTerminal(game, race.start, crew, [None] * len(crew), Random(0), console, ask, ORDERS)
    at.day, at.race = day, race
    try:
        at.sail()
    except (Leave, EOFError):
        at.part()
    except KeyboardInterrupt:
        at.part()
        return INTERRUPTED
    return DONE


def _day(text: str) -> str:
    """Return a day as it is written; today, by universal time, if none is given."""
    if not text:
        return datetime.datetime.now(datetime.UTC).date().isoformat()
    try:
        return datetime.date.fromisoformat(text).isoformat()
    except ValueError:
        raise BadData("date", "value.date", found=text) from None


class DailyAtTerminal(RaceAtTerminal):
    """The race of a day in a terminal: par before every turn, and a result to share."""

    day: str
    race: DailyRace

    def welcome(self) -> None:
        """Say what is to be done, and what par is."""
        self.console.rule(f"{self.game.TITLE} · {self.day}", characters="~")
        self.say(say("terminal-daily", {"turns": self.race.par.turns, "coal": self.race.par.coal}))

    def introduction(self) -> Text:
        """Return how to play, with a blank line after it."""
        return Text(f"{say('terminal-daily-introduction')}\n")

    def present(self) -> None:
        """Show the board and the news, and where a turn begins par from there."""
        super().present()
        sailed = self.race.sailed(self.state)
        if sailed and self.game.begins_turn(self.state):
            best = self.race.best(self.state)
            if best is None:
                self.say(say("terminal-daily-no-way"))
            else:
                self.say(say("terminal-daily-here", {"turns": best.turns, "coal": best.coal, "count": sailed}))

    def finish(self) -> None:
        """Show the last position, how it went against par, and a line to share."""
        self.present()
        if not self.race.is_home(self.state):
            self.say(f"\n{say('terminal-daily-lost')}")
            return
        turns, coal, par = self.race.sailed(self.state), self.race.coal(self.state), self.race.par
        facts = {"turns": turns, "coal": coal, "compared": turns - par.turns}
        self.say(f"\n{say('terminal-daily-home', facts)}")
        self.console.print(Text(f"\n{self.result()}"), soft_wrap=True)

    def result(self) -> str:
        """Return the race as people share it: it gives nothing of the river away."""
        par, turns = self.race.par.turns, self.race.sailed(self.state)
        return f"Paddlewheel {self.day} · {turns}/{par}\n{''.join(self._marks())}"

    def _marks(self) -> list[str]:
        """Return for every turn whether it kept par."""
        begun = [self.race.par.turns]
        for step in self.steps:
            if self.race.sailed(step.after) == len(begun):
                best = None if self.race.is_home(step.after) else self.race.best(step.after)
                begun.append(0 if best is None else best.turns)
        return [KEPT if after == before - 1 else LOST for before, after in pairwise(begun)]


def _undo(at: RaceAtTerminal, line: str) -> bool:
    """Take back a decision of the turn that is under way; a turn that is over counts."""
    if not at.steps or at.game.begins_turn(at.state):
        at.say(say("terminal-daily-undo"))
        return False
    return COMMANDS["undo"](at, line)


def _alone(at: RaceAtTerminal, _: str) -> bool:
    """Say that nobody helps here: a captain would give the plan away, and the record of a day is its date."""
    at.say(say("terminal-daily-alone"))
    return False


ORDERS: Final[dict[str, Command]] = {**COMMANDS, "undo": _undo, "hint": _alone, "save": _alone}
