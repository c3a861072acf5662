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
from typing import Final, TypeAlias

from paddlewheel import hexes
from paddlewheel.engine.contract import PAGE, Page, Say, Seat, Span
from paddlewheel.games.queen.drawing.legend import brief, decider, element_mark, legend, signs, whose
from paddlewheel.games.queen.drawing.view import ARROWS, View, cells_of, line_of, numbers, out_of_view, to_come, view_of
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.joining import NOWHERE, nose, placed, spots
from paddlewheel.games.queen.river.tiles import SHIPYARD, START_CELLS, TILES
from paddlewheel.hexes import Cell, Direction

NARROW: Final = 80
"""A river that takes less is drawn in the middle of this many columns."""
CELL: Final = 7
"""How many columns lie between a cell and the next one, the border between them included."""
INSIDE: Final = CELL - 1
"""Room for most coordinates: -3,-12."""
LEAST_ACROSS: Final = 5
LEAST_LINES: Final = 8
"""How much of the river is drawn in any case, however small the page: this many cells side by side, this many lines."""
BORDER: Final = 1
"""The line that the bank above the uppermost cell may take."""
ROOMY: Final = 28
"""On a page of this many lines the legend is given in full."""

WATER, WAKE, LAND, ROOF, PIER, JOINT = "~", "≈≈", "▒", "/\\", "=", "·"
BANK: Final = "_\\/_\\/"
"""What the six sides of a cell are drawn with where the river ends, clockwise from N."""
SIDES: Final = ((-1, 1), (0, CELL), (1, CELL), (1, 1), (1, 0), (0, 0))
"""How far below and right of a cell's corner its sides begin, clockwise from N."""

Sheet: TypeAlias = dict[tuple[int, int], tuple[str, Seat | None]]
"""A drawing: for each line and column that is not blank a character, and whose steamer it belongs to."""


def draw(state: State, say: Say, page: Page = PAGE) -> list[list[Span]]:
    """Return the river drawn as text, line by line, or as much as fits around the actor; then the legend."""
    view = _view(state, say, page)
    return [*_river(state, say, view, page), *out_of_view(state, say, view, page.width), *_below(state, say, page)]


def river_drawn(state: State, say: Say, page: Page = PAGE) -> list[str]:
    """Return the river alone as it is drawn, without colours."""
    return ["".join(span.text for span in line) for line in _river(state, say, _view(state, say, page), page)]


def _below(state: State, say: Say, page: Page) -> list[list[Span]]:
    return [[], *legend(state, say, page.width)] if page.lines >= ROOMY else brief(state, say, page.width)


def _view(state: State, say: Say, page: Page) -> View:
    """Return what part of the river is drawn, so that there is room to say what is not."""
    across, lines = (page.width - 1) // CELL, page.lines - len(_below(state, say, page)) - BORDER
    told = 0
    while True:
        view = view_of(state, max(across, LEAST_ACROSS), max(lines - told, LEAST_LINES))
        needed = len(out_of_view(state, say, view, page.width))
        if needed <= told:
            return view
        told = needed


# --- the river ------------------------------------------------------------------------------------------------------------


def _river(state: State, say: Say, view: View, page: Page) -> list[list[Span]]:
    """Return the lines of the river that the view shows."""
    sheet: Sheet = {}
    laid = {cell: number for number in numbers(state) for cell in cells_of(state, number)}
    land = laid.keys() - state.river.index.keys()
    land |= {SHIPYARD} & laid.keys() if state.river.yard != NOWHERE else set()
    for cell in filter(view.shows, laid):
        _put_outline(sheet, laid, cell)
    for cell in filter(view.shows, land):
        _put_land(sheet, land, cell)
    _put_houses(sheet, state, say, view)
    lying = [one.cell for one in state.steamers if one.cell is not None and page.coordinates]
    for cell in filter(view.shows, marks := {cell: _name(cell) for cell in lying} | _marks(state, say)):
        _put_text(sheet, cell, 1, marks[cell])
    for cell in filter(view.shows, texts := _beyond(state, say) | _water(state, page.coordinates)):
        if cell not in land:
            _put_text(sheet, cell, 0, texts[cell])
    _put_steamers(sheet, state, view)
    return _lines(sheet)


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


def _put_houses(sheet: Sheet, state: State, say: Say, view: View) -> None:
    """Q18: draw the stations' houses with the colour of the roof, and the pier where it leads sideways to the dock."""
    for number in numbers(state):
        spot, station = spots(state.tiles)[number], TILES[state.tiles[number].id].station
        if station is not None and view.shows(house := placed(spot, station.house)):
            _put_text(sheet, house, 0, ROOF)
            _put_text(sheet, house, 1, say(f"drawn-roof-{station.roof}"))
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


