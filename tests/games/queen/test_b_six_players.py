"""B11: six players, the shipyard and its bonus coal point, and three players with two steamers each."""

from __future__ import annotations

import re

import pytest

from paddlewheel import hexes
from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Exchange
from paddlewheel.games.queen.model.events import Pushed
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.turn.refusals import why_not_exchange

from .positions import legal_texts, position, refused, sail

SEATS = ("red", "green", "yellow", "white", "blue", "pink")
PINK = 5
YARD, BEFORE = (-2, 3), (-2, 2)
"""The shipyard, and the cell before it."""
LAST = (
    "queen tiles=start,red-1,red-2 round=1 order=red,green,yellow,white,blue,pink to_move=pink |"
    " red=0,-3 green=0,-4 yellow={yellow} white=1,-3 blue=0,-2 pink=-2,3:N:s1:c7"
)
"""The last turn of the first round: everybody has left but pink."""
FREE = LAST.format(yellow="-1,-2")


def six() -> State:
    """Return the first turn of a race of six."""
    return sail(queen.setup(queen.OPTIONS(), SEATS), "tile=red-1 N N N N N")[0]


def test_the_sixth_steamer_starts_in_the_shipyard() -> None:
    """B11: the others on the five start cells as always."""
    state = six()
    assert [steamer.cell for steamer in state.steamers] == [(0, 1), (2, 0), (-2, 2), (1, 1), (-1, 2), YARD]


def test_its_heading_is_straight_on() -> None:
    """B11: so its captain is not asked; five headings are chosen."""
    state, _ = sail(queen.setup(queen.OPTIONS(), SEATS), "tile=red-1 SE SE SE SE")
    assert state.agenda[0].what == "face"
    state, _ = sail(state, "SE")
    assert state.round == 1
    assert [steamer.heading for steamer in state.steamers] == [hexes.SE] * 5 + [hexes.N]


def test_it_moves_last_in_the_first_round() -> None:
    """B11: after the steamers on cells 1 to 5."""
    assert six().order == (0, 1, 2, 3, 4, 5)


def test_whoever_sits_before_the_first_is_the_sixth() -> None:
    """B11, Q8: if blue is drawn for cell 1, white has the shipyard."""
    state = queen.setup(queen.OPTIONS(draw_first=True), SEATS)
    state, _ = sail(state, "first=blue tile=red-1")
    assert state.steamers[3].cell == YARD
    assert state.order[-1] == 3


def test_from_the_second_round_it_moves_as_it_lies() -> None:
    """B11, Q20: here as the last but one of those on the start tile."""
    state, _ = sail(FREE.replace("blue=0,-2", "blue=-1,2"), "2 a a done")
    assert state.round == 2
    assert state.order[-2:] == (PINK, 4)


def test_the_cell_before_it_is_its_first_cell() -> None:
    """B11: one point takes it there."""
    state, _ = sail(FREE, "1 a")
    assert state.steamers[PINK].cell == BEFORE


def test_the_only_way_out_is_straight_on() -> None:
    """B11: it may turn, but there is water nowhere else."""
    state, _ = sail(FREE, "1")
    assert legal_texts(state)[0] == "a"
    for route in queen.turns(position(FREE)):
        assert [type(action).__name__ for action in route.way if type(action).__name__ != "Rotate"][1] == "Ahead"
        assert route.cell != YARD


def test_it_has_routes_at_every_speed_it_can_pay_for() -> None:
    """B11, Q9: whole turns too."""
    assert {route.speed for route in queen.turns(position(FREE))} == {1, 2, 3, 4, 5, 6}
    assert legal_texts(FREE) == ["1", "2", "3", "4", "5", "6"]


def test_it_pushes_its_way_out_if_somebody_still_lies_there() -> None:
    """B11, Q14: at speed 2; yellow has not moved in this position."""
    start = LAST.format(yellow="-2,2:N:s1")
    assert "1" not in legal_texts(start)
    state, events = sail(start, "2 push=-2,1")
    assert Pushed(PINK, 2, (-2, 2), (-2, 1)) in events
    assert state.steamers[PINK].cell == BEFORE


def test_nobody_enters_the_shipyard() -> None:
    """B11: whether it is empty or not, it is land for everybody."""
    line = "queen tiles=start,red-1,red-2 order=red,green,yellow,white,blue,pink to_move=red | red={} pink={} {}"
    others = "green=0,-4 yellow=-1,-2 white=1,-3 blue=0,-2"
    state, _ = sail(line.format("-2,2:S:s1:c6", "0,-3", others), "1")
    assert "a" not in legal_texts(state)
    no = refused(state, "a")
    assert (no.rule, no.brief) == ("B11", "ahead.land (cell=-2,3, land=shipyard)")
    for text in (line.format("-2,2:S:s3:c6", "0,-3", others), line.format("-1,2:NW:s2:c6", "0,-3", others)):
        assert all(route.cell != YARD for route in queen.turns(position(text)))


def test_nobody_comes_back_to_the_shipyard() -> None:
    """B11: not even who started there."""
    state, _ = sail(FREE, "2 a")
    turned = position(
        "queen tiles=start,red-1,red-2 round=2 to_move=pink | "
        + FREE.partition("| ")[2].replace("-2,3:N:s1:c7", "-2,2:S:s1:c6")
    )
    assert state.steamers[PINK].cell == BEFORE
    assert refused(sail(turned, "1")[0], "a").rule == "B11"


def test_nobody_is_pushed_into_the_shipyard() -> None:
    """B11, Q15: it is no water."""
    others = "green=0,-4 yellow=-1,-2 white=1,-3 blue=0,-2"
    line = f"queen tiles=start,red-1,red-2 to_move=red | red=-2,1:S:s3:c6 pink=-2,2 {others}"
    state, _ = sail(line, "2")
    assert YARD not in {tuple(map(int, text[5:].split(","))) for text in legal_texts(state) if text.startswith("push")}
    no = refused(state, "push=-2,3")
    assert (no.rule, no.brief) == (
        "B11",
        "push.land (steamer=pink, cell=-2,3, land=shipyard)",
    )


