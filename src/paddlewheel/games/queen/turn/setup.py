"""Q4, Q8: the race as it is set up: the start tile lies there, with every steamer on its cell."""

from __future__ import annotations

from collections.abc import Sequence

from paddlewheel import hexes
from paddlewheel.engine.contract import Seat, check_seats
from paddlewheel.engine.errors import known_version
from paddlewheel.games.queen.model.option_checks import check_fleet, check_options
from paddlewheel.games.queen.model.options import Options
from paddlewheel.games.queen.model.pieces import COMPANIES
from paddlewheel.games.queen.model.rule_set import VERSIONS, RuleSet, rules
from paddlewheel.games.queen.model.state import FIRST, NOBODY, ROSE_COAL, Parts, Ship, State, Steamer, Task
from paddlewheel.games.queen.river.joining import Laid
from paddlewheel.games.queen.river.tiles import STRAIGHT
from paddlewheel.games.queen.turn import rounds
from paddlewheel.games.queen.turn.agenda import take_start_cells
from paddlewheel.games.queen.turn.working_copy import rules_of, state_of, working_copy


def setup(options: Options, seats: Sequence[str], version: int | None = None) -> State:
    """Q4, Q8: the start tile lies there; the first tile is turned up, then every captain chooses a heading."""
    seats = check_seats("Q18", COMPANIES[0], COMPANIES[-1], seats)
    players = len(seats)
    check_options(options, players)
    rule_set = rules(options, players, known_version(VERSIONS, version))
    check_fleet(seats, rule_set)
    parts = Parts(
        first=NOBODY,
        tiles=(Laid("start", STRAIGHT),),
        first_tile=0,
        landing=None,
        waiting=(0,),
        steamers=(Steamer(None, hexes.N),) * len(rule_set.berths),
        ranks=(0,) * players,
        wrecked=(),
        round=0,
        order=(),
        agenda=(Task(FIRST),),
        under_way=None,
    )
    state = State(rule_set, seats, parts)
    if rule_set.rose != NOBODY:
        state = state.with_steamer(rule_set.rose, state.steamers[rule_set.rose]._replace(coal=ROSE_COAL))
    if options.draw_first:
        return state
    with working_copy(state) as race:
        take_start_cells(race, 0)
        return state_of(race, state)


def start_order(rule_set: RuleSet, first: Seat) -> tuple[Ship, ...]:
    """Q8, B10–B12: the steamers by their start cells."""
    return tuple(rounds.start_order(rules_of(rule_set), first))
