"""Intervals are Wilson's, and ratings find the order and the distances that made the results."""

from __future__ import annotations

from math import log10
from random import Random

import pytest

from paddlewheel.arena.ratings import ratings, wilson


@pytest.mark.parametrize(
    ("wins", "starts", "low", "high"),
    [
        (0, 10, 0.0, 0.27754),
        (10, 10, 0.72246, 1.0),
        (5, 10, 0.23659, 0.76341),
        (1, 29, 0.00611, 0.17176),  # the last two are in Newcombe's comparison of seven methods (1998)
        (81, 263, 0.25529, 0.36621),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals_are_the_known_ones(wins: int, starts: int, low: float, high: float) -> None:
    assert wilson(wins, starts) == pytest.approx((low, high), abs=1e-5)


@pytest.mark.parametrize("share", [0.05, 0.25, 0.5, 0.9])
def test_intervals_hold_the_truth_about_nineteen_times_in_twenty(share: float) -> None:
    rng = Random(3)
    held = 0
    for _ in range(2000):
        wins = sum(rng.random() < share for _ in range(100))
        low, high = wilson(wins, 100)
        held += low <= share <= high
    assert 0.92 < held / 2000 < 0.98


def drawn(strengths: dict[str, float], names: list[str], rng: Random) -> list[str]:
    """Return an order of arrival as the model draws it."""
    left, order = list(names), []
    while left:
        order.append(left.pop(rng.choices(range(len(left)), [strengths[name] for name in left])[0]))
    return order


def test_ratings_recover_known_strengths() -> None:
    strengths = {"commodore": 8.0, "captain": 4.0, "mate": 2.0, "deckhand": 0.5}
    rng = Random(1)
    found = ratings(drawn(strengths, list(strengths), rng) for _ in range(3000))
    assert sorted(found, key=lambda name: -found[name]) == list(strengths)
    for name, strength in strengths.items():
        assert found[name] - found["mate"] == pytest.approx(400 * log10(strength / 2), abs=25)


def test_ratings_do_not_depend_on_how_many_seats_a_captain_has() -> None:
    strengths = {"strong": 3.0, "weak": 1.0}
    rng = Random(2)
    for line in (["strong", "weak"], ["strong", "weak", "weak", "weak"], ["strong", "strong", "weak"]):
        found = ratings(drawn(strengths, line, rng) for _ in range(4000))
        assert found["strong"] - found["weak"] == pytest.approx(400 * log10(3), abs=25)


def test_captains_who_never_met_are_compared_through_a_third() -> None:
    strengths = {"a": 4.0, "b": 2.0, "c": 1.0}
    rng = Random(4)
    races = [drawn(strengths, names, rng) for _ in range(3000) for names in (["a", "b"], ["b", "c"])]
    found = ratings(races)
    assert found["a"] - found["c"] == pytest.approx(400 * log10(4), abs=35)


def test_a_captain_who_always_wins_has_a_finite_rating() -> None:
    found = ratings([["strong", "weak", "weak"]] * 400)
    assert found["strong"] == -found["weak"]
    assert 300 < found["strong"] < 2000


def test_two_captains_are_told_as_their_odds_say() -> None:
    found = ratings([["a", "b"]] * 7500 + [["b", "a"]] * 2500)
    assert found["a"] - found["b"] == pytest.approx(400 * log10(3), abs=1)
    assert sum(found.values()) == pytest.approx(0)


def test_equal_captains_are_rated_equal_and_nobody_is_no_mistake() -> None:
    assert ratings([["a", "b"], ["b", "a"]]) == pytest.approx({"a": 0.0, "b": 0.0})
    assert ratings([["a", "a", "a"]]) == pytest.approx({"a": 0.0})
    assert ratings([]) == {}
