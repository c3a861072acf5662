"""A game in play: the actions so far, the position they lead to, and how far they can be taken back without asking.

Positions are kept only as far back as somebody may go freely; anything further is replayed from the beginning.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass
from typing import Any

from paddlewheel.games.game import CHANCE, AnyGame, Seat
from paddlewheel.games.record import Record, format_record


@dataclass(frozen=True, slots=True)
class Effect:
    """What an action would do: the action itself, the position after it, and the events on the way."""

    action: Any
    after: Any
    events: tuple[Any, ...]


class Play:
    """A game in play."""

    def __init__(self, begun: Record) -> None:
        self.game: AnyGame = begun.game
        self.begun = begun
        self.actions: list[Any] = []
        self._restart()
        for action in begun.actions:
            self.do(Effect(action, *self.game.apply(self.state, action)))

    def _restart(self) -> None:
        self.actions = []
        self._states = [self.begun.start]
        """Those after `_free_from` actions and more."""
        self._free_from = 0
        self._last: Seat | None = None
        self._tried: tuple[Any, str, Effect] | None = None

    def copy(self) -> Play:
        """Return the same game, to go on with apart from this one."""
        other = copy.copy(self)
        other.actions, other._states = list(self.actions), list(self._states)
        return other

    @property
    def state(self) -> Any:
        """The position now."""
        return self._states[-1]

    @property
    def actor(self) -> Seat | None:
        """Whose decision is next."""
        return self.game.actor(self.state)

    def attempt(self, text: str) -> Effect:
        """Return what an action would do; raise BadText if the text means none, a Refusal if it is not legal."""
        if self._tried is not None and self._tried[0] is self.state and self._tried[1] == text:
            return self._tried[2]
        action = self.game.parse_action(self.state, text)
        effect = Effect(action, *self.game.apply(self.state, action))
        self._tried = self.state, text, effect
        return effect

    def do(self, effect: Effect) -> None:
        """Go on to the position after an action."""
        seat, count = self.actor, len(self.actions)
        if seat == CHANCE:
            self._free_from, self._states = count + 1, []
        elif seat != self._last or self.game.begins_turn(self.state):
            self._free_from, self._states = count, [self.state]
        self.actions.append(effect.action)
        self._states.append(effect.after)
        self._last = seat

    def free_back(self, seat: Seat) -> int | None:
        """Return to how many actions a seat may go back without asking; None where that is nowhere.

        That is inside one's own turn, up to the last die, tile or other captain's decision.
        """
        inside = self.game.on_turn(self.state) == seat and not self.game.begins_turn(self.state)
        mine = self._last == seat and self._free_from < len(self.actions)
        return self._free_from if inside and mine else None

    def take_back(self, keep: int) -> None:
        """Go back to when so many actions had been done."""
        if keep >= self._free_from:
            del self.actions[keep:], self._states[keep - self._free_from + 1 :]
            return
        kept = self.actions[:keep]
        self._restart()
        for action in kept:
            self.do(Effect(action, *self.game.apply(self.state, action)))

    def record(self, until: int | None = None) -> str:
        """Return the game as text, up to so many actions."""
        return format_record(Record(self.game, self.begun.start, tuple(self.actions[:until]), self.begun.tags))
