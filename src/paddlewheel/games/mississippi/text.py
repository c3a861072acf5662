"""Mississippi as text: short actions, one-line positions, events in words.

    first=red    red was drawn to begin          +4      four fields ahead
    die=5        the casting-off die shows 5     L+2     one step to the left, two fields ahead
    pass         no move in either direction     RR-3    two steps to the right, three fields astern

    mississippi rows=13 stop_at_winner=no turn_limit=60 first=red round=2 to_move=red | red=4:5:16 green=ashore:-:20 …

After the bar each steamer stands as name=field:front:wood. One ashore has `ashore` for its field and `-` for its front
until its die is rolled; one that is home stands as name=home:place.
"""

from __future__ import annotations

import re
from typing import Any, Final

from paddlewheel.games import options
from paddlewheel.games.game import CHANCE, BadText, Seat, unexpected
from paddlewheel.games.mississippi.legality import actor
from paddlewheel.games.mississippi.state import (
    ASHORE,
    NOBODY,
    UNDECIDED,
    Action,
    Advanced,
    Began,
    CameHome,
    Die,
    DroppedBack,
    Ended,
    Event,
    First,
    Options,
    Pass,
    Passed,
    PushedOn,
    PushLost,
    Rolled,
    Rotated,
    State,
    Steam,
    SteamedAhead,
    Touched,
)
from paddlewheel.games.mississippi.steamers import front
from paddlewheel.games.options import split_pairs
from paddlewheel.games.plain import whole_number

TURN: Final = re.compile(r"(l{0,6}|r{0,6})([+-]?[0-9]{1,9})", re.IGNORECASE)
EXPECTED_TURN: Final = "a turn such as +4, L+2, RR-3 or pass"
EXPECTED_CHANCE: Final = "what chance decides, first=NAME or die=1 to die=6"
AIM: Final = (
    "Be the first at the goal. Each field ahead burns a log, and there is too little wood for the whole way: dropping back"
    " gathers logs, docking drives steamers on for nothing. Where your steamer ends its move beside others, the touching"
    " numbers are compared: if yours is higher, you go ahead by the difference; if all of theirs are, they do. That happens"
    " again wherever you land, so turn the right side to the right neighbour."
)
HOW_TO: Final = (
    "A turn is how far to go, +4 fields ahead or -3 astern, with a rotation before it if you like: L+4 turns 60° to the"
    " left first, RR-3 twice to the right. The first 60° are free, each further step burns a log."
)


def format_action(state: State, action: Action) -> str:
    """Return the short text of an action."""
    match action:
        case Steam(rotation, distance):
            return ("L" * rotation if rotation > 0 else "R" * -rotation) + f"{distance:+d}"
        case First(seat):
            return f"first={state.seats[seat]}"
        case Die(side):
            return f"die={side}"
        case Pass():
            return "pass"


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
        raise unexpected(EXPECTED_CHANCE if actor(state) == CHANCE else EXPECTED_TURN, text)
    letters, distance = turn.groups()
    steps = len(letters) if letters[:1] == "l" or len(letters) == 3 else -len(letters)  # a half turn is the same either way
    return Steam(steps, int(distance))


def format_position(state: State) -> str:
    """Return a position as one line."""
    return " ".join(
        [
            f"mississippi {options.to_text(state.options)}",
            f"first={_name(state, state.first)} round={state.round} to_move={_name(state, state.to_move)} |",
            *(f"{name}={_steamer_text(state, seat)}" for seat, name in enumerate(state.seats)),
        ]
    )


def position_data(text: str) -> dict[str, Any]:
    """Return a one-line position as the plain data that says the same; reading that checks the rest."""
    if len(text.strip().splitlines()) > 1:
        raise BadText("a position is one line", 2)
    head, bar, tail = text.strip().partition("|")
    words = head.split()
    if words[:1] != ["mississippi"] or not bar:
        raise unexpected("a position such as 'mississippi rows=13 … | red=4:5:16 …'", text)
    data: dict[str, Any] = {"game": "mississippi"}
    pairs = split_pairs(" ".join(words[1:]))
    chosen = [(name, value) for name, value in pairs if name not in ("first", "round", "to_move")]
    data.update(options.to_data(options.from_pairs(Options, chosen)))
    for name, value in pairs:
        if name in ("first", "to_move"):
            data[name] = None if value == "nobody" else value
        elif name == "round":
            data[name] = whole_number(value, "for round")
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
        case ["home", place]:
            return {"place": whole_number(place, f"for {name}'s place")}
        case [field, ahead, wood]:
            return {
                "field": None if field == "ashore" else whole_number(field, f"or 'ashore' for {name}'s field"),
                "front": None if ahead == "-" else whole_number(ahead, f"or '-' for {name}'s front"),
                "wood": whole_number(wood, f"for {name}'s wood"),
            }
        case _:
            raise unexpected(f"{name}=field:front:wood or {name}=home:place", f"{name}={text}")


def _name(state: State, seat: Seat) -> str:
    return "nobody" if seat == NOBODY else state.seats[seat]


# --- in words -------------------------------------------------------------------------------------------------------------


def tell(state: State, event: Event) -> str:
    """Return an event in words."""

    def name(seat: Seat) -> str:
        return state.seats[seat].capitalize()

    match event:
        case Began(seat):
            return f"{name(seat)} is drawn to begin."
        case Rolled(seat, side):
            return f"{name(seat)} rolls a {side}: the {side} points ahead."
        case Rotated(seat, steps, ahead, logs):
            price = f" for {_count(logs, 'log')}" if logs else ""
            return f"{name(seat)} turns {abs(steps) * 60}°{_way(steps)}, the {ahead} ahead{price}."
        case SteamedAhead(seat, start, end, logs):
            return f"{name(seat)} burns {_count(logs, 'log')} and steams from field {start} to {end}."
        case DroppedBack(seat, start, end, logs):
            return f"{name(seat)} drops back from field {start} to {end} and gathers {_count(logs, 'log')}."
        case Touched(seat, other, number, other_number):
            return f"{name(seat)}'s {number} touches {name(other)}'s {other_number}."
        case Advanced(seat, start, end, by):
            return f"{name(seat)} is driven on by {by}, from field {start} to {end}."
        case PushedOn(seat, start, end, by):
            return f"{name(seat)} is pushed on by {by}, from field {start} to {end}."
        case PushLost(seat, by):
            return f"{name(seat)} was to be pushed on by {by}: that is dropped."
        case CameHome(seat, place, logs):
            back = f"; {_count(logs, 'log')} {'goes' if logs == 1 else 'go'} back to the box" if logs else ""
            return f"{name(seat)} is home in place {place}{back}."
        case Passed(seat):
            return f"{name(seat)} can move in neither direction and passes."
        case Ended(reason):
            return f"The race is over: {reason}."


def _way(steps: int) -> str:
    return "" if abs(steps) == 3 else " to the left" if steps > 0 else " to the right"


def _count(count: int, thing: str) -> str:
    return f"{count} {thing}" if count == 1 else f"{count or 'no'} {thing}s"
