"""Who is where, in which order and why, and what is to be decided: the lines below the river."""

from __future__ import annotations

from typing import Final

from paddlewheel.games.game import Seat, Span
from paddlewheel.games.letters import letters
from paddlewheel.games.queen.arrival import end_reason, outcome
from paddlewheel.games.queen.growth import pile_size
from paddlewheel.games.queen.legality import on_turn
from paddlewheel.games.queen.order import ranking
from paddlewheel.games.queen.state import BOARD, DIE, FACE, FIRST, LANDING, NOBODY, SAIL, SPEED, TILE, State
from paddlewheel.games.queen.tiles import TURN_NAMES

INDENT: Final = " " * 6

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
    widths = [max(map(len, state.seats)), *(max(map(len, column)) for column in list(zip(*afloat, strict=True))[1:]), 0]
    lines = []
    for seat in seats:
        columns = (f"{text:<{width}}" for text, width in zip(_entry(state, seat), widths, strict=False))
        lines.append([Span("  "), label(state, seat), Span(f" {'  '.join(columns)}".rstrip())])
    return [[Span(f"{INDENT}{_time(state)}")], *lines, [Span(f"{INDENT}{_decision(state)}")]]


def in_order(state: State) -> list[Seat]:
    """Q20: the seats in the order of this round, those that have no part in it last."""
    seats = range(len(state.seats))
    return [*state.order, *(seat for seat in seats if seat not in state.order)]


def label(state: State, seat: Seat) -> Span:
    """Return a seat's letter in its colour, in brackets if it decides."""
    letter = letters(state.seats)[seat]
    return Span(f"[{letter}]" if seat == decider(state) else f" {letter} ", seat)


def _entry(state: State, seat: Seat) -> tuple[str, ...]:
    """Return what the legend says of a steamer."""
    name, steamer, water = state.seats[seat], state.steamers[seat], state.river
    if steamer.cell is None:
        return name, _whereabouts(state, seat)
    aboard = () if state.options.school else (f"{steamer.passengers} aboard",)
    tile = f"tile {water.tile_of[water.index[steamer.cell]]}"
    return name, f"speed {steamer.speed}", f"coal {steamer.coal}", *aboard, tile, _reason(state, seat)


def _whereabouts(state: State, seat: Seat) -> str:
    """Q13, Q21: what became of a steamer that is not on the river."""
    if not state.places[seat]:
        return "waits for a start cell"
    return f"{'wrecked' if seat in state.wrecked else 'arrived'}, place {state.places[seat]}"


def _reason(state: State, seat: Seat) -> str:
    """Q20: what puts a steamer ahead of the next one as they lie now; Q17: its start cell; Q22: its place at the end."""
    over = outcome(state)
    if over is not None:
        return f"place {over.places[seat]}"
    if state.round <= 1 or state.options.school:
        return f"start cell {(seat - state.first) % len(state.seats) + 1}"
    ranks = ranking(state)
    nth = [rank.seat for rank in ranks].index(seat)
    ahead_by = ranks[nth].ahead_by
    return "now last" if ahead_by is None else f"{REASONS[ahead_by]} {letters(state.seats)[ranks[nth + 1].seat]}"


def _time(state: State) -> str:
    """Return the round (Q23) and what is left of the pile (Q4)."""
    limit = state.options.round_limit
    rounds = f"round {min(state.round, limit)} of {limit}"
    afloat = f"{rounds.capitalize()} in this order" if state.round else "Before the first round"
    when = afloat if state.agenda else f"After {rounds}"
    return f"{when}, {_count(pile_size(state), 'tile')} left in the pile:"


def _decision(state: State) -> str:
    """Return what is to be decided next, and by whom."""
    if not state.agenda:
        return f"The race is over: {end_reason(state)}."
    what, seat, _ = state.agenda[0]
    if seat == NOBODY:
        return "Who takes start cell 1 is still to be drawn." if what == FIRST else "The first tile is to be turned up."
    return f"{state.seats[seat].capitalize()} {_deed(state, seat)}."


def _deed(state: State, seat: Seat) -> str:
    """Return what a captain is about to do."""
    pusher = on_turn(state)
    pushed = "" if pusher in (None, seat) else f", pushed by {state.seats[pusher].capitalize()}"
    return {
        TILE: f"rolled {TURN_NAMES[state.agenda[0].turn]} and turns up the next tile",
        DIE: "rolls for the direction of the next tile",
        LANDING: "rolls for the direction of the landing",
        FACE: f"chooses a heading{pushed}",
        SPEED: "sets the speed",
        SAIL: f"is under way: {_progress(state)}",
        BOARD: "may take a passenger aboard",
    }[state.agenda[0].what]


def _progress(state: State) -> str:
    """Q10, Q11: how far a turn under way has come."""
    if state.voyage is None:
        return ""
    return f"{_count(state.voyage.points, 'point')} left, {_count(state.voyage.turned, 'turn')} made"


def _count(number: int, thing: str) -> str:
    return f"{number or 'no'} {thing}{'' if number == 1 else 's'}"


def decider(state: State) -> Seat:
    """Return whose decision is next; if it is left to chance, who rolls or draws."""
    return state.agenda[0].seat if state.agenda else NOBODY
