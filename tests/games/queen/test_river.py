"""Q2, Q3, Q6, Q7, B1: how tiles join, what happens where they would overlap, what is left behind, where the jetties are."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import combinations, product
from random import Random

import pytest
from models.queen.river import placed as placed_naively

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.queen.model.events import DieRolled, LandingJoined, TileLaid, TileLeft, Wrecked
from paddlewheel.games.queen.river.flat_map import overlap_at_bend
from paddlewheel.games.queen.river.joining import (
    Laid,
    Spot,
    jetties,
    joined,
    placed,
    shape_at,
    spots,
)
from paddlewheel.games.queen.river.layout import chart_of, free_bends, river, water_of
from paddlewheel.games.queen.river.tiles import EXPANSION, LEFT, RIGHT, RIVER, SHAPE, STRAIGHT, TILES, TURN_NAMES, TURNS
from paddlewheel.hexes import Cell, Direction

from .positions import NOSES, REAR, RED, afloat, covered, laid, legal_texts, refused, sail

PRINTED = ("start", *RIVER, *EXPANSION)
"""B1: every tile there is."""
NOTCH = (0, 2)
"""Q1: the rear corner that a tile does not have."""

every_turn = pytest.mark.parametrize("turn", TURNS, ids=TURN_NAMES.get)
every_flow = pytest.mark.parametrize("flow", range(6), ids=hexes.NAMES)


def outside(cells: AbstractSet[Cell]) -> set[Cell]:
    """Return the cells around these from which the open table can be reached without crossing one of them."""
    frame = range(min(min(cell) for cell in cells) - 2, max(max(cell) for cell in cells) + 3)
    corner = (frame[0], frame[0])
    seen, waiting = {corner}, [corner]
    while waiting:
        near = {(q, r) for q, r in hexes.neighbours(waiting.pop()) if q in frame and r in frame}
        fresh = near - seen - cells
        seen |= fresh
        waiting += fresh
    return seen


# --- Q2 -------------------------------------------------------------------------------------------------------------------


def test_the_start_tile_lies_in_the_middle_of_the_frame_and_flows_north() -> None:
    """Q2: one frame for the whole river."""
    assert spots(laid()) == (Spot((0, 0), hexes.N),)
    assert spots(laid(STRAIGHT)) == (Spot((0, 0), hexes.N), Spot((0, -4), hexes.N))


def test_a_river_by_hand() -> None:
    """Q2: straight, left, left, right, straight: flow and centre of each tile."""
    assert spots(laid(STRAIGHT, LEFT, LEFT, RIGHT, STRAIGHT))[2:] == (
        Spot((-4, -4), hexes.NW),
        Spot((-8, 0), hexes.SW),
        Spot((-12, 0), hexes.NW),
        Spot((-16, 0), hexes.NW),
    )


@every_flow
@every_turn
def test_the_next_tile_flows_where_the_die_says_and_lies_four_cells_on(flow: int, turn: int) -> None:
    """Q2: its centre lies in its own direction, not in that of the tile before."""
    here = Spot((3, -5), flow)
    there = joined(here, turn)
    assert there.flow == (flow + turn) % 6
    assert there.centre == hexes.step(here.centre, there.flow, 4)


@every_flow
@every_turn
def test_the_nose_fills_the_notch_of_the_next_tile(flow: int, turn: int) -> None:
    """Q2: the nose on the side the die says is the rear corner that the next tile does not have."""
    here = Spot((3, -5), flow)
    assert placed(joined(here, turn), NOTCH) == placed(here, NOSES[turn])


@every_flow
@every_turn
def test_two_tiles_that_join_do_not_overlap(flow: int, turn: int) -> None:
    """Q2, Q3: forty cells."""
    here = Spot((3, -5), flow)
    assert len(shape_at(here)) == len(shape_at(joined(here, turn))) == 20
    assert not shape_at(here) & shape_at(joined(here, turn))


@every_flow
@every_turn
def test_two_tiles_that_join_leave_no_gap(flow: int, turn: int) -> None:
    """Q2: straight astern of each cell of the next tile's rear row lies a cell of this one, and no hole is closed in."""
    here = Spot((3, -5), flow)
    there = joined(here, turn)
    for cell in REAR:
        assert hexes.step(placed(there, cell), hexes.opposite(there.flow)) in shape_at(here)
    both = shape_at(here) | shape_at(there)
    around = {cell for one in both for cell in hexes.neighbours(one)} - both
    assert around <= outside(both)


