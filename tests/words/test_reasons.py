"""The reasons of a captain in words."""

from __future__ import annotations

import pytest

from paddlewheel.captains.advice import GAINS
from paddlewheel.words.lines import said
from paddlewheel.words.reasons import TOLD, Way, advice, reasons


def test_every_gain_has_words() -> None:
    assert {*TOLD, "chance"} == set(GAINS)
    assert all(said(reasons({name: 1})) for name in GAINS)


@pytest.mark.parametrize(
    ("gains", "told"),
    [
        ({"coal": -1, "speed": 3, "cells": 2}, ["2 steps nearer to its goal", "spends 1 coal", "speed 3 afterwards"]),
        ({"coal": 4, "passengers": 1}, ["takes a passenger aboard", "takes on 4 coal"]),
        ({"rank": 2}, ["finishes 2nd"]),
        ({"order": -1, "lead": 2.5}, ["costs the others 2.5 steps", "drops 1 place in the turn order"]),
        ({"chance": 0.415, "stuck": 1}, ["might get stuck there", "about 42% to win"]),
        ({"chance": 0.01}, ["about 1% to win"]),
        ({"chance": 0.0099}, ["less than 1% to win"]),
        ({"chance": 0.0}, ["less than 1% to win"]),
        ({"chance": 0.99}, ["about 99% to win"]),
        ({"chance": 0.996}, ["more than 99% to win"]),
        ({"chance": 1.0}, ["more than 99% to win"]),
        ({"cells": 0}, []),
    ],
)
def test_gains_are_told_the_weightiest_first(gains: dict[str, float], told: list[str]) -> None:
    assert said(reasons(gains)) == told


def test_an_advice_names_the_next_best_too() -> None:
    assert advice(Way("+5", {"cells": 5}), Way("+4", {"cells": 4}), 13) == (
        "+5: 5 steps nearer to its goal.\nNext best of 13 turns, +4: 4 steps nearer to its goal."
    )


def test_where_there_is_nothing_to_choose_that_is_said() -> None:
    assert advice(Way("N", {}), None, 1) == ("N: nothing speaks for or against it. There’s no other choice.")
