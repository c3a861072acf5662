"""Tables of counts for Mississippi Queen: how many ways a position can go on, how many end the race, and their digest.

A count that moves says that a rule moved: find the action about which the engines differ with `paddlewheel perft`. The
positions lie on fixed rivers. Their counts were checked against the naive model of the rules for six actions.
"""

from __future__ import annotations

import pytest

from paddlewheel.games import queen
from paddlewheel.games.game import CHANCE
from paddlewheel.games.perft import Count, divide, perft

TEN_TILES = "start,wild-1,wild-2,wild-3,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1"
AT_THE_LANDING = "start,wild-1,wild-2,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1,wild-3,red-1 landing=straight"
SCHOOL = "school=yes tiles=start,brown-1,brown-2,red-1 landing=straight"

POSITIONS = {
    "set-up": queen.format_position(queen.setup(queen.OPTIONS(), queen.COLOURS[:3])),
    "set-up, drawn": queen.format_position(queen.setup(queen.OPTIONS(draw_first=True), queen.COLOURS)),
    "open water": "queen tiles=start,red-1,brown-2 to_move=red | red=0,0:N:s2:c2 green=0,-4 yellow=2,0:S",
    "beside an island": "queen tiles=start,red-1,brown-2 to_move=red | red=-1,-3:N:s2:c1 green=0,-6 yellow=2,0:S",
    "side by side": "queen tiles=start,red-1,brown-2 to_move=red | red=0,-2:N:s3:c1 green=0,-3:S yellow=1,-3:S:s2",
    "side by side, no pushing astern": "queen push_astern=no tiles=start,red-1,brown-2 to_move=red"
    " | red=0,-2:N:s3:c1 green=0,-3:S yellow=1,-3:S:s2",
    "three in a row": "queen tiles=start,red-1,brown-2 to_move=red"
    " | red=0,-1:N:s5:c0 green=0,-2:N yellow=0,-3:N white=1,1:S:c0 blue=2,0",
    "in mid-turn": "queen tiles=start,red-1,brown-2 to_move=red decision=sail points=3 turned=1 stood=0,0/0,-1"
    " | red=0,-1:N:s4:c1 green=0,-2:N yellow=0,-5:N",
    "to choose a heading": "queen tiles=start,red-1,brown-2 to_move=red decision=face captain=green"
    " points=1 stood=0,-2/0,-3 pushed_to=0,-4 | red=0,-3:N:s3:c1 green=0,-4:N yellow=1,1",
    "before a die": "queen tiles=start,red-1,brown-2 to_move=red decision=die stood=0,-6/0,-7"
    " | red=0,-7:N:s1 green=0,-4:N:c0 yellow=1,1:N:c0",
    "before a die with no room": "queen tiles=start,brown-1,brown-2,brown-3:left,brown-4:left,red-1:left to_move=red"
    " decision=die stood=-8,-1/-8,0 | red=-8,0:S:s2 green=0,-4:N:c0 yellow=1,1:N:c0",
    "before the last tile": f"queen tiles={TEN_TILES} to_move=red decision=die stood=0,-38/0,-39"
    " | red=0,-39:N:s1 green=0,-36:N:c0 yellow=0,-35:N:c0",
    "at a dock": "queen tiles=start,red-1,brown-2 to_move=red | red=0,-3:N:s1:c0 green=0,1:N:c0 yellow=1,1:N:c0",
    "at the landing": f"queen tiles={AT_THE_LANDING} to_move=red"
    " | red=0,-45:N:s1:c0:p2 green=1,-45:N:s1:c0:p2 yellow=0,-42:N:s1:c0",
    "pushing home": f"queen tiles={AT_THE_LANDING} to_move=red"
    " | red=0,-44:N:s2:c0:p1 green=0,-45:S:s1:c0:p2 yellow=0,-42:N:s1:c0",
    "pushing the last rival home": f"queen tiles={AT_THE_LANDING} to_move=red"
    " | red=0,-44:N:s2:c0:p1 green=0,-45:S:s1:c0:p2 yellow=home:1",
    "stop at the winner": f"queen stop_at_winner=yes tiles={AT_THE_LANDING} to_move=red"
    " | red=0,-45:N:s1:c0:p2 green=1,-45:N:s1:c0:p2 yellow=0,-42:N:s1:c0",
    "arriving at 2": f"queen arrival_speed=2 tiles={AT_THE_LANDING} to_move=red"
    " | red=0,-44:N:s2:c0:p2 green=1,-45:N:s1:c0:p2 yellow=0,-42:N:s1:c0",
    "school": f"queen {SCHOOL} to_move=red | red=0,-12:N:s3:c1 green=0,-10:N:c0 yellow=2,-8:N:c0",
    "about to be wrecked": f"queen tiles={AT_THE_LANDING} order=red,green,yellow to_move=red"
    " | red=0,-42:N:c0 green=-2,-42:SW:c0 yellow=0,-40:N:c0",
    "last round": "queen round_limit=5 round=5 tiles=start,red-1,brown-2 to_move=yellow"
    " | red=0,-4:N green=0,-3:N yellow=0,1:N:c0",
    "school, pushing home": f"queen {SCHOOL} to_move=red | red=0,-12:N:s3:c1 green=0,-13:S:s2:c0 yellow=0,-10:N:c0",
}