@every_flow
def test_a_tile_lies_where_turning_it_in_the_plane_would_bring_it(flow: int) -> None:
    """Q1, Q2: every cell of it, reckoned with angles."""
    for cell in SHAPE:
        assert placed(Spot((0, 0), flow), cell) == placed_naively(cell, 0j, flow)


@every_turn
@pytest.mark.parametrize("one", ["start", *RIVER])
def test_there_is_a_way_through_every_two_tiles_of_the_base_game(one: str, turn: int) -> None:
    """Q2, Q10, Q11: from each rear cell of the first to each nose of the second at speed 1, without coal."""
    here = Spot((0, 0), hexes.N)
    there = joined(here, turn)
    noses = {placed(there, nose) for nose in NOSES.values()}
    for other in sorted(set(RIVER) - {one}):
        water = {*water_of(Laid(one, STRAIGHT), here), *water_of(Laid(other, turn), there)}
        for cell in REAR:
            if cell in water:
                assert noses <= {cell for cell, _ in afloat(water, cell, hexes.N)}, (other, cell)


@every_turn
@pytest.mark.parametrize("one", ["start", *RIVER])
def test_steamers_can_turn_back_through_every_two_tiles_of_the_base_game(one: str, turn: int) -> None:
    """Q2, Q6: from the middle nose of the second, against the current, to every rear cell of the first, without coal."""
    here = Spot((0, 0), hexes.N)
    there = joined(here, turn)
    for other in sorted(set(RIVER) - {one}):
        water = {*water_of(Laid(one, STRAIGHT), here), *water_of(Laid(other, turn), there)}
        reached = afloat(water, placed(there, NOSES[STRAIGHT]), hexes.opposite(there.flow))
        assert set(REAR) & water <= {cell for cell, _ in reached}, other


class TwoTiles:
    """Two tiles that join, the first in the middle of the frame: their water, and where one may come and go."""

    def __init__(self, one: str, other: str, turn: int) -> None:
        here = Spot((0, 0), hexes.N)
        self.there = joined(here, turn)
        self.before, self.after = set(water_of(Laid(one, STRAIGHT), here)), set(water_of(Laid(other, turn), self.there))
        self.sand = {
            placed(spot, cell)
            for name, spot in ((one, here), (other, self.there))
            for cell, element in TILES[name].special.items()
            if element.grounds
        }

    def edge(self, turn: int) -> set[Cell]:
        """Return the water of the second tile from which one step leads onto the tile that comes next."""
        following = joined(self.there, turn)
        return {cell for cell in self.after if hexes.step(cell, following.flow) in shape_at(following)}

    def reached(self, cell: Cell, heading: Direction) -> set[Cell]:
        """Return where a steamer can come one cell in a turn: one free turn before or after it, none on a sandbank.

        Entering driftwood takes speed 2 (B5), and getting off a sandbank ahead a coal point (B3).
        """
        seen = {(cell, heading)}
        waiting = [(cell, heading)]
        while waiting:
            here, facing = waiting.pop()
            for way in (0,) if here in self.sand else (0, -1, 1):
                course = hexes.direction_after(facing, way)
                end = hexes.step(here, course)
                if end not in self.before | self.after:
                    continue
                turns = (0,) if way or end in self.sand else (0, -1, 1)
                fresh = {(end, hexes.direction_after(course, after)) for after in turns} - seen
                seen |= fresh
                waiting += fresh
        return {cell for cell, _ in seen}


@pytest.mark.sweep
@every_turn
@pytest.mark.parametrize("one", PRINTED)
def test_there_is_a_way_through_every_two_tiles_whatever_lies_in_them(one: str, turn: int) -> None:
    """Q2, B1–B5: from each rear cell of the first to each cell that leads on from the second, whichever way it goes on."""
    for other in [name for name in (*RIVER, *EXPANSION) if name != one]:
        both = TwoTiles(one, other, turn)
        edges = [both.edge(after) for after in TURNS]
        assert all(edges), other
        for cell in set(REAR) & both.before:
            assert set().union(*edges) <= both.reached(cell, hexes.N), (other, cell)


