"""Reading the river of a position from plain data: tiles, landing, waiting passengers, and cells."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.engine.errors import BadData, shortened
from paddlewheel.engine.plain_data import Plain
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.notation.validation import check_left_out, check_stations
from paddlewheel.games.queen.river.joining import Laid, placed, spots
from paddlewheel.games.queen.river.layout import water_of
from paddlewheel.games.queen.river.tiles import SHAPE, STRAIGHT, TILES, TURN_NAMES
from paddlewheel.games.queen.turn.pile import passengers_for
from paddlewheel.hexes import Cell

TURN_CHOICES: Final = tuple(TURN_NAMES.values())


def with_tiles(position: Plain, state: State) -> State:
    """Q1–Q5: the tiles laid so far, the start tile first, and the landing."""
    listed = position.get("tiles", [{"id": "start"}])
    if not isinstance(listed, list | tuple) or not listed:
        raise BadData("tiles", "position.tiles", found=shortened(listed))
    most, rule = state.rules.pile, "Q17" if state.options.school else "B1" if state.options.added else "Q18"
    if len(listed) > most + 1:
        raise BadData("tiles", "position.too_many_tiles", rule, most=most, found=str(len(listed) - 1))
    tiles: tuple[Laid, ...] = ()
    for number, one in enumerate(listed):
        tiles = (*tiles, _tile(Plain(one, f"tiles.{number}"), tiles, state.rules.river))
    return state._replace(tiles=tiles, landing=read_die_fall(position, "landing"))


def _tile(one: Plain, before: tuple[Laid, ...], river: tuple[str, ...]) -> Laid:
    if not before:
        one.choice("id", ["start"])
        one.done()
        return Laid("start", STRAIGHT)
    name = river[one.choice("id", river)]
    turn = read_die_fall(one, "turn")
    laid = Laid(name, STRAIGHT if turn is None else turn)
    if name in [other.id for other in before]:
        raise BadData(one.at("id"), "position.tile_twice", "Q4", tile=name)
    if len(before) == 1 and laid.turn != STRAIGHT:
        raise BadData(one.at("turn"), "position.first_tile_straight", "Q4")
    left_out = read_cells(one, "left_out")
    one.done()
    if not left_out:
        return laid
    check_left_out(one.at("left_out"), (*before, laid), left_out)
    spot = spots((*before, laid))[-1]
    return laid._replace(left_out=tuple(cell for cell in (placed(spot, local) for local in SHAPE) if cell in left_out))


def usual_first_tile(tiles: tuple[Laid, ...], cells: Sequence[Cell | None]) -> int:
    """Q6: the rearmost tile on the table if nothing is said: the rearmost with a steamer on it."""
    lying = enumerate(zip(tiles, spots(tiles), strict=True))
    return next((number for number, (laid, spot) in lying if not set(cells).isdisjoint(water_of(laid, spot))), 0)


def with_waiting(position: Plain, state: State) -> State:
    """Q18: who waits at the stations on the table; no one at a tile that has left it."""
    usual = usual_waiting(state)
    counts = position.inner("waiting", {})
    table = [laid.id if number >= state.first_tile else "" for number, laid in enumerate(state.tiles)]
    for name in counts.data:
        if not name or name not in table or TILES[name].station is None:
            raise BadData("waiting", "position.no_waiting", "Q18", found=shortened(name))
    waiting = tuple(
        counts.number(name, 0, passengers_for(state, name), usual[number]) if name in counts else usual[number]
        for number, name in enumerate(table)
    )
    check_stations(state, waiting, usual)
    return state._replace(waiting=waiting)


def usual_waiting(state: State) -> tuple[int, ...]:
    """Q18, Q19: who waits at each tile if nothing is said: those who came when it was laid, without those who boarded."""
    return tuple(
        passengers_for(state, laid.id) - sum(number in one.boarded_at for one in state.steamers)
        if number >= state.first_tile
        else 0
        for number, laid in enumerate(state.tiles)
    )


def read_die_fall(position: Plain, key: str) -> int | None:
    """Return a direction of the die, None if there is none."""
    return None if position.get(key, None) is None else tuple(TURN_NAMES)[position.choice(key, TURN_CHOICES)]


def read_cells(one: Plain, key: str) -> list[Cell]:
    """Return the cells listed there, none if nothing is."""
    listed = one.get(key, None)
    if listed is None:
        return []
    if not isinstance(listed, list | tuple):
        raise BadData(one.at(key), "value.cells", found=shortened(listed))
    return [read_cell(item, one.at(key)) for item in listed]


def read_cell(item: object, where: str) -> Cell:
    """Return the cell that a pair of whole numbers means."""
    match item:
        case [int(q), int(r)] if type(q) is int and type(r) is int:
            return q, r
        case _:
            raise BadData(where, "value.cell", found=shortened(item))
