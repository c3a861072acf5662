"""The river as text: Q1's cells in their places, steamers, stations and jetties in them, and never more than a screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from random import Random
from typing import Final

import pytest

from paddlewheel import hexes
from paddlewheel.engine.contract import PAGE, Page, Seat
from paddlewheel.engine.seat_letters import letters
from paddlewheel.games.queen.drawing.chart import draw, river_drawn
from paddlewheel.games.queen.drawing.marks import marks, patterns
from paddlewheel.games.queen.drawing.view import view_of
from paddlewheel.games.queen.model.actions import Ahead, Done, Draw, Push, Speed
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.rule_set import rules
from paddlewheel.games.queen.model.state import (
    BOARD,
    DIE,
    FACE,
    LANDING,
    NEXT,
    SAIL,
    SPEED,
    TILE,
    State,
    Steamer,
    Task,
    TurnUnderWay,
)
from paddlewheel.games.queen.river.joining import Laid, jetties, placed, spots
from paddlewheel.games.queen.river.layout import free_bends
from paddlewheel.games.queen.river.tiles import LEFT, RIGHT, RIVER, START_CELLS, STRAIGHT, TILES, TURNS
from paddlewheel.games.queen.turn.arrival import arrive, wreck
from paddlewheel.games.queen.turn.legality import actor, legal
from paddlewheel.games.queen.turn.no_legal_turn import OUT_OF_COAL
from paddlewheel.games.queen.turn.play import apply
from paddlewheel.games.queen.turn.setup import setup
from paddlewheel.games.queen.turn.working_copy import state_of, working_copy
from paddlewheel.hexes import NE, NW, SE, SW, Cell, N, S
from paddlewheel.words import LANGUAGES, say, speaker

from .positions import with_landing, with_tile

SAY: Final = speaker()

COLOURS: Final = ("red", "green", "blue", "yellow", "white")
LONG_NAMES: Final = tuple(f"{letter}-long-named-one" for letter in "abcde")
ARROWS: Final = {N: "↑", NE: "↗", SE: "↘", S: "↓", SW: "↙", NW: "↖"}
TOKEN: Final = re.compile(r"-?\d+,-?\d+|~|≈≈")
STRAIGHT_ON: Final = [(name, STRAIGHT) for name in RIVER]

NARROW: Final = (STRAIGHT, LEFT, STRAIGHT, LEFT, LEFT, RIGHT, LEFT, LEFT, LEFT, RIGHT, LEFT)
"""Q3: a river that comes back to where it began."""

Place = tuple[int, int]


# --- positions ------------------------------------------------------------------------------------------------------------


def position(
    tiles: Sequence[tuple[str, int]],
    steamers: Sequence[Steamer],
    *,
    landing: int | None = None,
    decides: Seat = 0,
    options: Options | None = None,
) -> State:
    """Return the third round on a river of these tiles, one of the steamers about to set its speed."""
    state = setup(options or Options(), COLOURS[: len(steamers)])
    for name, turn in tiles:
        state = with_tile(state, name, turn)
    if landing is not None:
        state = with_landing(state, landing)
    agenda = (Task(SPEED, decides), Task(NEXT, decides))
    return state._replace(steamers=tuple(steamers), round=3, order=tuple(range(len(steamers))), agenda=agenda)


def on_tile(state: State, number: int, heading: int = N) -> Steamer:
    """Return a steamer on the first water cell of a tile."""
    water = state.river
    return Steamer(next(cell for cell, place in water.index.items() if water.tile_of[place] == number), heading)


def abreast(players: int) -> list[Steamer]:
    """Return steamers side by side on the start tile."""
    return [Steamer((q, 0), N) for q in (-1, 0, 1, 2)[:players]]


def twelve_tiles(seed: int, lying: Sequence[int], decides: Seat) -> State:
    """Return a river of all twelve tiles, bent by chance, with steamers on some of them."""
    rng = Random(seed)
    state = setup(Options(), COLOURS[: len(lying)])
    while state.landing is None:
        task = state.agenda[0]
        if task.what not in (TILE, DIE, LANDING):
            state = state._replace(agenda=(Task(DIE, 0), *state.agenda))
        state, _ = apply(state, rng.choice(legal(state)))
    steamers = tuple(on_tile(state, number, rng.randrange(6)) for number in lying)
    return state._replace(steamers=steamers, round=3, agenda=(Task(SPEED, decides), Task(NEXT, decides)))


def sailing(players: int, school: bool, seed: int, longest: int = 500) -> Iterator[State]:
    """Yield the states of a race in which every decision is left to chance, most of them to a careful captain's."""
    rng = Random(seed)
    options = Options(school=school, draw_first=bool(seed % 2), stop_at_winner=bool(seed % 3), round_limit=30)
    state = setup(options, (LONG_NAMES if seed % 2 else COLOURS)[:players])
    for _ in range(longest):
        yield state
        if actor(state) is None:
            return
        careful = [action for action in legal(state) if action in (Speed(1), Speed(2), Ahead(), Done())]
        state, _ = apply(state, rng.choice(careful if careful and rng.random() < 0.9 else legal(state)))