TABLE = [
    ("set-up", 1, 11, 0, "b2ff1948438694a1"),
    ("set-up", 2, 66, 0, "fa59e6f34620a12a"),
    ("set-up", 3, 396, 0, "1ecaf3375d6d4b47"),
    ("set-up, drawn", 1, 5, 0, "5211c05b5d481a2f"),
    ("set-up, drawn", 2, 55, 0, "8ce4db8d79335f31"),
    ("set-up, drawn", 3, 330, 0, "2599ef2f3d0ed960"),
    ("open water", 1, 5, 0, "f176498e22c00020"),
    ("open water", 2, 12, 0, "8e646623b986992f"),
    ("open water", 3, 30, 0, "f22d9e908fb65433"),
    ("open water", 6, 431, 0, "47535b8a89d562ca"),
    ("beside an island", 1, 3, 0, "40e024a0fec545ff"),
    ("beside an island", 2, 5, 0, "dac5d6424eebfc73"),
    ("beside an island", 3, 8, 0, "d4d36f5b4ffbf1b2"),
    ("beside an island", 6, 67, 0, "00db6de29100864a"),
    ("side by side", 1, 5, 0, "f176498e22c00020"),
    ("side by side", 2, 18, 0, "d96e21e5c7cf1c26"),
    ("side by side", 3, 82, 0, "be64c3954c6079ba"),
    ("side by side", 6, 1121, 0, "251baa25124f5355"),
    ("side by side, no pushing astern", 1, 5, 0, "f176498e22c00020"),
    ("side by side, no pushing astern", 2, 15, 0, "6aa22537feffe01e"),
    ("side by side, no pushing astern", 3, 64, 0, "f729be35170edaad"),
    ("side by side, no pushing astern", 6, 904, 0, "ad1ab54249240098"),
    ("three in a row", 1, 3, 0, "ca379ff84d130a3f"),
    ("three in a row", 2, 12, 0, "2ff6eaff2f600557"),
    ("three in a row", 3, 72, 0, "4e0cc37c4cf2db97"),
    ("three in a row", 6, 3132, 0, "96ceb4d34c19b522"),
    ("in mid-turn", 1, 5, 0, "29e2d786c5085659"),
    ("in mid-turn", 2, 30, 0, "6815ee1614f64049"),
    ("in mid-turn", 3, 72, 0, "655f72c44ff60398"),
    ("in mid-turn", 6, 984, 0, "93ecab8d60deff2b"),
    ("to choose a heading", 1, 6, 0, "2fe403748e1df61d"),
    ("to choose a heading", 2, 12, 0, "43d244a7d3d9eec9"),
    ("to choose a heading", 3, 24, 0, "b3d801b74cc4e466"),
    ("to choose a heading", 6, 120, 0, "370cc1d7f64697aa"),
    ("before a die", 1, 3, 0, "3c74c46d7b0ef031"),
    ("before a die", 2, 27, 0, "c50cc07d04b962cb"),
    ("before a die", 3, 54, 0, "e9d1ddb4f1440f30"),
    ("before a die", 6, 297, 0, "b755a5091b4a7104"),
    ("before a die with no room", 1, 2, 0, "9f1dbbb6c311de61"),
    ("before a die with no room", 2, 12, 0, "a4876853bee38e33"),
    ("before a die with no room", 3, 24, 0, "360b7c30f4245938"),
    ("before a die with no room", 6, 156, 0, "a49ba3c11b66ec2f"),
    ("before the last tile", 1, 3, 0, "3c74c46d7b0ef031"),
    ("before the last tile", 2, 3, 0, "068b49a0b5e78daf"),
    ("before the last tile", 3, 9, 0, "fbba382821263afa"),
    ("before the last tile", 6, 18, 0, "3769c8aca8550a99"),
    ("at a dock", 1, 2, 0, "c43b40fd5bc50ec9"),
    ("at a dock", 2, 4, 0, "059255756247d2ab"),
    ("at a dock", 3, 7, 0, "b3c15d39eea98a91"),
    ("at a dock", 6, 40, 0, "fc9446ed3c96df10"),
    ("at the landing", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("at the landing", 2, 3, 0, "7739fd2b872da0fd"),
    ("at the landing", 3, 5, 0, "bac8c59ec7997268"),
    ("at the landing", 6, 27, 1, "be5bcfa1bd432835"),
    ("pushing home", 1, 3, 0, "40e024a0fec545ff"),
    ("pushing home", 2, 10, 0, "47757414a58cbbd7"),
    ("pushing home", 3, 29, 0, "ef80d51f713ddffc"),
    ("pushing home", 6, 195, 0, "37dd53053e40b3f7"),
    ("pushing the last rival home", 1, 3, 0, "40e024a0fec545ff"),
    ("pushing the last rival home", 2, 10, 6, "47757414a58cbbd7"),
    ("pushing the last rival home", 3, 20, 6, "636755b45cd81c88"),
    ("pushing the last rival home", 6, 88, 25, "f8fe633093f5d8d2"),
    ("stop at the winner", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("stop at the winner", 2, 3, 0, "7739fd2b872da0fd"),
    ("stop at the winner", 3, 5, 1, "bac8c59ec7997268"),
    ("stop at the winner", 6, 5, 5, "ad46c74eac74451b"),
    ("arriving at 2", 1, 3, 0, "40e024a0fec545ff"),
    ("arriving at 2", 2, 4, 0, "50840a89d4298183"),
    ("arriving at 2", 3, 13, 0, "4515f49453dce5ba"),
    ("arriving at 2", 6, 91, 0, "037d7fe32d02a87e"),
    ("school", 1, 5, 0, "f176498e22c00020"),
    ("school", 2, 12, 0, "0e87dce63030150a"),
    ("school", 3, 26, 0, "e499d18446f4137e"),
    ("school", 6, 149, 0, "a0fc21a70f0299fc"),
    ("about to be wrecked", 1, 2, 0, "c43b40fd5bc50ec9"),
    ("about to be wrecked", 2, 5, 0, "992924f04ee8185d"),
    ("about to be wrecked", 3, 8, 0, "6476066687997299"),
    ("about to be wrecked", 6, 35, 0, "33133448b247991c"),
    ("last round", 1, 2, 0, "c43b40fd5bc50ec9"),
    ("last round", 2, 6, 0, "615bb7add1431ea5"),
    ("last round", 3, 10, 1, "495b2b243b92a666"),
    ("last round", 6, 12, 12, "fe6e1341c25f87df"),
    ("school, pushing home", 1, 5, 0, "f176498e22c00020"),
    ("school, pushing home", 2, 23, 0, "48bdff448255b0a3"),
]

LONG_TABLE = [
    ("set-up", 5, 14256, 0, "41ca3138e64e5087"),
    ("open water", 9, 5806, 0, "9c3584d8566c3c10"),
    ("beside an island", 9, 750, 0, "f454aacff5661acd"),
    ("side by side", 9, 17636, 0, "7a462814cc329317"),
    ("side by side, no pushing astern", 9, 12880, 0, "91e52060c2f8c4e7"),
    ("three in a row", 9, 54348, 0, "1a524c8620ced457"),
    ("in mid-turn", 9, 20004, 0, "5a1a5f5b078c6fd0"),
    ("to choose a heading", 9, 3972, 0, "d169a46e0d34178c"),
    ("before a die", 9, 2079, 0, "03285118340bc10a"),
    ("before a die with no room", 9, 1104, 0, "2a7221eca62b1ec0"),
    ("before the last tile", 9, 54, 0, "a0487dfdc06b3dab"),
    ("at a dock", 9, 188, 0, "3c74efd068c6d66d"),
    ("at the landing", 9, 55, 15, "29f7379ce9243c65"),
    ("pushing home", 9, 843, 46, "daca05426817c162"),
    ("pushing the last rival home", 9, 406, 38, "dae4016aeb707ab0"),
    ("stop at the winner", 9, 5, 5, "6c620cdfb3390f90"),
    ("arriving at 2", 9, 475, 6, "1c61e8f06fbc78bd"),
    ("school", 9, 631, 0, "459083a12907d4d8"),
    ("about to be wrecked", 9, 148, 0, "f1cda19b11dce636"),
    ("last round", 9, 12, 12, "9d96a623d999231e"),
]


@pytest.mark.parametrize(("name", "depth", "ways", "ended", "digest"), TABLE)
def test_the_count_is_the_one_in_the_table(name: str, depth: int, ways: int, ended: int, digest: str) -> None:
    """Q2–Q23: legality, its order, and through the positions that follow also growth, boarding, order and arrivals."""
    assert perft(queen, queen.parse_position(POSITIONS[name]), depth) == Count(depth, ways, ended, digest)


@pytest.mark.long
@pytest.mark.parametrize(("name", "depth", "ways", "ended", "digest"), LONG_TABLE)
def test_the_deeper_count_is_the_one_in_the_table(name: str, depth: int, ways: int, ended: int, digest: str) -> None:
    """Q2–Q23: the same, over the turns of several captains."""
    assert perft(queen, queen.parse_position(POSITIONS[name]), depth) == Count(depth, ways, ended, digest)


def test_counts_that_can_be_told_without_an_engine() -> None:
    """Q2, Q4, Q5, Q8, Q16: eleven tiles and six headings; three faces of the die and the tiles not laid; the last tile."""
    counts = {(name, depth): ways for name, depth, ways, _, _ in TABLE}
    assert [counts["set-up", depth] for depth in (1, 2, 3)] == [11, 11 * 6, 11 * 6 * 6]
    assert [counts["set-up, drawn", depth] for depth in (1, 2, 3)] == [5, 5 * 11, 5 * 11 * 6]
    assert [counts["before a die", depth] for depth in (1, 2)] == [3, 3 * 9]
    assert [counts["before the last tile", depth] for depth in (1, 2, 3)] == [3, 3 * 1, 3 * 1 * 3]
    assert counts["before a die with no room", 1] < 3
    assert counts["to choose a heading", 1] == 6


def test_a_push_takes_six_headings_to_go_on() -> None:
    """Q14, Q16: every way to push green is followed by green's six headings, and nothing else is."""
    start = queen.parse_position(POSITIONS["side by side"])
    state, _ = queen.apply(start, queen.parse_action(start, "speed=3"))
    rows = dict(divide(queen, state, 2))
    pushes = {name: ways for name, ways in rows.items() if name.startswith("push=")}
    assert pushes == {"push=0,-4": 6, "push=-1,-3": 6, "push=-1,-2": 6}, (
        "yellow lies on (1, -3), the rest is land or red's own"
    )


def test_the_positions_at_the_start_begin_with_chance() -> None:
    """Q4, Q8: chance counts like a captain."""
    for name in ("set-up", "set-up, drawn", "before a die"):
        assert queen.actor(queen.parse_position(POSITIONS[name])) == CHANCE
