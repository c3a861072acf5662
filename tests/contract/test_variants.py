"""The variants that the contract is tested on are a sample of all options in which every pair that may occur occurs."""

from __future__ import annotations

import dataclasses
from itertools import combinations
from typing import Any

from paddlewheel.games import queen

from .pairwise import Pair, Row, every_row, pairs_of, sample
from .table import QUEEN_VALUES, VARIANTS, queen_allows

PLAYED: list[Row] = [
    {"players": variant.players, **dataclasses.asdict(variant.options)} for variant in VARIANTS if variant.game is queen
]


def test_every_option_is_among_the_values_and_every_number_of_players() -> None:
    """B13: an option that joins brings its values."""
    options = {field.name for field in dataclasses.fields(queen.OPTIONS)}
    assert set(QUEEN_VALUES) == {"players", *options}
    assert set(QUEEN_VALUES["players"]) == set(queen.PLAYERS)
    for name in options:
        usual = getattr(queen.OPTIONS(), name)
        assert usual in QUEEN_VALUES[name]
        assert len(set(QUEEN_VALUES[name])) == len(QUEEN_VALUES[name]) > 1


def test_every_two_values_that_may_occur_together_do() -> None:
    """B13: what may is found among all combinations of all values, asked one by one; and nothing else is played."""
    allowed = every_row(QUEEN_VALUES, queen_allows)
    assert len(allowed) > 1000
    may: set[frozenset[Any]] = set()
    for one, other in combinations(QUEEN_VALUES, 2):
        may |= {frozenset(((one, row[one]), (other, row[other]))) for row in allowed}
    played = set().union(*map(pairs_of, PLAYED))
    assert may - played == set()
    assert all(queen_allows(row) for row in PLAYED)


def test_the_pairs_that_never_occur_are_those_the_rules_exclude() -> None:
    """B8–B13, Q17: nothing of the expansion in the school, not more steamers than start cells, and so on."""
    played = set().union(*map(pairs_of, PLAYED))

    def occurs(**values: Any) -> bool:
        pair: Pair = frozenset(values.items())
        return pair in played

    never: list[Row] = [
        {"school": True, "black_rose": True},
        {"school": True, "steamers": 2},
        {"school": True, "added": ("coal",)},
        {"players": 2, "steamers": 1},
        {"players": 2, "school": True},
        {"players": 4, "steamers": 2},
        {"players": 6, "black_rose": True},
        {"steamers": 1, "both_home": True},
    ]
    assert not [pair for pair in never if occurs(**pair)]
    sometimes: list[Row] = [
        {"players": 2, "black_rose": True},
        {"players": 5, "black_rose": True},
        {"both_home": True, "black_rose": True},
        {"steamers": 2, "added": ("sandbanks-2",)},
    ]
    assert all(occurs(**pair) for pair in sometimes)


def test_the_sample_is_small() -> None:
    """Forty are the fewest that can hold eight rivers with five companies; the games must not take too long."""
    assert len({(row["players"], row["added"]) for row in PLAYED}) == 5 * 8
    assert 5 * 8 <= len(PLAYED) <= 48
    assert len({variant.name for variant in VARIANTS}) == len(VARIANTS)


def test_a_sample_by_hand() -> None:
    """Four rows hold every pair of three coins; with heads never twice, the pairs with one of them are left."""
    coins = {"a": "HT", "b": "HT", "c": "HT"}
    every = every_row(coins, lambda _row: True)
    assert len(every) == 8
    assert len(sample(coins, every)) == 4
    seldom = every_row(coins, lambda row: list(row.values()).count("H") < 2)
    assert len(seldom) == 4
    chosen = sample(coins, seldom)
    assert all(row in seldom for row in chosen)
    assert set().union(*map(pairs_of, chosen)) == set().union(*map(pairs_of, seldom))
