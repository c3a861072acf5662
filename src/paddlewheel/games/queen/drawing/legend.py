"""Who is where, in which order and why, and what must be decided: the lines below the river."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from paddlewheel.engine.contract import Say, Seat, Span
from paddlewheel.engine.errors import Fact
from paddlewheel.engine.seat_letters import letters
from paddlewheel.games.queen.model.state import (
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
    owner,
)
from paddlewheel.games.queen.river.elements import Element
from paddlewheel.games.queen.river.tiles import START_CELLS, TURN_NAMES
from paddlewheel.games.queen.turn.outcome import captain_of, outcome, ranking
from paddlewheel.games.queen.turn.pile import pile_size
from paddlewheel.games.queen.turn.setup import start_order

INDENT: Final = " " * 6
ROSE_SIGN: Final = "*"

DECISIONS: Final = {
    TILE: "tile",
    DIE: "die",
    LANDING: "landing",
    FACE: "face",
    SPEED: "speed",
    SAIL: "sail",
    BOARD: "board",
    FUEL: "fuel",
    EXCHANGE: "exchange",
}
"""What the messages of the catalogues call each decision."""


def legend(state: State, say: Say, width: int) -> list[list[Span]]:
    """Return a line for round and pile, one for each steamer in the order of play, and one for the next decision."""
    seats = in_order(state)
    entries = {seat: _entry(state, say, seat) for seat in seats}
    afloat = [entry for seat, entry in entries.items() if state.steamers[seat].cell is not None]
    widths = [
        max(len(entry[0]) for entry in entries.values()),
        *(max(map(len, column)) for column in list(zip(*afloat, strict=True))[1:]),
        0,
    ]
    lines = []
    for seat in seats:
        columns = (f"{text:<{width}}" for text, width in zip(entries[seat], widths, strict=False))
        lines.append([Span("  "), label(state, seat), Span(f" {'  '.join(columns)}".rstrip())])
    elements = wrap(_waters(state, say), width - len(INDENT)) if state.river.elements else []
    waters = [[Span(f"{INDENT}{line}")] for line in elements]
    time = say("drawn-time", _time(state))
    return [[Span(f"{INDENT}{time}")], *lines, *waters, [Span(f"{INDENT}{_decision(state, say)}")]]


def brief(state: State, say: Say, width: int) -> list[list[Span]]:
    """Return the legend in few lines, for a small screen: steamers side by side, then round, pile and next decision."""
    entries = [[label(state, ship), Span(f" {_in_short(state, say, ship)}")] for ship in in_order(state)]
    longest = max(sum(len(span.text) for span in entry) for entry in entries)
    abreast = max((width - 2) // (longest + 2), 1)
    lines = []
    for nth in range(0, len(entries), abreast):
        row = [
            [*entry[:1], Span(entry[1].text.ljust(longest - len(entry[0].text)))] for entry in entries[nth : nth + abreast]
        ]
        lines.append([span for entry in row for span in (Span("  "), *entry)])
    time, decision = f"  {say('drawn-time-short', _time(state))}", _decision(state, say)
    together = len(time) + 1 + len(decision) <= width
    return lines + ([[Span(f"{time} {decision}")]] if together else [[Span(time)], [Span(f"  {decision}")]])


def _waters(state: State, say: Say) -> str:
    """B2–B7: what the marks on the water mean."""
    there = dict.fromkeys(state.river.elements.values())
    return say("drawn-waters", {"items": [f"{element_mark(one, say)} ({element_hint(one, say)})" for one in there]})


def element_mark(element: Element, say: Say) -> str:
    """Return what the drawn river shows on a kind of cell."""
    return say(f"drawn-{element.name}", otherwise=element.mark)


def element_hint(element: Element, say: Say) -> str:
    """Return in a few words what is about a kind of cell."""
    return say(f"drawn-{element.name}-hint", otherwise=element.hint)


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
    """Return in whose colour a steamer is shown; the Black Rose is no one's."""
    return None if ship == state.rules.rose else owner(state, ship)


