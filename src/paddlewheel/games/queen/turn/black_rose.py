"""B12: what the Black Rose needs, and the coal she gets for her turn."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.model.state import DIE, PLENTY, ROSE_COAL, SPEED, State, Steamer, Task
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.games.queen.river.tiles import OPEN_WATER
from paddlewheel.games.queen.routes.ends import end, survey
from paddlewheel.games.queen.turn.growth import dice
from paddlewheel.games.queen.turn.speed import can_move

NO_WAY: Final = PLENTY + 1
"""No move at all counts as the greatest need."""


def with_coal_for_her_turn(state: State) -> State:
    """B12: one coal point for her turn; if she needs more, exactly what she needs."""
    rose = state.rules.rose
    usual = state.with_steamer(rose, _rested(state))
    needed = ROSE_COAL if can_move(usual, rose) else coal_she_needs(state)
    return usual if needed == NO_WAY else usual.with_steamer(rose, usual.steamers[rose]._replace(coal=needed))


def is_stranded(state: State, any_heading: bool = False, before: int = ROSE_COAL) -> bool:
    """B12: whether she needs more than one coal point, and more than before; who turns her may give her any heading.

    RULING: to bring her into need is not to leave her in it: she must need more than when the turn began. While a tile is
    about to be joined, it counts as open water that turns the way that is best for her: what the tile brings is chance,
    and nobody's fault.
    """
    rose = state.rules.rose
    hers = _rested(state)
    headings = range(6) if any_heading else (hers.heading,)
    positions = [state.with_steamer(rose, hers._replace(heading=heading)) for heading in headings]
    if any(can_move(one, rose) for one in positions):
        return False
    if _tile_to_come(state):
        grown = [one._replace(tiles=(*one.tiles, Laid(OPEN_WATER.id, turn))) for one in positions for turn in dice(state)]
        if any(can_move(one, rose) for one in grown):
            return False
        positions += grown
    return before == ROSE_COAL or min(coal_she_needs(one) for one in positions) > before


def need_before(state: State) -> int:
    """B12: the coal that she needed when the turn began that is under way, or is about to begin."""
    return need_at_start(state) if state.voyage is None else state.voyage.rose_needed


def need_at_start(state: State) -> int:
    """B12: the coal that she needs as a turn begins, NO_WAY if she has no move; one point is never too much.

    Under version 1 it does not count: a player who could help her had to.
    """
    rose = state.rules.rose
    if not state.rules.need_may_stay or can_move(state.with_steamer(rose, _rested(state)), rose):
        return ROSE_COAL
    return coal_she_needs(state)


def _rested(state: State) -> Steamer:
    return state.steamers[state.rules.rose]._replace(coal=ROSE_COAL)


def _tile_to_come(state: State) -> bool:
    """Q5: whether somebody has reached the frontmost tile and rolls when the move is over."""
    return any(task.what == DIE for task in state.agenda) or (state.voyage is not None and state.voyage.reached)


def coal_she_needs(state: State) -> int:
    """B12: the least coal for any turn of hers as everybody lies now, NO_WAY if she has none."""
    rose = state.rules.rose
    rich = state.steamers[rose]._replace(coal=PLENTY)
    hers = state.with_steamer(rose, rich)._replace(agenda=(Task(SPEED, rose),), voyage=None)
    return min([end(row).coal for row in survey(hers).rows], default=NO_WAY)
