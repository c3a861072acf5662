"""A race cut into stretches: each is what one player, or chance, decided without anybody else deciding in between."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from paddlewheel.captains.knowledge import has_judge
from paddlewheel.engine.contract import AnyGame, Seat
from paddlewheel.engine.errors import BadData
from paddlewheel.engine.record import Record, replay


class Stretch(NamedTuple):
    """Some actions in a row by one actor, within one turn."""

    first: int
    """How many actions had been done before it,"""
    last: int
    """and after it."""
    actor: Seat
    """A seat, or CHANCE."""
    turn: int
    """The number of the turn it is part of: others may decide something in the middle of a turn."""


@dataclass(frozen=True)
class Passage:
    """A race from its first position to its last, in stretches."""

    game: AnyGame
    actions: tuple[Any, ...]
    states: tuple[Any, ...]
    """One more than there are actions."""
    stretches: tuple[Stretch, ...]

    def way(self, stretch: Stretch) -> tuple[Any, ...]:
        """Return the actions of a stretch."""
        return self.actions[stretch.first : stretch.last]


def passage_of(record: Record) -> Passage:
    """Return the race of a record; raise BadData if nobody can judge its game, or nothing has happened in it."""
    game = record.game
    if not has_judge(game):
        raise BadData("game", "review.no_judge", title=game.TITLE)
    if not record.actions:
        raise BadData("record", "review.nothing")
    states, stretches = [record.start], list[Stretch]()
    turn, label = 0, object()
    for step in replay(record):
        on_turn, actor = game.on_turn(step.before), game.actor(step.before)
        assert actor is not None, "somebody did this"
        if game.begins_turn(step.before) or on_turn != label:
            turn, label = turn + 1, on_turn
        if stretches and (stretches[-1].actor, stretches[-1].turn) == (actor, turn):
            stretches[-1] = stretches[-1]._replace(last=step.number)
        else:
            stretches.append(Stretch(step.number - 1, step.number, actor, turn))
        states.append(step.after)
    return Passage(game, record.actions, tuple(states), tuple(stretches))