RACES: Final = [(players, school, seed) for players in (3, 4, 5) for school in (False, True) for seed in range(3)]
every_race = pytest.mark.parametrize(
    "race", [pytest.param(race, marks=pytest.mark.sweep if race[2] else ()) for race in RACES], ids=str
)


@cache
def sailed(players: int, school: bool, seed: int) -> tuple[State, ...]:
    """Return the states of a race, which is sailed once."""
    return tuple(sailing(players, school, seed))


@cache
def some_of(players: int, school: bool, seed: int) -> list[tuple[State, Picture]]:
    """Return some states of a race, the last one among them, and how they are drawn."""
    states = sailed(players, school, seed)
    return [(state, Picture(state)) for state in (*states[:-1:7], states[-1])]


# --- reading the drawing --------------------------------------------------------------------------------------------------


class Picture:
    """A drawing taken apart: the river, the notes on what is out of view, the legend; and where steamers are drawn."""

    def __init__(self, state: State, page: Page = PAGE) -> None:
        self.state, self.lines = state, draw(state, SAY, page)
        self.texts = ["".join(span.text for span in line) for line in self.lines]
        end = len(self.texts) - len(state.seats) - 3
        self.river = [text for text in self.texts[:end] if "out of view" not in text]
        self.notes = [text.strip() for text in self.texts[len(self.river) : end]]
        self.legend = self.texts[end + 1 :]
        assert not self.texts[end]
        self.steamers = dict(self._steamers())

    def _steamers(self) -> Iterator[tuple[Seat, Place]]:
        """Yield line and column where each steamer in the river begins."""
        for nth, line in enumerate(self.lines[: len(self.river)]):
            for at, span in enumerate(line):
                if span.seat is not None:
                    yield span.seat, (nth, sum(len(before.text) for before in line[:at]))

    @cached_property
    def origin(self) -> Place:
        """Where cell (0, 0) would be drawn; all steamers have to agree on it."""
        origins = set()
        for seat, (line, column) in self.steamers.items():
            down, right = place_of(lying(self.state, seat))
            origins.add((line - down, column - right))
        assert len(origins) == 1, origins
        return origins.pop()

    def upper(self, cell: Cell) -> str:
        """Return what is written in the upper line of a cell."""
        return self._text(cell, 0)[1:-1]

    def lower(self, cell: Cell) -> str:
        """Return what is written in the lower line of a cell."""
        return self._text(cell, 1)[1:-1]

    def token(self, cell: Cell) -> str | None:
        """Return the water or the coordinates in a cell, which may reach over its borders."""
        token = TOKEN.search(self._text(cell, 0))
        return None if token is None else token[0]

    def _text(self, cell: Cell, lower: int) -> str:
        """Return a line of a cell with its two borders; blanks where nothing is drawn."""
        (top, left), (down, right) = self.origin, place_of(cell)
        line, column = top + down + lower, left + right
        if not (0 <= line < len(self.river) and 0 <= column < 80):
            return " " * 8
        return f" {self.river[line]:<90}"[column : column + 8]

    @property
    def hidden(self) -> set[int]:
        """The tiles that the notes name as out of view, if only in part."""
        notes = [words for note in self.notes for words in re.split(";| and ", note)]
        ends = [[int(number) for number in re.findall(r"\d+", note)] for note in notes]
        return {number for numbers in ends for number in range(numbers[0], numbers[-1] + 1)}

    def __contains__(self, text: str) -> bool:
        return any(text in line for line in self.river)

    def found(self, pattern: str) -> list[str]:
        """Return everything in the river that looks like this, sorted."""
        return sorted(found for line in self.river for found in re.findall(pattern, line))


