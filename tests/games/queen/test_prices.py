"""Every way of a whole turn says what its actions cost, and they cost what the turn does."""

from __future__ import annotations

import pytest

from paddlewheel.games import queen
from paddlewheel.games.queen.routes.step_prices import steps

FREE = "queen tiles=start,red-1,wild-2 to_move=red | red=0,-1 green=-2,2 yellow=-1,2"
PUSHING = "queen tiles=start,brown-3,red-1 to_move=red | red=1,-5:NW:c3 green=1,-6 yellow=0,-2"
DRIFTING = "queen added=driftwood tiles=start,driftwood,red-1 to_move=red | red=0,-2:s2 green=-1,-1 yellow=0,1"
AGROUND = "queen added=sandbanks-1 tiles=start,sandbanks-1,red-1 to_move=red | red=1,-5:c3 green=-1,-1 yellow=0,1"
TURNED = (
    "queen tiles=start,red-1,wild-2 to_move=red decision=sail points=2 turned=1 stood=0,-1"
    " | red=0,-1:s2 green=-2,2 yellow=-1,2"
)


@pytest.mark.parametrize("text", [FREE, PUSHING, DRIFTING, AGROUND, TURNED])
def test_the_prices_of_a_way_add_up_to_the_price_of_the_turn(text: str) -> None:
    """Q9–Q14, B3, B5: coal exactly; points too, unless the move stops by itself."""
    state = queen.parse_position(text)
    turns = queen.turns(state)
    assert turns
    for turn in turns:
        paid = steps(state, turn.way)
        assert len(paid) == len(turn.way)
        assert sum(step.coal for step in paid) == turn.coal
        points = sum(step.points for step in paid)
        whole = queen.format_action(state, turn.way[-1]) == "done"
        assert points == turn.speed if whole and state.under_way is None else points <= turn.speed


def test_each_kind_of_price_is_where_it_is_paid() -> None:
    """Q14: a push takes two points; B5: so does driftwood; B3: getting off ahead takes a coal point."""
    for text, action, price in ((PUSHING, "push=", (2, 0)), (DRIFTING, "a", (2, 0)), (AGROUND, "a", (1, 1))):
        state = queen.parse_position(text)
        told = [queen.turn_data(state, turn) for turn in queen.turns(state)]
        paid = {
            tuple(price)
            for turn in told
            for did, price in zip(turn["way"], turn["prices"], strict=True)
            if did.startswith(action)
        }
        assert price in paid, text


@pytest.mark.parametrize("text", [FREE, PUSHING, DRIFTING, AGROUND, TURNED])
def test_each_action_says_where_it_leads(text: str) -> None:
    """Q10, Q11, Q14, B3: the cell and the heading after each action are those that applying it gives."""
    begun = queen.parse_position(text)
    ship = begun.agenda[0].steamer
    for turn in queen.turns(begun):
        state = begun
        for action, step in zip(turn.way, steps(begun, turn.way), strict=True):
            if state.agenda[0].steamer != ship:
                break
            before, (state, _) = state.steamers[ship], queen.apply(state, action)
            after = state.steamers[ship]
            assert step.cell == (None if after.cell == before.cell else after.cell)
            assert step.heading in (None if after.heading == before.heading else after.heading, after.heading)
        assert [step.cell for step in steps(begun, turn.way) if step.cell][-1:] in ([], [turn.cell])
