r"""The river drawn as text: Q1's tiles in one frame with N up, every steamer with its heading, and a legend below.

      /  ~           ▒▒▒▒▒▒          ~   ·       ▒▒▒▒▒▒          ~   \
      \         ~    ▒▒▒▒▒▒   ~    1 ↗ 2 ·  ~    ▒▒▒▒▒▒   ~    ______/ ↘ ?
      /  ~           ▒▒/\▒▒=dock 1   ~   ·         ~    ______/
      \         ~    brown▒▒▒▒▒▒▒▒       ·▒▒▒▒▒▒ ______/
      /  ~             ~    ▒▒▒▒▒▒   ~   ·▒▒▒▒▒▒/
      \         ~    ······  1,-3        /
      /▒▒▒▒▒▒ ······· 0,-2 ······· ▒▒▒▒▒▒\
      \▒▒▒▒▒▒·  ~    0 ↑ 1    G↓  ·▒▒▒▒▒▒/
      /  ~            0,-1          2,-2 \
      \         ~           [ R↗ ]       /

A cell has two lines, and neighbouring columns are shifted by one of them. The upper line shows who lies there or else the
water, with its coordinates beside another steamer: only there can one be pushed to (Q14). The lower line shows what the
cell is: a dock with the passengers who wait (Q18), a jetty (Q7), the nose that leads on to the next tile (Q2).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from math import atan2, pi
from typing import Final, NamedTuple, TypeAlias

from paddlewheel import hexes
from paddlewheel.games.game import Seat, Span
from paddlewheel.games.queen.growth import pile_size
from paddlewheel.games.queen.legend import INDENT, decider, in_order, label, legend, signs, whose
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.river import free_turns, nose, placed, spots
from paddlewheel.games.queen.state import NOBODY, TILE, State
from paddlewheel.games.queen.tiles import SHAPE, SHIPYARD, START_CELLS, TILES, TURNS
from paddlewheel.games.queen.water import NOWHERE
from paddlewheel.hexes import Cell, Direction

WIDTH: Final = 80
CELL: Final = 7
"""How many columns lie between a cell and the next one, the border between them included."""
INSIDE: Final = CELL - 1
"""Room for most coordinates: -3,-12."""
MOST_ACROSS: Final = (WIDTH - 1) // CELL
MOST_LINES: Final = 28
"""How much of the river is drawn at most: so many cells side by side, so many lines."""

ARROWS: Final = "↑↗↘↓↙↖"
COMPASS: Final = "→↘↓↙←↖↑↗"
WATER, WAKE, LAND, ROOF, PIER, JOINT = "~", "≈≈", "▒", "/\\", "=", "·"
BANK: Final = "_\\/_\\/"
"""What the six sides of a cell are drawn with where the river ends, clockwise from N."""
SIDES: Final = ((-1, 1), (0, CELL), (1, CELL), (1, 1), (1, 0), (0, 0))
"""How far below and right of a cell's corner its sides begin, clockwise from N."""

Sheet: TypeAlias = dict[tuple[int, int], tuple[str, Seat | None]]
"""A drawing: for each line and column that is not blank a character, and whose steamer it belongs to."""


def draw(state: State) -> list[list[Span]]:
    """Return the river drawn as text, line by line, or as much as fits around whoever decides; then the legend."""
    view = _view(state)
    return [*_river(state, view), *_out_of_view(state, view), [], *legend(state)]


# --- what part of the river is drawn --------------------------------------------------------------------------------------


class View(NamedTuple):
    """A part of the plane: from which column of cells to which, and from which line to which."""

    left: int
    right: int
    top: int
    bottom: int

    def shows(self, cell: Cell) -> bool:
        """Tell whether both lines of a cell are drawn."""
        return self.left <= cell[0] <= self.right and self.top <= _line(cell) < self.bottom

    def stretched(self, other: View) -> View:
        """Return the view enlarged towards another one as far as there is room."""
        left = min(self.left, max(other.left, self.right - MOST_ACROSS + 1))
        right = max(self.right, min(other.right, left + MOST_ACROSS - 1))
        top = min(self.top, max(other.top, self.bottom - MOST_LINES + 1))
        bottom = max(self.bottom, min(other.bottom, top + MOST_LINES - 1))
        return View(left, right, top, bottom)