@pytest.mark.sweep
@every_turn
@pytest.mark.parametrize("one", PRINTED)
def test_steamers_can_turn_back_through_every_two_tiles_whatever_lies_in_them(one: str, turn: int) -> None:
    """Q2, Q6, B1–B5: from each cell that leads on from the second, against the current, to every rear cell of the first.

    A third of all pairs, in which each tile meets others at each bend; the long sweep has them all.
    """
    check_turning_back(one, turn, [name for name in (*RIVER, *EXPANSION) if name != one][PRINTED.index(one) % 3 :: 3])


@pytest.mark.long
@every_turn
@pytest.mark.parametrize("one", PRINTED)
def test_steamers_can_turn_back_through_all_pairs_of_tiles(one: str, turn: int) -> None:
    """Q2, Q6, B1–B5: the same, with nothing left out."""
    check_turning_back(one, turn, [name for name in (*RIVER, *EXPANSION) if name != one])


def check_turning_back(one: str, turn: int, others: list[str]) -> None:
    for other in others:
        both = TwoTiles(one, other, turn)
        for after in TURNS:
            against = hexes.opposite(joined(both.there, after).flow)
            for cell in both.edge(after):
                assert set(REAR) & both.before <= both.reached(cell, against), (other, cell)


@every_turn
@pytest.mark.parametrize("one", PRINTED)
def test_every_two_tiles_mesh(one: str, turn: int) -> None:
    """Q2, B1: forty cells with no gap; what is water on one of them is water in the river, and nothing else is."""
    for other in [name for name in (*RIVER, *EXPANSION) if name != one]:
        tiles = (Laid(one, STRAIGHT), Laid(other, turn))
        here, there = spots(tiles)
        assert len(covered(tiles, 0)) == 40
        assert {placed(here, NOSES[turn])} == {cell for cell in shape_at(here) if cell == placed(there, NOTCH)}
        water = {placed(here, cell) for cell in TILES[one].water} | {placed(there, cell) for cell in TILES[other].water}
        table = river(tiles, 0, None)
        assert set(table.index) == water
        assert len(table.index) == len(TILES[one].water) + len(TILES[other].water)
        special = {placed(here, cell): element for cell, element in TILES[one].special.items()}
        special |= {placed(there, cell): element for cell, element in TILES[other].special.items()}
        assert {table.cells[index]: element for index, element in table.elements.items()} == special


@pytest.mark.parametrize("seed", range(12))
def test_the_tables_of_a_river_are_those_of_its_cells(seed: int) -> None:
    """Q1–Q3, Q10: water, tile numbers, docks and what lies ahead, for rivers of all lengths, whatever has left.

    RULING: where the river comes round to an earlier tile, nothing lies ahead.
    """
    rng = Random(seed)
    tiles = grown(rng, rng.randint(1, 11))
    first_tile = rng.randint(0, len(tiles) - 1)
    table = river(tiles, first_tile, None)
    wet: dict[Cell, tuple[int, Cell, str]] = {}
    for number, (tile, spot) in enumerate(zip(tiles, spots(tiles), strict=True)):
        if number >= first_tile:
            wet |= {placed(spot, cell): (number, cell, tile.id) for cell in SHAPE if cell not in TILES[tile.id].land}
    assert set(table.index) == set(wet)
    for cell, index in table.index.items():
        number, own, name = wet[cell]
        station = TILES[name].station
        assert table.cells[index] == cell
        assert table.tile_of[index] == number
        assert table.dock_of[index] == (number if station is not None and own == station.dock else -1)
        for heading in range(6):
            ahead = hexes.step(cell, heading)
            next_to = ahead in wet and abs(wet[ahead][0] - number) <= 1
            expected = table.index[ahead] * 6 + heading if next_to else -1
            assert table.ahead(index * 6 + heading) == expected
            assert table.leads(cell, ahead) == next_to


# --- Q3 -------------------------------------------------------------------------------------------------------------------


def overlap(tiles: tuple[Laid, ...], first_tile: int, turn: int) -> tuple[Cell, ...]:
    """Return the cells of a tile that turned this way which the kernel would not lay."""
    bits, spot = overlap_at_bend(chart_of(tiles, first_tile, None), turn), joined(spots(tiles)[-1], turn)
    found = tuple(sorted(placed(spot, cell) for index, cell in enumerate(SHAPE) if bits >> index & 1))
    assert set(found) == shape_at(spot) & covered(tiles, first_tile)
    return found


