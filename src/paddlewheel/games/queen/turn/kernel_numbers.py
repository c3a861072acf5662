"""Actions and events as the numbers of the kernel, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from paddlewheel.games.queen.model import events, position
from paddlewheel.games.queen.model.actions import (
    Action,
    Ahead,
    Astern,
    Board,
    Die,
    Done,
    Draw,
    Exchange,
    Face,
    First,
    Fuel,
    Push,
    Rotate,
    Skip,
    Speed,
)
from paddlewheel.games.queen.model.events import Event
from paddlewheel.games.queen.model.state import FULL_COAL, Rank, Ship, Standing, State
from paddlewheel.games.queen.river.joining import jetties
from paddlewheel.games.queen.river.layout import cells_of
from paddlewheel.games.queen.river.tables import TILE_NAMES, TILE_NUMBERS
from paddlewheel.games.queen.turn import movement
from paddlewheel.games.queen.turn.arrival import ONE_LEFT, OTHERS_WRECKED, ROUND_LIMIT, WINNER_ARRIVED
from paddlewheel.games.queen.turn.no_legal_turn import HELD, LAND, OUT_OF_COAL
from paddlewheel.games.queen.turn.order import COAL_AT, MIDDLE, RIGHT_AT, SPEED_AT, STICK_AT, TILE_AT
from paddlewheel.games.queen.turn.rounds import BY_START_CELLS
from paddlewheel.hexes import Cell

NO_CELL: Final = 8191
"""What stands for a cell that is not on the river."""
END_REASONS: Final = {
    ONE_LEFT: "one_steamer_is_left",
    OTHERS_WRECKED: "all_others_are_wrecked",
    WINNER_ARRIVED: "the_winner_has_arrived",
    ROUND_LIMIT: "the_round_limit_is_reached",
}
NO_WAY_ON: Final = {OUT_OF_COAL: "coal", HELD: "held", LAND: "land"}
CRITERIA: Final = ("tile", "stick", "speed", "coal", "right")
"""Q20: what decides between two steamers, the first difference first; in each the higher number goes ahead."""


# --- actions --------------------------------------------------------------------------------------------------------------


def encode(state: State, action: Action) -> int:
    """Return an action as a number; it need not be possible, but the kernel must be able to say so."""
    match action:
        case Speed(speed):
            return movement.action(movement.SET_SPEED, min(max(speed, 0), 7))
        case Ahead():
            return movement.AHEAD
        case Rotate(way):
            return movement.action(movement.ROTATE, movement.RIGHT if way > 0 else movement.LEFT)
        case Done():
            return movement.DONE
        case Push(cell):
            return movement.action(movement.PUSH, state.river.index.get(cell, NO_CELL))
        case Astern():
            return movement.ASTERN
        case Face(heading):
            return movement.action(movement.FACE, heading)
        case Board():
            return movement.BOARD
        case Fuel():
            return movement.FUEL
        case Skip():
            return movement.SKIP
        case Exchange(ship, coal):
            return movement.action(movement.EXCHANGE, ship | coal + FULL_COAL << 4)
        case Die(turn):
            return movement.action(movement.ROLL, turn + 1)
        case Draw(tile):
            return movement.action(movement.DRAW, TILE_NUMBERS[tile])
        case First(seat):
            return movement.action(movement.DRAW_FIRST, seat)


_PLAIN: Final[dict[int, Action]] = {
    movement.AHEAD: Ahead(),
    movement.DONE: Done(),
    movement.ASTERN: Astern(),
    movement.BOARD: Board(),
    movement.FUEL: Fuel(),
    movement.SKIP: Skip(),
    **{movement.action(movement.SET_SPEED, speed): Speed(speed) for speed in range(1, 7)},
    **{movement.action(movement.ROTATE, way): Rotate(2 * way - 1) for way in (movement.LEFT, movement.RIGHT)},
    **{movement.action(movement.FACE, heading): Face(heading) for heading in range(6)},
    **{movement.action(movement.ROLL, turn + 1): Die(turn) for turn in (-1, 0, 1)},
    **{movement.action(movement.DRAW, number): Draw(name) for number, name in enumerate(TILE_NAMES)},
    **{movement.action(movement.DRAW_FIRST, seat): First(seat) for seat in range(position.MOST_SHIPS)},
    **{
        movement.action(movement.EXCHANGE, ship | coal + FULL_COAL << 4): Exchange(ship, coal)
        for ship in range(position.MOST_SHIPS)
        for coal in range(-FULL_COAL, FULL_COAL + 1)
    },
}
"""Every action whose number says all, made once."""


def decode(cells: Sequence[Cell], number: int) -> Action:
    """Return the action that a number means."""
    found = _PLAIN.get(number)
    return Push(cells[number >> 4]) if found is None else found


# --- events ---------------------------------------------------------------------------------------------------------------


def events_of(state: State, log: Sequence[int]) -> tuple[Event, ...]:
    """Return what happened on the way to a state."""
    cells, found, nth = cells_of(state.tiles), list[Event](), 0
    while nth < len(log):
        kind, one, two, three, four = _numbers(log[nth])
        nth += 1
        if kind == position.ROUND_BEGAN:
            found.append(_round_began(one | two << 14, three == BY_START_CELLS, log[nth : nth + four]))
            nth += four
        elif kind == position.LANDING_JOINED:
            found.append(events.LandingJoined(one - 1, tuple(sorted(jetties(state.tiles, one - 1)))))
        else:
            found.append(_event(cells, kind, one, two, three, four))
    return tuple(found)


def _numbers(entry: int) -> tuple[int, int, int, int, int]:
    return entry & 255, entry >> 8 & 16383, entry >> 22 & 16383, entry >> 36 & 16383, entry >> 50


def _round_began(number: int, by_start_cells: bool, log: Sequence[int]) -> Event:
    """Q20: return the round with its order, and why everybody stands where they do; in the first round nothing tells."""
    standings = [_standing(entry) for entry in log]
    order = tuple(ship for ship, _ in standings)
    if number == 1:
        return events.RoundBegan(number, order)
    return events.RoundBegan(number, order, _ranks(standings, by_start_cells))


def _standing(entry: int) -> tuple[Ship, Standing]:
    _, one, stick, three, right = _numbers(entry)
    return one & 15, Standing(one >> 4, stick - MIDDLE, three & 15, three >> 4, right - MIDDLE)


def _ranks(standings: list[tuple[Ship, Standing]], by_start_cells: bool) -> tuple[Rank, ...]:
    """Return ranks in the order with what put each ahead of the next."""
    if by_start_cells:
        return tuple(Rank(ship, here, "start") for ship, here in standings)
    behind = [here for _, here in standings[1:]]
    reasons = [*(_difference(here, next_one) for (_, here), next_one in zip(standings, behind, strict=False)), None]
    return tuple(Rank(ship, here, reason) for (ship, here), reason in zip(standings, reasons, strict=False))


def _difference(here: Standing, behind: Standing) -> str:
    return next(name for name, one, other in zip(CRITERIA, here, behind, strict=True) if one != other)


def ranks_of(numbers: Sequence[int]) -> list[Rank]:
    """Q20: return where everybody stands, as the kernel's `ranking` says, with the reason for each rank."""
    found = [
        (
            one & 255,
            Standing(
                one >> TILE_AT,
                (one >> STICK_AT & 255) - MIDDLE,
                one >> SPEED_AT & 255,
                one >> COAL_AT & 255,
                (one >> RIGHT_AT & 255) - MIDDLE,
            ),
        )
        for one in numbers
    ]
    return list(_ranks(found, by_start_cells=False))


