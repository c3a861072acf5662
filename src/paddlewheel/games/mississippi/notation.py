"""Mississippi as text: short actions, one-line positions, events in words.

    first=red    red was drawn to begin          +4      four fields ahead
    die=5        the casting-off die shows 5     L+2     one step to the left, two fields ahead
    pass         no move in either direction     RR-3    two steps to the right, three fields astern

    mississippi rows=13 stop_at_winner=no turn_limit=60 first=red round=2 to_move=red | red=4:5:16 green=ashore:-:20 …

After the bar each steamer stands as name=field:front:wood. One ashore has `ashore` for its field and `-` for its front
until its die is rolled; one that is home stands as name=home:rank.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final

from paddlewheel.engine import options
from paddlewheel.engine.contract import CHANCE, Seat
from paddlewheel.engine.errors import BadText, shortened
from paddlewheel.engine.options import split_pairs
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.games.mississippi.legality import actor
from paddlewheel.games.mississippi.model import (
    ASHORE,
    NOBODY,
    UNDECIDED,
    Action,
    Die,
    First,
    Options,
    Pass,
    State,
    Steam,
)
from paddlewheel.games.mississippi.setup import VERSIONS
from paddlewheel.games.mississippi.steamers import front

TURN: Final = re.compile(r"(l{0,6}|r{0,6})([+-]?[0-9]{1,9})", re.IGNORECASE)


def format_action(state: State, action: Action) -> str:
    """Return the short text of an action."""
    if isinstance(action, Steam):  # by far the most
        return _steam_text(action.rotation, action.distance)
    match action:
        case First(seat):
            return f"first={state.seats[seat]}"
        case Die(side):
            return f"die={side}"
        case Pass():
            return "pass"


@lru_cache(maxsize=4096)
def _steam_text(rotation: int, distance: int) -> str:
    """Every position lists a hundred of these, and there are not many more in all."""
    return ("L" * rotation if rotation > 0 else "R" * -rotation) + f"{distance:+d}"


def parse_action(state: State, text: str) -> Action:
    """Return the action that a short text means; capitals, spaces and a plus sign do not matter."""
    short = "".join(text.split()).replace("−", "-").lower()
    name, equals, value = short.partition("=")
    if short == "pass":
        return Pass()
    if equals and name == "first" and value in state.seats:
        return First(state.seats.index(value))
    if equals and name == "die" and value in tuple("123456"):
        return Die(int(value))
    turn = TURN.fullmatch(short)
    if turn is None:
        raise BadText("action.chance" if actor(state) == CHANCE else "action.turn", found=shortened(text))
    letters, distance = turn.groups()
    steps = len(letters) if letters[:1] == "l" or len(letters) == 3 else -len(letters)  # a half turn is the same either way
    return Steam(steps, int(distance))


def format_position(state: State) -> str:
    """Return a position as one line."""
    return " ".join(
        [
            f"mississippi rules={VERSIONS[-1]} {options.to_text(state.options)}",
            f"first={_name(state, state.first)} round={state.round} to_move={_name(state, state.to_move)} |",
            *(f"{name}={_steamer_text(state, seat)}" for seat, name in enumerate(state.seats)),
        ]
    )


def position_data(text: str) -> dict[str, Any]:
    """Return a one-line position as the plain data that says the same; reading that checks the rest."""
    if len(text.strip().splitlines()) > 1:
        raise BadText("position.one_line", 2)
    head, bar, tail = text.strip().partition("|")
    words = head.split()
    if words[:1] != ["mississippi"] or not bar:
        raise BadText("position.mississippi", found=shortened(text))
    data: dict[str, Any] = {"game": "mississippi"}
    pairs = split_pairs(" ".join(words[1:]))
    chosen = [(name, value) for name, value in pairs if name not in ("rules", "first", "round", "to_move")]
    data.update(options.to_data(options.from_pairs(Options, chosen)))
    for name, value in pairs:
        if name in ("first", "to_move"):
            data[name] = None if value == "nobody" else value
        elif name in ("rules", "round"):
            data[name] = whole_number(value, name)
    steamers = split_pairs(tail)
    data["seats"] = [name for name, _ in steamers]
    data["steamers"] = {name: _steamer_data(name, value) for name, value in steamers}
    return data


def _steamer_text(state: State, seat: Seat) -> str:
    field, east, wood = state.fields[seat], state.easts[seat], state.wood[seat]
    if field >= state.goal:
        return f"home:{field - state.goal + 1}"
    ahead = "-" if east == UNDECIDED else front(east, max(field, 0))
    return f"{'ashore' if field == ASHORE else field}:{ahead}:{wood}"


def _steamer_data(name: str, text: str) -> dict[str, Any]:
    match text.split(":"):
        case ["home", rank]:
            return {"rank": whole_number(rank, f"{name}.rank")}
        case [field, ahead, wood]:
            return {
                "field": None if field == "ashore" else whole_number(field, f"{name}.field"),
                "front": None if ahead == "-" else whole_number(ahead, f"{name}.front"),
                "wood": whole_number(wood, f"{name}.wood"),
            }
        case _:
            raise BadText("position.course_steamer", steamer=name, found=shortened(f"{name}={text}"))


def _name(state: State, seat: Seat) -> str:
    return "nobody" if seat == NOBODY else state.seats[seat]


# --- in words -------------------------------------------------------------------------------------------------------------
