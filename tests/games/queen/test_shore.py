"""Q3, Q5–Q7, Q10, B11: what is there where no water is, named as what it is, wherever it is said."""

from __future__ import annotations

from random import Random

import pytest

from paddlewheel import hexes
from paddlewheel.games import queen
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.river.joining import tile_under
from paddlewheel.games.queen.turn.obstacles import no_water

from .positions import covered, position, random_position, refused, sail

SHORT = "queen tiles=start,red-1,wild-2 to_move=red | red={}:s1:c6 green=0,1 yellow=2,0"
LEFT = "queen tiles=start,red-1,red-2,red-3 first_tile=1 to_move=red | red={}:s1:c6 green=0,-6 yellow=1,-6"
ROUND = (
    "queen tiles=start,red-1,red-2:left,red-3:left,brown-4:left,wild-2,brown-1:left,red-4:left round=9 to_move=blue"
    " | red=-2,8 green=-4,8 blue={}:s1:c6"
)
"""A river that comes round: the last tile touches the start tile."""
AT_THE_END = (
    "queen tiles=start,red-1,red-2,red-3,red-4,brown-2,brown-3,brown-4,wild-1,wild-2,wild-3,brown-1 first_tile=11"
    " landing=straight round=20 to_move=red | red={}:s1:c6 green=0,-43 yellow=2,-44"
)
SIX = (
    "queen tiles=start,red-1,red-2 order=red,green,yellow,white,blue,pink to_move=red"
    " | red={}:s1:c6 green=0,-4 yellow=-1,-2 white=1,-3 blue=0,-2 pink={}"
)
IN_THE_YARD = (
    "queen tiles=start,red-1,red-2 round=1 order=red,green,yellow,white,blue,pink to_move=pink"
    " | red=0,1 green=0,-4 yellow=-1,-2 white=1,-3 blue=0,-2 pink=-2,3:NE:s1:c7"
)
YARD = "ahead.land (cell=-2,3, land=shipyard)"
AHEAD = [
    ("an island", SHORT.format("0,-3:NE"), "Q10", "ahead.land (cell=1,-4, land=island)"),
    ("the house of a station", SHORT.format("0,-4:NW"), "Q10", "ahead.land (cell=-1,-4, land=island)"),
    ("the bank", SHORT.format("2,-1:NE"), "Q10", "ahead.land (cell=3,-2, land=bank)"),
    ("the bank at a nose not used", SHORT.format("-2,0:NW"), "Q10", "ahead.land (cell=-3,0, land=bank)"),
    ("the shipyard not in use", SHORT.format("-2,2:S"), "Q10", "ahead.land (cell=-2,3, land=island)"),
    ("two bends", ROUND.format("0,1:S"), "Q3", "ahead.land (cell=0,2, land=bends)"),
    ("a tile that has left", LEFT.format("0,-3:S"), "Q6", "ahead.land (cell=0,-2, land=tile_gone)"),
    ("the landing", AT_THE_END.format("0,-46:N"), "Q7", "ahead.land (cell=0,-47, land=landing)"),
    ("the shipyard", SIX.format("-2,2:S", "0,-3"), "B11", YARD),
    ("the shipyard from its side", SIX.format("-1,2:SW", "0,-3"), "B11", YARD),
    ("the shipyard with somebody in it", SIX.format("-2,2:S", "-2,3"), "B11", YARD),
    ("out of the shipyard", IN_THE_YARD, "B11", "ahead.land (cell=-1,2, land=shipyard_exit)"),
]  # fmt: skip


@pytest.mark.parametrize(("start", "rule", "land"), [case[1:] for case in AHEAD], ids=[case[0] for case in AHEAD])
def test_what_is_ahead_is_named(start: str, rule: str, land: str) -> None:
    """Q3, Q5–Q7, Q10, B11: the one thing that is there, with its rule and its cell."""
    state, _ = sail(start, "1")
    no = refused(state, "a")
    assert (no.rule, no.brief) == (rule, land)
    assert no.instead in queen.legal(state)


def test_beyond_the_frontmost_tile_the_river_is_not_laid_yet() -> None:
    """Q5: the next tile comes when the move is over; ahead of any nose it may be the one to come."""
    start = "queen tiles=start,red-1 to_move=red | red=0,-2:N:s5:c6 green=-2,2 yellow=2,0"
    no = refused(sail(start, "5 a a a a")[0], "a")
    assert (no.rule, no.brief) == ("Q5", "ahead.land (cell=0,-7, land=not_laid)")