def _view(state: State) -> View:
    """Return what is drawn: the tile of whoever decides, the next one, then others until one does not fit any more."""
    here = _tile_in_focus(state)
    view = _around(state, here)
    for number in sorted(_numbers(state), key=lambda number: (abs(2 * (number - here) - 1), -number)):
        nearer = number + (number < here) - (number > here)
        if not _hidden(state, view, nearer):
            view = view.stretched(_around(state, number))
    return view


def _tile_in_focus(state: State) -> int:
    """Return the tile of whoever decides, at other times of the leader; without a steamer the frontmost."""
    water = state.river
    seats = [decider(state), *(rank.steamer for rank in ranking(state))]
    cells = [state.steamers[seat].cell for seat in seats if seat != NOBODY]
    return next((water.tile_of[water.index[cell]] for cell in cells if cell is not None), water.frontmost)


def _around(state: State, number: int) -> View:
    """Return the smallest view of a tile, and of what is to come beyond it if it is the frontmost."""
    cells = [*_cells_of(state, number), *(_to_come(state) if number == len(state.tiles) - 1 else ())]
    columns, lines = [cell[0] for cell in cells], [_line(cell) for cell in cells]
    return View(min(columns), max(columns), min(lines), max(lines) + 1)


# --- the river ------------------------------------------------------------------------------------------------------------


def _river(state: State, view: View) -> list[list[Span]]:
    """Return the lines of the river that the view shows."""
    sheet: Sheet = {}
    laid = {cell: number for number in _numbers(state) for cell in _cells_of(state, number)}
    land = laid.keys() - state.river.index.keys()
    land |= {SHIPYARD} & laid.keys() if state.river.yard != NOWHERE else set()
    for cell in filter(view.shows, laid):
        _put_outline(sheet, laid, cell)
    for cell in filter(view.shows, land):
        _put_land(sheet, land, cell)
    _put_houses(sheet, state, view)
    for cell in filter(view.shows, marks := _marks(state)):
        _put_text(sheet, cell, 1, marks[cell])
    for cell in filter(view.shows, texts := _to_come(state) | _water(state)):
        if cell not in land:
            _put_text(sheet, cell, 0, texts[cell])
    _put_steamers(sheet, state, view)
    return _lines(sheet)


def _numbers(state: State) -> range:
    """Return the numbers of the tiles on the table."""
    return range(state.first_tile, len(state.tiles))


def _cells_of(state: State, number: int) -> list[Cell]:
    """Q1, Q3: the cells of a tile that are laid."""
    spot, left_out = spots(state.tiles)[number], state.tiles[number].left_out
    return [cell for cell in (placed(spot, local) for local in SHAPE) if cell not in left_out]


def _put_outline(sheet: Sheet, laid: dict[Cell, int], cell: Cell) -> None:
    """Draw the sides of a cell where the river ends or another tile begins."""
    for side, beside in enumerate(hexes.neighbours(cell)):
        if laid.get(beside) != laid[cell]:
            character = JOINT if beside in laid else BANK[side]
            _put(sheet, *_side(cell, side), character * (INSIDE if side in (hexes.N, hexes.S) else 1))


def _put_land(sheet: Sheet, land: set[Cell], cell: Cell) -> None:
    """Q1: hatch a cell of land, and the border to the next one unless a tile ends there."""
    _put_text(sheet, cell, 0, LAND * INSIDE)
    _put_text(sheet, cell, 1, LAND * INSIDE)
    for side in (hexes.NE, hexes.SE):
        if hexes.step(cell, side) in land:
            sheet.setdefault(_side(cell, side), (LAND, None))


