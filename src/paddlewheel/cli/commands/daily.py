"""`paddlewheel daily`: the race of the day, against an exact par."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from random import Random
from typing import Annotated, Any, Final, Literal

from rich.console import Console
from rich.text import Text

from paddlewheel.captains.daily import Best, DailyRace, followed, kept, par_from, turns_over
from paddlewheel.captains.knowledge import daily_of
from paddlewheel.cli.arguments import PERSON
from paddlewheel.cli.commands.play import COMMANDS, DONE, edit_lines
from paddlewheel.cli.language import say, sayer
from paddlewheel.cli.parameters import about, flag
from paddlewheel.cli.printing import INTERRUPTED, Screen, print_json
from paddlewheel.cli.race_at_terminal import Command, Leave, RaceAtTerminal
from paddlewheel.engine.contract import AnyGame, Seat
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.games import GAMES, game_named
from paddlewheel.words import MessageId

KEPT, LOST = "●", "○"
"""A turn that kept par, and one that lost a turn or more."""
DAILY_GAMES: Final = tuple(name for name, game in GAMES.items() if daily_of(game) is not None)
USUAL: Final = DAILY_GAMES[-1]


def daily(
    *,
    game: Annotated[str, about("daily-game", known=list(DAILY_GAMES), usual=USUAL)] = USUAL,
    date: Annotated[str, about("daily-date")] = "",
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Sail the race of the day in as few turns as you can."""
    chosen, day = game_named(game), _day(date)
    make = daily_of(chosen)
    if make is None:
        raise no_such("game", "game", game, DAILY_GAMES)
    race = make(day)
    if json:
        print_json({"day": day, "game": chosen.NAME, "par": race.par._asdict()})
        return DONE
    edit_lines()
    return sail(chosen, day, race, Screen(), input)


def sail(game: AnyGame, day: str, race: DailyRace, console: Console, ask: Callable[[str], str]) -> int:
    """Sail the race of a day at a keyboard, and return the exit status."""
    others = Scripted(race)
    captains = [None if seat == race.seat else others for seat in range(len(game.seats(race.start)))]
    crew = (PERSON,) * len(captains)
    at = DailyAtTerminal(game, race.start, crew, [*captains], Random(0), console, ask, ORDERS)
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


class Scripted:
    """The other steamers, as captains: they do what the day says."""

    def __init__(self, race: DailyRace) -> None:
        self._race = race

    def choose(self, game: AnyGame, state: Any) -> Any:  # noqa: ARG002  (the day knows)
        """Return what a steamer does."""
        return self._race.forced(state)


class DailyAtTerminal(RaceAtTerminal):
    """The race of a day in a terminal: par before every turn, and a result to share."""

    day: str
    race: DailyRace

    def welcome(self) -> None:
        """Say what is to be done, and what par is."""
        self.console.rule(f"{self.game.TITLE} · {self.day}", characters="~")
        self.say(sayer()(f"daily-about-{self.game.NAME}"))
        for seat, told in self.others():
            self.say(say("daily-repeats", {"steamer": self.game.seats(self.start)[seat], "repeated": told}))
        self.say(_par("daily-par", self.race.par))

    def others(self) -> list[tuple[Seat, str]]:
        """Return what the other steamers repeat, in words."""
        sides = {-1: "right", 0: "ahead", 1: "left"}
        return [
            (seat, " · ".join(say("daily-step", {"turning": sides[one.rotation], "fields": one.distance}) for one in turns))
            for seat, turns in self.race.others.items()
        ]

    def introduction(self) -> Text:
        """Return how to play, with a blank line after it."""
        return Text(f"{say('terminal-daily-introduction')}\n")

    def here(self) -> list[Best | None]:
        """Return par after each turn that was sailed to its end."""
        states = followed(self.race, self.game, [step.action for step in self.steps])
        return [par_from(self.race, state) for state in turns_over(self.race, states)]

    def present(self) -> None:
        """Show the board and the news, and where a turn begins par from there."""
        super().present()
        if not self.steps or not self.game.begins_turn(self.state) or not (here := self.here()):
            return
        best = here[-1]
        if best is None:
            self.say(say("daily-no-way"))
        elif not self.race.is_home(self.state):
            self.say(f"{say('daily-sailed', {'count': len(here)})} {_par('daily-here', best)}")

    def finish(self) -> None:
        """Show the last position, how it went against par, and a line to share."""
        self.present()
        self.say(f"\n{self.verdict()}")
        self.console.print(Text(f"\n{self.result()}"), soft_wrap=True)

    def verdict(self) -> str:
        """Return how the race went."""
        if not self.race.is_home(self.state):
            return say("daily-lost")
        turns = len(self.here())
        return say("daily-home", {"turns": turns, "compared": turns - self.race.par.turns})

    def result(self) -> str:
        """Return the race as people share it: it gives nothing of the race away."""
        here, par = self.here(), self.race.par
        turns = str(len(here)) if self.race.is_home(self.state) else "–"
        marks = "".join(KEPT if one else LOST for one in kept(par, here))
        facts = {"day": self.day, "title": self.game.TITLE, "result": f"{turns}/{par.turns}"}
        return f"{say('daily-shared', facts)}\n{marks}"


def _par(message: Literal["daily-par", "daily-here"], best: Best) -> str:
    """Return par in words, with the coal where that says anything."""
    if best.coal is None:
        return say(message, {"turns": best.turns})
    with_coal: MessageId = "daily-par-coal" if message == "daily-par" else "daily-here-coal"
    return say(with_coal, {"turns": best.turns, "coal": best.coal})


def _undo(at: RaceAtTerminal, line: str) -> bool:
    """Take back a decision of the turn that is under way; a turn that is over counts."""
    if not at.steps or at.game.begins_turn(at.state):
        at.say(say("refusal-daily-undo"))
        return False
    return COMMANDS["undo"](at, line)


def _alone(at: RaceAtTerminal, _: str) -> bool:
    """Say that nobody helps here: a captain would give the plan away, and the record of a day is its date."""
    at.say(say("terminal-daily-alone"))
    return False


ORDERS: Final[dict[str, Command]] = {**COMMANDS, "undo": _undo, "hint": _alone, "save": _alone}