def grown(rng: Random, length: int) -> tuple[Laid, ...]:
    """Return a river of so many tiles laid by the die, all of them still on the table."""
    names = rng.sample(sorted(RIVER), length)
    tiles = laid()
    for name in names:
        turn = STRAIGHT if len(tiles) == 1 else rng.choice(free_bends(tiles, 0))
        tiles = (*tiles, Laid(name, turn))
    return tiles


@pytest.mark.parametrize("seed", range(8))
def test_no_river_that_the_die_can_make_overlaps(seed: int) -> None:
    """Q3: at all times every cell belongs to one tile, so nothing is ever left out of any."""
    rng = Random(seed)
    for _ in range(5):
        tiles = grown(rng, 11)
        assert len(covered(tiles, 0)) == 20 * len(tiles)


def longer_rivers(tiles: tuple[Laid, ...]) -> Iterator[tuple[Laid, ...]]:
    """Return every river that the die can make of this one, with all tiles still on the table."""
    for turn in free_bends(tiles, 0) if len(tiles) <= len(RIVER) else ():
        assert not overlap(tiles, 0, turn), tiles
        river_after = (*tiles, Laid(tuple(RIVER)[len(tiles) - 1], turn))
        yield river_after
        yield from longer_rivers(river_after)


@pytest.mark.long
@pytest.mark.parametrize("second", TURNS, ids=TURN_NAMES.get)
def test_no_river_at_all_overlaps_or_comes_to_a_dead_end(second: int) -> None:
    """Q3, RULING: whatever is rolled, all eleven tiles find their place, and nothing is ever left out."""
    whole = [tiles for tiles in longer_rivers(laid(STRAIGHT, second)) if len(tiles) == 12]
    assert len(whole) > 10_000


@pytest.mark.parametrize("side", [LEFT, RIGHT], ids=TURN_NAMES.get)
def test_the_fourth_turn_to_one_side_would_bite_the_start_tile(side: int) -> None:
    """Q3: six times 60° is a ring; the start tile and the first one count as two of them."""
    assert free_bends(laid(STRAIGHT, side), 0) == TURNS
    assert free_bends(laid(STRAIGHT, side, side), 0) == TURNS
    ring = laid(STRAIGHT, side, side, side)
    assert set(free_bends(ring, 0)) == {LEFT, STRAIGHT, RIGHT} - {side}
    assert overlap(ring, 0, side)
    assert not overlap(ring, 0, STRAIGHT)


@pytest.mark.parametrize("side", [LEFT, RIGHT], ids=TURN_NAMES.get)
def test_a_river_may_flow_where_tiles_have_left_the_table(side: int) -> None:
    """Q3, Q6: with the start tile gone the ring can go on, until it meets what is left."""
    ring = laid(STRAIGHT, side, side, side)
    assert free_bends(ring, 1) == TURNS
    assert overlap(ring, 1, side) == ()
    longer = laid(STRAIGHT, side, side, side, side, side)
    assert side not in free_bends(longer, 1)
    assert side in free_bends(longer, 2)


def test_a_direction_that_overlaps_is_no_face_of_the_die_any_more() -> None:
    """Q3: it would be rolled again, so the others are as likely as each other."""
    start = "queen tiles=start,red-1,red-2:left,red-3:left,red-4:left first_tile=0 decision=die to_move=red | "
    state = queen.parse_position(start + "red=-8,3 green=0,1 blue=1,1")
    assert legal_texts(state) == ["die=straight", "die=right"]
    assert queen.weights(state) == (2, 2)
    no = refused(state, "die=left")
    assert no.rule == "Q3"
    assert no.instead in queen.legal(state)


def test_the_die_shows_all_three_directions_where_nothing_overlaps() -> None:
    """Q2: two faces each."""
    state = queen.parse_position("queen tiles=start,red-1,red-2 decision=die to_move=red | red=0,-8 green=0,1 blue=1,1")
    assert legal_texts(state) == ["die=left", "die=straight", "die=right"]
    assert queen.weights(state) == (2, 2, 2)


HOOK = (STRAIGHT, LEFT, STRAIGHT, LEFT, STRAIGHT, LEFT, LEFT)
"""A river that curls up: another left would fit, and after it nothing would."""