def lying(state: State, seat: Seat) -> Cell:
    cell = state.steamers[seat].cell
    assert cell is not None
    return cell


def place_of(cell: Cell) -> Place:
    """Q1: flat-topped cells, q to the right and r down: a step N is two lines, a step NE or SE one line and a column."""
    q, r = cell
    return 2 * r + q, 7 * q


def legend(state: State) -> list[str]:
    return Picture(state).legend


# --- the river ------------------------------------------------------------------------------------------------------------

SMALL: Final = position(
    [("brown-4", STRAIGHT), ("red-1", RIGHT)],
    [Steamer((1, -1), NE, 3, 5, 1, (1,)), Steamer((1, -2), S, 2), Steamer((5, -9), SW, 1, 0)],
)

RIVER_DRAWN: Final = r"""
                                                  ↑ ?
                                                 ______
                                          ______/  ~   \______
                                   ______/  ~           5,-10 \______  ↗ ?
                            ______/  ~           ▒▒/\▒▒        6,-10 \
                     ______/▒▒▒▒▒▒          ~    ▒red▒▒   B↙         /
              ______/  ~   ·▒▒▒▒▒▒   ~            4,-8          6,-9 \
       ______/  ~             ~   ·······   ~    dock 1  5,-8        /
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
      /  ~             ~             ~   \
      \         ~             ~          /
      /  ~             ~             ~   \
      \         ~    ______   ~          /
      /▒▒▒▒▒▒ ______/      \______ ▒▒▒▒▒▒\
      \▒▒▒▒▒▒/                    \▒▒▒▒▒▒/
"""


def test_the_river_is_drawn_with_north_up() -> None:
    """Q1, Q2: two tiles after the start, the second one to the right."""
    assert Picture(SMALL).river == RIVER_DRAWN.splitlines()[1:]


@every_race
def test_every_water_cell_is_drawn_once_and_in_its_place(race: tuple[int, bool, int]) -> None:
    """Q1: every cell on the table, unless a note says that its tile is out of view."""
    for state, picture in some_of(*race):
        water, afloat, seen = state.river, [steamer.cell for steamer in state.steamers], 0
        for cell, place in water.index.items() if picture.steamers else ():
            token = picture.token(cell)
            if token is None or cell in afloat:
                assert cell in afloat or water.tile_of[place] in picture.hidden
            else:
                assert "," not in token or token == f"{cell[0]},{cell[1]}"
                seen += 1
        assert len(picture.found(TOKEN.pattern)) == seen or not picture.steamers


@every_race
def test_every_steamer_is_drawn_with_its_heading_or_named_as_out_of_view(race: tuple[int, bool, int]) -> None:
    """Q8: all lie in one frame, and whoever decides is drawn in any case, in brackets."""
    for state, picture in some_of(*race):
        named = re.findall(r" (\w)\b", " ".join(note.partition(" with")[2] for note in picture.notes))
        for seat, (letter, steamer) in enumerate(zip(letters(state.seats), state.steamers, strict=True)):
            decides = bool(state.agenda) and state.agenda[0].steamer == seat
            assert (seat in picture.steamers) + named.count(letter) == (steamer.cell is not None)
            if seat in picture.steamers:
                text = f"{letter}{ARROWS[steamer.heading]}"
                assert picture.upper(lying(state, seat)) == (f"[ {text} ]" if decides else f"  {text}  ")
            assert not decides or seat in picture.steamers or steamer.cell is None


@every_race
def test_it_fits_into_eighty_columns_and_a_screen(race: tuple[int, bool, int]) -> None:
    for state, picture in some_of(*race):
        assert max(map(len, picture.texts)) <= 80
        assert len(picture.texts) <= PAGE.lines
        assert len(picture.legend) == len(state.seats) + 2


@pytest.mark.sweep
def test_a_cell_to_push_somebody_to_shows_what_to_type() -> None:
    """Q14: push=1,-2 needs the coordinates of the cell, and those are written in it."""
    seen = 0
    for state in (state for race in RACES for state in sailed(*race)):
        pushes = [action.cell for action in legal(state) if isinstance(action, Push)]
        if pushes:
            picture = Picture(state)
            assert [picture.token(cell) for cell in pushes] == [f"{q},{r}" for q, r in pushes]
            seen += len(pushes)
    assert seen > 100