def _put_houses(sheet: Sheet, state: State, view: View) -> None:
    """Q18: draw the stations' houses with the colour of the roof, and the pier where it leads sideways to the dock."""
    for number in _numbers(state):
        spot, station = spots(state.tiles)[number], TILES[state.tiles[number].id].station
        if station is not None and view.shows(house := placed(spot, station.house)):
            _put_text(sheet, house, 0, ROOF)
            _put_text(sheet, house, 1, station.roof)
            side = hexes.direction_between(house, placed(spot, station.dock))
            if side not in (None, hexes.N, hexes.S) and not state.options.school:
                _put(sheet, *_side(house, side), PIER)


def _put_steamers(sheet: Sheet, state: State, view: View) -> None:
    """Draw letter and heading of every steamer, in brackets if its captain decides."""
    for ship, (sign, steamer) in enumerate(zip(signs(state), state.steamers, strict=True)):
        if steamer.cell is not None and view.shows(steamer.cell):
            text, gap = f"{sign}{ARROWS[steamer.heading]}", " " if len(sign) == 1 else ""
            text = f"[{gap}{text}{gap}]" if ship == decider(state) else f" {gap}{text}{gap} "
            _put_text(sheet, steamer.cell, 0, text, whose(state, ship))


# --- what is written into the cells ---------------------------------------------------------------------------------------


def _water(state: State) -> dict[Cell, str]:
    """Return what is written on the water: coordinates beside the others (Q14), the wake of whoever is under way (Q15)."""
    others = [steamer.cell for seat, steamer in enumerate(state.steamers) if seat != decider(state)]
    beside = {cell for other in others if other is not None for cell in hexes.neighbours(other)}
    wake = () if state.voyage is None else state.voyage.stood
    return {
        cell: WAKE if cell in wake else f"{cell[0]},{cell[1]}" if cell in beside else WATER for cell in state.river.cells
    }


def _marks(state: State) -> dict[Cell, str]:
    """Return what the lower lines tell: start cells until the first round (Q8), noses, docks and jetties."""
    starts = {} if state.round else {cell: str(number) for number, cell in enumerate(START_CELLS, 1)}
    starts |= {SHIPYARD: "yard"} if state.river.yard != NOWHERE else {}
    return starts | _noses(state) | _elements(state) | _docks(state) | _jetties(state)


def _elements(state: State) -> dict[Cell, str]:
    """B2–B7: what is special about the water."""
    return {state.river.cells[place]: element.mark for place, element in state.river.elements.items()}


def _noses(state: State) -> dict[Cell, str]:
    """Q2: where each tile leads on, and to which one."""
    marks = {}
    for number in _numbers(state)[:-1]:
        way, gap = nose(state.tiles, state.landing, number), " " if number < 9 else ""
        cell = hexes.step(spots(state.tiles)[number].centre, way, 2)
        marks[cell] = f"{number}{gap}{ARROWS[way]}{gap}{number + 1}"
    return marks


def _docks(state: State) -> dict[Cell, str]:
    """Q18: the docks and how many passengers wait there; Q17: in the sailing school they are nothing but water."""
    docks = () if state.options.school else zip(state.river.cells, state.river.dock_of, strict=True)
    return {cell: f"dock {state.waiting[tile]}" for cell, tile in docks if tile != NOWHERE}


def _jetties(state: State) -> dict[Cell, str]:
    """Q7: the jetties of the landing; one can be a dock as well, and then tells who waits there."""
    jetties, docks = zip(state.river.cells, state.river.jetty, strict=True), _docks(state)
    return {cell: f"jetty{docks.get(cell, '')[-1:]}" for cell, jetty in jetties if jetty}


def _to_come(state: State) -> dict[Cell, str]:
    """Q2, Q5: what lies beyond the noses of the frontmost tile: the landing, or what nobody knows yet."""
    centre, flow = spots(state.tiles)[-1]
    ways = [hexes.turned(flow, turn) for turn in _turns_to_come(state)]
    return {hexes.step(centre, way, 3): f"{ARROWS[way]} ?" if state.landing is None else "LANDING" for way in ways}


def _turns_to_come(state: State) -> tuple[int, ...]:
    """Q3: which ways the river may turn next; one if the die has fallen."""
    if state.landing is not None:
        return (state.landing,)
    if state.agenda and state.agenda[0].what == TILE:
        return (state.agenda[0].turn,)
    return free_turns(state.tiles, state.first_tile) if pile_size(state) else TURNS


