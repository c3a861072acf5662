"""What the server does at a table by itself: roll the dice, let captains decide, watch the time."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random, SystemRandom
from typing import Any, Final, TypeAlias

from paddlewheel.captains import CAPTAINS, RELIEF, hire
from paddlewheel.captains.chance import roll
from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.games import game_named
from paddlewheel.tables.history import Action, Logged
from paddlewheel.tables.protocol import HandedOver
from paddlewheel.tables.table import Table

LUCK: Final = SystemRandom()
"""Dice and tiles come from the operating system, at the moment they are drawn."""


@dataclass(frozen=True, slots=True)
class Roll:
    """Chance decides next, or another steamer in the race of a day, where that is fixed."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A computer captain decides next: all that it needs to know, and the number of the entry it thinks about."""

    game: str
    position: str
    seat: Seat
    captain: str
    changed: int


@dataclass(frozen=True, slots=True)
class Expire:
    """The time of a seat is up."""

    seat: Seat


Chore: TypeAlias = Roll | Ask | Expire


def chore(table: Table, now: int) -> Chore | None:
    """Return what the server has to do here now."""
    actor = table.actor
    if actor is None or table.paused:
        return None
    if actor == CHANCE or fixed(table) is not None:
        return Roll()
    captain = table.seats[actor].captain
    if captain is not None:
        position = table.game.format_position(table.play.state)
        return Ask(table.game.NAME, position, actor, captain, table.changed)
    deadline = table.deadline
    return Expire(actor) if deadline is not None and deadline <= now else None


def fixed(table: Table) -> Any | None:
    """Return what happens next in the race of a day where nobody decides anything."""
    return None if table.daily is None else table.daily.forced(table.play.state)


def rolled(table: Table, now: int) -> list[Logged]:
    """Draw what chance does. It is drawn here, kept, and told: nobody can know it before."""
    state, at, action = table.play.state, max(now, table.touched), fixed(table)
    if action is not None:
        text, seat = table.game.format_action(state, action), table.names[table.actor or 0]
        return [Action(n=table.n + 1, at=at, seat=seat, action=text, by="captain", turn=table.turn_name)]
    text = table.game.format_action(state, roll(table.game, state, LUCK))
    return [Action(n=table.n + 1, at=at, seat="chance", action=text, by="chance", turn=table.turn_name)]


def steered(table: Table, seat: Seat, actions: list[str], now: int) -> list[Logged]:
    """Return the entries for what a captain decided."""
    at, name, turn = max(now, table.touched), table.names[seat], table.turn_name
    return [
        Action(n=table.n + nth, at=at, seat=name, action=action, by="captain", turn=turn)
        for nth, action in enumerate(actions, 1)
    ]


def expired(table: Table, seat: Seat, now: int) -> list[Logged]:
    """Return the entry by which the relief captain takes over."""
    at, relief = max(now, table.touched), table.charter.relief
    return [HandedOver(n=table.n + 1, at=at, seat=table.names[seat], captain=relief, why="time", id=None)]


def consider(asked: Ask, budget: float | None = None) -> list[str]:
    """Return what a captain does until chance or somebody else decides: whole turns come out of one thought.

    This takes as long as the captain thinks, and runs in a process of its own.
    """
    game = game_named(asked.game)
    state = game.parse_position(asked.position)
    captain = hire(asked.captain, Random(LUCK.getrandbits(64)), budget, by_clock=True)
    actions: list[str] = []
    while game.actor(state) == asked.seat and not (actions and game.begins_turn(state)):
        action = captain.choose(game, state)
        actions.append(game.format_action(state, action))
        state, _ = game.apply(state, action)
    return actions


def relieve(asked: Ask) -> list[str]:
    """Return what the first captain of RELIEF does in place of one who failed: sound, and soon."""
    return consider(replace(asked, captain=next(name for name in RELIEF if name in CAPTAINS)))


def anything(asked: Ask) -> list[str]:
    """Return what is legal first, for when no captain can be had."""
    game = game_named(asked.game)
    state = game.parse_position(asked.position)
    return [game.format_action(state, game.legal(state)[0])]
