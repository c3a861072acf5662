"""Which part of the river is drawn: a window around the actor and what lies ahead, and words for the rest."""

from __future__ import annotations

from itertools import groupby
from math import atan2, pi
from operator import itemgetter
from typing import Final, NamedTuple

from paddlewheel import hexes
from paddlewheel.engine.contract import Say, Span
from paddlewheel.games.queen.drawing.legend import INDENT, decider, in_order, sign
from paddlewheel.games.queen.model.state import NOBODY, State
from paddlewheel.games.queen.river.joining import placed, spots
from paddlewheel.games.queen.river.tiles import SHAPE
from paddlewheel.games.queen.turn.outcome import ranking
from paddlewheel.games.queen.turn.pile import bends_to_come
from paddlewheel.hexes import Cell

ARROWS: Final = "↑↗↘↓↙↖"
COMPASS: Final = "→↘↓↙←↖↑↗"


class View(NamedTuple):
    """A part of the plane: from which column of cells to which, and from which line to which."""

    left: int
    right: int
    top: int
    bottom: int

    def shows(self, cell: Cell) -> bool:
        """Return whether both lines of a cell are drawn."""
        return self.left <= cell[0] <= self.right and self.top <= line_of(cell) < self.bottom

    def stretched(self, other: View, across: int, lines: int) -> View:
        """Return the view enlarged towards another one as far as there is room: this many cells across, this many lines."""
        left = min(self.left, max(other.left, self.right - across + 1))
        right = max(self.right, min(other.right, left + across - 1))
        top = min(self.top, max(other.top, self.bottom - lines + 1))
        bottom = max(self.bottom, min(other.bottom, top + lines - 1))
        return View(left, right, top, bottom)


def view_of(state: State, across: int, lines: int) -> View:
    """Return what is drawn: the cell of the actor and those around it, the next tile, its own, then others.

    A tile comes into view only if the one between it and those is there as a whole.
    """
    here = _tile_in_focus(state)
    view = _around(_cells_near(state) or cells_of(state, here))
    for number in sorted(numbers(state), key=lambda number: (abs(2 * (number - here) - 1), -number)):
        nearer = number + (number < here) - (number > here)
        if number in (here, here + 1) or not _hidden(state, view, nearer):
            view = view.stretched(_around_tile(state, number), across, lines)
    return view


def numbers(state: State) -> range:
    """Return the numbers of the tiles on the table."""
    return range(state.first_tile, len(state.tiles))


def cells_of(state: State, number: int) -> list[Cell]:
    """Q1, Q3: the cells of a tile that are laid."""
    spot, left_out = spots(state.tiles)[number], state.tiles[number].left_out
    return [cell for cell in (placed(spot, local) for local in SHAPE) if cell not in left_out]


def to_come(state: State) -> dict[Cell, str]:
    """Q2, Q5: return where the river may go on, or the landing lies, beyond the frontmost tile, and an arrow that way."""
    centre, flow = spots(state.tiles)[-1]
    ways = [hexes.direction_after(flow, turn) for turn in bends_to_come(state)]
    return {hexes.step(centre, way, 3): ARROWS[way] for way in ways}


def line_of(cell: Cell) -> int:
    """Return the upper one of a cell's two lines."""
    return 2 * cell[1] + cell[0]


def out_of_view(state: State, say: Say, view: View, width: int) -> list[list[Span]]:
    """Return in as few lines as that takes which tiles are not drawn, in which direction, and who is there."""
    here = _tile_in_focus(state)
    hidden = [number for number in numbers(state) if _hidden(state, view, number)]
    stretches = groupby(hidden, key=lambda number: (number > here, number - hidden.index(number)))
    lines: list[list[Span]] = []
    for stretch in (_stretch(state, say, view, list(tiles)) for _, tiles in stretches):
        if lines and _length(lines[-1]) + _length(stretch) + 2 <= width:
            lines[-1] += [Span("; "), *stretch]
        else:
            lines.append([Span(f"{INDENT}{say('drawn-out-of-view')} "), *stretch])
    return lines


# --- parts of it ----------------------------------------------------------------------------------------------------------


def _tile_in_focus(state: State) -> int:
    """Return the tile of the actor, at other times of the leader; without a steamer the frontmost."""
    water = state.river
    seats = [decider(state), *(rank.steamer for rank in ranking(state))]
    cells = [state.steamers[seat].cell for seat in seats if seat != NOBODY]
    return next((water.tile_of[water.index[cell]] for cell in cells if cell is not None), water.frontmost)


def _cells_near(state: State) -> list[Cell]:
    """Return the cell of the actor with those beside it; none if that steamer is not on the river."""
    ship = decider(state)
    cell = None if ship == NOBODY else state.steamers[ship].cell
    return [] if cell is None else [cell, *hexes.neighbours(cell)]


def _around(cells: list[Cell]) -> View:
    """Return the smallest view of some cells."""
    columns, lines = [cell[0] for cell in cells], [line_of(cell) for cell in cells]
    return View(min(columns), max(columns), min(lines), max(lines) + 1)


def _around_tile(state: State, number: int) -> View:
    """Return the smallest view of a tile, and of what is to come beyond it if it is the frontmost."""
    return _around([*cells_of(state, number), *(to_come(state) if number == len(state.tiles) - 1 else ())])


def _stretch(state: State, say: Say, view: View, tiles: list[int]) -> list[Span]:
    """Return the words for a stretch of tiles; the arrow points where the river leaves the view."""
    nearest = min(tiles, key=lambda number: abs(number - _tile_in_focus(state)))
    arrow = _arrow_to(view, _hidden(state, view, nearest))
    cells = {cell for number in tiles for cell in _hidden(state, view, number)}
    seats = [seat for seat in in_order(state) if state.steamers[seat].cell in cells]
    told = f"{arrow} {_in_words(state, say, view, tiles)}"
    return [Span(f"{told} {say('drawn-with')}" if seats else told), *(sign(state, seat) for seat in seats)]


def _length(line: list[Span]) -> int:
    return sum(len(span.text) for span in line)


def _hidden(state: State, view: View, number: int) -> list[Cell]:
    """Return the cells of a tile that the view does not show."""
    return [cell for cell in cells_of(state, number) if not view.shows(cell)]


def _in_words(state: State, say: Say, view: View, tiles: list[int]) -> str:
    """Return tiles in words, those of which a part is in view by themselves."""
    partly = [any(map(view.shows, cells_of(state, number))) for number in tiles]
    kinds = [
        (part, [number for number, _ in group])
        for part, group in groupby(zip(tiles, partly, strict=True), key=itemgetter(1))
    ]
    if len(kinds) > 2 or (len(kinds) == 2 and min(len(group) for _, group in kinds) > 1):
        return say("drawn-much", {"what": _named(tiles, say)})
    named = [(part, _named(group, say)) for part, group in kinds]
    return say("drawn-stretch", {"items": [say("drawn-part", {"what": name}) if part else name for part, name in named]})


def _named(tiles: list[int], say: Say) -> str:
    if len(tiles) == 1:
        return say("drawn-tile", {"tile": tiles[0]})
    return say("drawn-tiles", {"first": tiles[0], "last": tiles[-1]})


def _arrow_to(view: View, cells: list[Cell]) -> str:
    """Return the arrow from the middle of the view to the middle of some cells."""
    right = 2 * sum(cell[0] for cell in cells) / len(cells) - (view.left + view.right)
    down = sum(line_of(cell) for cell in cells) / len(cells) - (view.top + view.bottom) / 2
    return COMPASS[round(atan2(down, right) / pi * 4) % 8]