def test_a_direction_after_which_no_tile_could_follow_is_rolled_again() -> None:
    """Q3, RULING: a left fits there, but its own noses are all closed in."""
    for side in (LEFT, RIGHT):
        turns = tuple(side * -turn for turn in HOOK)
        assert overlap(laid(*turns), 0, side) == ()
        assert set(free_bends(laid(*turns), 0)) == {STRAIGHT, -side}
        dead_end = laid(*turns, side)
        assert all(overlap(dead_end, 0, turn) for turn in TURNS)


def test_where_every_direction_overlaps_the_die_stands_and_those_cells_are_not_laid() -> None:
    """Q3, RULING: the river in a dead end; whatever is rolled, what lay there first stays, and the rest is laid."""
    dead_end = laid(*HOOK, LEFT)
    assert free_bends(dead_end, 0) == TURNS
    before = river(dead_end, 0, None)
    for turn in TURNS:
        missing = overlap(dead_end, 0, turn)
        assert 0 < len(missing) < 20
        assert set(missing) < covered(dead_end, 0)
        after = (*dead_end, Laid("wild-3", turn, missing))
        table = river(after, 0, None)
        assert set(before.index) <= set(table.index)
        assert len(set(table.index.values())) == len(table.index)
        for cell in before.index:
            assert table.index[cell] == before.index[cell]
            assert table.tile_of[table.index[cell]] == before.tile_of[before.index[cell]]
        new = set(table.index) - set(before.index)
        assert new == set(water_of(Laid("wild-3", turn), spots(after)[-1])) - set(missing)
        assert len(covered(after, 0)) == len(covered(dead_end, 0)) + 20 - len(missing)


def test_a_tile_laid_in_a_dead_end_is_laid_without_the_cells_that_overlap() -> None:
    """Q3, RULING: in play; left-out cells are part of the position, and jetties are not among them."""
    names = [
        "start",
        "red-1",
        "red-2:left",
        "red-3",
        "red-4:left",
        "brown-1",
        "brown-2:left",
        "brown-3:left",
        "brown-4:left",
    ]
    start = f"queen tiles={','.join(names)} first_tile=0 decision=die to_move=red | red=-9,5 green=0,1 blue=1,1"
    for face in TURN_NAMES.values():
        state, events = sail(start, f"die={face} tile=wild-1")
        turn = {name: turn for turn, name in TURN_NAMES.items()}[face]
        assert events[:2] == (DieRolled(RED, turn), TileLaid("wild-1", 9, turn, 0))
        assert state.tiles[-1].left_out
        assert not set(state.tiles[-1].left_out) & (shape_at(spots(state.tiles)[-1]) - covered(state.tiles[:-1], 0))
        assert queen.parse_position(queen.format_position(state)) == state


def test_a_dock_that_is_not_laid_is_no_dock() -> None:
    """Q3, Q19, RULING: the cell belongs to the tile that lay there first."""
    ring = (*laid(STRAIGHT, LEFT, LEFT, LEFT, STRAIGHT, LEFT, LEFT), Laid("red-2", LEFT))
    last = spots(ring)[-1]
    assert last == Spot((0, 0), hexes.N)
    ring = (*ring[:-1], Laid("red-2", LEFT, tuple(sorted(shape_at(last)))))
    table = river(ring, 0, None)
    assert table.tile_of[table.index[2, -1]] == 0
    assert table.dock_of[table.index[2, -1]] == -1


BLIND = (STRAIGHT, STRAIGHT, LEFT, STRAIGHT, LEFT, STRAIGHT, LEFT, STRAIGHT, LEFT, LEFT)


def test_if_no_direction_lets_a_tile_follow_then_any_that_fits_will_do() -> None:
    """Q3, RULING: a tile that fits is better than one that overlaps."""
    tiles = laid(*BLIND)
    fitting = [turn for turn in TURNS if not overlap(tiles, 0, turn)]
    assert 0 < len(fitting) < 3
    for turn in fitting:
        follower = (*tiles, Laid("wild-3", turn))
        assert all(overlap(follower, 0, after) for after in TURNS)
    assert free_bends(tiles, 0) == tuple(fitting)


