"""The reasons of a captain in words."""

from __future__ import annotations

import pytest

from paddlewheel.captains.advice import GAINS
from paddlewheel.words.lines import said
from paddlewheel.words.reasons import NEXT, TOLD, Way, advice, reasons, told


def test_every_gain_has_words() -> None:
    assert {*TOLD, *NEXT, "chance"} == set(GAINS)
    assert all(said(reasons({name: 1})) for name in GAINS)


@pytest.mark.parametrize(
    ("gains", "told"),
    [
        ({"coal": -1, "speed": 3, "cells": 2}, ["gets 2 steps nearer to its goal", "spends 1 coal", "ends at speed 3"]),
        ({"coal": 4, "passengers": 1}, ["takes a passenger aboard", "takes on 4 coal"]),
        ({"rank": 2}, ["finishes 2nd"]),
        ({"order": -1, "lead": 2.5}, ["costs the others 2.5 steps", "drops 1 place in the turn order"]),
        ({"chance": 0.415, "stuck": 1}, ["might get stuck there", "The chance of winning is then about 42%."]),
        ({"chance": 0.01}, ["The chance of winning is then about 1%."]),
        ({"chance": 0.0099}, ["The chance of winning is then less than 1%."]),
        ({"chance": 0.0}, ["The chance of winning is then less than 1%."]),
        ({"chance": 0.99}, ["The chance of winning is then about 99%."]),
        ({"chance": 0.996}, ["The chance of winning is then more than 99%."]),
        ({"chance": 1.0}, ["The chance of winning is then more than 99%."]),
        ({"cells": 0}, []),
    ],
)
def test_gains_are_told_the_weightiest_first(gains: dict[str, float], told: list[str]) -> None:
    assert said(reasons(gains)) == told


def test_an_advice_names_the_next_best_too() -> None:
    assert advice(Way("+5", {"cells": 5}), Way("+4", {"cells": 4}), 13) == (
        "+5: gets 5 steps nearer to its goal.\nNext best of 13 turns, +4: gets 4 steps nearer to its goal."
    )


def test_the_chance_to_win_is_a_sentence_of_its_own() -> None:
    assert advice(Way("+5", {"cells": 5, "logs": -2, "chance": 0.46}), Way("+4", {"cells": 4, "chance": 0.4}), 13) == (
        "+5: gets 5 steps nearer to its goal and burns 2 logs. The chance of winning is then about 46%.\n"
        "Next best of 13 turns, +4: gets 4 steps nearer to its goal. The chance of winning is then about 40%."
    )
    assert told({"chance": 0.46}, "advice-reasons", {}, "de").endswith("Die Siegchance liegt dann bei etwa 46\u00a0%.")


def test_where_there_is_nothing_to_choose_that_is_said() -> None:
    assert advice(Way("N", {}), None, 1) == ("N: nothing speaks for or against it. There’s no other choice.")
