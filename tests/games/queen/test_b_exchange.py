"""B9: exchanging coal at the end of a turn with another steamer of the same captain."""

from __future__ import annotations

import pytest

from paddlewheel.engine.errors import Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Exchange
from paddlewheel.games.queen.model.events import Exchanged
from paddlewheel.games.queen.turn.refusals import why_not_exchange

from .positions import legal_texts, position, refused, sail

TWO = "queen steamers=2 {options} tiles=start,{tile},red-2 order=red-1,green-1,red-2,green-2 to_move=red-1 |"
GREENS = "green-1=-1,2 green-2=1,1"
ONE, OTHER, SISTER = 0, 1, 2
"""The numbers of red-1, green-1 and red-2."""


def lying(one: str, sister: str, tile: str = "red-1", options: str = "", greens: str = GREENS) -> str:
    """Return a position with red-1 about to move."""
    return f"{TWO.format(options=options, tile=tile)} red-1={one} red-2={sister} {greens}"


def after_a_step(one: str, sister: str, tile: str = "red-1", options: str = "") -> list[str]:
    """Return what may be decided when red-1 has gone one cell ahead at speed 1."""
    state, _ = sail(lying(one, sister, tile, options), "1 a done")
    return legal_texts(state)


def why_not(one: str, sister: str, coal: int, tile: str = "red-1", options: str = "") -> Refusal:
    """Return why red-1 cannot give red-2 so much coal, or take it if the number is below 0."""
    no = why_not_exchange(position(lying(one, sister, tile, options)), ONE, Exchange(SISTER, coal))
    assert no is not None
    return no


def test_at_the_end_of_its_turn_a_steamer_may_give_or_take_coal() -> None:
    """B9: as much as the giver has and the taker can hold."""
    texts = after_a_step("0,0:N:s1:c3", "1,-2:N:s1:c4")
    assert texts == ["take=3,red-2", "take=2,red-2", "take=1,red-2", "give=1,red-2", "give=2,red-2", "skip"]


def test_what_one_gives_the_other_has() -> None:
    """B9: coal is neither made nor lost."""
    state, events = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4"), "1 a done give=2,red-2")
    assert Exchanged(ONE, SISTER, 2) in events
    assert (state.steamers[ONE].coal, state.steamers[SISTER].coal) == (1, 6)
    state, events = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4"), "1 a done take=3,red-2")
    assert Exchanged(SISTER, ONE, 3) in events
    assert (state.steamers[ONE].coal, state.steamers[SISTER].coal) == (6, 1)


def test_it_need_not_be() -> None:
    """B9: it may."""
    state, events = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4"), "1 a done skip")
    assert not any(isinstance(event, Exchanged) for event in events)
    assert (state.steamers[ONE].coal, state.steamers[SISTER].coal) == (3, 4)


def test_one_exchange_and_the_turn_is_over() -> None:
    """B9: green is next."""
    state, _ = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4"), "1 a done give=1,red-2")
    assert queen.actor(state) == 1
    assert state.agenda[0].what == "speed"


def test_nobody_rises_above_6() -> None:
    """B9: red-2 has five, so it takes one."""
    state, _ = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c5"), "1 a done")
    assert [text for text in legal_texts(state) if text.startswith("give")] == ["give=1,red-2"]
    no = refused(state, "give=2,red-2")
    assert (no.rule, no.brief) == ("B9", "exchange.full (steamer=red-2, coal=5, most=6)")


def test_nobody_falls_below_0() -> None:
    """B9: red-1 has two and may give both."""
    state, _ = sail(lying("0,0:N:s1:c2", "1,-2:N:s1:c0"), "1 a done")
    assert legal_texts(state) == ["give=1,red-2", "give=2,red-2", "skip"]
    no = refused(state, "give=3,red-2")
    assert (no.rule, no.brief) == ("B9", "exchange.no_coal (steamer=red-1, coal=2, needed=3)")
    no = refused(state, "take=1,red-2")
    assert (no.rule, no.brief) == ("B9", "exchange.no_coal (steamer=red-2, coal=0, needed=1)")


def test_two_full_or_two_empty_steamers_have_nothing_to_exchange() -> None:
    """B9: the captain is not asked."""
    for coal in (0, 6):
        state, _ = sail(lying(f"0,0:N:s1:c{coal}", f"1,-2:N:s1:c{coal}"), "1 a done")
        assert state.agenda[0].what == "speed"