def test_no_digit_of_long_coordinates_gives_way() -> None:
    """Q14: on a river that goes far W and N a border does, if need be."""
    turns = (STRAIGHT, LEFT, STRAIGHT, STRAIGHT, RIGHT, STRAIGHT, STRAIGHT)
    state = position(list(zip(RIVER, turns, strict=False)), abreast(3))
    *cells, own = (cell for cell, place in state.river.index.items() if state.river.tile_of[place] > 5)
    for cell in cells:
        picture = Picture(state.with_steamer(0, Steamer(own, N)).with_steamer(1, Steamer(cell, N)))
        beside = [cell for cell in hexes.neighbours(cell) if cell in cells]
        assert [picture.token(cell) for cell in beside] == [f"{q},{r}" for q, r in beside]


def test_the_wake_shows_where_nobody_can_be_pushed_to() -> None:
    """Q15: the cells that the mover stood on in this turn."""
    under_way = (Task(SAIL, 0), Task(NEXT, 0))
    picture = Picture(SMALL._replace(agenda=under_way, under_way=TurnUnderWay(1, stood=((0, 1), (0, 0), (1, -1)))))
    assert [picture.upper(cell).strip() for cell in ((0, 1), (0, 0), (1, -1))] == ["≈≈", "≈≈", "[ R↗ ]"]


def test_land_is_hatched() -> None:
    """Q1: both lines of every cell of land, but for the house."""
    picture = Picture(SMALL)
    for laid, spot in zip(SMALL.tiles, spots(SMALL.tiles), strict=True):
        tile = TILES[laid.id]
        for cell in tile.land:
            house = tile.station is not None and tile.station.house == cell
            assert picture.upper(placed(spot, cell)) == ("▒▒/\\▒▒" if house else "▒▒▒▒▒▒")
            assert house or picture.lower(placed(spot, cell)) == "▒▒▒▒▒▒"


# --- stations, noses and the landing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("name", [name for name, tile in RIVER.items() if tile.station])
def test_a_station_shows_its_roof_and_who_waits_at_its_dock(name: str, turn: int) -> None:
    """Q18: four players: one passenger at a red roof, two at a brown one."""
    state = position([("wild-1", STRAIGHT), (name, turn)], abreast(4))
    station, spot = TILES[name].station, spots(state.tiles)[2]
    assert station is not None
    house, dock = placed(spot, station.house), placed(spot, station.dock)
    assert station.roof in Picture(state).lower(house)
    assert Picture(state).lower(dock) == f"dock {1 if station.roof == 'red' else 2}"
    assert Picture(state._replace(waiting=(0, 0, 0))).lower(dock) == "dock 0"


@pytest.mark.parametrize("name", ["brown-1", "brown-4"])
def test_a_pier_leads_from_the_house_to_the_dock(name: str) -> None:
    """Q18: straight N there is no room for it, and none is needed."""
    assert ("=" in Picture(position([(name, STRAIGHT)], abreast(3)))) == (name == "brown-4")


def test_nobody_waits_in_the_sailing_school() -> None:
    """Q17: so that its docks are nothing but water."""
    picture = Picture(position([("brown-4", STRAIGHT)], abreast(3), options=Options(school=True)))
    assert picture.found("brown|dock|=") == ["brown"]


def test_a_steamer_hides_neither_dock_nor_jetty() -> None:
    """Q7, Q18: what the cell is stands below who lies there."""
    docked = position([("red-1", STRAIGHT)], [Steamer((0, -4), N), *abreast(2)], landing=STRAIGHT)
    assert (Picture(docked).upper((0, -4)), Picture(docked).lower((0, -4))) == ("[ R↑ ]", "dock 1")
    home = docked.with_steamer(0, Steamer((0, -6), S))
    assert (Picture(home).upper((0, -6)), Picture(home).lower((0, -6))) == ("[ R↓ ]", "jetty ")


@pytest.mark.parametrize("turn", TURNS)
def test_a_nose_tells_which_tile_leads_on_to_which(turn: int) -> None:
    """Q2: the mark is on the corner cell that touches the next tile."""
    picture = Picture(position([("red-1", STRAIGHT), ("red-2", turn)], abreast(3)))
    way = hexes.direction_after(N, turn)
    assert picture.lower((0, -2)).strip(" ·") == "0 ↑ 1"
    assert picture.lower(hexes.step((0, -4), way, 2)).strip(" ·") == f"1 {ARROWS[way]} 2"
    long = position(STRAIGHT_ON, abreast(3))
    assert Picture(long.with_steamer(0, on_tile(long, 9))).found(r"\d+ ?↑ ?\d+") == ["10↑11", "8 ↑ 9", "9↑10"]


