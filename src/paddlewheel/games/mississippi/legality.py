"""What a captain or chance may do, and why not: M4–M9 and the goal of M14, each limit in one place."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.engine.errors import Refusal
from paddlewheel.engine.plain_data import LARGEST, Plain
from paddlewheel.games.mississippi.arrival import TURN_LIMIT, end_reason
from paddlewheel.games.mississippi.model import ASHORE, NOBODY, UNDECIDED, Action, Die, First, Pass, State, Steam
from paddlewheel.games.mississippi.movement import FARTHEST_ASTERN, ROTATIONS, farthest_ahead, free_water, rotation_logs
from paddlewheel.games.mississippi.wood import LOGS

PASS: Final = Pass()
DICE: Final = tuple(Die(side) for side in range(1, 7))
# Every turn there can ever be, made once: for each rotation the ways ahead and the ways astern, nearest first.
AHEAD: Final = tuple(tuple(Steam(rotation, way) for way in range(1, LOGS + 1)) for rotation in ROTATIONS)
ASTERN: Final = tuple(tuple(Steam(rotation, -way) for way in range(1, FARTHEST_ASTERN + 1)) for rotation in ROTATIONS)


def actor(state: State) -> Seat | None:
    """Return whose decision is next: CHANCE draws the starting player (M4) and rolls the casting-off die (M5)."""
    if state.to_move == NOBODY:
        return CHANCE if state.first == NOBODY else None
    return CHANCE if state.easts[state.to_move] == UNDECIDED else state.to_move


def on_turn(state: State) -> Seat | None:
    """Return whose turn it is."""
    return None if state.to_move == NOBODY else state.to_move


def begins_turn(state: State) -> bool:
    """Return whether the next decision is the first of a turn: the casting-off die, or any turn after it."""
    seat = state.to_move
    return seat != NOBODY and (state.easts[seat] == UNDECIDED or state.fields[seat] != ASHORE)


def legal(state: State) -> tuple[Action, ...]:
    """Return every legal action: by rotation (none, L, R, LL, RR, LLL), ahead before astern, nearest first."""
    seat = state.to_move
    if seat == NOBODY:
        return tuple(First(s) for s in range(len(state.seats))) if state.first == NOBODY else ()
    if state.easts[seat] == UNDECIDED:
        return DICE
    to_goal, astern = free_water(state.fields, seat, state.goal)
    wood = state.wood[seat]
    return _list_turns(state.fields[seat] == ASHORE, wood, min(to_goal, wood), astern)


@lru_cache(maxsize=2048)
def _list_turns(casting_off: bool, wood: int, ahead: int, astern: int) -> tuple[Action, ...]:
    """M5–M9: the turns of a captain with so much wood and so much free water; many positions share a list."""
    actions: tuple[Action, ...] = ()
    for index in range(1 if casting_off else 6):
        farthest = farthest_ahead(wood, index, ahead)
        if farthest >= 0:
            actions += AHEAD[index][:farthest] + ASTERN[index][:astern]
    return actions or (PASS,)


def weights(state: State) -> tuple[int, ...]:
    """M4, M5: every seat is as likely to begin as any other, every side of the die as likely to come up."""
    if actor(state) != CHANCE:
        raise ValueError("only the actions of chance have weights")
    return (1,) * len(legal(state))


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why an action is not legal here, with the rule, the numbers and a legal action instead; None if it is."""
    if isinstance(action, Steam) and state.to_move != NOBODY and state.easts[state.to_move] != UNDECIDED:
        no = _why_not_steam(state, action)
        return no if no is None else no.offering(_nearest(state, action))
    now = actor(state)
    if now is None:
        return Refusal("M16" if (end := end_reason(state)) == TURN_LIMIT else "M15", "race.over", end=end or "")
    if state.first == NOBODY:
        if isinstance(action, First) and 0 <= action.seat < len(state.seats):
            return None
        return Refusal("M4", "start.not_drawn", First(0))
    name = state.seats[state.to_move]
    if now == CHANCE:
        if isinstance(action, Die) and 1 <= action.side <= 6:
            return None
        return Refusal("M5", "start.die_not_rolled", Die(1), steamer=name)
    if isinstance(action, Pass):
        return _why_not_pass(state)
    if isinstance(action, Die):
        return Refusal("M5", "start.die_rolled", legal(state)[0], steamer=name)
    return Refusal("M4", "start.drawn", legal(state)[0], steamer=state.seats[state.first])


def why_not(state: State, wish: Mapping[str, Any]) -> Refusal | None:
    """Return why a turn of this many steps left and this many fields ahead (negative: right, astern) is not legal."""
    wanted = Plain(wish, "end")
    steam = Steam(wanted.number("rotation", -LARGEST, LARGEST, 0), wanted.number("distance", -LARGEST, LARGEST))
    wanted.done()
    return refusal(state, steam)


def _why_not_steam(state: State, action: Steam) -> Refusal | None:
    """M5–M9, M14: the limits that `legal` lists are the limits explained here."""
    rotation, distance = action.rotation, action.distance
    seat = state.to_move
    wood = state.wood[seat]
    casting_off = state.fields[seat] == ASHORE
    to_goal, astern = free_water(state.fields, seat, state.goal)
    if not -2 <= rotation <= 3:
        return Refusal("M6", "rotation.range")
    if casting_off and rotation:
        return Refusal("M5", "rotation.casting_off")
    price = rotation_logs(rotation)
    if price > wood:
        return Refusal("M6", "rotation.no_wood", degrees=abs(rotation) * 60, needed=price, wood=wood)
    if 0 < distance <= farthest_ahead(wood, ROTATIONS.index(rotation), to_goal) or 0 < -distance <= astern:
        return None
    # From here on it is not legal; what remains is to say which rule forbids it.
    if distance == 0:
        return Refusal("M9", "move.none")
    if distance < 0:
        if casting_off:
            return Refusal("M5", "astern.casting_off")
        if distance < -FARTHEST_ASTERN:
            return Refusal("M8", "astern.too_far", most=FARTHEST_ASTERN, fields=-distance)
        return Refusal("M8", "astern.no_fields", free=astern, fields=-distance)
    if distance > to_goal:
        return Refusal("M14", "ahead.past_goal", free=to_goal, fields=distance)
    if wood == price:
        return Refusal("M9", "ahead.no_log", rotation=price, astern=astern)
    return Refusal("M7", "ahead.no_wood", fields=distance, wood=wood - price, rotation=price)


def _why_not_pass(state: State) -> Refusal | None:
    """M9, RULING: only a captain who can move in neither direction passes, and does not rotate then."""
    can = legal(state)[0]
    if isinstance(can, Pass):
        return None
    return Refusal("M9", "pass.can_move", can)


def _nearest(state: State, wanted: Steam) -> Action:
    """Return the legal turn nearest to one that is not: with its rotation if possible, or else the same way."""

    def how_far(action: Action) -> tuple[bool, bool, int, int, int]:
        if not isinstance(action, Steam):
            return True, True, 0, 0, 0
        turn, way = action.rotation - wanted.rotation, action.distance - wanted.distance
        return turn % 6 != 0, action.distance * wanted.distance < 0, min(turn % 6, -turn % 6), abs(turn), abs(way)

    return min(legal(state), key=how_far)