# --- the sheet ------------------------------------------------------------------------------------------------------------


def _line(cell: Cell) -> int:
    """Return the upper one of a cell's two lines."""
    return 2 * cell[1] + cell[0]


def _side(cell: Cell, side: Direction) -> tuple[int, int]:
    """Return line and column where a side of a cell begins."""
    down, right = SIDES[side]
    return _line(cell) + down, CELL * cell[0] + right


def _put_text(sheet: Sheet, cell: Cell, lower: int, text: str, seat: Seat | None = None) -> None:
    """Put a text into the middle of a cell's upper or lower line; a long one goes over a border, rather over none."""
    line, column = _line(cell) + lower, CELL * cell[0] + 1 + (INSIDE - len(text)) // 2
    if len(text) > INSIDE and (line, column) in sheet:
        column += 1
    _put(sheet, line, column, text, seat)


def _put(sheet: Sheet, line: int, column: int, text: str, seat: Seat | None = None) -> None:
    for at, character in enumerate(text, column):
        sheet[line, at] = (character, seat)


def _lines(sheet: Sheet) -> list[list[Span]]:
    """Return a drawing as lines, in the middle of the page."""
    lines, columns = [line for line, _ in sheet], [column for _, column in sheet]
    margin = (WIDTH - (max(columns) - min(columns) + 1)) // 2
    width = range(min(columns) - margin, max(columns) + 1)
    return [_spans(sheet, line, width) for line in range(min(lines), max(lines) + 1)]


def _spans(sheet: Sheet, line: int, columns: Iterable[int]) -> list[Span]:
    """Return a line as pieces, each of one steamer or of none."""
    cells = [sheet.get((line, column), (" ", None)) for column in columns]
    while cells and cells[-1] == (" ", None):
        cells.pop()
    return [Span("".join(text for text, _ in piece), seat) for seat, piece in groupby(cells, key=lambda cell: cell[1])]


# --- what lies out of view ------------------------------------------------------------------------------------------------


def _out_of_view(state: State, view: View) -> list[list[Span]]:
    """Return a line for each stretch of the river that is not drawn: in which direction, which tiles, and who is there."""
    hidden = [number for number in _numbers(state) if _hidden(state, view, number)]
    stretches = groupby(hidden, key=lambda number: number - hidden.index(number))
    return [_stretch(state, view, list(numbers)) for _, numbers in stretches]


def _stretch(state: State, view: View, numbers: list[int]) -> list[Span]:
    """Return the line for a stretch of tiles; the arrow points where the river leaves the view."""
    nearest = min(numbers, key=lambda number: abs(number - _tile_in_focus(state)))
    arrow = _arrow_to(view, _hidden(state, view, nearest))
    cells = {cell for number in numbers for cell in _hidden(state, view, number)}
    seats = [seat for seat in in_order(state) if state.steamers[seat].cell in cells]
    labels = [span for seat in seats for span in (Span(" "), label(state, seat))]
    return [Span(f"{INDENT}{arrow} out of view: {_tiles(numbers, len(cells))}{' with' if seats else ''}"), *labels]


def _hidden(state: State, view: View, number: int) -> list[Cell]:
    """Return the cells of a tile that the view does not show."""
    return [cell for cell in _cells_of(state, number) if not view.shows(cell)]


def _tiles(numbers: list[int], cells: int) -> str:
    """Return tiles in words, of which so many cells are out of view."""
    if len(numbers) > 1:
        return f"tiles {numbers[0]} to {numbers[-1]}"
    return f"{'part of ' if cells < len(SHAPE) else ''}tile {numbers[0]}"


def _arrow_to(view: View, cells: list[Cell]) -> str:
    """Return the arrow from the middle of the view to the middle of some cells."""
    right = 2 * sum(cell[0] for cell in cells) / len(cells) - (view.left + view.right)
    down = sum(_line(cell) for cell in cells) / len(cells) - (view.top + view.bottom) / 2
    return COMPASS[round(atan2(down, right) / pi * 4) % 8]