def _event(cells: Sequence[Cell], kind: int, one: int, two: int, three: int, four: int) -> Event:
    """Return the event that an entry of the log means."""
    match kind:
        case position.SAILED:
            return events.Sailed(one, cells[two], cells[three])
        case position.ROTATED:
            return events.Rotated(one, two, three)
        case position.SPEED_SET:
            return events.SpeedSet(one, two, three, four)
        case position.PUSHED:
            return events.Pushed(one, two, cells[three], cells[four])
        case position.FACED:
            return events.Faced(one, two)
        case position.BACKED:
            return events.Backed(one, cells[two], cells[three])
        case position.GOT_OFF:
            return events.GotOff(one, two)
        case position.RAN_AGROUND:
            return events.RanAground(one)
        case position.SLOWED:
            return events.Slowed(one, two)
        case position.DIE_ROLLED:
            return events.DieRolled(one - 1, two - 1)
        case position.TILE_LAID:
            return events.TileLaid(TILE_NAMES[one], two, three - 1, four)
        case position.TILE_LEFT:
            return events.TileLeft(TILE_NAMES[one], two, three)
        case position.BOARDED:
            return events.Boarded(one, TILE_NAMES[two], three)
        case position.FUELLED:
            return events.Fuelled(one, two)
        case position.EXCHANGED:
            return events.Exchanged(one, two, three)
        case position.STAYED:
            return events.Stayed(one)
        case position.HELD:
            return events.Held(one, ships_in(two))
        case position.WITHDREW:
            return events.Withdrew(one)
        case position.ARRIVED:
            return events.Arrived(one, two)
        case position.WRECKED:
            return events.Wrecked(one, two, NO_WAY_ON[three], ships_in(four))
        case position.BEGAN:
            return events.Began(one)
        case _:
            return events.Ended(END_REASONS[one])


def ships_in(bits: int) -> tuple[Ship, ...]:
    """Return the steamers that some bits mean."""
    return tuple(ship for ship in range(position.MOST_SHIPS) if bits >> ship & 1)
