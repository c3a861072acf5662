"""How captains stand in Mississippi Queen: what counts for a chance to win."""

from __future__ import annotations

import pytest

from captains.queen.positions import LAST_COAL_AT_FULL_SPEED, PASSENGER_FOR_NOTHING
from paddlewheel.captains.queen.reckoning import reckoning_of
from paddlewheel.captains.queen.standing import SAILED, WANTED, standing, way_to_go
from paddlewheel.captains.queen.turns_to_go import stretch_of
from paddlewheel.captains.queen.weights import PLAIN
from paddlewheel.games import game_named
from paddlewheel.games.queen.facts import State, working_copy

QUEEN = game_named("queen")
MIDDLE, LATE = "order=red,blue,green to_move=blue", "order=red,blue,green to_move=red"


def ways(text: str) -> list[float]:
    """Return how far each steamer has to go."""
    state = QUEEN.parse_position(text)
    reckoning = reckoning_of(state.rules, PLAIN)
    with working_copy(state) as race:
        return [way_to_go(reckoning, race, stretch_of(reckoning, race), ship) for ship in range(race.ships)]


def chances(text: str) -> list[float]:
    """Return how likely each captain is to win."""
    state: State = QUEEN.parse_position(text)
    with working_copy(state) as race:
        return [standing(reckoning_of(state.rules, PLAIN), race, seat) for seat in range(race.rules.players)]


def test_who_has_had_its_turn_is_as_much_farther() -> None:
    before, after = ways(PASSENGER_FOR_NOTHING), ways(PASSENGER_FOR_NOTHING.replace(LATE, MIDDLE))
    assert after[0] == pytest.approx(before[0] + SAILED)
    assert after[1:] == pytest.approx(before[1:])


def test_the_chances_of_all_who_race_make_one() -> None:
    assert sum(chances(LAST_COAL_AT_FULL_SPEED)) == pytest.approx(1.0)


def test_a_passenger_brings_a_steamer_nearer_by_more_than_the_way_to_its_dock() -> None:
    wanting = ways(LAST_COAL_AT_FULL_SPEED.replace("s3:c2:p1@red-4", "s3:c2:p0"))
    assert wanting[3] > ways(LAST_COAL_AT_FULL_SPEED)[3] + WANTED


def test_coal_brings_a_steamer_nearer() -> None:
    assert ways(LAST_COAL_AT_FULL_SPEED.replace("s3:c2:p1@red-4", "s3:c5:p1@red-4"))[3] < ways(LAST_COAL_AT_FULL_SPEED)[3]