def test_the_ways_on_that_are_free_end_in_question_marks() -> None:
    """Q3: the river may go on wherever the die may fall, and when it has fallen only there."""
    state = position([("red-1", STRAIGHT)], abreast(3))
    assert Picture(state).found(r". \?") == ["↑ ?", "↖ ?", "↗ ?"]
    bent = position(list(zip(RIVER, (STRAIGHT, LEFT, LEFT, LEFT), strict=False)), abreast(3))
    assert Picture(bent.with_steamer(0, on_tile(bent, 4))).found(r". \?") == ["↓ ?", "↙ ?"]
    rolled = state._replace(agenda=(Task(TILE, 0, RIGHT), Task(NEXT, 0)))
    assert Picture(rolled).found(r". \?") == ["↗ ?"]


def test_the_landing_may_be_joined_where_no_tile_would_fit() -> None:
    """Q3, Q5: it has no cells of its own; where its name would stand there can be land of another tile."""
    bent = position(list(zip(RIVER, NARROW, strict=True)), abreast(3))
    bent = bent.with_steamer(0, on_tile(bent, 11))
    assert len(free_bends(bent.tiles, 0)) < 3
    assert Picture(bent).found(r". \?") == ["↗ ?", "↘ ?"]
    joined = position([("wild-2", STRAIGHT), *zip(RIVER, NARROW, strict=True)], abreast(3), landing=LEFT)
    joined = joined._replace(first_tile=1, steamers=tuple(on_tile(joined, number) for number in (12, 11, 10)))
    assert Picture(joined).found("LANDING|jetty") == ["jetty"] * len(jetties(joined.tiles, LEFT))


@pytest.mark.parametrize("landing", TURNS)
@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("name", ["wild-3", "red-1"])
def test_jetties_are_written_on_their_cells(name: str, turn: int, landing: int) -> None:
    """Q7: three of them, fewer with an island in their place; the landing lies behind."""
    state = position([("red-2", STRAIGHT), (name, turn)], abreast(3), landing=landing)
    picture, cells = Picture(state), jetties(state.tiles, landing)
    assert len(cells) == 3 - (name == "wild-3" and landing != LEFT)
    assert {picture.lower(cell)[:5] for cell in cells} == {"jetty"}
    assert picture.found(r"jetty|LANDING|\?") == ["LANDING", *["jetty"] * len(cells)]


def test_a_jetty_that_is_a_dock_tells_who_waits_there() -> None:
    """Q7, Q18: the landing can lie against a dock."""
    picture = Picture(position([("red-2", STRAIGHT)], abreast(3), landing=RIGHT))
    assert [picture.lower(cell).strip() for cell in ((1, -6), (2, -6), (2, -5))] == ["jetty", "jetty", "jetty1"]


def test_start_cells_have_numbers_until_the_first_round() -> None:
    """Q8: 1 to 5, whether steamers lie there or not."""
    assert Picture(setup(Options(draw_first=True), COLOURS)).found(r"\d") == list("12345")
    state, _ = apply(setup(Options(), COLOURS), Draw("red-1"))
    assert [Picture(state).lower(cell).strip(" _") for cell in START_CELLS] == list("12345")
    assert [Picture(state._replace(round=1)).lower(cell).strip(" _") for cell in START_CELLS] == [""] * 5


# --- a river larger than the screen ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("decides", range(5))
def test_a_long_river_is_drawn_around_whoever_decides(seed: int, decides: Seat) -> None:
    """Q6: all twelve tiles lie on the table as long as somebody stays at the start."""
    tiles = (0, 1, 4, 8, 11)
    picture = Picture(twelve_tiles(seed, tiles, decides))
    assert decides in picture.steamers
    assert not picture.hidden & {tiles[decides], min(tiles[decides] + 1, 11)}
    assert max(map(len, picture.texts)) <= 80
    assert len(picture.texts) <= PAGE.lines
    assert all(picture.river)
    named = re.findall(r" ([RGBYW])\b", " ".join(note.partition("with")[2] for note in picture.notes))
    assert sorted([*named, *("RGBYW"[seat] for seat in picture.steamers)]) == sorted("RGBYW")