def test_the_side_of_the_frontmost_tile_is_its_bank() -> None:
    """Q5, Q10: no tile can come there."""
    start = "queen tiles=start,wild-2 to_move=red | red=2,-1:N:s3:c6 green=-2,2 yellow=2,0"
    no = refused(sail(start, "3 a a r r")[0], "a")
    assert (no.rule, no.brief) == ("Q10", "ahead.land (cell=3,-3, land=bank)")


@pytest.mark.parametrize(
    ("start", "cell", "rule", "reason"),
    [
        ("queen tiles=start,red-1,red-2 to_move=red | red=0,-3:N:s2:c0 green=0,-4 yellow=2,0", "-1,-4",
         "Q15", "push.land (steamer=green, cell=-1,-4, land=island)"),
        ("queen tiles=start,red-1,red-2 to_move=red | red=1,0:NE:s2:c0 green=2,-1 yellow=0,1", "3,-2",
         "Q15", "push.land (steamer=green, cell=3,-2, land=bank)"),
        (ROUND.format("0,0:S").replace("green=-4,8", "green=0,1").replace(":s1", ":s2"), "0,2",
         "Q3", "push.land (steamer=green, cell=0,2, land=bends)"),
        ("queen tiles=start,red-1,red-2 to_move=red | red=0,1:N:s2:c0 green=0,0 yellow=2,0", "0,-2",
         "Q15", "push.not_beside (cell=0,-2, steamer=green)"),
    ],
    ids=["island", "bank", "bends", "far away"],
)  # fmt: skip
def test_what_keeps_somebody_from_being_pushed_there_is_named(start: str, cell: str, rule: str, reason: str) -> None:
    """Q15: the same names of the same things."""
    no = refused(sail(start, "2")[0], f"push={cell}")
    assert (no.rule, no.brief) == (rule, reason)


@pytest.mark.parametrize(
    ("start", "cell", "rule", "reason"),
    [
        (SHORT.format("0,-3:N"), (1, -4), "Q10", "end.land (cell=1,-4, land=island)"),
        (SHORT.format("0,-3:N"), (3, 0), "Q10", "end.land (cell=3,0, land=bank)"),
        (SHORT.format("0,-3:N"), (9, 9), "Q10", "end.land (cell=9,9, land=far)"),
        (SHORT.format("0,-3:N"), (0, -11), "Q5", "end.land (cell=0,-11, land=not_laid)"),
        (LEFT.format("0,-3:N"), (0, 1), "Q6", "end.land (cell=0,1, land=tile_gone)"),
        (AT_THE_END.format("0,-46:N"), (1, -47), "Q7", "end.land (cell=1,-47, land=landing)"),
        (SIX.format("-2,2:S", "0,-3"), (-2, 3), "B11", "end.land (cell=-2,3, land=shipyard)"),
        (ROUND.format("0,1:S"), (0, 2), "Q3", "end.land (cell=0,2, land=bends)"),
    ],
)
def test_what_is_where_a_turn_cannot_end_is_named(start: str, cell: hexes.Cell, rule: str, reason: str) -> None:
    """Q3, Q5–Q7, Q10, B11: and so is the bank between, for the cell next door that no way leads to."""
    no = queen.why_not(position(start), {"cell": list(cell)})
    assert no is not None
    assert (no.rule, no.brief) == (rule, reason)


def check_shores(state: State) -> set[str]:
    """Look all ways from every water cell; return the rules named."""
    river, laid, named = state.river, covered(state.tiles, state.first_tile), set()
    for here in river.index:
        for cell in hexes.neighbours(here):
            if river.leads(here, cell):
                continue
            no = no_water(state, cell, here)
            named.add(no.rule)
            parted = cell in laid and abs(tile_under(state.tiles, cell) - river.tile_of[river.index[here]]) > 1
            assert (no.rule == "Q3") == parted, (here, cell, no)
            assert (no.facts["land"] == "island") == (cell in laid and not parted), (here, cell, no)
            assert no.facts["land"] != "far"
    return named


def test_whatever_ends_the_water_has_one_name() -> None:
    """Q3, Q5–Q7, Q10: at every shore of many rivers."""
    rng = Random("shores")
    named = set().union(
        *(check_shores(random_position(rng)) for _ in range(60)), check_shores(position(ROUND.format("0,1:S")))
    )
    assert named == {"Q3", "Q5", "Q6", "Q7", "Q10"}