def _in_short(state: State, say: Say, ship: Ship) -> str:
    """Return what the short legend says of a steamer."""
    name, *facts = _entry(state, say, ship)
    return say("page-colon", {"what": name, "said": ", ".join(fact for fact in facts[:3] if fact)})


def _entry(state: State, say: Say, seat: Ship) -> tuple[str, ...]:
    """Return what the legend says of a steamer."""
    name, steamer, water = say("name-steamer", {"steamer": state.names[seat]}), state.steamers[seat], state.river
    if steamer.cell is None:
        return name, _whereabouts(state, say, seat)
    speed = say("drawn-speed", {"speed": steamer.speed})
    tile = say("drawn-tile", {"tile": water.tile_of[water.index[steamer.cell]]})
    if seat == state.rules.rose:
        letter = letters(state.seats)[captain_of(state, seat)] if state.agenda else ""
        steered = say("drawn-steered", {"letter": letter}) if letter else ""
        return name, speed, say("drawn-coal-endless"), steered, tile, _reason(state, say, seat)
    aboard = () if state.options.school else (say("drawn-aboard", {"passengers": steamer.passengers}),)
    return name, speed, say("drawn-coal", {"coal": steamer.coal}), *aboard, tile, _reason(state, say, seat)


def _whereabouts(state: State, say: Say, seat: Ship) -> str:
    """Q13, Q21: what became of a steamer that is not on the river."""
    if not state.round:
        return say("drawn-waits")
    rank = state.ranks[owner(state, seat)]
    return say("drawn-wrecked" if seat in state.wrecked else "drawn-arrived", {"rank": rank})


def _reason(state: State, say: Say, seat: Ship) -> str:
    """Q20: what puts a steamer ahead of the next one as they lie now; Q17: its start cell; Q22: its rank at the end."""
    over = outcome(state)
    if over is not None:
        return "" if seat == state.rules.rose else say("drawn-rank", {"rank": over.ranks[owner(state, seat)]})
    if state.round <= 1 or state.options.school:
        cell = start_order(state.rules, state.first).index(seat) + 1
        return say("drawn-start-cell", {"cell": cell}) if cell <= len(START_CELLS) else say("drawn-in-shipyard")
    ranks = ranking(state)
    nth = [rank.steamer for rank in ranks].index(seat)
    ahead_by = ranks[nth].ahead_by
    if ahead_by is None:
        return say("drawn-last")
    return say(f"drawn-ahead-by-{ahead_by}", {"letter": signs(state)[ranks[nth + 1].steamer]})


def _time(state: State) -> dict[str, Fact]:
    """Q23, Q4: return when it is, as facts: the round, and what is left of the pile."""
    limit = state.options.round_limit
    when = "over" if not state.agenda else "now" if state.round else "before"
    return {"when": when, "round": min(state.round, limit), "limit": limit, "tiles": pile_size(state)}


def _decision(state: State, say: Say) -> str:
    """Return what is decided next, and for which steamer."""
    if not state.agenda:
        return say("drawn-over")
    what, ship, turn = state.agenda[0]
    if ship == NOBODY:
        return say("drawn-first-seat" if what == FIRST else "drawn-first-tile")
    mover = state.agenda[-1].steamer
    facts: dict[str, Fact] = {"steamer": state.names[ship]}
    if what == FACE and mover not in (NOBODY, ship):
        facts["other"] = state.names[mover]
        return say("drawn-decides-face-pushed", facts)
    if what == TILE:
        facts["turn"] = TURN_NAMES[turn]
    if what == SAIL:
        points, rotations = (0, 0) if state.under_way is None else (state.under_way.points, state.under_way.rotated)
        facts |= {"points": points, "rotations": rotations}
    return say(f"drawn-decides-{DECISIONS[what]}", facts)


def addressed(state: State) -> str:
    """Return the name of the steamer that something is decided for next."""
    ship = decider(state)
    return "" if ship == NOBODY else state.names[ship]


def decider(state: State) -> Ship:
    """Return for which steamer something is decided next, or rolled or drawn."""
    return state.agenda[0].steamer if state.agenda else NOBODY
