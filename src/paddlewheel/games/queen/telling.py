"""Events of Mississippi Queen in words: who, what, at which price."""

from __future__ import annotations

from typing import Final

from paddlewheel import hexes
from paddlewheel.games.queen.events import (
    Arrived,
    Backed,
    Began,
    Boarded,
    DieRolled,
    Ended,
    Event,
    Exchanged,
    Faced,
    Fuelled,
    GotOff,
    LandingJoined,
    Pushed,
    RanAground,
    RoundBegan,
    Sailed,
    Slowed,
    SpeedSet,
    Stayed,
    TileLaid,
    TileLeft,
    Turned,
    Withdrew,
    Wrecked,
)
from paddlewheel.games.queen.state import Ship, State
from paddlewheel.games.queen.tiles import LEFT, RIGHT, STRAIGHT
from paddlewheel.hexes import Cell

WAYS: Final = {LEFT: "to the left", STRAIGHT: "straight on", RIGHT: "to the right"}


def tell(state: State, event: Event) -> str:
    """Return an event in words."""

    def name(ship: Ship) -> str:
        return "The Black Rose" if ship == state.rules.rose else state.names[ship].capitalize()

    match event:
        case Began(seat):
            return f"{state.seats[seat].capitalize()} is drawn for start cell 1."
        case DieRolled(ship, turn):
            return f"{name(ship)} rolls the die: {WAYS[turn]}."
        case TileLaid(tile, _, turn, passengers):
            crowd = f"; {_count(passengers, 'passenger')} {_verb(passengers, 'wait')} there" if passengers else ""
            return f"The river goes on {WAYS[turn].removesuffix(' on')} with {tile}{crowd}."
        case LandingJoined(turn, jetties):
            return f"The landing lies {WAYS[turn].replace(' on', ' ahead')}, with {_count(len(jetties), 'jetty')}."
        case TileLeft(tile, _, passengers):
            lost = f"; {_count(passengers, 'passenger')} {_verb(passengers, 'stay')} behind" if passengers else ""
            return f"{'The start tile' if tile == 'start' else f'The tile {tile}'} is left astern{lost}."
        case RoundBegan(number, order, _):
            return f"Round {number}: {', '.join(map(name, order))}."
        case SpeedSet(ship, before, speed, coal):
            return f"{name(ship)} {_speed(before, speed)}{_price(coal)}."
        case Sailed(ship, _, end):
            return f"{name(ship)} steams to {_at(end)}."
        case Turned(ship, heading, coal):
            return f"{name(ship)} turns {hexes.NAMES[heading]}{_price(coal)}."
        case Pushed(ship, other, start, end):
            return f"{name(ship)} pushes {name(other)} from {_at(start)} to {_at(end)}."
        case Backed(ship, _, end):
            return f"{name(ship)} backs off to {_at(end)}."
        case GotOff(ship, coal):
            return f"{name(ship)} works free ahead{_price(coal)}."
        case RanAground(ship):
            return f"{name(ship)} runs aground and has speed 1."
        case Slowed(ship, speed):
            return f"{name(ship)} has lost speed in driftwood: {speed} now."
        case Fuelled(ship, coal):
            return f"{name(ship)} fills up to {coal} coal."
        case Exchanged(ship, other, coal):
            return f"{name(ship)} hands {coal} coal to {name(other)}."
        case Stayed(ship):
            return f"{name(ship)} has no move and stays where she is."
        case Withdrew(ship):
            return f"{name(ship)} leaves the river too: its captain is out."
        case Faced(ship, heading):
            return f"{name(ship)} heads {hexes.NAMES[heading]}."
        case Boarded(ship, tile, passengers):
            return f"{name(ship)} takes a passenger aboard at the station of {tile}: {passengers} aboard."
        case Arrived(ship, place):
            return f"{name(ship)} ties up at the landing{f' in place {place}' if place else ''}."
        case Wrecked(ship, place):
            return f"{name(ship)} cannot go on with the coal left and is wrecked{f': place {place}' if place else ''}."
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
    return f"({cell[0]},{cell[1]})"
