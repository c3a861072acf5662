"""What a captain or chance may do, and why not: M4–M9 and the goal of M14, each limit in one place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from paddlewheel.games.game import CHANCE, Refusal, Seat
from paddlewheel.games.mississippi.docking import FARTHEST_ASTERN, ROTATION_LOGS, ROTATIONS, free_water, rotation_logs
from paddlewheel.games.mississippi.ending import TURN_LIMIT, end_reason
from paddlewheel.games.mississippi.state import ASHORE, NOBODY, UNDECIDED, Action, Die, First, Pass, State, Steam
from paddlewheel.games.mississippi.steamers import LOGS
from paddlewheel.games.plain import LARGEST, Plain
from paddlewheel.games.wording import Fact

RACE_OVER: Final = "the race is over: {why:wording}"
NO_LOG: Final = {
    (False, True): "{who:steamer} has no log to burn: the move is astern",
    (True, True): "{who:steamer} has no log to burn after rotating: the move is astern",
    (False, False): "{who:steamer} has no log to burn: and there is no free field astern either",
    (True, False): "{who:steamer} has no log to burn after rotating: and there is no free field astern either",
}
TOO_DEAR: Final = "{fields:field|fields} ahead cost {fields:log|logs}, {who:steamer} has {wood}"
TOO_DEAR_ROTATED: Final = (
    "{fields:field|fields} ahead cost {fields:log|logs}, {who:steamer} has {wood} after {price} for the rotation"
)
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
    """Tell whether the next decision is the first of a turn: the casting-off die, or any turn after it."""
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
        burnable = wood - ROTATION_LOGS[index]
        if burnable >= 0:
            actions += AHEAD[index][: min(burnable, ahead)] + ASTERN[index][:astern]
    return actions or (PASS,)


def weights(state: State) -> tuple[int, ...]:
    """M4, M5: every seat is as likely to begin as any other, every side of the die as likely to come up."""
    if actor(state) != CHANCE:
        raise ValueError("only the actions of chance have weights")
    return (1,) * len(legal(state))


def refusal(state: State, action: Action) -> Refusal | None:
    """Return why an action is not legal here, with the rule, the numbers and a legal action instead; None if it is."""
    if isinstance(action, Steam) and state.to_move != NOBODY and state.easts[state.to_move] != UNDECIDED:
        return _why_not_steam(state, action)
    now = actor(state)
    if now is None:
        return Refusal("M16" if (why := end_reason(state)) == TURN_LIMIT else "M15", RACE_OVER, why=why or "")
    if state.first == NOBODY:
        if isinstance(action, First) and 0 <= action.seat < len(state.seats):
            return None
        return Refusal("M4", "the starting player has to be drawn first", First(0))
    name = state.seats[state.to_move]
    if now == CHANCE:
        if isinstance(action, Die) and 1 <= action.side <= 6:
            return None
        return Refusal("M5", "{who:steamer}'s casting-off die has to be rolled first, 1 to 6", Die(1), who=name)
    if isinstance(action, Pass):
        return _why_not_pass(state)
    if isinstance(action, Die):
        rolled = "{who:steamer}'s die is rolled already, and no die is rolled after casting off"
        return Refusal("M5", rolled, legal(state)[0], who=name)
    return Refusal("M4", "{who:steamer} was drawn to begin already", legal(state)[0], who=state.seats[state.first])


def why_not(state: State, wish: Mapping[str, Any]) -> Refusal | None:
    """Return why a turn of so many steps to the left and so many fields ahead (negative: right, astern) is not legal."""
    wanted = Plain(wish, "end")
    steam = Steam(wanted.number("rotation", -LARGEST, LARGEST, 0), wanted.number("distance", -LARGEST, LARGEST))
    wanted.done()
    return refusal(state, steam)


def _why_not_steam(state: State, action: Steam) -> Refusal | None:
    """M5–M9, M14: the limits that `legal` lists are the limits explained here."""
    rotation, distance = action.rotation, action.distance
    seat = state.to_move
    name, wood = state.seats[seat], state.wood[seat]
    casting_off = state.fields[seat] == ASHORE
    to_goal, astern = free_water(state.fields, seat, state.goal)
    if not -2 <= rotation <= 3:
        return Refusal("M6", "a steamer rotates up to two steps of 60° either way, or three to the left", legal(state)[0])
    if casting_off and rotation:
        return Refusal("M5", "{who:steamer} is casting off: no rotation in that turn", legal(state)[0], who=name)
    price = rotation_logs(rotation)
    if price > wood:
        dear = "rotating {degrees}° costs {logs:log|logs}, {who:steamer} has {wood}"
        return Refusal("M6", dear, legal(state)[0], degrees=abs(rotation) * 60, logs=price, who=name, wood=wood)
    burnable = wood - price
    if 0 < distance <= min(burnable, to_goal) or 0 < -distance <= astern:
        return None
    # From here on it is not legal; what remains is to say which rule forbids it and what would be next to it.
    index = ROTATIONS.index(rotation)
    near = (AHEAD[index][: min(burnable, to_goal)] + ASTERN[index][:astern]) or legal(state)
    if distance == 0:
        return Refusal("M9", "every turn moves the steamer at least one free field", near[0])
    if distance < 0:
        if casting_off:
            return Refusal("M5", "{who:steamer} is casting off: the first move is forward", near[0], who=name)
        if distance < -FARTHEST_ASTERN:
            return Refusal(
                "M8", "at most {most} free fields astern, not {fields}", near[-1], most=FARTHEST_ASTERN, fields=-distance
            )
        short = "only {free:free field|free fields} astern down to the start, not {fields}"
        return Refusal("M8", short, near[-1], free=astern, fields=-distance)
    if distance > to_goal:
        passed = "the goal is {free:free field|free fields} ahead, {fields} would pass it"
        return Refusal("M14", passed, _last_ahead(near), free=to_goal, fields=distance)
    if burnable == 0:
        return Refusal("M9", NO_LOG[bool(price), bool(astern)], near[0], who=name)
    facts: dict[str, Fact] = {"fields": distance, "who": name, "wood": burnable, "price": price}
    return Refusal("M7", TOO_DEAR_ROTATED if price else TOO_DEAR, _last_ahead(near), **facts)


def _why_not_pass(state: State) -> Refusal | None:
    """M9, RULING: only a captain who can move in neither direction passes, and does not rotate then."""
    can = legal(state)[0]
    if isinstance(can, Pass):
        return None
    return Refusal("M9", "{who:steamer} can move and therefore must", can, who=state.seats[state.to_move])


def _last_ahead(near: Sequence[Action]) -> Action:
    ahead = [action for action in near if isinstance(action, Steam) and action.distance > 0]
    return (ahead or near)[-1]
