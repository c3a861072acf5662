"""The rule set a race is sailed with: every number and table that the options decide.

The plain one is that of the passenger game (Q18) under the newest version of the rules. Each option is an addition to it,
and each older version a step back from the next: a function from rule set to rule set.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.pieces import PASSENGERS, river_of
from paddlewheel.games.queen.river.tiles import SHIPYARD, START_CELLS
from paddlewheel.hexes import Cell

NONE: Final = -1
SCHOOL_TILES: Final = 3
BERTHS: Final[tuple[Cell, ...]] = (*START_CELLS, SHIPYARD)
"""Q8, B11: the start cells in their order; the shipyard is the sixth."""


class Berth(NamedTuple):
    """Who owns a start cell: the player, counted clockwise from the first one, and which of that player's steamers."""

    player: int
    nth: int = 0


class Roofs(NamedTuple):
    """How many passengers wait at a station, by the colour of its roof."""

    red: int = 0
    brown: int = 0

    def under(self, roof: str) -> int:
        """Return how many wait under this roof."""
        return self.red if roof == "red" else self.brown


class RuleSet(NamedTuple):
    """What holds in a race."""

    version: int
    """Which version of the rules holds: a race is sailed to its end under the one it began with."""
    options: Options
    players: int
    river: tuple[str, ...]
    """Q4, B1: the tiles that are shuffled."""
    pile: int
    """Q17, Q18: how many of them are laid."""
    passengers: Roofs
    """Q18, B10, B11: how many passengers wait under which roof."""
    berths: tuple[Berth, ...]
    """Q8, B10–B12: whose the start cells are, in their order."""
    each: int = 1
    """B8: how many steamers a player has."""
    wanted_home: int = 1
    """B10: how many of them must arrive."""
    ends_with_winner: bool = False
    """Q22, B10: whether the race is over once a player is home."""
    fixed_order: bool = False
    """Q17, Q20: whether the order of the first round is that of every round."""
    jetties_end_moves: bool = False
    """Q17: whether a move that comes to a jetty ends there, and a steamer on one has arrived."""
    shipyard: bool = False
    """B11: whether a steamer starts in the shipyard."""
    rose: int = NONE
    """B12: the number of the Black Rose among the steamers, NONE if she does not sail."""
    trades: bool = False
    """B9, B11: whether coal can change hands or be lost at the end of a turn."""
    looks_beyond_last_tile: bool = False
    """Q3: whether the die is rolled again for the last tile too if nothing could follow it."""
    held_steamers_stay: bool = True
    """Q13: whether a steamer that only the others keep from moving stays; otherwise it is out."""
    exchange_needs_water: bool = True
    """B9: whether water must lead from one of the two cells to the other."""
    landing_stages: bool = True
    """B9: whether the start cells count as docks."""
    one_action_at_the_end: bool = True
    """B9: whether a steamer that takes a passenger or coal in its own turn exchanges none in it."""
    control_passes: bool = True
    """B12: whether a player who is out of the race hands the Black Rose over."""
    need_may_stay: bool = True
    """B12: whether a turn that leaves the Black Rose in the need she was in keeps the duty."""
    duty_sees_boarding: bool = True
    """B12: whether a turn may count on the passenger with whom the mover arrives, and so is in no one's way."""


@lru_cache(maxsize=256)
def rules(options: Options, players: int, version: int) -> RuleSet:
    """Return the rule set of a race."""
    found = _passenger_game(options, players)
    for chosen, addition in ADDITIONS:
        if chosen(options):
            found = addition(found)
    shipyard = len(found.berths) == len(BERTHS)
    found = found._replace(shipyard=shipyard, trades=shipyard or found.each > 1 or found.rose != NONE)
    for older in range(VERSIONS[-1] - 1, version - 1, -1):
        found = STEPS_BACK[older](found)._replace(version=older)
    return found


def _passenger_game(options: Options, players: int) -> RuleSet:
    """Q8, Q18: one steamer each, the whole river."""
    river = river_of(options)
    return RuleSet(
        VERSIONS[-1],
        options,
        players,
        river,
        len(river),
        Roofs(**PASSENGERS[players, options.steamers]),
        tuple(Berth(player) for player in range(players)),
        ends_with_winner=options.stop_at_winner,
    )


def _school(rule_set: RuleSet) -> RuleSet:
    """Q17: three tiles, no passengers, one order; a jetty ends a move."""
    return rule_set._replace(pile=SCHOOL_TILES, passengers=Roofs(), fixed_order=True, jetties_end_moves=True)


def _two_steamers(rule_set: RuleSet) -> RuleSet:
    """B8, B10, B11: two each, the second ones on the next start cells in reverse order; the first player home wins."""
    there = range(rule_set.players)
    berths = (*(Berth(player, 0) for player in there), *(Berth(player, 1) for player in reversed(there)))
    return rule_set._replace(berths=berths, each=2, ends_with_winner=True)


def _both_home(rule_set: RuleSet) -> RuleSet:
    """B10: both steamers must arrive."""
    return rule_set._replace(wanted_home=rule_set.each)


def _black_rose(rule_set: RuleSet) -> RuleSet:
    """B12: the Black Rose takes the next free start cell."""
    return rule_set._replace(berths=(*rule_set.berths, Berth(NONE)), rose=len(rule_set.berths))


ADDITIONS: Final[tuple[tuple[Callable[[Options], bool], Callable[[RuleSet], RuleSet]], ...]] = (
    (lambda options: options.school, _school),
    (lambda options: options.steamers > 1, _two_steamers),
    (lambda options: options.both_home, _both_home),
    (lambda options: options.black_rose, _black_rose),
)


def _version_1(rule_set: RuleSet) -> RuleSet:
    """Return the rules as they were before the books were reread."""
    return rule_set._replace(
        looks_beyond_last_tile=True,
        held_steamers_stay=False,
        exchange_needs_water=False,
        landing_stages=False,
        one_action_at_the_end=False,
        control_passes=False,
        need_may_stay=False,
        duty_sees_boarding=False,
    )


STEPS_BACK: Final[dict[int, Callable[[RuleSet], RuleSet]]] = {1: _version_1}
"""For each older version what turns the rules of the next one into its own."""
VERSIONS: Final = (*sorted(STEPS_BACK), len(STEPS_BACK) + 1)
"""The versions of the rules, the newest last."""
