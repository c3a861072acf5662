"""Q13, Q17, Q21–Q23, B10: arriving, being wrecked, ranks, and the end of the race."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.contract import RANKED, Outcome, Seat
from paddlewheel.engine.errors import Refusal
from paddlewheel.games.queen.model.events import Arrived, Event, Withdrew, Wrecked
from paddlewheel.games.queen.model.rule_set import RuleSet
from paddlewheel.games.queen.model.state import FASTEST, SLOWEST, Ship, State, owner, ships_of, with_wrecks
from paddlewheel.games.queen.turn.boarding import MOST_ABOARD
from paddlewheel.games.queen.turn.order import ranking

ONE_LEFT: Final = "one_steamer_is_left"
OTHERS_WRECKED: Final = "all_others_are_wrecked"
WINNER_ARRIVED: Final = "the_winner_has_arrived"
ROUND_LIMIT: Final = "the_round_limit_is_reached"
EVERYBODY: Final = -1
NO_LANDING: Final = Refusal("Q5", "arrive.no_landing")
NO_JETTY: Final = Refusal("Q7", "arrive.no_jetty")
ROSE_STAYS: Final = Refusal("B12", "arrive.rose")
FEW_ABOARD: Final = tuple(
    Refusal("Q21", "arrive.passengers", aboard=aboard, needed=MOST_ABOARD) for aboard in range(MOST_ABOARD)
)


def has_arrived(state: State, ship: Ship) -> bool:
    """Q17, Q21: whether a steamer lies on a jetty and is home."""
    return why_not_arrive(state, ship) is None


def would_arrive(state: State, ship: Ship, speed: int) -> bool:
    """Q17, Q21: whether a steamer would be home on a jetty with that speed."""
    return _why_not_home(state, ship, speed) is None


def why_not_arrive(state: State, ship: Ship) -> Refusal | None:
    """Return why a steamer has not arrived where it lies."""
    if state.landing is None:
        return NO_LANDING
    cell, river = state.steamers[ship].cell, state.river
    if cell is None or not river.jetty[river.index[cell]]:
        return NO_JETTY
    return _why_not_home(state, ship, state.steamers[ship].speed)


def _why_not_home(state: State, ship: Ship, speed: int) -> Refusal | None:
    """Q17: in the school any steamer on a jetty is home; Q21: else one with two passengers and slow enough."""
    if state.rules.jetties_end_moves:
        return None
    if ship == state.rules.rose:
        return ROSE_STAYS
    aboard, most = state.steamers[ship].passengers, arrival_speed(state.rules)
    if aboard < MOST_ABOARD:
        return FEW_ABOARD[aboard]
    if speed <= most:
        return None
    return Refusal("Q21", "arrive.speed", speed=speed, speeds=list(range(SLOWEST, most + 1)))


def arrival_speed(rules: RuleSet) -> int:
    """Q17, Q21, Q23: the highest speed at which a steamer arrives: any in the school."""
    return FASTEST if rules.jetties_end_moves else rules.options.arrival_speed


def arrivals_left(state: State, ship: Ship) -> tuple[int, int]:
    """Q22, B10: whose arrivals count together with this steamer's, and how many of them are wanting to end the race."""
    if not state.rules.ends_with_winner:
        return EVERYBODY, sum(not rank for rank in state.ranks) - 1
    if state.rules.wanted_home == 1:
        return EVERYBODY, 1
    seat = owner(state, ship)
    return seat, state.rules.wanted_home - len(home(state, seat))


def home(state: State, seat: Seat) -> list[Ship]:
    """B10: a player's steamers that have arrived."""
    return [ship for ship in ships_of(state, seat) if state.steamers[ship].cell is None and ship not in state.wrecked]


def is_out(state: State, seat: Seat) -> bool:
    """Q13, B10: whether a player has lost too many steamers to bring enough of them home."""
    lost = sum(ship in state.wrecked for ship in ships_of(state, seat))
    return state.rules.each - lost < state.rules.wanted_home


def arrive(state: State, ship: Ship) -> tuple[State, Arrived]:
    """Q21, B10: leave the river and take the next rank, once enough of the player's steamers are home."""
    seat = owner(state, ship)
    after = _leave(state, ship)
    rank = min(free_ranks(state)) if len(home(after, seat)) >= state.rules.wanted_home else 0
    return _ranked(after, seat, rank), Arrived(ship, rank)


def wreck(state: State, ship: Ship, reason: str, holders: tuple[Ship, ...]) -> tuple[State, list[Event]]:
    """Q13: leave the river; B10: a player who is out takes the last free rank and sails on with no other steamer."""
    seat = owner(state, ship)
    after = _leave(state, ship)._replace(wrecked=(*state.wrecked, ship))
    if not is_out(after, seat):
        return with_wrecks(after, after.wrecked), [Wrecked(ship, 0, reason, holders)]
    rank = max(free_ranks(state))
    events: list[Event] = [Wrecked(ship, rank, reason, holders)]
    for other in ships_of(state, seat):
        if after.steamers[other].cell is not None:
            after = _leave(after, other)._replace(wrecked=(*after.wrecked, other))
            events.append(Withdrew(other))
    after = _ranked(after, seat, rank)
    return with_wrecks(after, after.wrecked), events


def free_ranks(state: State) -> list[int]:
    """Return the ranks nobody has taken."""
    return [rank for rank in range(1, len(state.seats) + 1) if rank not in state.ranks]


def end_reason(state: State) -> str | None:
    """Q22, Q23, B10: why the race is over, None while it goes on."""
    sailing, rules = state.ranks.count(0), state.rules
    if sailing <= 1 or rules.ends_with_winner:
        gone = [seat for seat, rank in enumerate(state.ranks) if rank]
        out = sum(is_out(state, seat) for seat in gone)
        if sailing <= 1 and out == len(gone):
            return OTHERS_WRECKED
        if rules.ends_with_winner and len(gone) > out and (sailing > 1 or rules.each > 1):
            return WINNER_ARRIVED
        if sailing <= 1:
            return ONE_LEFT
    return ROUND_LIMIT if state.round > state.options.round_limit else None


def outcome(state: State) -> Outcome | None:
    """Q22, Q23, B10: the ranks and why the race is over, None while it goes on."""
    reason = None if state.agenda else end_reason(state)
    if reason is None:
        return None
    rule = "Q23" if reason == ROUND_LIMIT else "B10" if state.rules.each > 1 else "Q22"
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
    not wrecked, then the better place in the order.
    """
    ranks = list(state.ranks)
    order = [rank.steamer for rank in ranking(state)]

    def reached(seat: Seat) -> tuple[int, int, int]:
        ships = ships_of(state, seat)
        aboard = max(state.steamers[ship].passengers for ship in ships if ship not in state.wrecked)
        first = min((order.index(ship) for ship in ships if ship in order), default=len(order))
        return -len(home(state, seat)), -aboard, first

    sailing = sorted((seat for seat, rank in enumerate(ranks) if not rank), key=reached)
    for seat, rank in zip(sailing, free_ranks(state), strict=True):
        ranks[seat] = rank
    return tuple(ranks)


def _leave(state: State, ship: Ship) -> State:
    return state.with_steamer(ship, state.steamers[ship]._replace(cell=None))


def _ranked(state: State, seat: Seat, rank: int) -> State:
    return state._replace(ranks=(*state.ranks[:seat], rank, *state.ranks[seat + 1 :]))