def test_a_note_says_what_lies_out_of_view_and_in_which_direction() -> None:
    """Q2: the arrow points where the river leaves the view."""
    afloat = [Steamer((0, r), N) for r in (1, -18, -46)]
    assert Picture(position(STRAIGHT_ON, afloat, decides=0)).notes == [
        "out of view: ↑ part of tile 3 and tiles 4 to 11 with G  B"
    ]
    assert Picture(position(STRAIGHT_ON, afloat, decides=2)).notes == [
        "out of view: ↓ tiles 0 to 7 and part of tile 8 with R  G"
    ]
    both = Picture(position(STRAIGHT_ON, afloat, decides=1)).notes
    assert both == [
        "out of view: ↓ tiles 0 to 2 and part of tile 3 with R",
        "out of view: ↑ part of tile 7 and tiles 8 to 11 with B",
    ]
    wide = Picture(position(STRAIGHT_ON, afloat, decides=1), Page(120)).notes
    assert wide == ["; ".join([f"{both[0]} ", both[1].removeprefix("out of view: ")])]
    assert Picture(SMALL).notes == []


SCREENS: Final = [Page(80, 18), Page(80, 16), Page(100, 30), Page(200, 55)]


@pytest.mark.parametrize("page", SCREENS, ids=str)
@pytest.mark.parametrize("seed", range(4))
def test_a_page_of_any_size_shows_whoever_decides_and_what_lies_ahead(seed: int, page: Page) -> None:
    """Q10: also where a page has no room for a whole tile, the cells beside the steamer are in view, if they are laid."""
    tiles = (0, 1, 4, 8, 11)
    for decides in range(len(tiles)):
        state = twelve_tiles(seed, tiles, decides)
        lines = ["".join(span.text for span in line) for line in draw(state, SAY, page)]
        assert len(lines) <= page.lines
        assert max(map(len, lines)) <= page.width
        assert sum(f"[ {'RGBYW'[decides]}" in line for line in lines) == 1
        view = view_of(state, (page.width - 1) // 7, page.lines - 8)
        assert all(view.shows(cell) for cell in hexes.neighbours(lying(state, decides)))


def test_a_large_page_shows_more_of_the_river() -> None:
    """Q1: as wide as the page is, not eighty columns."""
    state = twelve_tiles(3, (0, 1, 4, 8, 11), 2)
    sizes = [
        len(" ".join(river_drawn(state, SAY, page)).split()) for page in (Page(80, 18), PAGE, Page(120, 40), Page(200, 60))
    ]
    assert sizes == sorted(set(sizes))
    assert max(len(line) for line in river_drawn(state, SAY, Page(200, 60))) > 80


def test_on_a_small_page_the_legend_is_short_and_says_the_same() -> None:
    """Q9, Q12, Q19: speed, coal, passengers; steamers side by side, in the order of play."""
    drawn = [
        "".join(span.text for span in line).rstrip() for line in draw(SMALL._replace(order=(2, 0, 1)), SAY, Page(80, 20))
    ]
    assert drawn[-3:] == [
        "   B  Blue: speed 1, coal 0, 0 aboard   [R] Red: speed 3, coal 5, 1 aboard",
        "   G  Green: speed 2, coal 6, 0 aboard",
        "  Round 3 of 60, pile 9. Red sets the speed.",
    ]
    in_french = ["".join(span.text for span in line) for line in draw(SMALL, speaker("fr"), Page(80, 20))]
    assert any("Bleu\u00a0: vitesse 1" in line for line in in_french)


def test_every_cell_of_water_shows_its_coordinates_if_one_likes() -> None:
    """Q14: so that what is told in words can be found; a steamer's cell has them in its lower line."""
    drawn = " ".join(river_drawn(SMALL, SAY, Page(80, 40, coordinates=True)))
    assert all(re.search(rf"(?<![-\d]){q},{r}(?!\d)", drawn) for q, r in SMALL.river.index)
    assert "~" not in drawn


def test_the_marks_that_occur_are_explained_and_no_others() -> None:
    """Q1, Q2, Q7, Q15, Q18, B2: each with what it means, as it looks on this drawing."""
    shown = dict(marks(SMALL, SAY))
    assert {"[ R↗ ]", "B↙", "~", "1 ↗ 2", "dock 1", "/\\", "="} <= set(shown)
    assert any(mark.startswith("▒▒") for mark in shown)
    assert not {"≈≈", "jetty", "LANDING"} & set(shown)
    under_way = (Task(SAIL, 0), Task(NEXT, 0))
    wake = SMALL._replace(agenda=under_way, under_way=TurnUnderWay(1, stood=((0, 1), (0, 0), (1, -1))))
    assert "≈≈" in dict(marks(wake, SAY))
    home = position([("red-2", STRAIGHT)], abreast(3), landing=RIGHT)
    assert dict(marks(home, SAY))["jetty"] == say("drawn-mark-jetty")
    school = home._replace(rules=rules(Options(school=True), 3, 2))
    assert dict(marks(school, SAY))["jetty"] == say("drawn-mark-jetty-school")
    assert say("drawn-mark-start-cell") in dict(marks(setup(Options(draw_first=True), COLOURS), SAY)).values()
    assert say("drawn-mark-start-cell") not in shown.values()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_of_the_river_is_explained(language: str) -> None:
    """Q1: whatever is drawn in a race, once what is explained is taken away, nothing but banks is left."""
    spoken = speaker(language)
    roofs = sorted({spoken(f"drawn-roof-{one.roof}") for tile in TILES.values() if (one := tile.station)})
    for race in RACES[::4]:
        for state, _ in some_of(*race)[::5]:
            left = "\n".join(river_drawn(state, spoken))
            for pattern, _ in patterns(state, spoken):
                left = re.sub(pattern, " ", left)
            left = re.sub("|".join(roofs), " ", left)
            assert not set(left) - set("/\\_ \n▒·"), left


def test_what_lies_ahead_goes_before_what_lies_astern() -> None:
    """Q10: nobody sails backward."""
    state = position(STRAIGHT_ON[:5], abreast(3))
    assert Picture(state.with_steamer(0, on_tile(state, 2))).hidden == {0, 1, 5}


def test_when_the_race_is_over_the_leader_is_in_view() -> None:
    """Q20: nobody decides any more."""
    state = position(STRAIGHT_ON, [Steamer((0, r), N) for r in (1, -18, -46)])._replace(agenda=())
    assert list(Picture(state).steamers) == [2]


def test_tiles_that_left_the_table_are_not_drawn() -> None:
    """Q6: the frame stays where it is."""
    state = position(STRAIGHT_ON[:3], [Steamer((q, -11), N) for q in (-1, 0, 1)])._replace(first_tile=2)
    assert Picture(state).found(r"\d . \d") == ["2 ↑ 3"]


def test_cells_for_which_there_was_no_room_are_not_drawn() -> None:
    """Q3: a tile can lack some."""
    state, nose = position([("red-1", STRAIGHT)], abreast(3)), (0, -6)
    without = state._replace(tiles=(state.tiles[0], Laid("red-1", STRAIGHT, (nose,))))
    assert [Picture(river).upper(nose).strip() for river in (state, without)] == ["~", ""]


# --- the legend -----------------------------------------------------------------------------------------------------------


def test_around_it_everybody_is_named_in_the_order_of_play() -> None:
    """Q20: with what puts each ahead of the next one, as they lie now; Q9, Q12, Q19: speed, coal, passengers."""
    assert legend(SMALL._replace(order=(2, 0, 1))) == [
        "      Round 3 of 60 in this order, 9 tiles left in the pile:",
        "   B  Blue   speed 1  coal 0  0 aboard  tile 2  a tile ahead of G",
        "  [R] Red    speed 3  coal 5  1 aboard  tile 0  last",
        "   G  Green  speed 2  coal 6  0 aboard  tile 0  further than R",
        "      Red sets the speed.",
    ]


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        (Steamer((0, -1), N, 2, 3), "a tile ahead of G"),
        (Steamer((-1, -3), N, 2, 3), "further than G"),
        (Steamer((-2, -3), N, 1, 3), "faster than G"),
        (Steamer((-2, -3), N, 2, 2), "more coal than G"),
        (Steamer((-2, -3), N, 2, 3), "right of G"),
    ],
)
def test_every_reason_of_the_order_has_its_words(second: Steamer, reason: str) -> None:
    """Q20: tile, stick, speed, coal, right, the first difference first."""
    first = Steamer((0, -4), N, 2, 3)
    state = position([("wild-2", STRAIGHT), ("red-1", STRAIGHT)], [first, second, Steamer((0, 0), N)])
    assert legend(state)[1].endswith(reason)
    assert legend(state)[3].endswith("last")


