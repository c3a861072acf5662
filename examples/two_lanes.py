"""Two Lanes: a whole game in one file, which `docs/adding-a-game.md` adds to Paddlewheel.

Steamers race up two lanes of hexes, side by side. On your turn you roll the die and then steam as many hexes as it shows,
straight ahead or with the first step into the other lane. You cannot pass a steamer in your own lane. The first to get past
the end of a lane wins.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from paddlewheel.engine.contract import CHANCE, PAGE, RANKED, Outcome, Page, Say, Seat, Setup, Span
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.engine.options import option
from paddlewheel.engine.seat_letters import letters
from paddlewheel.hexes import NE, NW, Cell, N, step

NAME: Final = "two-lanes"
TITLE: Final = "Two Lanes"
AIM: Final = "Be the first past the end of a lane. You cannot pass a steamer in your own lane, so change lanes in time."
HOW_TO: Final = "After the roll, type ahead to stay in your lane, or cross to take the first step into the other one."
PLAYERS: Final = range(2, 5)
PLAYERS_RULE: Final = "T1"
COLOURS: Final = ("red", "green", "yellow", "blue")
DICE: Final = tuple(f"die={side}" for side in range(1, 7))
ACTIONS: Final = (*DICE, "ahead", "cross")


@dataclass(frozen=True, slots=True)
class Options:
    """What can be chosen."""

    length: int = option(12, "T1", "How many hexes each lane has.", limits=(4, 40))


SETUPS: Final = {
    "usual": Setup(PLAYERS, Options(), "The usual race", "Two lanes of twelve hexes."),
    "sprint": Setup(PLAYERS, Options(length=6), "Sprint", "Two lanes of six hexes."),
}


@dataclass(frozen=True, slots=True)
class State:
    """A position. Cells of the left lane are (0, -1), (0, -2) …; those of the right lane (1, -1), (1, -2) …"""

    options: Options
    seats: tuple[str, ...]
    steamers: tuple[Cell, ...]
    to_move: Seat = 0
    die: int = 0
    """What was rolled in this turn; 0 before that."""


@dataclass(frozen=True, slots=True)
class Rolled:
    """The die was rolled."""

    seat: Seat
    side: int


@dataclass(frozen=True, slots=True)
class Steamed:
    """A steamer has moved."""

    seat: Seat
    hexes: int
    crossed: bool


Event = Rolled | Steamed


def begin(options: Options, seats: tuple[str, ...]) -> State:
    """T1: two steamers side by side before the lanes, and any others behind them."""
    return State(options, seats, tuple((seat % 2, seat // 2) for seat in range(len(seats))))


def is_over(state: State) -> bool:
    """T4: the race is over when somebody is past the end of a lane."""
    return any(-row > state.options.length for _, row in state.steamers)


def actor(state: State) -> Seat | None:
    """T2: first the die, then the player."""
    return None if is_over(state) else state.to_move if state.die else CHANCE


def begins_turn(state: State) -> bool:
    """T2: a turn begins with the die."""
    return state.die == 0


def forbidden(state: State, action: str) -> Refusal | None:
    """T2–T4: return why an action is not legal."""
    if is_over(state):
        return Refusal("T4", "race.over", end="the_winner_is_home")
    if (action in DICE) != (state.die == 0):
        return Refusal("T2", "lanes.roll_then_move", told="A turn is one roll of the die, then one move.")
    if action == "cross" and beside(state) in state.steamers:
        return Refusal("T3", "lanes.taken", told="Another steamer is on the hex where you would cross.")
    return None


def beside(state: State) -> Cell:
    """T3: return the hex in the other lane that a step ahead leads to."""
    cell = state.steamers[state.to_move]
    return step(cell, NW if cell[0] else NE)


def move(state: State, action: str) -> tuple[State, tuple[Event, ...]]:
    """T2, T3: roll the die, or steam as far as it and whoever is in the way allow."""
    seat, crosses = state.to_move, action == "cross"
    if action in DICE:
        side = DICE.index(action) + 1
        return replace(state, die=side), (Rolled(seat, side),)
    cell, hexes = (beside(state), 1) if crosses else (state.steamers[seat], 0)
    while hexes < state.die and step(cell, N) not in state.steamers:
        cell, hexes = step(cell, N), hexes + 1
    steamers = (*state.steamers[:seat], cell, *state.steamers[seat + 1 :])
    return replace(state, steamers=steamers, to_move=(seat + 1) % len(steamers), die=0), (Steamed(seat, hexes, crosses),)


def standing(state: State) -> Outcome:
    """T4: the further the better; the left lane is half a hex behind the right one."""
    ranking = sorted(state.steamers, key=lambda cell: 2 * cell[1] + cell[0])
    ranks = tuple(ranking.index(cell) + 1 for cell in state.steamers)
    return Outcome(ranks, "the_winner_is_home" if is_over(state) else RANKED, "T4")


def check_position(state: State) -> None:
    """T1, T3, T4: every steamer on a hex of its own, in a lane, and one winner at most."""
    rows, length = [row for _, row in state.steamers], state.options.length
    if any(lane not in (0, 1) or not -length - 6 <= row <= 1 for lane, row in state.steamers) or not 0 <= state.die <= 6:
        raise BadData("steamers", "lanes.outside", "T1", told="A steamer is beside the lanes, or the die has no such side.")
    if len(set(state.steamers)) < len(rows) or sum(-row > length for row in rows) > 1:
        raise BadData("steamers", "lanes.same_hex", "T3", told="Two steamers are on the same hex, or past the end.")


def tell(state: State, event: Event) -> str:
    """Return an event in words."""
    name = state.seats[event.seat].capitalize()
    if isinstance(event, Rolled):
        return f"{name} rolls a {event.side}."
    steams = "crosses and steams" if event.crossed else "steams"
    return f"{name} {steams} {event.hexes} {'hex' if event.hexes == 1 else 'hexes'} ahead."


def draw(state: State, _say: Say | None = None, _page: Page = PAGE) -> list[list[Span]]:
    """Return the two lanes, their ends on the right, one half a hex further than the other."""
    signs, last = letters(state.seats), max(state.options.length, *(-row for _, row in state.steamers))
    lines = []
    for lane in (0, 1):
        line = [Span("" if lane else "  ")]
        for row in range(1, -last - 1, -1):
            seat = state.steamers.index((lane, row)) if (lane, row) in state.steamers else None
            water = "~" if 1 <= -row <= state.options.length else "."
            line.append(Span(f"({water if seat is None else signs[seat]}) ", seat))
        lines.append(line)
    return lines


def marks(_state: State, say: Say, _page: Page = PAGE) -> list[tuple[str, str]]:
    """Return what the marks mean."""
    beyond = say("lanes-beyond", otherwise="before the lanes, or past their end")
    return [("(~)", say("lanes-water", otherwise="water")), ("(.)", beyond)]