def test_the_landing_is_joined_to_any_nose_even_where_no_tile_would_fit() -> None:
    """Q3: it has no cells of its own."""
    tiles = (
        "start,red-1,red-2,red-3:left,red-4,brown-1:left,brown-2,brown-3:left,brown-4,wild-1:left,wild-2:left,wild-3:left"
    )
    start = f"queen tiles={tiles} decision=landing to_move=red | red=-6,-6 green=0,1 blue=1,1"
    state = queen.parse_position(start)
    assert any(overlap(state.tiles, 0, turn) for turn in TURNS)
    assert legal_texts(state) == ["die=left", "die=straight", "die=right"]
    assert queen.weights(state) == (2, 2, 2)


SHORTEST_BITE = 5
"""Fewer tiles than this many and one never touch each other but in their order."""


def touching(turns: tuple[int, ...]) -> list[tuple[int, int]]:
    """Return which tiles of a river touch though they do not follow each other; none if it overlaps."""
    lying = [Spot((0, 0), hexes.N)]
    for turn in turns:
        lying.append(joined(lying[-1], turn))
    shapes = [shape_at(spot) for spot in lying]
    if any(one & other for one, other in combinations(shapes, 2)):
        return []
    around = [{beside for cell in shape for beside in hexes.neighbours(cell)} for shape in shapes]
    pairs = combinations(range(len(shapes)), 2)
    return [(one, other) for one, other in pairs if other - one > 1 and around[one] & shapes[other]]


@pytest.mark.parametrize("length", range(2, SHORTEST_BITE + 1))
def test_so_few_tiles_touch_only_in_their_order(length: int) -> None:
    """Q3, RULING: whatever is rolled, so that the banks of a short river part nothing."""
    assert not [turns for turns in product(TURNS, repeat=length - 1) if touching(turns)]


def test_one_tile_more_and_a_ring_touches_where_it_began() -> None:
    """Q3, RULING: five times the same way round; nothing else does with six tiles."""
    biting = [turns for turns in product(TURNS, repeat=SHORTEST_BITE) if touching(turns)]
    assert biting == [(LEFT,) * 5, (RIGHT,) * 5]
    assert touching((LEFT,) * 5) == [(0, 5)]


ROUND = "start,red-1,red-2:left,red-3:left,brown-4:left,wild-2,brown-1:left,red-4:left"
"""A river that comes round: the last tile touches the start tile."""


def test_no_water_leads_across_where_a_river_touches_itself() -> None:
    """Q3, RULING: the banks part them: blue, on the rear of the start tile, cannot sail S onto the tile that lies there."""
    text = f"queen tiles={ROUND} round=9 to_move=blue | red=-2,8 green=-4,8 blue=0,1:S"
    state = queen.parse_position(text)
    table = state.river
    south = hexes.step((0, 1), hexes.S)
    assert table.tile_of[table.index[south]] == len(state.tiles) - 1, "there is water of another tile"
    state, _ = sail(state, "1")
    assert "a" not in legal_texts(state)
    assert refused(state, "a").rule == "Q3"
    for cell, index in table.index.items():
        for heading in range(6):
            ahead = hexes.step(cell, heading)
            if ahead in table.index:
                follows = abs(table.tile_of[index] - table.tile_of[table.index[ahead]]) <= 1
                assert (table.ahead(index * 6 + heading) >= 0) == follows, (cell, heading)


def test_nobody_is_pushed_across_the_banks() -> None:
    """Q3, Q15, RULING: red pushes blue off the start cell, to any water beside it but not to that of the last tile."""
    text = f"queen tiles={ROUND} round=9 to_move=red | red=0,0:S:s2 green=-4,8 blue=0,1:S"
    state, _ = sail(text, "2")
    pushes = [action for action in legal_texts(state) if action.startswith("push=")]
    assert pushes == ["push=1,0", "push=1,1", "push=-1,2", "push=-1,1"]
    assert refused(state, "push=0,2").rule == "Q3"


