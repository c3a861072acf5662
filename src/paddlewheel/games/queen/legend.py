"""Who is where, in which order and why, and what is to be decided: the lines below the river."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Seat, Span
from paddlewheel.games.letters import letters
from paddlewheel.games.queen.arrival import end_reason, outcome
from paddlewheel.games.queen.growth import pile_size
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.setup import start_order
from paddlewheel.games.queen.state import (
    BOARD,
    DIE,
    EXCHANGE,
    FACE,
    FIRST,
    FUEL,
    LANDING,
    NOBODY,
    SAIL,
    SPEED,
    TILE,
    Ship,
    State,
    captain_of,
    owner,
)
from paddlewheel.games.queen.tiles import START_CELLS, TURN_NAMES

INDENT: Final = " " * 6
ROSE_SIGN: Final = "*"

REASONS: Final = {
    "tile": "now a tile beyond",
    "stick": "now further than",
    "speed": "now faster than",
    "coal": "now more coal than",
    "right": "now right of",
}
"""Q20: what puts one steamer ahead of another, in words."""


def legend(state: State) -> list[list[Span]]:
    """Return a line for round and pile, one for each steamer in the order of play, and one for the next decision."""
    seats = in_order(state)
    afloat = [_entry(state, seat) for seat in seats if state.steamers[seat].cell is not None]
    widths = [max(map(len, state.names)), *(max(map(len, column)) for column in list(zip(*afloat, strict=True))[1:]), 0]
    lines = []
    for seat in seats:
        columns = (f"{text:<{width}}" for text, width in zip(_entry(state, seat), widths, strict=False))
        lines.append([Span("  "), label(state, seat), Span(f" {'  '.join(columns)}".rstrip())])
    waters = [[Span(f"{INDENT}{_waters(state)}")]] if state.river.elements else []
    return [[Span(f"{INDENT}{_time(state)}")], *lines, *waters, [Span(f"{INDENT}{_decision(state)}")]]


def brief(state: State, width: int) -> list[list[Span]]:
    """Return the legend in few lines, for a small screen: steamers side by side, then round, pile and next decision."""
    entries = [[label(state, ship), Span(f" {_in_short(state, ship)}")] for ship in in_order(state)]
    longest = max(sum(len(span.text) for span in entry) for entry in entries)
    abreast = max((width - 2) // (longest + 2), 1)
    lines = []
    for nth in range(0, len(entries), abreast):
        row = [
            [*entry[:1], Span(entry[1].text.ljust(longest - len(entry[0].text)))] for entry in entries[nth : nth + abreast]
        ]
        lines.append([span for entry in row for span in (Span("  "), *entry)])
    time, decision = f"  {_when(state)}, pile {pile_size(state)}.", _decision(state)
    together = len(time) + 1 + len(decision) <= width
    return lines + ([[Span(f"{time} {decision}")]] if together else [[Span(time)], [Span(f"  {decision}")]])


def _waters(state: State) -> str:
    """B2–B7: what the marks on the water mean."""
    there = dict.fromkeys(state.river.elements.values())
    return "On the water: " + "; ".join(f"{element.mark}, {element.hint}" for element in there) + "."


def in_order(state: State) -> list[Ship]:
    """Q20: the steamers in the order of this round, those that have no part in it last."""
    seats = range(len(state.steamers))
    return [*state.order, *(seat for seat in seats if seat not in state.order)]


def label(state: State, ship: Ship) -> Span:
    """Return a steamer's sign in its player's colour, in brackets if its captain decides."""
    every = signs(state)
    text = f"[{every[ship]}]" if ship == decider(state) else f" {every[ship]} "
    return Span(text.ljust(max(map(len, every)) + 2), whose(state, ship))


def sign(state: State, ship: Ship) -> Span:
    """Return a steamer's sign in its player's colour, as sentences have it."""
    return Span(f" {signs(state)[ship]} ", whose(state, ship))


def signs(state: State) -> tuple[str, ...]:
    """Return the signs of the steamers: the letter of the seat, numbered where each has two, and a star for the Rose."""
    own = letters(state.seats)
    if state.rules.each > 1:
        own = tuple(f"{letter}{nth + 1}" for nth in range(state.rules.each) for letter in own)
    return own if state.rules.rose == NOBODY else (*own, ROSE_SIGN)


def whose(state: State, ship: Ship) -> Seat | None:
    """Return in whose colour a steamer is shown; the Black Rose is nobody's."""
    return None if ship == state.rules.rose else owner(state, ship)


def _in_short(state: State, ship: Ship) -> str:
    """Return what the short legend says of a steamer."""
    name, *facts = _entry(state, ship)
    return f"{name}: {', '.join(fact for fact in facts[:3] if fact).replace('sailed by', 'captain')}"


