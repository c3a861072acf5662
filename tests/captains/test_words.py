"""The reasons of a captain in words."""

from __future__ import annotations

import pytest

from paddlewheel.captains.advice import GAINS, Advice, Prospect
from paddlewheel.captains.words import WORDS, in_words, reasons


def test_every_gain_has_words() -> None:
    assert set(WORDS) == set(GAINS)


@pytest.mark.parametrize(
    ("gains", "told"),
    [
        ({"coal": -1, "speed": 3, "cells": 2}, ["2 steps nearer to the goal", "spends 1 coal", "speed 3 after it"]),
        ({"coal": 4, "passengers": 1}, ["takes 1 passenger aboard", "takes on 4 coal"]),
        ({"place": 2}, ["comes home as second"]),
        ({"order": -1, "lead": 2.5}, ["costs the others 2.5 steps", "loses 1 place in the order of play"]),
        ({"chance": 0.415, "stuck": 1}, ["may be unable to move on from there", "wins 42% of the time from there"]),
        ({"cells": 0}, []),
    ],
)
def test_gains_are_told_the_weightiest_first(gains: dict[str, float], told: list[str]) -> None:
    assert reasons(gains) == told


def test_an_advice_names_the_next_best_too() -> None:
    advice = Advice(Prospect(("+5",), 1.0, {"cells": 5}), Prospect(("+4",), 0.5, {"cells": 4}), 13)
    assert in_words(advice, "+5", "+4") == (
        "+5: 5 steps nearer to the goal.\nNext best of 13: +4: 4 steps nearer to the goal."
    )


def test_where_there_is_nothing_to_choose_that_is_said() -> None:
    assert in_words(Advice(Prospect(("N",), 0.0)), "N", "") == (
        "N: nothing to be said for or against it. There is no other choice."
    )