def test_a_river_that_touches_itself_is_open_again_once_the_tile_has_left() -> None:
    """Q3, Q6: nothing of the start tile is left, and the last tile is as it was."""
    tiles = queen.parse_position(f"queen tiles={ROUND} round=9 to_move=blue | red=-2,8 green=-4,8 blue=0,1:S").tiles
    whole, rest = river(tiles, 0, None), river(tiles, 2, None)
    last = [cell for cell, place in whole.index.items() if whole.tile_of[place] == len(tiles) - 1]
    for cell in last:
        for heading in range(6):
            before, after = whole.ahead(whole.index[cell] * 6 + heading), rest.ahead(rest.index[cell] * 6 + heading)
            assert (before < 0) == (after < 0)
            assert before < 0 or whole.cells[before // 6] == rest.cells[after // 6]


# --- Q6 -------------------------------------------------------------------------------------------------------------------

LEAVING = "queen tiles=start,red-1,red-2,red-3 to_move=red | red=0,-2:N:s2 green=0,-6 yellow=1,-6"


def test_the_frame_does_not_move_when_a_tile_leaves() -> None:
    """Q6: every cell that stays keeps its name, every tile its number."""
    state = queen.parse_position(LEAVING)
    after, events = sail(state, "2 a a done")
    assert [event for event in events if isinstance(event, TileLeft)] == [TileLeft("start", 0, 0)]
    assert after.first_tile == 1
    assert after.tiles == state.tiles
    assert after.steamers[1:] == state.steamers[1:]
    gone = set(state.river.index) - set(after.river.index)
    assert gone == set(TILES["start"].water)
    for cell, place in after.river.index.items():
        assert place == state.river.index[cell]
        assert after.river.tile_of[place] == state.river.tile_of[place]


@pytest.mark.parametrize("seed", range(6))
def test_what_has_left_changes_nothing_about_what_stays(seed: int) -> None:
    """Q6: the water of the tiles from any one on is the same wherever the table begins."""
    tiles = grown(Random(seed), 8)
    whole = river(tiles, 0, LEFT)
    for first_tile in range(1, len(tiles)):
        part = river(tiles, first_tile, LEFT)
        assert [cell for cell, place in whole.index.items() if whole.tile_of[place] >= first_tile] == [*part.index]
        for cell, index in part.index.items():
            before = whole.index[cell]
            assert part.tile_of[index] == whole.tile_of[before]
            assert part.dock_of[index] == whole.dock_of[before]
            assert part.jetty[index] == whole.jetty[before]


def test_a_steamer_turns_back_only_as_far_as_tiles_remain() -> None:
    """Q6, Q10: behind the rearmost tile there is no water any more."""
    back = "to_move=red | red=0,-3:S:s1 green=0,-6 yellow=1,-6"
    assert "a" in legal_texts(sail(f"queen tiles=start,red-1,red-2,red-3 first_tile=0 {back}", "1")[0])
    state, _ = sail(f"queen tiles=start,red-1,red-2,red-3 first_tile=1 {back}", "1")
    assert "a" not in legal_texts(state)
    assert refused(state, "a").rule == "Q6"


def test_one_steamer_behind_keeps_all_tiles_on_the_table() -> None:
    """Q6: also those that nobody is on."""
    state, events = sail(LEAVING.replace("green=0,-6", "green=0,1"), "2 a a done")
    assert state.first_tile == 0
    assert not [event for event in events if isinstance(event, TileLeft)]


def test_several_tiles_leave_at_once_the_rearmost_first() -> None:
    """Q6: when the last one behind catches up over an empty tile."""
    start = "queen tiles=start,red-1,red-2,red-3,red-4 first_tile=0 to_move=red | red=0,-6:N:s2 green=0,-10 yellow=1,-10"
    state, events = sail(start, "2 a a done")
    assert [event for event in events if isinstance(event, TileLeft)] == [TileLeft("start", 0, 0), TileLeft("red-1", 1, 1)]
    assert state.first_tile == 2


def test_when_the_last_one_behind_is_wrecked_the_tiles_leave_too() -> None:
    """Q6, Q13: nobody is on the start tile any more, nor behind it."""
    start = "queen tiles=start,red-1,red-2 order=green,red,yellow to_move=green | red=2,-2:NE:s6:c0 green=0,-5 yellow=1,-3"
    state, events = sail(start, "1 a done")
    assert [type(event) for event in events[-2:]] == [Wrecked, TileLeft]
    assert state.first_tile == 1


# --- Q7 -------------------------------------------------------------------------------------------------------------------


def against_the_landing(spot: Spot, turn: int) -> set[Cell]:
    """Return the nose and those cells beside it that have no cell of the tile before them on the landing's side."""
    nose, seaward = placed(spot, NOSES[turn]), hexes.direction_after(spot.flow, turn)
    shape = shape_at(spot)
    return {cell for cell in shape if hexes.distance(cell, nose) <= 1 and hexes.step(cell, seaward) not in shape}


@every_turn
@pytest.mark.parametrize("name", [*RIVER, *EXPANSION])
def test_the_jetties_are_the_nose_and_its_outer_neighbours_where_they_are_water(name: str, turn: int) -> None:
    """Q7: for the last tile flowing each way that two tiles before it can lead."""
    for before in ((STRAIGHT,), (STRAIGHT, LEFT), (STRAIGHT, RIGHT), (STRAIGHT, LEFT, LEFT)):
        for own in TURNS:
            others = [other for other in RIVER if other != name]
            tiles = (
                *(Laid(other, way) for other, way in zip(["start", *others], (0, *before), strict=False)),
                Laid(name, own),
            )
            spot = spots(tiles)[-1]
            against = against_the_landing(spot, turn)
            assert len(against) == 3
            found = jetties(tiles, turn)
            assert found == against & set(water_of(tiles[-1], spot))
            table = river(tiles, 0, turn)
            assert {cell for cell, jetty in zip(table.cells, table.jetty, strict=True) if jetty} == found


FEWER_JETTIES = {
    ("wild-1", LEFT): 2,
    ("wild-3", STRAIGHT): 2,
    ("wild-3", RIGHT): 2,
    ("coal", RIGHT): 1,
    ("coal-and-driftwood", RIGHT): 2,
    ("driftwood", LEFT): 2,
    ("driftwood", STRAIGHT): 1,
    ("driftwood", RIGHT): 1,
    ("sandbanks-1", LEFT): 2,
    ("sandbanks-2", RIGHT): 2,
    ("many-islands", LEFT): 2,
    ("many-islands", STRAIGHT): 2,
    ("many-islands", RIGHT): 2,
}
"""Q7, B1: where land lies against the landing."""


@every_turn
@pytest.mark.parametrize("name", [*RIVER, *EXPANSION])
def test_every_landing_has_at_least_one_jetty(name: str, turn: int) -> None:
    """Q7, B1: three, fewer where land lies against it, never none."""
    count = len(jetties((Laid("start", STRAIGHT), Laid(name, STRAIGHT)), turn))
    assert count == FEWER_JETTIES.get((name, turn), 3)
    assert count > 0


@every_turn
@pytest.mark.parametrize("name", RIVER)
def test_three_landings_of_the_base_game_have_an_island_in_them_and_two_jetties_left(name: str, turn: int) -> None:
    """Q7: two tiles have land beside a nose; everywhere else there are three jetties."""
    count = len(jetties((Laid("start", STRAIGHT), Laid(name, STRAIGHT)), turn))
    assert count == (2 if (name, turn) in [("wild-1", LEFT), ("wild-3", STRAIGHT), ("wild-3", RIGHT)] else 3)


@pytest.mark.parametrize(
    ("turn", "cells"),
    [
        (LEFT, {(-2, -3), (-2, -4), (-1, -5)}),
        (STRAIGHT, {(-1, -5), (0, -6), (1, -6)}),
        (RIGHT, {(1, -6), (2, -6), (2, -5)}),
    ],
)
def test_the_jetties_of_a_tile_that_flows_north(turn: int, cells: set[Cell]) -> None:
    """Q7: the middle nose with its neighbours (-1,-1) and (1,-2), the others the same turned by 60°."""
    assert jetties(laid(STRAIGHT), turn) == cells


def test_there_is_no_jetty_before_the_landing_is_joined() -> None:
    """Q7: nor anywhere but on the last tile."""
    tiles = laid(STRAIGHT, LEFT, RIGHT)
    assert not any(river(tiles, 0, None).jetty)
    table = river(tiles, 0, STRAIGHT)
    assert {tile for tile, jetty in zip(table.tile_of, table.jetty, strict=True) if jetty} == {3}


@every_turn
def test_joining_the_landing_tells_where_the_jetties_are(turn: int) -> None:
    """Q5, Q7: the event names them."""
    start = (
        "queen school=yes tiles=start,red-1,red-2,wild-3:left decision=landing to_move=red | red=-4,-8 green=0,1 blue=1,1"
    )
    state, events = sail(start, f"die={TURN_NAMES[turn]}")
    (joining,) = [event for event in events if isinstance(event, LandingJoined)]
    assert joining.turn == turn == state.landing
    assert set(joining.jetties) == jetties(state.tiles, turn)