def test_nobody_is_pushed_from_the_shipyard() -> None:
    """B11: the steamer in it is out of reach."""
    line = FREE.replace("to_move=pink", "to_move=blue").replace("blue=0,-2", "blue=-2,2:S:s3:c6")
    state, _ = sail(line, "2")
    assert not [text for text in legal_texts(state) if text.startswith("push")]
    assert all(not route.pushes for route in queen.turns(position(line)) if route.cell == YARD)


def test_with_fewer_than_six_steamers_the_shipyard_is_no_cell_at_all() -> None:
    """B11, Q10: nobody can lie there."""
    with pytest.raises(BadData, match=re.escape("Q10 steamers.red.cell: position.land (cell=-2,3, tile=start)")):
        position("queen tiles=start,red-1 to_move=red | red=-2,3 green=0,1 blue=1,1")


# --- the bonus ------------------------------------------------------------------------------------------------------------


def test_in_the_first_round_it_has_a_bonus_coal_point() -> None:
    """B11: a seventh."""
    assert [steamer.coal for steamer in six().steamers] == [6, 6, 6, 6, 6, 7]


def test_the_bonus_is_lost_if_unspent() -> None:
    """B11: a turn that costs nothing leaves six."""
    state, _ = sail(FREE, "1 a done")
    assert state.steamers[PINK].coal == 6


def test_the_bonus_is_spent_first() -> None:
    """B11: speed 3 costs one coal, which is the bonus; speed 4 costs two."""
    state, _ = sail(FREE, "3 a a a done")
    assert state.steamers[PINK].coal == 6
    state, _ = sail(FREE.replace("yellow=-1,-2", "yellow=1,-2"), "4 a a r a a done")
    assert state.steamers[PINK].coal == 5


def test_the_bonus_can_be_spent_on_turning() -> None:
    """B11, Q11: the second turn costs a coal point, which is the bonus."""
    state, _ = sail(FREE, "2 a r r a done")
    assert state.steamers[PINK].coal == 6


def test_nobody_else_has_seven() -> None:
    """B11: and nobody has in the second round."""
    with pytest.raises(BadData, match="B11"):
        position(FREE.replace("red=0,-3", "red=0,-3:c7"))
    with pytest.raises(BadData, match="B11"):
        position(FREE.replace("round=1", "round=2"))


# --- passengers and fewer or more players ---------------------------------------------------------------------------------


@pytest.mark.parametrize("tile", ["red-1", "red-3", "brown-2", "brown-4"])
def test_every_station_gets_two_passengers(tile: str) -> None:
    """B11: under both roofs."""
    state, _ = sail(queen.setup(queen.OPTIONS(), SEATS), f"tile={tile}")
    assert state.waiting == (0, 2)


def test_seven_are_too_many() -> None:
    """B11: there are six start cells."""
    with pytest.raises(Refusal):
        queen.setup(queen.OPTIONS(), (*SEATS, "grey"))


def test_three_players_may_have_two_steamers_each() -> None:
    """B11, RULING: the same start, in the order 1st, 2nd, 3rd, 3rd, 2nd, 1st player."""
    state = queen.setup(queen.OPTIONS(steamers=2), ("red", "green", "blue"))
    state, _ = sail(state, "tile=brown-1 N N N N N")
    assert [state.names[ship] for ship in state.order] == ["red-1", "green-1", "blue-1", "blue-2", "green-2", "red-2"]
    cells = {state.names[ship]: state.steamers[ship].cell for ship in state.order}
    assert list(cells.values()) == [(0, 1), (2, 0), (-2, 2), (1, 1), (-1, 2), YARD]
    assert state.waiting == (0, 2)
    red_2 = state.steamers[state.names.index("red-2")]
    assert (red_2.heading, red_2.coal) == (hexes.N, 7)


def test_with_three_players_the_first_one_home_ends_the_race() -> None:
    """B10, B11: the other two are ranked by passengers, then by the order."""
    line = (
        "queen steamers=2 removed=wild-1+wild-2+wild-3 landing=straight"
        " tiles=start,brown-1,brown-2,brown-3,brown-4,red-1,red-2,red-4,red-3 to_move=red-1 |"
        " red-1=0,-33:N:s1:p2 red-2=0,-28 green-1=0,-31 green-2=0,-30 blue-1=1,-31:p1 blue-2=1,-30"
    )
    state, _ = sail(line, "1 a done")
    outcome = queen.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (1, 3, 2)


def test_four_players_cannot_have_two_each() -> None:
    """B8, B11: eight steamers, six start cells."""
    with pytest.raises(Refusal) as no:
        queen.setup(queen.OPTIONS(steamers=2), SEATS[:4])
    assert no.value.rule == "B8"
    assert no.value.brief == "options.start_cells (players=4, each=2, cells=6, most=3, rules=B11)"


def test_nobody_exchanges_coal_with_a_steamer_in_the_shipyard() -> None:
    """B9, B11: it lies on land, and its bonus is its own."""
    state = position(
        "queen steamers=2 tiles=start,red-1,red-2 round=1 to_move=red-1 | red-1=-2,2:S:s1:c5 red-2=-2,3:N:s1:c7"
        " green-1=0,-3 green-2=0,-4 blue-1=1,-3 blue-2=1,-2"
    )
    for coal in (1, -1):
        no = why_not_exchange(state, 0, Exchange(3, coal))
        assert no is not None
        assert no.rule in ("B9", "B11")
