"""A small game writes only what is special about it; the rest of the contract follows from that.

It has the names of `SmallGame`, and any others of the contract that it would rather write itself. Its actions are texts,
and its whole turns are single actions.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from typing import Any, Final, Protocol, cast

from paddlewheel.engine import plain_data
from paddlewheel.engine import small_notation as notation
from paddlewheel.engine.contract import (
    CHANCE,
    PAGE,
    RANKED,
    AnyGame,
    Game,
    Outcome,
    Page,
    Played,
    Say,
    Seat,
    Span,
    check_seats,
)
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.errors import BadData, Refusal, known_version, no_such
from paddlewheel.engine.small_notation import SingleAction

CONTRACT: Final = tuple(name for name in vars(Game) if not name.startswith("_"))
"""The names that a game has."""


class SmallGame(Protocol):
    """What a small game must write."""

    NAME: str
    TITLE: str
    AIM: str
    HOW_TO: str
    PLAYERS: range
    COLOURS: tuple[str, ...]
    PLAYERS_RULE: str
    """The rule that says how many can play."""
    ACTIONS: tuple[str, ...]
    """Every possible action, including those of chance."""
    SETUPS: Any
    Options: type[Any]
    State: type[Any]
    """A frozen dataclass: `options`, `seats`, `steamers`, and other numbers; one that is called `to_move` is a seat.

    For each seat there is a number in `steamers`, or a tuple of numbers.
    """
    Event: Any
    """The kinds of events, joined by `|`: dataclasses, with their seats in `seat`."""

    def begin(self, options: Any, seats: tuple[str, ...]) -> Any:
        """Return the first state; the options and the number of seats have been checked."""

    def actor(self, state: Any) -> Seat | None:
        """Return whose decision is next: a seat, CHANCE, or None when the game is over."""

    def forbidden(self, state: Any, action: str) -> Refusal | None:
        """Return why an action is not legal, None if it is."""

    def move(self, state: Any, action: str) -> tuple[Any, tuple[Any, ...]]:
        """Return the state after an action that is legal, and what happened."""

    def standing(self, state: Any) -> Outcome:
        """Return how the game ended; while it goes on, how it stands, for the reason RANKED."""

    def tell(self, state: Any, event: Any) -> str:
        """Return an event in words."""

    def draw(self, state: Any, say: Say | None = None, page: Page = PAGE) -> list[list[Span]]:
        """Return the board drawn as text, line by line."""


def complete(game: Any) -> AnyGame:
    """Return a game with the whole contract, always the same one; raise BadData if it is not even a small game."""
    return _complete(game)


@cache
def _complete(game: Any) -> AnyGame:
    missing = [name for name in CONTRACT if not hasattr(game, name)]
    needed = [one for name in missing for one in _NEEDED.get(name, (name,)) if not hasattr(game, one)]
    if needed:
        module = getattr(game, "__name__", type(game).__name__)
        raise BadData("game", "game.incomplete", module=module, missing=list(dict.fromkeys(needed)))
    return cast(AnyGame, _Completed(game)) if missing else game


class _Completed:
    """A small game with the rest of the contract; whatever it has itself comes first."""

    def __init__(self, game: Any) -> None:
        self.__dict__.update({name: getattr(game, name) for name in dir(game) if not name.startswith("_")})
        for name in CONTRACT:
            if not hasattr(game, name):
                self.__dict__[name] = _FACTS[name](self) if name in _FACTS else partial(_DEFAULTS[name], self)


# --- the rules ------------------------------------------------------------------------------------------------------------


def check_options(game: Any, options: Any, players: int) -> None:
    """Refuse numbers beyond their limits, each by its own rule, and too few or too many players."""
    for field in dataclasses.fields(options):
        limits, found = field.metadata["limits"], getattr(options, field.name)
        if limits and not limits[0] <= found <= limits[1]:
            rule, (low, high) = field.metadata["rule"], limits
            raise Refusal(rule, "options.number", option=field.name, low=low, high=high, found=found)
    if players not in game.PLAYERS:
        fewest, most = game.PLAYERS[0], game.PLAYERS[-1]
        raise Refusal(game.PLAYERS_RULE, "players.number", fewest=fewest, most=most, players=players)


def setup(game: Any, options: Any, seats: Sequence[str], version: int | None = None) -> Any:
    """Return the first state."""
    known_version(game.VERSIONS, version)
    game.check_options(options, len(seats))
    return game.begin(options, check_seats(game.PLAYERS_RULE, game.PLAYERS[0], game.PLAYERS[-1], seats))


def legal(game: Any, state: Any) -> tuple[str, ...]:
    """Return the actions that nothing forbids."""
    return tuple(action for action in game.ACTIONS if game.forbidden(state, action) is None)


def refusal(game: Any, state: Any, action: str) -> Refusal | None:
    """Return why an action is forbidden, with one that is not."""
    no = game.forbidden(state, action)
    return no and cast(Refusal, no).offering(next(iter(game.legal(state)), None))


def apply(game: Any, state: Any, action: str) -> tuple[Any, tuple[Any, ...]]:
    """Do an action if it is legal."""
    if no := game.refusal(state, action):
        raise no
    return cast(tuple[Any, tuple[Any, ...]], game.move(state, action))


def outcome(game: Any, state: Any) -> Outcome | None:
    """Return how the game stands if that is how it ended."""
    found = game.standing(state)
    return None if found.reason == RANKED else found


def turns(game: Any, state: Any) -> tuple[SingleAction, ...]:
    """Return the legal actions of a seat as whole turns."""
    return () if game.actor(state) in (None, CHANCE) else tuple(SingleAction((action,)) for action in game.legal(state))


def play(game: Any, state: Any, way: tuple[str, ...]) -> Played:
    """Play a whole turn."""
    after, events = game.apply(state, way[0])
    return Played(after, events, way[1:])


def why_not(game: Any, state: Any, wish: Data) -> Refusal | None:
    """Return why an action is impossible."""
    wanted = plain_data.Plain(wish)
    return cast("Refusal | None", game.refusal(state, game.ACTIONS[wanted.choice("action", game.ACTIONS)]))


def reach(_game: Any, state: Any, steamer: str) -> list[Data]:
    """Return nothing: only boards that can show it need it."""
    if steamer not in state.seats:
        raise no_such("steamer", "steamer", steamer, state.seats)
    return []


def addressed(game: Any, state: Any) -> str:
    """Return the name of the seat that decides."""
    seat = game.actor(state)
    return "" if seat in (None, CHANCE) else str(state.seats[seat])


def on_turn(game: Any, state: Any) -> Seat | None:
    """Return whose turn it is: the seat to move, or else the seat that decides."""
    actor = game.actor(state)
    return actor if actor is None else getattr(state, "to_move", actor)


_FACTS: Final[Mapping[str, Callable[[Any], Any]]] = {
    "RULES": lambda _game: 1,
    "VERSIONS": lambda game: (game.RULES,),
    "OPTIONS": lambda game: game.Options,
    "DATA": notation.data_types,
}
"""What is the same for every state, in the order of the contract."""
_DEFAULTS: Final[Mapping[str, Callable[..., Any]]] = {
    "check_options": check_options,
    "setup": setup,
    "version": lambda game, _state: game.RULES,
    "addressed": addressed,
    "legal": legal,
    "apply": apply,
    "refusal": refusal,
    "why_not": why_not,
    "outcome": outcome,
    "racing": lambda game, state: tuple(range(len(state.seats))) if game.outcome(state) is None else (),
    "weights": lambda game, state: (1,) * len(game.legal(state)),
    "on_turn": on_turn,
    "begins_turn": lambda _game, _state: True,
    "turns": turns,
    "play": play,
    "reach": reach,
    "seats": lambda _game, state: state.seats,
    "options": lambda _game, state: state.options,
    "format_action": lambda _game, _state, action: action,
    "parse_action": notation.parse_action,
    "format_position": notation.format_position,
    "parse_position": notation.parse_position,
    "event_data": notation.event_data,
    "joined": lambda _game, events: events,
    "turns_data": notation.turns_data,
    "turn_data": notation.turn_data,
    "to_data": notation.to_data,
    "from_data": notation.from_data,
    "scene": notation.scene,
    "marks": lambda _game, _state, _say, _page=PAGE: [],
}
_NEEDED: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys((*_FACTS, *_DEFAULTS), ()),
    "OPTIONS": ("Options",),
    "DATA": ("State", "Event"),
    "check_options": ("PLAYERS_RULE",),
    "setup": ("begin",),
    "legal": ("ACTIONS", "forbidden"),
    "apply": ("move",),
    "refusal": ("forbidden",),
    "event_data": ("tell",),
}
"""What a small game must have in place of a name of the contract that it lacks."""
