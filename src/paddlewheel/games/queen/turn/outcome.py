"""Q20–Q23, B8, B10, B12: who decides, who is where in the order, how the race ended or would, asked of a state."""

from __future__ import annotations

from paddlewheel.engine.contract import RANKED, Outcome, Seat
from paddlewheel.games.queen.model import position
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.model.state import FASTEST, Rank, Ship, State, ships_of
from paddlewheel.games.queen.turn import arrival, movement, order
from paddlewheel.games.queen.turn.kernel_numbers import END_REASONS, ranks_of
from paddlewheel.games.queen.turn.working_copy import working_copy


def captain_of(state: State, ship: Ship) -> Seat:
    """Q8, B12: return who decides for a steamer."""
    if ship != state.rules.rose:
        return ship % len(state.seats)
    with working_copy(state) as race:
        return position.captain_of(race, ship)


def ranking(state: State) -> list[Rank]:
    """Q20: return the steamers on the river in the order in which they would play now, with the reason for each rank."""
    with working_copy(state) as race:
        return ranks_of(list(order.ranking(race)))


def can_move(state: State, ship: Ship) -> bool:
    """Q13: return whether a steamer has any legal turn, whatever it costs, if it were its turn now."""
    with working_copy(state) as race:
        return movement.can_move(race, ship)


def would_arrive(state: State, ship: Ship, speed: int) -> bool:
    """Q17, Q21: return whether a steamer would be home on a jetty with that speed."""
    with working_copy(state) as race:
        return arrival.why_not_home(race, ship, speed) == arrival.FINE


def arrival_speed(rules: RuleSet) -> int:
    """Q17, Q21, Q23: return the highest speed at which a steamer arrives: any in the school."""
    return FASTEST if rules.jetties_end_moves else rules.options.arrival_speed


def end_reason(state: State) -> str | None:
    """Q22, Q23, B10: return why the race is over, None while it goes on."""
    with working_copy(state) as race:
        return END_REASONS.get(arrival.end_reason(race))


def is_out(state: State, seat: Seat) -> bool:
    """Q13, B10: return whether a player has lost too many steamers to bring enough of them home."""
    lost = sum(ship in state.wrecked for ship in ships_of(state, seat))
    return state.rules.each - lost < state.rules.wanted_home


def home(state: State, seat: Seat) -> list[Ship]:
    """B10: return a player's steamers that have arrived."""
    return [ship for ship in ships_of(state, seat) if state.steamers[ship].cell is None and ship not in state.wrecked]


def free_ranks(state: State) -> list[int]:
    """Return the ranks nobody has taken."""
    return [rank for rank in range(1, len(state.seats) + 1) if rank not in state.ranks]


def outcome(state: State) -> Outcome | None:
    """Q22, Q23, B10: the ranks and why the race is over, None while it goes on."""
    reason = None if state.agenda else end_reason(state)
    if reason is None:
        return None
    rule = "Q23" if reason == END_REASONS[arrival.ROUND_LIMIT] else "B10" if state.rules.each > 1 else "Q22"
    return Outcome(_ranks(state), reason, rule)


def standing(state: State) -> Outcome:
    """Q23: how the race ended, or who would take which rank if it ended now."""
    return outcome(state) or Outcome(_ranks(state), RANKED, "Q23")


def racing(state: State) -> tuple[Seat, ...]:
    """Return the seats that have no rank yet; none when the race is over."""
    return () if outcome(state) else tuple(seat for seat, rank in enumerate(state.ranks) if not rank)


def _ranks(state: State) -> tuple[int, ...]:
    """Q22, Q23: the ranks taken; those still sailing share the free ones by passengers, then by Q20's order.

    RULING: for a player with two steamers (B10) first come the steamers home, then the passengers on the best one that is
    not wrecked, then the better rank in the order.
    """
    ranks = list(state.ranks)
    sailing = [rank.steamer for rank in ranking(state)]

    def reached(seat: Seat) -> tuple[int, int, int]:
        ships = ships_of(state, seat)
        aboard = max(state.steamers[ship].passengers for ship in ships if ship not in state.wrecked)
        first = min((sailing.index(ship) for ship in ships if ship in sailing), default=len(sailing))
        return -len(home(state, seat)), -aboard, first

    open_seats = sorted((seat for seat, rank in enumerate(ranks) if not rank), key=reached)
    for seat, rank in zip(open_seats, free_ranks(state), strict=True):
        ranks[seat] = rank
    return tuple(ranks)
