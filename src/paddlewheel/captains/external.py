"""Captains from outside: a program (`cmd:python3 my_captain.py`) or a Python class (`package.module:Class`).

Both run as separate programs that are asked for each decision as docs/captains.md describes; for a class that program is
`host`. So nothing they do can stop a race: a captain that fails gets a verdict, and another takes over the seat.
"""

from __future__ import annotations

import importlib.util
import re
import shlex
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

from paddlewheel.captains.captain import Captain
from paddlewheel.captains.external_program import GARBLED, ILLEGAL, Program, Verdict
from paddlewheel.engine import options
from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData, BadInput, shortened

PROGRAM: Final = "cmd:"
CLASS: Final = re.compile(r"([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*):([A-Za-z_]\w*)")
BUDGET: Final = 1.0
"""The seconds for a decision that a captain from outside is told by default."""
GRACE: Final = 1.0
"""The seconds on top of the budget before the time is up, for machines that are busy."""
START: Final = 10.0
"""The seconds a program has to start and to answer that a race begins."""
WANTS: Final = ("legal", "turns")
"""What a question holds besides the position, unless the program says what it wants."""
EVENTS: Final = "events"
"""What it may want as well: all that has happened since the last question."""


class ExternalCaptain:
    """Asks a program for each decision, until that fails; from then on a captain from here decides."""

    def __init__(self, command: list[str], rng: Random, budget: float, relief: Captain) -> None:
        self.command, self.budget, self.relief = command, budget, relief
        self.seed = rng.getrandbits(32)
        self.program: Program | None = None
        self.verdict: Verdict | None = None
        self.questions = 0
        """How often the program was asked for a decision."""
        self.wants: tuple[str, ...] = WANTS
        self.rest: list[str] = []
        """What the program has answered already for the decisions that follow directly."""
        self.expected: Any = None
        """The state for which the rest was meant."""
        self.events: list[Mapping[str, Any]] = []
        """What has happened since the program was last asked, if it wants to know."""

    def choose(self, game: AnyGame, state: Any) -> Any:
        """Return what the program answers, or what its relief chooses once it has failed."""
        if self.verdict is None:
            try:
                return self._answered(game, state)
            except Verdict as verdict:
                self.verdict = verdict
                self.close(kindly=False)
        return self.relief.choose(game, state)

    def observe(self, event: Mapping[str, Any]) -> None:
        """Keep an event for the next question; before the first nobody knows whether the program wants to be told."""
        if self.program is None or EVENTS in self.wants:
            self.events.append(event)

    def close(self, kindly: bool = True) -> None:
        """End the program."""
        if self.program is not None:
            self.program.close(kindly)
            self.program = None

    def _answered(self, game: AnyGame, state: Any) -> Any:
        if not self.rest or state != self.expected:
            self.rest = self._asked(game, state)
        action = _legal(game, state, self.rest.pop(0))
        self.expected = game.apply(state, action)[0] if self.rest else None
        return action

    def _asked(self, game: AnyGame, state: Any) -> list[str]:
        """Return the actions that the program answers with, one or several."""
        if self.program is None:
            self.program = Program(self.command)
            self.wants = _wanted(self.program.ask(self._beginning(game, state), START))
        self.questions += 1
        limit = self.budget + GRACE
        return _actions(self.program.ask(self._question(game, state), limit, patience=limit))

    def _beginning(self, game: AnyGame, state: Any) -> dict[str, Any]:
        seats = game.seats(state)
        return {
            "cmd": "new",
            "game": game.NAME,
            "options": options.to_data(game.options(state)),
            "seats": list(seats),
            "seat": seats[game.actor(state) or 0],
            "seed": self.seed,
            "budget": self.budget,
        }

    def _question(self, game: AnyGame, state: Any) -> dict[str, Any]:
        seats = game.seats(state)
        question = {
            "cmd": "choose",
            "seat": seats[game.actor(state) or 0],
            "budget": self.budget,
            "position": game.to_data(state),
        }
        if "legal" in self.wants:
            question["legal"] = [game.format_action(state, action) for action in game.legal(state)]
        if "turns" in self.wants:
            question["turns"] = [game.turn_data(state, turn) for turn in game.turns(state)]
        if EVENTS in self.wants:
            question["events"] = self.events
        self.events = []
        return question


def is_external(name: str) -> bool:
    """Return whether a name is that of a captain from outside."""
    return name.startswith(PROGRAM) or CLASS.fullmatch(name) is not None


def command_for(name: str) -> list[str]:
    """Return the command to run for a captain from outside."""
    if not name.startswith(PROGRAM):
        return [sys.executable, "-m", "paddlewheel.captains.host", name]
    try:
        command = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise BadData("captains", "captain.command", found=shortened(name)) from error
    if not command:
        raise BadData("captains", "captain.no_command")
    return command


def check_external(name: str) -> None:
    """Raise BadData if there is no such program or module; what is wrong inside it will be its verdict."""
    command = command_for(name)
    if name.startswith(PROGRAM):
        if shutil.which(command[0]) is None:
            raise BadData("captains", "captain.no_program", found=shortened(command[0]))
    elif not _is_there(name.partition(":")[0]):
        raise BadData("captains", "captain.no_module", found=shortened(name.partition(":")[0]))


def _is_there(module: str) -> bool:
    """Return whether a module can be found, from the current folder too, without running it."""
    sys.path.insert(0, str(Path.cwd()))
    try:
        return importlib.util.find_spec(module) is not None
    except (ImportError, ValueError):
        return False
    finally:
        sys.path.pop(0)


def _wanted(answer: Mapping[str, Any]) -> tuple[str, ...]:
    """Return what a program wants to be told, from its answer to the beginning of a race."""
    wants = answer.get("wants", WANTS)
    known = (*WANTS, EVENTS)
    if not isinstance(wants, list | tuple) or any(want not in known for want in wants):
        raise Verdict(GARBLED, f"wants is a list with some of {', '.join(known)}, or none of them, not {shortened(wants)}")
    return tuple(wants)


def _actions(answer: Mapping[str, Any]) -> list[str]:
    """Return the actions in an answer."""
    texts = [answer["action"]] if "action" in answer else answer.get("actions")
    if not isinstance(texts, list) or not texts or not all(isinstance(text, str) for text in texts):
        raise Verdict(GARBLED, 'expected {"action": "…"} or {"actions": ["…", …]} with at least one')
    return texts


def _legal(game: AnyGame, state: Any, text: str) -> Any:
    """Return the legal action that a text means."""
    try:
        action = game.parse_action(state, text)
    except BadInput as error:
        raise Verdict(ILLEGAL, f"{shortened(text)} is no action: {error}") from error
    no = game.refusal(state, action)
    if no is not None:
        raise Verdict(ILLEGAL, f"{shortened(text)} is not legal: {no}")
    return action