def test_the_round_limit_is_never_passed() -> None:
    """Q23: a race that it ends is over before the round after it."""
    assert legend(SMALL._replace(round=61, agenda=()))[0].strip() == "After round 60 of 60, 9 tiles left in the pile:"


def test_in_the_first_round_and_in_the_school_the_start_cell_decides() -> None:
    """Q20: clockwise from whoever has start cell 1; Q17: nobody has passengers there."""
    begun = SMALL._replace(round=1, first=1, order=(1, 2, 0))
    assert [line.split("tile")[1] for line in legend(begun)[1:4]] == [
        f" {t}  start cell {n}" for t, n in ((0, 1), (2, 2), (0, 3))
    ]
    school = SMALL._replace(rules=rules(Options(school=True), 3, 2), first=2)
    assert [line[-1] for line in legend(school)[1:4]] == ["2", "3", "1"]
    assert "aboard" not in "".join(legend(school))


def test_who_has_left_the_river_is_named_with_the_rank() -> None:
    """Q13, Q21: last, if it has no part in the round any more."""
    with working_copy(SMALL) as race:
        arrive(race, 0)
        state = state_of(race, SMALL)._replace(order=(2, 1))
    with working_copy(state) as race:
        wreck(race, 2, OUT_OF_COAL, 0)
        state = state_of(race, state)
    assert legend(state)[1:-1] == [
        "   B  Blue   wrecked, 3rd",
        "   G  Green  speed 2  coal 6  0 aboard  tile 0  last",
        "  [R] Red    arrived, 1st",
    ]
    assert legend(state._replace(agenda=())) == [
        "      After round 3 of 60, 9 tiles left in the pile:",
        "   B  Blue   wrecked, 3rd",
        "   G  Green  speed 2  coal 6  0 aboard  tile 0  2nd",
        "   R  Red    arrived, 1st",
        f"      {say('drawn-over')}",
    ]