def _water(state: State, everywhere: bool) -> dict[Cell, str]:
    """Return what is written on the water: coordinates everywhere, or only beside the others (Q14), and the wake (Q15)."""
    others = [steamer.cell for seat, steamer in enumerate(state.steamers) if seat != decider(state)]
    beside = {cell for other in others if other is not None for cell in hexes.neighbours(other)}
    wake = () if state.under_way is None else state.under_way.stood
    return {
        cell: _name(cell) if everywhere else WAKE if cell in wake else _name(cell) if cell in beside else WATER
        for cell in state.river.index
    }


def _beyond(state: State, say: Say) -> dict[Cell, str]:
    """Q2, Q5: what is written beyond the frontmost tile: the landing, or what no one knows yet."""
    return {cell: f"{arrow} ?" if state.landing is None else say("drawn-landing") for cell, arrow in to_come(state).items()}


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def _marks(state: State, say: Say) -> dict[Cell, str]:
    """Return what the lower lines tell: start cells until the first round (Q8), noses, docks and jetties."""
    starts = {} if state.round else {cell: str(number) for number, cell in enumerate(START_CELLS, 1)}
    starts |= {SHIPYARD: say("drawn-shipyard")} if state.river.yard != NOWHERE else {}
    return starts | _noses(state) | _elements(state, say) | _docks(state, say) | _jetties(state, say)


def _elements(state: State, say: Say) -> dict[Cell, str]:
    """B2–B7: what is special about the water."""
    return {state.river.cells[index]: element_mark(element, say) for index, element in state.river.elements.items()}


def _noses(state: State) -> dict[Cell, str]:
    """Q2: where each tile leads on, and to which one."""
    marks = {}
    for number in numbers(state)[:-1]:
        way, gap = nose(state.tiles, state.landing, number), " " if number < 9 else ""
        cell = hexes.step(spots(state.tiles)[number].centre, way, 2)
        marks[cell] = f"{number}{gap}{ARROWS[way]}{gap}{number + 1}"
    return marks


def _docks(state: State, say: Say) -> dict[Cell, str]:
    """Q18: the docks and how many passengers wait there; Q17: in the sailing school they are nothing but water."""
    docks = () if state.options.school else zip(state.river.cells, state.river.dock_of, strict=True)
    return {cell: say("drawn-dock", {"waiting": state.waiting[tile]}) for cell, tile in docks if tile != NOWHERE}


def _jetties(state: State, say: Say) -> dict[Cell, str]:
    """Q7: the jetties of the landing; one can be a dock as well, and then tells who waits there."""
    jetties, docks = zip(state.river.cells, state.river.jetty, strict=True), _docks(state, say)
    return {cell: f"{say('drawn-jetty')}{docks.get(cell, '')[-1:]}" for cell, jetty in jetties if jetty}


# --- the sheet ------------------------------------------------------------------------------------------------------------


def _side(cell: Cell, side: Direction) -> tuple[int, int]:
    """Return line and column where a side of a cell begins."""
    down, right = SIDES[side]
    return line_of(cell) + down, CELL * cell[0] + right


def _put_text(sheet: Sheet, cell: Cell, lower: int, text: str, seat: Seat | None = None) -> None:
    """Put a text into the middle of a cell's upper or lower line; a long one goes over a border, rather over none."""
    line, column = line_of(cell) + lower, CELL * cell[0] + 1 + (INSIDE - len(text)) // 2
    if len(text) > INSIDE and (line, column) in sheet:
        column += 1
    _put(sheet, line, column, text, seat)


def _put(sheet: Sheet, line: int, column: int, text: str, seat: Seat | None = None) -> None:
    for at, character in enumerate(text, column):
        sheet[line, at] = (character, seat)


def _lines(sheet: Sheet) -> list[list[Span]]:
    """Return a drawing as lines, in the middle of the page."""
    lines, columns = [line for line, _ in sheet], [column for _, column in sheet]
    margin = max(NARROW - (max(columns) - min(columns) + 1), 0) // 2
    width = range(min(columns) - margin, max(columns) + 1)
    return [_spans(sheet, line, width) for line in range(min(lines), max(lines) + 1)]


def _spans(sheet: Sheet, line: int, columns: Iterable[int]) -> list[Span]:
    """Return a line as pieces, each of one steamer or of none."""
    cells = [sheet.get((line, column), (" ", None)) for column in columns]
    while cells and cells[-1] == (" ", None):
        cells.pop()
    return [Span("".join(text for text, _ in piece), seat) for seat, piece in groupby(cells, key=lambda cell: cell[1])]
