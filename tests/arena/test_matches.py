"""A match: seats are balanced, races depend on nothing but seed and number, and what was sailed can be replayed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from paddlewheel.arena.matches import Finish, Halted, Match, crew_of, digest, sail_race, standings
from paddlewheel.captains import CAPTAINS, hire
from paddlewheel.captains.random_captain import RandomCaptain
from paddlewheel.engine.record import final, format_record, parse_record
from paddlewheel.games import mississippi, queen
from paddlewheel.games.mississippi.model import Options
from paddlewheel.games.queen.model.options import Options as QueenOptions

SHORT = Options(rows=3, turn_limit=8)
MATCH = Match("mississippi", ("red", "green", "black"), ("greedy", "random"), SHORT, seed=5)


def seated(captains: str, seats: int, races: int) -> dict[str, list[int]]:
    """Return how often each captain sits at each seat."""
    match = Match("mississippi", tuple(mississippi.COLOURS[:seats]), tuple(captains), SHORT, seed=1)
    crews = [crew_of(match, number) for number in range(races)]
    return {name: [sum(crew[seat] == name for crew in crews) for seat in range(seats)] for name in sorted(set(captains))}


@pytest.mark.parametrize(
    ("captains", "seats"), [("ab", 3), ("ab", 4), ("ab", 5), ("abc", 3), ("abc", 4), ("abcd", 3), ("abcdef", 6), ("a", 3)]
)
def test_each_captain_sits_equally_often_at_each_seat(captains: str, seats: int) -> None:
    races = 10 * len(captains)
    assert seated(captains, seats, races) == {name: [10] * seats for name in captains}


def test_one_against_three_is_written_with_the_name_three_times() -> None:
    assert seated("abbb", 4, 40) == {"a": [10] * 4, "b": [30] * 4}
    match = replace(MATCH, seats=tuple(mississippi.COLOURS[:4]), captains=("a", "b", "b", "b"))
    assert all(sorted(crew_of(match, number)) == ["a", "b", "b", "b"] for number in range(40))


def test_any_number_of_races_is_almost_balanced() -> None:
    for races in range(1, 30):
        for counts in seated("abc", 3, races).values():
            assert max(counts) - min(counts) <= 1


def test_captains_follow_each_other_in_every_order() -> None:
    match = replace(MATCH, captains=("a", "b", "c"))
    assert len({crew_of(match, number) for number in range(60)}) == 6


def test_captains_with_no_seat_wait_in_turn() -> None:
    match = replace(MATCH, captains=tuple("abcde"))
    met: Counter[frozenset[str]] = Counter()
    for number in range(100):
        met[frozenset(crew_of(match, number))] += 1
    assert len(met) == 10, "every three of the five have met"


def test_a_race_depends_on_nothing_but_seed_and_number() -> None:
    forward = [sail_race(MATCH, number) for number in range(4)]
    backward = [sail_race(MATCH, number) for number in reversed(range(4))]
    assert forward == backward[::-1]
    assert len({finish.digest for finish in forward}) == 4
    assert sail_race(replace(MATCH, seed=6), 0).digest != forward[0].digest


@pytest.mark.parametrize(
    "match",
    [
        replace(MATCH, keep=True),
        Match("queen", ("red", "green", "yellow"), ("greedy", "random"), QueenOptions(school=True), seed=2, keep=True),
        Match("queen", ("red", "green"), ("greedy", "random"), QueenOptions(steamers=2, round_limit=6), seed=2, keep=True),
    ],
    ids=["mississippi", "school", "for-two"],
)
def test_a_record_replays_to_the_same_ranks(match: Match) -> None:
    game: Any = {"mississippi": mississippi, "queen": queen}[match.game]
    for number in range(2):
        finish = sail_race(match, number)
        assert finish.record is not None
        record = parse_record(finish.record)
        outcome = game.outcome(final(record))
        assert outcome is not None
        assert (outcome.ranks, outcome.reason) == (finish.ranks, finish.reason)
        assert len(record.actions) == finish.decisions
        assert dict(record.tags)["crew"] == ", ".join(finish.crew)
        assert format_record(record) == finish.record


def test_a_match_that_is_stopped_gives_up_its_race() -> None:
    with pytest.raises(Halted):
        sail_race(MATCH, 0, lambda: True)


# --- standings ------------------------------------------------------------------------------------------------------------


def finish(number: int, crew: str, ranks: tuple[int, ...]) -> Finish:
    return Finish(number, tuple(crew), ranks, (), "over", 10, bytes([number]), None)


def test_standings_count_every_start() -> None:
    match = replace(MATCH, captains=("a", "b"))
    first, second = standings(match, [finish(0, "aba", (1, 2, 3)), finish(1, "bab", (2, 1, 3))])
    assert (first.captain, first.starts, first.wins, first.ranks, first.seats) == ("a", 3, 2, (2, 0, 1), (1, 1, 1))
    assert (second.captain, second.starts, second.wins, second.ranks, second.seats) == ("b", 3, 0, (0, 2, 1), (1, 1, 1))
    assert (first.share, first.mean_rank) == (2 / 3, 5 / 3)
    assert first.interval == pytest.approx((0.20766, 0.93851), abs=1e-5)
    assert first.rating > 0 > second.rating


def test_equal_digests_are_equal_races() -> None:
    one, two = finish(0, "aba", (1, 2, 3)), finish(1, "bab", (2, 1, 3))
    assert digest([one, two]) == digest([one, two]) != digest([two, one])


# --- the budget -----------------------------------------------------------------------------------------------------------


class Patient(RandomCaptain):
    """A captain who minds the time."""

    budget = 1.0


def test_a_budget_reaches_captains_who_mind_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(CAPTAINS, "patient", Patient)
    set_to, usual, careless = hire("patient", Random(1), 0.25), hire("patient", Random(1)), hire("random", Random(1), 0.25)
    assert isinstance(set_to, Patient)
    assert isinstance(usual, Patient)
    assert (set_to.budget, usual.budget) == (0.25, 1.0)
    assert not hasattr(careless, "budget")
