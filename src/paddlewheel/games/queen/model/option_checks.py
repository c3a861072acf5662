"""Q4, Q8, Q23, B13: which options a table may choose, and what contradicts what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from paddlewheel.engine.errors import Refusal, shortened
from paddlewheel.engine.options import rules_of, wrong_name
from paddlewheel.games.queen.model.options import MOST_ROUNDS, Options
from paddlewheel.games.queen.model.pieces import (
    COMPANIES,
    START_CELL_COUNT,
    passengers_needed,
    passengers_there,
    stations_of,
)
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.model.state import (
    ROSE,
    fleet,
)
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER

USUAL: Final = Options()
EXPANSION_OPTIONS: Final = rules_of(Options, "B")
"""The options of the expansion with the rules they rest on."""


@lru_cache(maxsize=256)
def check_options(options: Options, players: int) -> None:
    """B13: refuse options that contradict each other, or that this many players cannot have."""
    _check_limits(options)
    _check_names(options)
    _check_school(options, players)
    _check_steamers(options, players)
    _check_stations(options, players)


def check_fleet(seats: Sequence[str], rule_set: RuleSet) -> None:
    """B8, B12: no seat is called like a steamer that is not its own."""
    for name in fleet(tuple(seats), rule_set)[len(seats) if rule_set.each == 1 else 0 :]:
        if name in seats:
            raise Refusal("B8" if name != ROSE else "B12", "seat.called_like_steamer", name=name)


# --- options that contradict each other -----------------------------------------------------------------------------------


def _check_limits(options: Options) -> None:
    """Q23, B8: the limits of numbers."""
    if not 1 <= options.round_limit <= MOST_ROUNDS:
        raise Refusal("Q23", "options.round_limit", most=MOST_ROUNDS, rounds=options.round_limit)
    if options.arrival_speed not in (1, 2):
        raise Refusal("Q23", "options.arrival_speed", speed=options.arrival_speed)
    if options.steamers not in (1, 2):
        raise Refusal("B8", "options.steamers", steamers=options.steamers)


def _check_names(options: Options) -> None:
    """B1: tiles of the expansion are added, tiles of the base game removed, each once."""
    for name, known in (("added", tuple(EXPANSION)), ("removed", tuple(RIVER))):
        wrong = wrong_name(known, getattr(options, name))
        if wrong is not None and wrong in known:
            raise Refusal("B1", "options.tile_twice", option=name, tile=wrong)
        if wrong is not None:
            raise Refusal("B1", "options.tile_unknown", option=name, found=shortened(wrong), known=known)


def _check_school(options: Options, players: int) -> None:
    """Q17: the expansion is added to the passenger game, not to the sailing school."""
    if not options.school:
        return
    chosen = [name for name in EXPANSION_OPTIONS if getattr(options, name) != getattr(USUAL, name)]
    if chosen:
        rules_of_them = [EXPANSION_OPTIONS[name] for name in chosen]
        raise Refusal("Q17", "options.school_expansion", options=chosen, rules=rules_of_them)
    if players in (2, 6):
        raise Refusal("Q17", "options.school_players", players=players, rules=["B10" if players == 2 else "B11"])


def _check_steamers(options: Options, players: int) -> None:
    """B8–B12: how many steamers there are, and what needs how many of them."""
    steamers, rose = options.steamers, options.black_rose
    if options.both_home and steamers == 1:
        raise Refusal("B10", "options.both_home", rules=["B8"])
    if options.exchange_at_docks and steamers == 1 and not rose:
        raise Refusal("B9", "options.exchange_at_docks")
    if players not in COMPANIES:
        raise Refusal("Q18", "players.number", fewest=COMPANIES[0], most=COMPANIES[-1], players=players)
    if players == 2 and steamers == 1:
        raise Refusal("B10", "options.two_players", rules=["B8"])
    if players * steamers > START_CELL_COUNT:
        cells, most = START_CELL_COUNT, START_CELL_COUNT // steamers
        raise Refusal("B8", "options.start_cells", players=players, each=steamers, cells=cells, most=most, rules=["B11"])
    if rose and players * steamers >= START_CELL_COUNT:
        raise Refusal(
            "B12", "options.rose_start_cell", steamers=players * steamers, most=START_CELL_COUNT - 1, rules=["B11"]
        )


def _check_stations(options: Options, players: int) -> None:
    """B1: enough passengers for everyone, which are never on fewer than two stations."""
    needed, there = passengers_needed(options, players), passengers_there(options, players)
    if there >= needed or options.school:
        return
    stations = stations_of(options)
    red, brown = stations["red"], stations["brown"]
    if not options.both_home:
        raise Refusal("B1", "options.passengers", players=players, needed=needed, there=there, red=red, brown=brown)
    raise Refusal(
        "B1",
        "options.passengers_both_home",
        players=players,
        needed=needed,
        there=there,
        red=red,
        brown=brown,
        rules=["B10"],
    )
