"""B13: everything of the expansion is an option, and what contradicts is refused with the rules it rests on."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from paddlewheel.engine.errors import Refusal
from paddlewheel.games import queen

from .positions import legal_texts

SEATS = ("red", "green", "blue", "white", "pink", "grey")
WILD = ("wild-1", "wild-2", "wild-3")
SIX = ("coal", "coal-and-driftwood", "driftwood", "sandbanks-1", "sandbanks-2", "many-islands")

CONTRADICTIONS: list[tuple[int, dict[str, Any], list[str]]] = [
    (3, {"school": True, "added": ("coal",)}, ["Q17", "B1"]),
    (3, {"school": True, "removed": ("wild-1",)}, ["Q17", "B1"]),
    (3, {"school": True, "steamers": 2}, ["Q17", "B8"]),
    (3, {"school": True, "black_rose": True}, ["Q17", "B12"]),
    (6, {"school": True}, ["Q17", "B11"]),
    (2, {"school": True}, ["Q17", "B10"]),
    (2, {}, ["B10", "B8"]),
    (3, {"both_home": True}, ["B10", "B8"]),
    (3, {"exchange_at_docks": True}, ["B9"]),
    (4, {"steamers": 2}, ["B8", "B11"]),
    (6, {"black_rose": True}, ["B12", "B11"]),
    (3, {"black_rose": True, "steamers": 2}, ["B12", "B11"]),
    (3, {"steamers": 3}, ["B8"]),
    (2, {"steamers": 2, "both_home": True, "removed": ("red-1",)}, ["B1", "B10"]),
]


@pytest.mark.parametrize(("players", "options", "rules"), CONTRADICTIONS)
def test_a_contradiction_is_refused_with_the_reason(players: int, options: dict[str, Any], rules: list[str]) -> None:
    """B13: naming the rule ids."""
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(**options), SEATS[:players])
    said = f"{no.value.rule} {no.value.brief}"
    assert all(rule in said for rule in rules), said


EVERYTHING: list[tuple[int, dict[str, Any]]] = [
    (2, {"steamers": 2, "black_rose": True, "added": SIX, "exchange_at_docks": True, "both_home": True}),
    (3, {"steamers": 2, "added": SIX, "removed": WILD, "both_home": True, "arrival_speed": 2}),
    (5, {"black_rose": True, "added": SIX, "exchange_at_docks": True, "push_astern": False, "stop_at_winner": True}),
    (6, {"added": SIX, "draw_first": True, "push_astern": False}),
]


@pytest.mark.parametrize(("players", "options"), EVERYTHING)
def test_everything_that_does_not_contradict_can_be_sailed_together(players: int, options: dict[str, Any]) -> None:
    """B13: six rounds at random; at each decision there is something to do, and the position can be told and read."""
    rng = Random(players)
    state = queen.setup(queen.OPTIONS(round_limit=6, **options), SEATS[:players])
    while state.agenda:
        if state.round:
            assert queen.parse_position(queen.format_position(state)) == state
        assert legal_texts(state)
        state, _ = queen.apply(state, rng.choice(queen.legal(state)))
    assert queen.outcome(state) is not None
