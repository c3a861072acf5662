"""Q15, Q17: the jetty of the sailing school and the steamer that was pushed onto it."""

from __future__ import annotations

from paddlewheel.games import queen

BEFORE = (
    "queen school=yes tiles=start,brown-1,brown-2,red-1 landing=straight round=2 order=red,green,yellow to_move=red"
    " | red=0,-12:N:s3:c1 green=0,-13:S:s2 yellow=0,-10:N"
)


def test_the_pusher_does_not_enter_the_jetty_it_pushed_a_rival_onto() -> None:
    """Q15, RULING: also not when that rival has arrived there and left the river (Q17)."""
    state = queen.parse_position(BEFORE)
    for text in ("3", "push=0,-14"):
        state, _ = queen.apply(state, queen.parse_action(state, text))
    no = queen.refusal(state, queen.parse_action(state, "a"))
    assert no is not None
    assert no.rule == "Q15"
    assert all(route.cell != (0, -14) for route in queen.turns(state))