@pytest.mark.parametrize(
    ("task", "sentence"),
    [
        (Task(SPEED, 0), say("drawn-decides-speed", {"steamer": "red"})),
        (Task(SAIL, 0), say("drawn-decides-sail", {"steamer": "red", "points": 2, "rotations": 1})),
        (Task(FACE, 1), say("drawn-decides-face-pushed", {"steamer": "green", "other": "red"})),
        (Task(BOARD, 1), say("drawn-decides-board", {"steamer": "green"})),
        (Task(DIE, 0), say("drawn-decides-die", {"steamer": "red"})),
        (Task(TILE, 0, LEFT), say("drawn-decides-tile", {"steamer": "red", "turn": "left"})),
        (Task(LANDING, 0), say("drawn-decides-landing", {"steamer": "red"})),
    ],
)
def test_the_last_line_says_what_is_decided_next(task: Task, sentence: str) -> None:
    """Q10, Q11: in the middle of a turn with the points left and the turns made."""
    state = SMALL._replace(agenda=(task, Task(NEXT, 0)), under_way=TurnUnderWay(2, 1, ((1, -1),)))
    assert legend(state)[-1].strip() == sentence


def test_before_the_first_round_it_says_what_the_set_up_waits_for() -> None:
    """Q4, Q8: the first seat drawn, the first tile turned up, the headings chosen."""
    state = setup(Options(draw_first=True), COLOURS[:3])
    assert legend(state) == [
        "      Before the first round, 11 tiles left in the pile:",
        "   R  Red    waiting for a start cell",
        "   G  Green  waiting for a start cell",
        "   B  Blue   waiting for a start cell",
        f"      {say('drawn-first-seat')}",
    ]
    state, _ = apply(state, legal(state)[1])
    assert legend(state)[-1].strip() == say("drawn-first-tile")
    state, _ = apply(state, Draw("red-1"))
    assert legend(state)[1].startswith("  [G] Green")
    assert legend(state)[-1].strip() == say("drawn-decides-face", {"steamer": "green"})


def test_a_letter_is_the_first_of_the_name_that_nobody_has_yet() -> None:
    state = setup(Options(), ("red", "rose", "a", "a-1", "ar"))
    assert letters(state.seats) == ("R", "O", "A", "4", "5")
