"""One race to play with: everything you can ask a game, as text, in one place.

A `Race` holds the states that a race went through, so undoing returns to one of them. Actions, positions and records
are texts here, the same as people type and records keep. `game` and `state` give you the values behind them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any

from paddlewheel.captains import hire
from paddlewheel.captains.captain import Captain
from paddlewheel.captains.chance import roll
from paddlewheel.captains.judgement import Judgement, evaluate, judge
from paddlewheel.engine import options, record
from paddlewheel.engine.contract import CHANCE, AnyGame, Outcome, WholeTurn
from paddlewheel.engine.errors import BadData, PaddlewheelError, Refusal, no_such
from paddlewheel.games import game_named

CHANCE_NAME = "chance"


def captain(name: str, seed: object = None) -> Captain:
    """Return a computer captain by its name; with a seed it chooses the same every time."""
    return hire(name, SystemRandom() if seed is None else Random(str(seed)))


def setup(game: str, name: str = "", changes: Mapping[str, Any] | None = None) -> Any:
    """Return the options of a game: those of a ready-made setup (the defaults if none is named), with changes."""
    return _chosen(game_named(game), name, changes)


def _chosen(game: AnyGame, name: str, changes: Mapping[str, Any] | None) -> Any:
    if name and name not in game.SETUPS:
        raise no_such("setup", "setup", name, game.SETUPS)
    ready = game.SETUPS[name].options if name else game.OPTIONS()
    return options.from_data(game.OPTIONS, {**options.to_data(ready), **(changes or {})})


def read_records(text: str) -> Iterator[Race]:
    """Yield the race of each record in a text, every rule checked; a record begins with `paddlewheel record 1`."""
    begun: list[str] = []
    for line in [*text.splitlines(), record.FIRST_LINE]:
        if line.strip() == record.FIRST_LINE and any(one.strip() for one in begun):
            yield Race.from_record("\n".join(begun))
            begun = []
        begun.append(line)


def fewest_players(game: AnyGame, chosen: Any) -> int:
    """Return the smallest number of players that these options allow; if they allow none, that of the usual options."""
    for number in game.PLAYERS:
        with suppress(Refusal):
            game.check_options(chosen, number)
            return number
    return fewest_players(game, game.OPTIONS())


class Race:
    """A race that can be asked, played, taken back and written down."""

    def __init__(
        self,
        game: str,
        seats: Sequence[str] | int | None = None,
        *,
        setup: str = "",
        options: Mapping[str, Any] | None = None,
        rules: int | None = None,
    ) -> None:
        """Begin a race: `seats` are names, or how many of the usual colours; `rules` is an older version of the rules."""
        self.game: AnyGame = game_named(game)
        chosen = _chosen(self.game, setup, options)
        wanted = fewest_players(self.game, chosen) if seats is None else seats
        names = self.game.COLOURS[:wanted] if isinstance(wanted, int) else wanted
        self._begin(self.game.setup(chosen, names, rules))

    def _begin(self, start: Any, tags: tuple[tuple[str, str], ...] = ()) -> None:
        self._states, self._actions, self._tags = [start], list[Any](), tags

    @classmethod
    def from_position(cls, text: str) -> Race:
        """Return a race that continues from a position on one line; its first word is the game."""
        race = cls.__new__(cls)
        race.game = game_named(text.split(maxsplit=1)[0] if text.split() else "")
        race._begin(race.game.parse_position(text))
        return race

    @classmethod
    def from_record(cls, text: str) -> Race:
        """Return the race that a record holds, every rule checked."""
        kept = record.parse_record(text)
        race = cls.__new__(cls)
        race.game = kept.game
        race._begin(kept.start, kept.tags)
        for step in record.replay(kept):
            race._take(step.action, step.after)
        return race

    # --- asking -----------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> Any:
        """The current state: a value that never changes."""
        return self._states[-1]

    @property
    def seats(self) -> tuple[str, ...]:
        """The names of the seats, clockwise."""
        return self.game.seats(self.state)

    @property
    def actor(self) -> str | None:
        """Whose decision is next: a seat, "chance", or None when the race is over."""
        seat = self.game.actor(self.state)
        return None if seat is None else CHANCE_NAME if seat == CHANCE else self.seats[seat]

    @property
    def outcome(self) -> Outcome | None:
        """How the race ended, None while it goes on."""
        return self.game.outcome(self.state)

    @property
    def position(self) -> str:
        """The position on one line."""
        return self.game.format_position(self.state)

    def record(self) -> str:
        """Return the race so far as a text that people can read and `from_record` takes."""
        return record.format_record(record.Record(self.game, self._states[0], tuple(self._actions), self._tags))

    def legal(self) -> tuple[str, ...]:
        """Return every legal action as text, in a fixed order."""
        return tuple(self.game.format_action(self.state, action) for action in self.game.legal(self.state))

    def turns(self) -> Sequence[WholeTurn]:
        """Return every distinct whole turn of the player to move, each with its price; `play` takes one."""
        return self.game.turns(self.state)

    def explain(self, action: str) -> Refusal | None:
        """Return why an action is not legal now, with its rule and its facts, None if it is; raise BadInput for junk."""
        return self.game.refusal(self.state, self.game.parse_action(self.state, action))

    # --- playing ----------------------------------------------------------------------------------------------------------

    def play(self, what: str | WholeTurn) -> tuple[Any, ...]:
        """Play actions, separated by blanks, or one of `turns`, and return what happened.

        Everything is played or nothing: a Refusal leaves the race as it was. A whole turn stops where chance or another
        player must decide, and the rest of it is not played.
        """
        kept, events = len(self._actions), list[Any]()
        try:
            for one in what.split() if isinstance(what, str) else self._up_to_others(what):
                action = self.game.parse_action(self.state, one) if isinstance(one, str) else one
                after, happened = self.game.apply(self.state, action)
                self._take(action, after)
                events += happened
        except PaddlewheelError:
            self.undo(len(self._actions) - kept)
            raise
        return tuple(events)

    def _up_to_others(self, turn: WholeTurn) -> tuple[Any, ...]:
        """Return the actions of a turn up to where someone else must decide."""
        return turn.way[: len(turn.way) - len(self.game.play(self.state, turn.way).rest)]

    def roll(self, luck: Random | None = None) -> str:
        """Let chance decide, and return what came up; without a generator the luck is the operating system's."""
        if self.actor != CHANCE_NAME:
            raise BadData("roll", "engine.nothing_to_roll")
        text = self.game.format_action(self.state, roll(self.game, self.state, luck or SystemRandom()))
        self.play(text)
        return text

    def ask(self, adviser: Captain) -> str:
        """Return the action that a captain would take now."""
        return self.game.format_action(self.state, adviser.choose(self.game, self.state))

    def evaluate(self, seed: int = 0) -> dict[str, float]:
        """Return each seat's chance to be the next home, from 0 to 1; equal seeds mean equal luck."""
        return dict(zip(self.seats, evaluate(self.game, self.state, seed), strict=True))

    def judge(self, what: str | WholeTurn, seed: int = 0) -> Judgement:
        """Return what a turn, or actions separated by blanks, loses against the best that a captain finds."""
        actions = what.split() if isinstance(what, str) else list(self._up_to_others(what))
        state, way = self.state, list[Any]()
        for one in actions:
            way.append(self.game.parse_action(state, one) if isinstance(one, str) else one)
            state = self.game.apply(state, way[-1])[0]
        return judge(self.game, self.state, way, seed)

    def undo(self, actions: int = 1) -> None:
        """Take back the last action, or several."""
        if not 0 <= actions <= len(self._actions):
            raise BadData("undo", "engine.undo_actions", actions=actions, done=len(self._actions))
        for _ in range(actions):
            self._actions.pop()
            self._states.pop()

    def _take(self, action: Any, after: Any) -> None:
        self._actions.append(action)
        self._states.append(after)

    def __repr__(self) -> str:
        return f"<Race {self.position}>"