def _entry(state: State, seat: Ship) -> tuple[str, ...]:
    """Return what the legend says of a steamer."""
    name, steamer, water = state.names[seat], state.steamers[seat], state.river
    if steamer.cell is None:
        return name, _whereabouts(state, seat)
    tile = f"tile {water.tile_of[water.index[steamer.cell]]}"
    if seat == state.rules.rose:
        aboard: tuple[str, ...] = (f"sailed by {letters(state.seats)[captain_of(state, seat)]}" if state.agenda else "",)
    else:
        aboard = () if state.options.school else (f"{steamer.passengers} aboard",)
    coal = "∞" if seat == state.rules.rose else steamer.coal
    return name, f"speed {steamer.speed}", f"coal {coal}", *aboard, tile, _reason(state, seat)


def _whereabouts(state: State, seat: Ship) -> str:
    """Q13, Q21: what became of a steamer that is not on the river."""
    if not state.round:
        return "waits for a start cell"
    place = state.places[owner(state, seat)]
    return f"{'wrecked' if seat in state.wrecked else 'arrived'}{f', place {place}' if place else ''}"


def _reason(state: State, seat: Ship) -> str:
    """Q20: what puts a steamer ahead of the next one as they lie now; Q17: its start cell; Q22: its place at the end."""
    over = outcome(state)
    if over is not None:
        return "" if seat == state.rules.rose else f"place {over.places[owner(state, seat)]}"
    if state.round <= 1 or state.options.school:
        cell = start_order(state.rules, state.first).index(seat) + 1
        return f"start cell {cell}" if cell <= len(START_CELLS) else "shipyard"
    ranks = ranking(state)
    nth = [rank.steamer for rank in ranks].index(seat)
    ahead_by = ranks[nth].ahead_by
    return "now last" if ahead_by is None else f"{REASONS[ahead_by]} {signs(state)[ranks[nth + 1].steamer]}"


def _time(state: State) -> str:
    """Return the round (Q23) and what is left of the pile (Q4)."""
    in_order = " in this order" if state.round and state.agenda else ""
    return f"{_when(state)}{in_order}, {_count(pile_size(state), 'tile')} left in the pile:"


def _when(state: State) -> str:
    """Q23: return which round it is."""
    limit = state.options.round_limit
    rounds = f"round {min(state.round, limit)} of {limit}"
    afloat = rounds.capitalize() if state.round else "Before the first round"
    return afloat if state.agenda else f"After {rounds}"


def _decision(state: State) -> str:
    """Return what is to be decided next, and by whom."""
    if not state.agenda:
        return f"The race is over: {end_reason(state)}."
    what, seat, _ = state.agenda[0]
    if seat == NOBODY:
        return "Who takes start cell 1 is still to be drawn." if what == FIRST else "The first tile is to be turned up."
    return f"{_name(state, seat)} {_deed(state, seat)}."


def _deed(state: State, seat: Ship) -> str:
    """Return what a captain is about to do."""
    mover = state.agenda[-1].steamer
    pushed = "" if mover in (NOBODY, seat) else f", pushed by {_name(state, mover)}"
    return {
        TILE: f"rolled {TURN_NAMES[state.agenda[0].turn]} and turns up the next tile",
        DIE: "rolls for the direction of the next tile",
        LANDING: "rolls for the direction of the landing",
        FACE: f"chooses a heading{pushed}",
        SPEED: "sets the speed",
        SAIL: f"is under way: {_progress(state)}",
        BOARD: "may take a passenger aboard",
        FUEL: "may fill up the coal",
        EXCHANGE: "may exchange coal",
    }[state.agenda[0].what]


def addressed(state: State) -> str:
    """Return how whoever decides next is addressed: by the steamer, or as the captain of the Black Rose."""
    ship = decider(state)
    if ship == NOBODY:
        return ""
    captain = state.seats[captain_of(state, ship)].capitalize()
    return f"{captain}, for the Black Rose" if ship == state.rules.rose else state.names[ship].capitalize()


def _name(state: State, ship: Ship) -> str:
    """Return a steamer in words; for the Black Rose also who sails her."""
    if ship == state.rules.rose:
        return f"The Black Rose, sailed by {state.seats[captain_of(state, ship)].capitalize()},"
    return state.names[ship].capitalize()


def _progress(state: State) -> str:
    """Q10, Q11: how far a turn under way has come."""
    if state.voyage is None:
        return ""
    return f"{_count(state.voyage.points, 'point')} left, {_count(state.voyage.turned, 'turn')} made"


def _count(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def decider(state: State) -> Ship:
    """Return for which steamer something is decided next, or rolled or drawn."""
    return state.agenda[0].steamer if state.agenda else NOBODY