def test_nothing_is_no_exchange() -> None:
    """B9: at least one coal point changes hands."""
    state, _ = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4"), "1 a done")
    no = queen.refusal(state, Exchange(SISTER, 0))
    assert no is not None
    assert (no.rule, no.brief) == ("B9", "exchange.nothing")


def test_the_speeds_must_be_equal() -> None:
    """B9: with the numbers."""
    assert why_not("0,-1:N:s1:c3", "1,-2:N:s2:c4", 1).brief == "exchange.speeds (steamer=red-2, speed=1, other_speed=2)"
    state, _ = sail(lying("0,0:N:s1:c3", "1,-2:N:s2:c4"), "1 a done")
    assert state.agenda[0].what == "speed"
    state, _ = sail(lying("0,1:N:s2:c3", "1,-2:N:s2:c4"), "2 a a done")
    assert state.agenda[0].what == "exchange"


def test_it_is_the_speed_after_the_turn_that_counts() -> None:
    """B5, B9: driftwood has slowed it by then, so it equals that of the other."""
    start = lying("1,-2:N:s5:c0", "2,-6:N:s3:c3", "driftwood", "added=driftwood")
    state, _ = sail(start, "5 a a a done")
    assert state.steamers[ONE].cell == (1, -5)
    assert state.agenda[0].what == "exchange"


def test_they_must_lie_on_neighbouring_cells() -> None:
    """B9: two cells apart is too far."""
    no = why_not("0,0:N:s1:c3", "1,-2:N:s1:c4", 1)
    assert (no.rule, no.brief) == ("B9", "exchange.not_beside (steamer=red-2)")
    state, _ = sail(lying("0,1:N:s1:c3", "1,-2:N:s1:c4"), "1 a done")
    assert state.agenda[0].what == "speed"


def test_it_is_at_the_end_of_the_turn_not_before() -> None:
    """B9: they lie beside each other at its beginning, and not any more at its end."""
    state, _ = sail(lying("0,-1:NW:s1:c3", "1,-2:N:s1:c4"), "1 a done")
    assert state.agenda[0].what == "speed"


def test_a_steamer_of_another_captain_takes_no_coal() -> None:
    """B9: green-1 is beside it too."""
    greens = "green-1=0,-2:N:s1:c1 green-2=1,1"
    state, _ = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4", greens=greens), "1 a done")
    assert not any("green" in text for text in legal_texts(state))
    no = refused(state, "give=1,green-1")
    assert (no.rule, no.brief) == ("B9", "exchange.other_captain (steamer=green-1)")


def test_only_another_steamer_on_the_river_takes_coal() -> None:
    """B9: not itself, and not one that has left."""
    state, _ = sail(lying("0,0:N:s1:c3", "1,-2:N:s1:c4"), "1 a done")
    for number in (ONE, 9, -1):
        no = queen.refusal(state, Exchange(number, 1))
        assert no is not None
        assert (no.rule, no.brief) == ("B9", "exchange.unknown")


@pytest.mark.parametrize("coal", [1, -1])
def test_neither_may_lie_on_a_dock(coal: int) -> None:
    """B9: (0, -4) is the dock of red-1's station."""
    assert why_not("0,-4:N:s1:c3", "0,-3:N:s1:c4", coal).brief == "exchange.barred (steamer=red-1, element=dock)"
    assert why_not("0,-3:N:s1:c3", "0,-4:N:s1:c4", coal).brief == "exchange.barred (steamer=red-2, element=dock)"


def test_where_the_table_wants_it_coal_is_exchanged_at_docks_too() -> None:
    """B9: an option; red-1 boards or gives. Under version 1 it does both."""
    start = lying("0,-3:N:s1:c3", "0,-5:N:s1:c4", options="exchange_at_docks=yes")
    state, _ = sail(start, "1 a done skip")
    assert "give=1,red-2" in legal_texts(state)
    state, _ = sail(start, "1 a done board")
    assert state.agenda[0].what == "speed"
    state, _ = sail(start.replace("queen ", "queen rules=1 "), "1 a done board")
    assert "give=1,red-2" in legal_texts(state)
    state, _ = sail(lying("0,-3:N:s1:c3", "0,-5:N:s1:c4"), "1 a done skip")
    assert state.agenda[0].what == "speed"


