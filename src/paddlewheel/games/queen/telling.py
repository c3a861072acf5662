"""Events of Mississippi Queen in words: who, what, at which price."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.game import Seat
from paddlewheel.games.queen.state import (
    Arrived,
    Began,
    Boarded,
    DieRolled,
    Ended,
    Event,
    Faced,
    LandingJoined,
    Pushed,
    RoundBegan,
    Sailed,
    SpeedSet,
    State,
    TileLaid,
    TileLeft,
    Turned,
    Wrecked,
)
from paddlewheel.games.queen.tiles import LEFT, RIGHT, STRAIGHT
from paddlewheel.hexes import Cell

WAYS: Final = {LEFT: "to the left", STRAIGHT: "straight on", RIGHT: "to the right"}


def tell(state: State, event: Event) -> str:
    """Return an event in words."""

    def name(seat: Seat) -> str:
        return state.seats[seat].capitalize()

    match event:
        case Began(seat):
            return f"{name(seat)} is drawn for start cell 1."
        case DieRolled(seat, turn):
            return f"{name(seat)} rolls the die: {WAYS[turn]}."
        case TileLaid(tile, _, turn, passengers):
            crowd = f"; {_count(passengers, 'passenger')} {_verb(passengers, 'wait')} there" if passengers else ""
            return f"The river goes on {WAYS[turn].removesuffix(' on')} with {tile}{crowd}."
        case LandingJoined(turn, jetties):
            return f"The landing lies {WAYS[turn].replace(' on', ' ahead')}, with {_count(len(jetties), 'jetty')}."
        case TileLeft(tile, _, passengers):
            lost = f"; {_count(passengers, 'passenger')} {_verb(passengers, 'stay')} behind" if passengers else ""
            return f"{'The start tile' if tile == 'start' else tile.capitalize()} is left astern{lost}."
        case RoundBegan(number, order):
            return f"Round {number}: {', '.join(map(name, order))}."
        case SpeedSet(seat, before, speed, coal):
            return f"{name(seat)} {_speed(before, speed)}{_price(coal)}."
        case Sailed(seat, _, end):
            return f"{name(seat)} steams to {_at(end)}."
        case Turned(seat, heading, coal):
            return f"{name(seat)} turns {hexes.NAMES[heading]}{_price(coal)}."
        case Pushed(seat, other, start, end):
            return f"{name(seat)} pushes {name(other)} from {_at(start)} to {_at(end)}."
        case Faced(seat, heading):
            return f"{name(seat)} heads {hexes.NAMES[heading]}."
        case Boarded(seat, tile, passengers):
            return f"{name(seat)} takes a passenger aboard at {tile}: {passengers} aboard."
        case Arrived(seat, place):
            return f"{name(seat)} ties up at the landing in place {place}."
        case Wrecked(seat, place):
            return f"{name(seat)} cannot go on with the coal left and is wrecked: place {place}."
        case Ended(reason):
            return f"The race is over: {reason}."


def _speed(before: int, speed: int) -> str:
    if speed == before:
        return f"keeps speed {speed}"
    return f"{'speeds up' if speed > before else 'slows down'} from {before} to {speed}"


def _price(coal: int) -> str:
    return f" for {coal} coal" if coal else ""


def _count(count: int, thing: str) -> str:
    if count == 1:
        return f"1 {thing}"
    return f"{count or 'no'} {thing[:-1] + 'ies' if thing.endswith('y') else thing + 's'}"


def _verb(count: int, verb: str) -> str:
    return f"{verb}s" if count == 1 else verb


def _at(cell: Cell) -> str:
    return f"({cell[0]}, {cell[1]})"
