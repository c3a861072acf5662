"""A game in play: the actions so far, the position they lead to, and how far they can be taken back without asking.

Positions are kept only as far back as somebody may go freely; anything further is replayed from the beginning.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from paddlewheel.engine.contract import CHANCE, AnyGame, Outcome, Seat
from paddlewheel.engine.record import Record, format_record
from paddlewheel.tables.protocol import Stopped
from paddlewheel.tables.unknown_version import as_foreign


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
        self.ranked = begun.ranked

    def _restart(self) -> None:
        self.actions = []
        self.ranked = False
        """Whether the game was ended before its time, and everybody ranked where they were."""
        self._states = [self.begun.start]
        """Those after `_free_from` actions and more."""
        self._free_from = 0
        self._last: Seat | None = None
        self._tried: dict[tuple[int, str], tuple[Any, Effect]] = {}
        """What was tried last, by the position it was tried at and its text: it is not worked out twice."""
        self._decides: tuple[Any, Seat | None] | None = None
        """The position that it was asked of last who decides, and who does."""

    def copy(self) -> Play:
        """Return the same game, to go on with apart from this one."""
        other = Play.__new__(Play)
        other.__dict__.update(self.__dict__)
        other.actions, other._states, other._tried = list(self.actions), list(self._states), dict(self._tried)
        return other

    @property
    def state(self) -> Any:
        """The position now."""
        return self._states[-1]

    @property
    def actor(self) -> Seat | None:
        """Whose decision is next, which is asked a dozen times a move."""
        if self.ranked:
            return None
        state = self._states[-1]
        if self._decides is None or self._decides[0] is not state:
            self._decides = state, self.game.actor(state)
        return self._decides[1]

    @property
    def on_turn(self) -> Seat | None:
        """Whose turn it is."""
        return None if self.ranked else self.game.on_turn(self.state)

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it goes on."""
        return self.game.standing(self.state) if self.ranked else self.game.outcome(self.state)

    def attempt(self, text: str) -> Effect:
        """Return what an action would do; raise BadText if the text means none, a Refusal if it is not legal."""
        tried = self._tried.get((id(self.state), text))
        return self._effect(self.state, text) if tried is None else tried[1]

    def attempts(self) -> Attempts:
        """Return where the actions of a turn can be tried, one after another."""
        self._tried = {}
        return Attempts(self)

    def try_at(self, state: Any, text: str) -> Effect:
        """Return what an action would do at a position, and remember it."""
        effect = self._effect(state, text)
        self._tried[id(state), text] = state, effect  # the position too, so that nothing else can have its id
        return effect

    def _effect(self, state: Any, text: str) -> Effect:
        action = self.game.parse_action(state, text)
        return Effect(action, *self.game.apply(state, action))

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
        inside = self.on_turn == seat and not self.game.begins_turn(self.state)
        mine = self._last == seat and self._free_from < len(self.actions)
        return self._free_from if inside and mine else None

    def rank(self) -> None:
        """End the game here, everybody ranked where they are."""
        self.ranked = True

    def replays(self, keep: int) -> bool:
        """Return whether going back so far means to play everything again."""
        return keep < self._free_from

    def take_back(self, keep: int) -> None:
        """Go back to where this many actions had been done."""
        self.ranked = False
        if not self.replays(keep):
            del self.actions[keep:], self._states[keep - self._free_from + 1 :]
            return
        kept = self.actions[:keep]
        self._restart()
        for action in kept:
            self.do(Effect(action, *self.game.apply(self.state, action)))

    def record(self, until: int | None = None) -> str:
        """Return the game as text, up to this many actions."""
        if (texts := as_foreign(self.game)) is not None:
            return texts.record(self.actions[:until])
        ranked = self.ranked and (until is None or until >= len(self.actions))
        return format_record(Record(self.game, self.begun.start, tuple(self.actions[:until]), self.begun.tags, ranked))


class Attempts:
    """The actions of a turn, tried one after another from where a game stands; nothing is done."""

    def __init__(self, play: Play) -> None:
        self._play, self._state = play, play.state
        self._decides = self._who()
        self._begun = False

    def _who(self) -> tuple[Seat | None, str]:
        """Return who decides, and for which steamer."""
        game = self._play.game
        return game.actor(self._state), game.addressed(self._state)

    @property
    def stopped(self) -> Stopped | None:
        """Why the next action cannot be tried, None if it can: something else comes first."""
        game, state = self._play.game, self._state
        actor = game.actor(state)
        if not self._begun:
            return None
        if actor is None:
            return "over"
        if actor == CHANCE:
            return "chance"
        if game.begins_turn(state):
            return "turn"
        return None if self._who() == self._decides else "other"

    def next(self, text: str) -> str:
        """Try an action and return how it is written; raise BadText if it means none, a Refusal if it is not legal."""
        effect = self._play.try_at(self._state, text)
        written = self._play.game.format_action(self._state, effect.action)
        self._state, self._begun = effect.after, True
        return written