def test_neither_may_lie_at_a_coal_depot() -> None:
    """B7, B9: it has a dock; with the option it may, instead of fuelling. Under version 1 it does both."""
    start = lying("0,-3:N:s1:c3", "0,-5:N:s1:c1", "coal", "added=coal")
    assert (
        why_not("0,-4:N:s1:c3", "0,-5:N:s1:c1", 1, "coal", "added=coal").brief
        == "exchange.barred (steamer=red-1, element=coal_docks)"
    )
    state, _ = sail(start, "1 a done fuel")
    assert state.agenda[0].what == "speed"
    allowed = start.replace("added", "exchange_at_docks=yes added")
    state, _ = sail(allowed, "1 a done fuel")
    assert state.agenda[0].what == "speed"
    state, _ = sail(allowed, "1 a done skip")
    assert "give=3,red-2" in legal_texts(state)
    state, _ = sail(allowed.replace("queen ", "queen rules=1 "), "1 a done fuel")
    assert legal_texts(state) == [f"give={coal},red-2" for coal in range(1, 6)] + ["skip"]


def test_neither_may_lie_on_a_sandbank() -> None:
    """B2, B9: not even with the option for docks."""
    for options in ("added=sandbanks-1", "added=sandbanks-1 exchange_at_docks=yes"):
        assert (
            why_not("-1,-3:S:s1:c3", "-1,-2:N:s1:c4", 1, "sandbanks-1", options).brief
            == "exchange.barred (steamer=red-1, element=sandbank)"
        )
        assert (
            why_not("-1,-2:N:s1:c3", "-1,-3:S:s1:c4", 1, "sandbanks-1", options).brief
            == "exchange.barred (steamer=red-2, element=sandbank)"
        )


def test_neither_may_lie_in_driftwood() -> None:
    """B5, B9: nobody gives or takes coal there."""
    for options in ("added=driftwood", "added=driftwood exchange_at_docks=yes"):
        no = why_not("1,-3:N:s1:c3", "1,-2:N:s1:c4", 1, "driftwood", options)
        assert (no.rule, no.brief) == ("B9", "exchange.barred (steamer=red-1, element=driftwood)")


def test_neither_may_lie_on_a_jetty() -> None:
    """B9: not even with the option for docks."""
    removed = "removed=wild-1+wild-2+wild-3+brown-1+brown-2+brown-3+brown-4"
    for options in (removed, f"{removed} exchange_at_docks=yes"):
        state = position(
            f"queen steamers=2 {options} tiles=start,red-1,red-2,red-3,red-4 landing=straight to_move=red-1 |"
            " red-1=0,-18:N:s1:c3 red-2=1,-18:N:s1:c4 green-1=0,-14 green-2=-1,-14"
        )
        no = why_not_exchange(state, ONE, Exchange(SISTER, 1))
        assert no is not None
        assert (no.rule, no.brief) == ("B9", "exchange.barred (steamer=red-1, element=jetty)")


def test_a_turn_astern_has_its_exchange_too() -> None:
    """B3, B9: it ends like any other turn."""
    start = lying("-1,-3:N:s1:c3", "-1,-1:N:s1:c4", "sandbanks-1", "added=sandbanks-1")
    state, _ = sail(start, "1 astern N")
    assert state.agenda[0].what == "exchange"


def test_whoever_is_pushed_exchanges_nothing() -> None:
    """B9: it is at the end of its own turn."""
    start = lying("0,0:N:s3:c3", "0,-1:N:s1:c4", greens="green-1=-1,2 green-2=1,1")
    state, _ = sail(start, "3 push=1,-2 N")
    assert state.agenda[0].what == "sail"


def test_with_one_steamer_each_nobody_exchanges() -> None:
    """B9: there is nobody to exchange with."""
    state, _ = sail("queen tiles=start,red-1,red-2 to_move=red | red=0,0:N:s1:c3 green=1,-2:N:s1 blue=1,1", "1 a done")
    assert state.agenda[0].what == "speed"


def test_docks_as_an_option_need_two_steamers_or_the_black_rose() -> None:
    """B9, B13: else there is nobody to exchange with."""
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(exchange_at_docks=True), ("red", "green", "blue"))
    assert no.value.rule == "B9"
    assert queen.setup(queen.OPTIONS(exchange_at_docks=True, black_rose=True), ("red", "green", "blue"))
