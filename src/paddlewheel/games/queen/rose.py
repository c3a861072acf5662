"""B12: what the Black Rose needs, and the coal she gets for her turn."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.queen.river import Laid, free_turns
from paddlewheel.games.queen.speed import can_move
from paddlewheel.games.queen.state import DIE, ROSE_COAL, SPEED, State, Task
from paddlewheel.games.queen.tiles import OPEN_WATER
from paddlewheel.games.queen.turns import end, ends, survey

PLENTY: Final = 15
"""More coal than any turn can need."""
NO_WAY: Final = 99


def with_coal_for_her_turn(state: State) -> State:
    """B12: one coal point for her turn; if she needs more, exactly what she needs."""
    rose = state.rules.rose
    usual = state.with_steamer(rose, state.steamers[rose]._replace(coal=ROSE_COAL))
    needed = ROSE_COAL if can_move(usual, rose) else coal_she_needs(state)
    return usual if needed == NO_WAY else usual.with_steamer(rose, usual.steamers[rose]._replace(coal=needed))


def is_stranded(state: State, any_heading: bool = False) -> bool:
    """B12: whether she needs more than one coal point; a captain who is about to turn her may give her any heading.

    RULING: while a tile is about to be joined, it counts as open water that turns the way that is best for her: what the
    tile brings is chance, and nobody's fault.
    """
    rose = state.rules.rose
    hers = state.steamers[rose]._replace(coal=ROSE_COAL)
    headings = range(6) if any_heading else (hers.heading,)
    positions = [state.with_steamer(rose, hers._replace(heading=heading)) for heading in headings]
    if any(can_move(one, rose) for one in positions):
        return False
    if not _tile_to_come(state):
        return True
    turns = free_turns(state.tiles, state.first_tile)
    grown = (one._replace(tiles=(*one.tiles, Laid(OPEN_WATER.id, turn))) for one in positions for turn in turns)
    return not any(can_move(one, rose) for one in grown)


def _tile_to_come(state: State) -> bool:
    """Q5: whether somebody has reached the frontmost tile and rolls when the move is over."""
    return any(task.what == DIE for task in state.agenda) or (state.voyage is not None and state.voyage.reached)


def coal_she_needs(state: State) -> int:
    """B12: the least coal for any turn of hers as everybody lies now, NO_WAY if she has none."""
    rose = state.rules.rose
    rich = state.steamers[rose]._replace(coal=PLENTY)
    hers = state.with_steamer(rose, rich)._replace(agenda=(Task(SPEED, rose),), voyage=None)
    _, branches = survey(hers)
    return min((end(row).coal for row in ends(hers, branches)), default=NO_WAY)
