"""Q4, Q8, Q23, B13: which options a table may choose, and the start tile with every steamer on its cell."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddlewheel import hexes
from paddlewheel.games.game import PLAYERS, Refusal, Seat, check_seats
from paddlewheel.games.options import problem_with_names, rules_of
from paddlewheel.games.queen.options import MOST_ROUNDS, Options
from paddlewheel.games.queen.river import Laid
from paddlewheel.games.queen.rules import BERTHS, RuleSet, rules
from paddlewheel.games.queen.state import (
    FACE,
    FIRST,
    FULL_COAL,
    NEXT,
    NOBODY,
    ROSE,
    ROSE_COAL,
    TILE,
    Ship,
    State,
    Steamer,
    Task,
    fleet,
)
from paddlewheel.games.queen.tables import (
    COMPANIES,
    START_CELL_COUNT,
    passengers_needed,
    passengers_there,
    stations_of,
)
from paddlewheel.games.queen.tiles import EXPANSION, RIVER, SHIPYARD, STRAIGHT
from paddlewheel.games.wording import Fact

USUAL: Final = Options()
EXPANSION_OPTIONS: Final = rules_of(Options, "B")
"""The options of the expansion with the rules they rest on."""


@lru_cache(maxsize=256)
def check_options(options: Options, players: int) -> None:
    """B13: refuse options that contradict each other, or that so many players cannot have."""
    _check_limits(options)
    _check_names(options)
    _check_school(options, players)
    _check_steamers(options, players)
    _check_stations(options, players)


def setup(options: Options, seats: Sequence[str]) -> State:
    """Q4, Q8: the start tile lies there; the first tile is to be turned up, then every captain chooses a heading."""
    seats = check_seats("Q18", COMPANIES[0], COMPANIES[-1], seats)
    players = len(seats)
    check_options(options, players)
    rule_set = rules(options, players)
    _check_fleet(seats, rule_set)
    state = State(
        rules=rule_set,
        seats=seats,
        first=NOBODY,
        tiles=(Laid("start", STRAIGHT),),
        first_tile=0,
        landing=None,
        waiting=(0,),
        steamers=(Steamer(None, hexes.N),) * len(rule_set.berths),
        places=(0,) * players,
        wrecked=(),
        round=0,
        order=(),
        agenda=(Task(FIRST),),
        voyage=None,
    )
    if rule_set.rose != NOBODY:
        state = state.with_steamer(rule_set.rose, state.steamers[rule_set.rose]._replace(coal=ROSE_COAL))
    return state if options.draw_first else take_start_cells(state, 0)


def take_start_cells(state: State, first: Seat) -> State:
    """Q8: the first seat lies on start cell 1, the others follow clockwise, and each chooses a heading.

    B11, B12: who starts in the shipyard has a bonus coal point; there, and on the Black Rose, the heading is straight on.
    RULING: the Black Rose has no bonus, for her coal never ends.
    """
    order = start_order(state.rules, first)
    steamers = list(state.steamers)
    for cell, ship in zip(BERTHS, order, strict=False):
        coal = ROSE_COAL if ship == state.rules.rose else FULL_COAL + (cell == SHIPYARD)
        steamers[ship] = steamers[ship]._replace(cell=cell, coal=coal)
    choosing = [ship for ship in order if ship != state.rules.rose and steamers[ship].cell != SHIPYARD]
    agenda = (Task(TILE), *(Task(FACE, ship) for ship in choosing), Task(NEXT))
    return state._replace(first=first, steamers=tuple(steamers), order=order, agenda=agenda)


def start_order(rule_set: RuleSet, first: Seat) -> tuple[Ship, ...]:
    """Q8, B10–B12: the steamers by their start cells."""
    players = rule_set.players
    return tuple(
        rule_set.rose if berth.player == NOBODY else berth.nth * players + (first + berth.player) % players
        for berth in rule_set.berths
    )


def _check_fleet(seats: Sequence[str], rule_set: RuleSet) -> None:
    """B8, B12: no seat is called like a steamer that is not its own."""
    for name in fleet(tuple(seats), rule_set)[len(seats) if rule_set.each == 1 else 0 :]:
        if name in seats:
            raise Refusal(
                "B8" if name != ROSE else "B12", "a seat cannot be called {name}: a steamer is called so", name=name
            )


# --- options that contradict each other -----------------------------------------------------------------------------------


def _check_limits(options: Options) -> None:
    """Q23, B8: the numbers that there are."""
    if not 1 <= options.round_limit <= MOST_ROUNDS:
        wording = "the round limit is 1 to {most} rounds, not {rounds}"
        raise Refusal("Q23", wording, most=MOST_ROUNDS, rounds=options.round_limit)
    if options.arrival_speed not in (1, 2):
        raise Refusal("Q23", "steamers arrive at speed 1, or at 1 or 2, not up to {speed}", speed=options.arrival_speed)
    if options.steamers not in (1, 2):
        raise Refusal("B8", "a player has 1 or 2 steamers, not {steamers}", steamers=options.steamers)


def _check_names(options: Options) -> None:
    """B1: tiles of the expansion are added, tiles of the base game removed, each once."""
    for name, known in (("added", tuple(EXPANSION)), ("removed", tuple(RIVER))):
        problem = problem_with_names(known, getattr(options, name))
        if problem is not None:
            raise Refusal("B1", "{name:option}: {problem}", name=name, problem=problem)


def _check_school(options: Options, players: int) -> None:
    """Q17: the expansion is added to the passenger game, not to the sailing school."""
    if not options.school:
        return
    chosen = [
        f"{name} ({rule})" for name, rule in EXPANSION_OPTIONS.items() if getattr(options, name) != getattr(USUAL, name)
    ]
    if chosen:
        wording = "the sailing school takes nothing from the expansion: school=yes contradicts {chosen:option}"
        raise Refusal("Q17", wording, chosen=", ".join(chosen))
    if players in (2, 6):
        rule = {2: "B10", 6: "B11"}[players]
        wording = "the sailing school is for 3 to 5 players, not {players}; that many need the expansion ({needs})"
        raise Refusal("Q17", wording, players=players, needs=rule)


def _check_steamers(options: Options, players: int) -> None:
    """B8–B12: how many steamers there are, and what needs how many of them."""
    steamers, rose = options.steamers, options.black_rose
    if options.both_home and steamers == 1:
        raise Refusal("B10", "both_home=yes is about two steamers each: it needs steamers=2 (B8), not 1")
    if options.exchange_at_docks and steamers == 1 and not rose:
        raise Refusal(
            "B9",
            "coal is exchanged between steamers of one player: exchange_at_docks=yes needs steamers=2 or black_rose=yes",
        )
    if players not in COMPANIES:
        raise Refusal("Q18", PLAYERS, fewest=COMPANIES[0], most=COMPANIES[-1], players=players)
    if players == 2 and steamers == 1:
        raise Refusal("B10", "2 players have two steamers each: they need steamers=2 (B8), not 1")
    if players * steamers > START_CELL_COUNT:
        wording = (
            "{players} players with {each} steamers each are {steamers} steamers,"
            " and there are {cells} start cells (B11): at most 3 players"
        )
        raise Refusal("B8", wording, players=players, each=steamers, steamers=players * steamers, cells=START_CELL_COUNT)
    if rose and players * steamers >= START_CELL_COUNT:
        wording = (
            "the {cells} start cells (B11) are taken by {steamers} steamers:"
            " the Black Rose sails with at most {most} others"
        )
        raise Refusal("B12", wording, cells=START_CELL_COUNT, steamers=players * steamers, most=START_CELL_COUNT - 1)


def _check_stations(options: Options, players: int) -> None:
    """B1: passengers enough for everybody, which are never on fewer than two stations."""
    needed, there = passengers_needed(options, players), passengers_there(options, players)
    if there >= needed or options.school:
        return
    stations = stations_of(options)
    few = "{players} players need {needed} passengers, these stations have {there} ({red} red, {brown} brown)"
    few_for_both = (
        "{players} players need {needed} passengers with both_home=yes (B10),"
        " these stations have {there} ({red} red, {brown} brown)"
    )
    facts: dict[str, Fact] = {"players": players, "needed": needed, "there": there, **stations}
    raise Refusal("B1", few_for_both if options.both_home else few, **facts)
