"""Q3, Q5–Q7, Q10, B11: what is on a cell that a steamer cannot enter, told as the one reason why not."""

from __future__ import annotations

from typing import NamedTuple

from paddlewheel import hexes
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.joining import NOWHERE, joined, quay, shape_at, spots, tile_under
from paddlewheel.games.queen.river.tiles import SHIPYARD
from paddlewheel.games.queen.turn.pile import bends_to_come
from paddlewheel.hexes import Cell


class Land(NamedTuple):
    """What is where no water leads: the rule that says so, and the kind of it as a code."""

    rule: str
    kind: str


def no_water(state: State, cell: Cell, here: Cell | None = None) -> Refusal:
    """Return that nobody can end on a cell, or come there from the neighbouring cell `here`, and what is there."""
    rule, land = land_at(state, cell, here)
    return Refusal(rule, "end.land", cell=cell, land=land)


def land_at(state: State, cell: Cell, here: Cell | None = None, rule: str = "Q10") -> Land:
    """Return what is on a cell that nobody can enter, or that no water leads to from the neighbouring cell `here`.

    `rule` is the one that forbids plain land, an island or the bank.
    """
    river = state.river
    own = None if here is None else river.tile_of[river.index[here]]
    under = tile_under(state.tiles, cell)
    if river.yard != NOWHERE and SHIPYARD in (cell, here):
        return Land("B11", "shipyard_exit" if here == SHIPYARD else "shipyard")
    if under >= state.first_tile:
        if own is not None and abs(under - own) > 1:
            return Land("Q3", "bends")
        return Land(rule, "island")
    if own in (None, river.frontmost):
        if cell in quay(state.tiles, state.landing):
            return Land("Q7", "landing")
        if river.open_end and _may_be_laid(state, cell):
            return Land("Q5", "not_laid")
    if under != NOWHERE and own in (None, state.first_tile):
        return Land("Q6", "tile_gone")
    if not any(tile_under(state.tiles, beside) >= state.first_tile for beside in hexes.neighbours(cell)):
        return Land(rule, "far")
    return Land(rule, "bank")


def _may_be_laid(state: State, cell: Cell) -> bool:
    """Q5: tell whether the next tile may cover a cell."""
    last = spots(state.tiles)[-1]
    return any(cell in shape_at(joined(last, turn)) for turn in bends_to_come(state))


def name_at(state: State, cell: Cell) -> str:
    """Return the name of the steamer that lies on a cell."""
    return next(name for name, one in zip(state.names, state.steamers, strict=True) if one.cell == cell)
