"""Tables of counts for Mississippi Queen: how many ways a position can go on, how many end the race, and their digest.

A count that moves says that a rule moved: find the action about which the engines differ with `paddlewheel perft`. The
positions lie on fixed rivers. The counts of the base game were checked against the naive model of the rules for six
actions; for those of the expansion a test counts whole turns a second time, without the engine.
"""

from __future__ import annotations

import pytest

from paddlewheel.engine.contract import CHANCE
from paddlewheel.engine.perft import Count, divide, perft
from paddlewheel.games import queen
from paddlewheel.games.queen.model.state import EXCHANGE, SPEED, State
from paddlewheel.games.queen.river.tiles import EXPANSION

from .whole_turns import engine_turns, naive_turns

TEN_TILES = "start,wild-1,wild-2,wild-3,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1"
AT_THE_LANDING = "start,wild-1,wild-2,brown-2,brown-3,brown-4,red-2,red-3,red-4,brown-1,wild-3,red-1 landing=straight"
SAND = "queen added=sandbanks-1 tiles=start,sandbanks-1,brown-2 to_move=red"
WOOD = "queen added=driftwood tiles=start,driftwood,brown-2 to_move=red"
COAL = "queen added=coal tiles=start,coal,brown-2 to_move=red"
PLAIN = "tiles=start,red-1,brown-2"
SIX = "red,green,yellow,white,blue,orange"
SCHOOL = "school=yes tiles=start,brown-1,brown-2,red-1 landing=straight"

POSITIONS = {
    "set-up": queen.format_position(queen.setup(queen.OPTIONS(), queen.COLOURS[:3])),
    "set-up, drawn": queen.format_position(queen.setup(queen.OPTIONS(draw_first=True), queen.COLOURS[:5])),
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

EXPANSION_POSITIONS = {
    "sandbank ahead": f"{SAND} | red=1,-3:N:s2:c1 green=0,1:N:c0 yellow=2,0:N:c0",
    "aground": f"{SAND} | red=1,-5:N:c2 green=0,1:N:c0 yellow=2,0:N:c0",
    "aground before an island": f"{SAND} | red=-1,-3:N:c3 green=0,1:N:c0 yellow=2,0:N:c0",
    "aground without coal": f"{SAND} | red=1,-5:N:c0 green=0,1:N:c0 yellow=2,0:N:c0",
    "pushing onto a sandbank": f"{SAND} | red=1,-3:N:s3:c0 green=1,-4:S:s2:c0 yellow=2,0:N:c0",
    "off a sandbank by pushing": f"{SAND} | red=1,-5:N:s1:c2 green=1,-6:N:s2:c0 yellow=2,0:N:c0",
    "driftwood ahead": f"{WOOD} | red=1,-2:N:s3:c1 green=0,1:N:c0 yellow=2,0:N:c0",
    "pushing onto driftwood": f"{WOOD} | red=0,-2:N:s4:c0 green=0,-3:S:s2:c0 yellow=2,0:N:c0",
    "pushing out of driftwood": f"{WOOD} | red=1,-2:N:s4:c0 green=1,-3:S:s2:c0 yellow=2,0:N:c0",
    "coming to a depot": f"{COAL} | red=0,-3:N:s1:c0 green=0,1:N:c0 yellow=2,0:N:c0",
    "pushing somebody to a depot": f"{COAL} | red=0,-2:N:s3:c0 green=0,-3:S:s1:c2 yellow=2,0:N:c0",
    "set-up for two": queen.format_position(queen.setup(queen.OPTIONS(steamers=2), queen.COLOURS[:2])),
    "set-up for six": queen.format_position(queen.setup(queen.OPTIONS(draw_first=True), queen.COLOURS)),
    "set-up with the Black Rose on the whole river": queen.format_position(
        queen.setup(queen.OPTIONS(added=tuple(EXPANSION), black_rose=True), queen.COLOURS[:3])
    ),
    "exchanging coal": f"queen steamers=2 {PLAIN} to_move=red-1"
    " | red-1=0,-1:N:s1:c4 green-1=2,0:N:c0 red-2=1,-3:N:s1:c2 green-2=1,1:N:c0",
    "pushing the own steamer": f"queen steamers=2 {PLAIN} to_move=red-1"
    " | red-1=0,-1:N:s2:c0 green-1=2,0:N:c0 red-2=0,-2:N:s1:c0 green-2=1,1:N:c0",
    "one home wins": f"queen steamers=2 tiles={AT_THE_LANDING} to_move=red-1"
    " | red-1=0,-45:N:s1:c0:p2 green-1=1,-45:N:s1:c0:p2 red-2=0,-42:N:s1:c0 green-2=2,-44:N:s1:c0",
    "both home, the first of them": f"queen steamers=2 both_home=yes tiles={AT_THE_LANDING} to_move=red-1"
    " | red-1=0,-45:N:s1:c0:p2 green-1=1,-45:N:s1:c0:p2 red-2=0,-42:N:s1:c0 green-2=2,-44:N:s1:c0",
    "both home, the second of them": f"queen steamers=2 both_home=yes tiles={AT_THE_LANDING} to_move=red-1"
    " | red-1=0,-45:N:s1:c0:p2 green-1=1,-45:N:s1:c0:p2 red-2=home green-2=2,-44:N:s1:c0",
    "out of the shipyard": f"queen {PLAIN} round=1 order={SIX} to_move=orange"
    " | red=0,-2:N:c0 green=2,-1:N:c0 yellow=-1,1:S:c0 white=1,1:N:c0 blue=-1,2:N:c0 orange=-2,3:N:s1:c1",
    "out of the shipyard by pushing": f"queen {PLAIN} round=1 order={SIX} to_move=orange"
    " | red=0,-2:N:c0 green=2,-1:N:c0 yellow=-2,2:S:c0 white=1,1:N:c0 blue=-1,2:N:c0 orange=-2,3:N:s1:c2",
    "six in a crowd": f"queen {PLAIN} round=2 to_move=red"
    " | red=0,-1:N:s3:c0 green=0,-2:S:c0 yellow=1,-3:S:c0 white=-1,-1:N:c0 blue=1,-2:N:c0 orange=-2,0:N:c0",
    "the Black Rose to sail": f"queen black_rose=yes {PLAIN} order=rose,red,green,yellow to_move=rose"
    " | red=0,1:N:c0 green=2,0:N:c0 yellow=1,1:N:c0 rose=0,-1:N:s3",
    "the Black Rose giving coal": f"queen black_rose=yes {PLAIN} order=rose,red,green,yellow to_move=rose"
    " | red=0,1:N:c0 green=2,0:N:c0 yellow=1,-2:N:c1 rose=0,0:N:s2",
    "pushing the Black Rose": f"queen black_rose=yes {PLAIN} order=red,rose,green,yellow to_move=red"
    " | red=0,-1:N:s3:c1 green=2,0:N:c0 yellow=1,1:N:c0 rose=0,-2:N:s4",
    "not to strand the Black Rose": f"queen black_rose=yes {SAND[6:]} order=red,rose,green,yellow"
    " | red=1,-3:N:s3:c0 green=2,0:N:c0 yellow=2,-6:N:c0 rose=1,-4:SW:s3",
}
POSITIONS |= EXPANSION_POSITIONS

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
    ("sandbank ahead", 1, 4, 0, "1fec58471c5d7729"),
    ("sandbank ahead", 2, 11, 0, "49544796256eccda"),
    ("sandbank ahead", 3, 26, 0, "fbc32e9698689ac3"),
    ("sandbank ahead", 6, 108, 0, "c167ac9812c1e5fb"),
    ("aground", 1, 3, 0, "40e024a0fec545ff"),
    ("aground", 2, 4, 0, "d2f798fef4559b6c"),
    ("aground", 3, 14, 0, "0b16806ca0b4a121"),
    ("aground", 6, 121, 0, "db717607c4c6af70"),
    ("aground before an island", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("aground before an island", 2, 1, 0, "cd947308089253ea"),
    ("aground before an island", 3, 6, 0, "0c07ffc41da746c1"),
    ("aground before an island", 6, 42, 0, "94c4723a3a506d2a"),
    ("aground without coal", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("aground without coal", 2, 1, 0, "cd947308089253ea"),
    ("aground without coal", 3, 6, 0, "0c07ffc41da746c1"),
    ("aground without coal", 6, 42, 0, "94c4723a3a506d2a"),
    ("pushing onto a sandbank", 1, 3, 0, "11b762e578c2b4b7"),
    ("pushing onto a sandbank", 2, 14, 0, "4a723589ca4bf8ac"),
    ("pushing onto a sandbank", 3, 61, 0, "7f8e52110ff9317a"),
    ("pushing onto a sandbank", 6, 329, 0, "db1222bc9f541d7b"),
    ("off a sandbank by pushing", 1, 3, 0, "40e024a0fec545ff"),
    ("off a sandbank by pushing", 2, 9, 0, "8e9bf12435f51adb"),
    ("off a sandbank by pushing", 3, 54, 0, "56f07286ca4c275f"),
    ("off a sandbank by pushing", 6, 1080, 0, "11693d66b127cb42"),
    ("driftwood ahead", 1, 5, 0, "f176498e22c00020"),
    ("driftwood ahead", 2, 11, 0, "ef1d322bed08cf9b"),
    ("driftwood ahead", 3, 22, 0, "fc8720079aa80b4a"),
    ("driftwood ahead", 6, 84, 0, "caa0cb8ac77c6b56"),
    ("pushing onto driftwood", 1, 3, 0, "112df9b4b814e25e"),
    ("pushing onto driftwood", 2, 10, 0, "7d95f5d65c2b53eb"),
    ("pushing onto driftwood", 3, 30, 0, "690bbe674a33dba3"),
    ("pushing onto driftwood", 6, 64, 0, "d345aca82b624506"),
    ("pushing out of driftwood", 1, 3, 0, "112df9b4b814e25e"),
    ("pushing out of driftwood", 2, 14, 0, "abfe6fb8b984bf74"),
    ("pushing out of driftwood", 3, 77, 0, "bf1371356597593f"),
    ("pushing out of driftwood", 6, 361, 0, "e268393dece1d340"),
    ("coming to a depot", 1, 2, 0, "c43b40fd5bc50ec9"),
    ("coming to a depot", 2, 4, 0, "059255756247d2ab"),
    ("coming to a depot", 3, 7, 0, "e75db743279809e8"),
    ("coming to a depot", 6, 32, 0, "e7de609a1acd02f5"),
    ("pushing somebody to a depot", 1, 3, 0, "11b762e578c2b4b7"),
    ("pushing somebody to a depot", 2, 14, 0, "82c2098ad989f1e3"),
    ("pushing somebody to a depot", 3, 74, 0, "eced638d4e65048f"),
    ("pushing somebody to a depot", 6, 388, 0, "20406381e23d983d"),
    ("set-up for two", 1, 11, 0, "b2ff1948438694a1"),
    ("set-up for two", 2, 66, 0, "fa59e6f34620a12a"),
    ("set-up for two", 3, 396, 0, "1ecaf3375d6d4b47"),
    ("set-up for two", 4, 2376, 0, "ace5242df5363c83"),
    ("set-up for six", 1, 6, 0, "f1c916c2ae69880b"),
    ("set-up for six", 2, 66, 0, "09e44e5203c97504"),
    ("set-up for six", 3, 396, 0, "3fb326f98ff10f0c"),
    ("set-up for six", 4, 2376, 0, "fc93ef7b7d9abadd"),
    ("set-up with the Black Rose on the whole river", 1, 17, 0, "22d0bb09b52683ea"),
    ("set-up with the Black Rose on the whole river", 2, 102, 0, "d6909d8e4ace0397"),
    ("set-up with the Black Rose on the whole river", 3, 612, 0, "21f784b6df11ea6a"),
    ("set-up with the Black Rose on the whole river", 4, 3672, 0, "13092209445d3a31"),
    ("exchanging coal", 1, 6, 0, "e9b303e9bcfcbc82"),
    ("exchanging coal", 2, 16, 0, "b0f3adef2cdbeead"),
    ("exchanging coal", 3, 41, 0, "b381cffb83ffb589"),
    ("exchanging coal", 6, 801, 0, "4a9620526c3602f3"),
    ("pushing the own steamer", 1, 3, 0, "40e024a0fec545ff"),
    ("pushing the own steamer", 2, 12, 0, "e0d208538c64a4f6"),
    ("pushing the own steamer", 3, 62, 0, "bea718b06325f6ba"),
    ("pushing the own steamer", 6, 392, 0, "4df0a7beccbc3ff8"),
    ("one home wins", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("one home wins", 2, 3, 0, "7739fd2b872da0fd"),
    ("one home wins", 3, 5, 1, "bac8c59ec7997268"),
    ("one home wins", 6, 5, 5, "ad46c74eac74451b"),
    ("both home, the first of them", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("both home, the first of them", 2, 3, 0, "7739fd2b872da0fd"),
    ("both home, the first of them", 3, 5, 0, "bac8c59ec7997268"),
    ("both home, the first of them", 6, 27, 0, "be5bcfa1bd432835"),
    ("both home, the second of them", 1, 1, 0, "c8a93e46e1a3cb05"),
    ("both home, the second of them", 2, 3, 0, "7739fd2b872da0fd"),
    ("both home, the second of them", 3, 5, 1, "bac8c59ec7997268"),
    ("both home, the second of them", 6, 5, 5, "ad46c74eac74451b"),
    ("out of the shipyard", 1, 3, 0, "40e024a0fec545ff"),
    ("out of the shipyard", 2, 7, 0, "13c0d3c8df48da95"),
    ("out of the shipyard", 3, 12, 0, "969610db2b5eeed0"),
    ("out of the shipyard", 6, 80, 0, "f703a85071244632"),
    ("out of the shipyard by pushing", 1, 3, 0, "11b762e578c2b4b7"),
    ("out of the shipyard by pushing", 2, 10, 0, "b8867317b646cf16"),
    ("out of the shipyard by pushing", 3, 40, 0, "76d997480b13716a"),
    ("out of the shipyard by pushing", 6, 456, 0, "c901dffc91b35f10"),
    ("six in a crowd", 1, 3, 0, "11b762e578c2b4b7"),
    ("six in a crowd", 2, 8, 0, "63e5ac3af24a7068"),
    ("six in a crowd", 3, 40, 0, "ee8ff4e4380a45bf"),
    ("six in a crowd", 6, 222, 0, "82cb1d87277a4569"),
    ("the Black Rose to sail", 1, 5, 0, "f176498e22c00020"),
    ("the Black Rose to sail", 2, 13, 0, "e13d56e7df409a10"),
    ("the Black Rose to sail", 3, 26, 0, "20a8719d766f2e6c"),
    ("the Black Rose to sail", 5, 72, 0, "607b42393bbd4197"),
    ("the Black Rose giving coal", 1, 4, 0, "1fec58471c5d7729"),
    ("the Black Rose giving coal", 2, 10, 0, "b7485957e0122ee6"),
    ("the Black Rose giving coal", 3, 26, 0, "b1c5a1e125211bf2"),
    ("the Black Rose giving coal", 5, 107, 0, "fb13a98e42df2312"),
    ("pushing the Black Rose", 1, 5, 0, "f176498e22c00020"),
    ("pushing the Black Rose", 2, 27, 0, "f41c9e0fd52afc7a"),
    ("pushing the Black Rose", 3, 127, 0, "3505be0e6cf3de21"),
    ("not to strand the Black Rose", 1, 3, 0, "11b762e578c2b4b7"),
    ("not to strand the Black Rose", 2, 12, 0, "d819b76d4093d8f6"),
    ("not to strand the Black Rose", 3, 57, 0, "85c4f52dc3c8a2e1"),
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
    ("sandbank ahead", 9, 540, 0, "99e61fb53bfbea8d"),
    ("aground", 9, 1608, 0, "8d226f68dba560fd"),
    ("aground before an island", 9, 228, 0, "9fc13c6ffcfaad50"),
    ("aground without coal", 9, 228, 0, "9fc13c6ffcfaad50"),
    ("pushing onto a sandbank", 9, 1257, 1, "f5cafedd1bc46e6d"),
    ("off a sandbank by pushing", 9, 10577, 0, "81405873c0b6912b"),
    ("driftwood ahead", 9, 442, 0, "26b330a8fea1cfbb"),
    ("pushing onto driftwood", 9, 344, 0, "1842b469cefd0666"),
    ("pushing out of driftwood", 9, 2035, 0, "810ebbc83ae55b70"),
    ("coming to a depot", 9, 148, 0, "961fc551235e19f1"),
    ("pushing somebody to a depot", 9, 2195, 0, "ca572ea1cbd195b5"),
    ("exchanging coal", 9, 5669, 0, "676942158a1bbd8b"),
    ("pushing the own steamer", 9, 2056, 0, "d97d08dae2871392"),
    ("one home wins", 9, 5, 5, "6c620cdfb3390f90"),
    ("both home, the first of them", 9, 65, 0, "08a4e0bdfa7394ec"),
    ("both home, the second of them", 9, 5, 5, "6c620cdfb3390f90"),
    ("out of the shipyard", 9, 533, 0, "94f7b69afd6b5122"),
    ("out of the shipyard by pushing", 9, 2838, 0, "0ce7bbe86b907e5b"),
    ("six in a crowd", 9, 1212, 0, "f9547dce1c800d98"),
    ("the Black Rose to sail", 7, 197, 0, "d214599ad3950105"),
    ("the Black Rose giving coal", 7, 413, 0, "d5d4ed2e370fb7bc"),
    ("pushing the Black Rose", 5, 955, 0, "45d9661452cabb81"),
    ("pushing the Black Rose", 7, 4510, 0, "0a0e9967764f6425"),
    ("not to strand the Black Rose", 5, 289, 0, "3c2056f32c12298c"),
    ("not to strand the Black Rose", 7, 1630, 0, "eea81c6604b10053"),
]


every_version = pytest.mark.parametrize(
    "version", [queen.VERSIONS[-1], *(pytest.param(older, marks=pytest.mark.long) for older in queen.VERSIONS[:-1])]
)


def under(version: int, name: str) -> State:
    """Return a position under a version of the rules: in none of them do the versions differ so soon."""
    return queen.from_data({**queen.to_data(queen.parse_position(POSITIONS[name])), "rules": version})


@every_version
@pytest.mark.parametrize(("name", "depth", "ways", "ended", "digest"), TABLE)
def test_the_count_is_the_one_in_the_table(name: str, depth: int, ways: int, ended: int, digest: str, version: int) -> None:
    """Q2–Q23: legality, its order, and through the positions that follow also growth, boarding, order and arrivals."""
    assert perft(queen, under(version, name), depth) == Count(depth, ways, ended, digest)


@pytest.mark.long
@every_version
@pytest.mark.parametrize(("name", "depth", "ways", "ended", "digest"), LONG_TABLE)
def test_the_deeper_count_is_the_one_in_the_table(
    name: str, depth: int, ways: int, ended: int, digest: str, version: int
) -> None:
    """Q2–Q23: the same, over the turns of several captains."""
    assert perft(queen, under(version, name), depth) == Count(depth, ways, ended, digest)


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
        "yellow lies on (1,-3), the rest is land or red's own"
    )


def test_the_positions_at_the_start_begin_with_chance() -> None:
    """Q4, Q8: chance counts like a captain."""
    for name in ("set-up", "set-up, drawn", "before a die"):
        assert queen.actor(queen.parse_position(POSITIONS[name])) == CHANCE


# --- The Black Rose -------------------------------------------------------------------------------------------------------

STRANDING = "not to strand the Black Rose"
AT_THE_HELM = [name for name, text in EXPANSION_POSITIONS.items() if queen.parse_position(text).agenda[0].what == SPEED]


@pytest.mark.parametrize("name", [name for name in AT_THE_HELM if name != STRANDING])
def test_the_ways_to_sail_a_turn_are_as_many_without_the_engine(name: str) -> None:
    """B2–B6, B8, B11, B12: the whole turn of the captain to move, counted by plain recursion over the printed tiles."""
    state = queen.parse_position(POSITIONS[name])
    assert engine_turns(state) == naive_turns(state) > 0


def test_the_duty_takes_away_the_ways_that_strand_the_black_rose_and_no_other() -> None:
    """B12, B4: pushed onto the sandbank she could not get off: an island ahead, yellow astern."""
    state = queen.parse_position(POSITIONS[STRANDING])
    state, _ = queen.apply(state, queen.parse_action(state, "speed=3"))
    pushes = [text for text, _ in divide(queen, state, 1) if text.startswith("push=")]
    assert "push=1,-5" not in pushes
    elsewhere = queen.parse_position(POSITIONS[STRANDING].replace("yellow=2,-6", "yellow=1,1"))
    elsewhere, _ = queen.apply(elsewhere, queen.parse_action(elsewhere, "speed=3"))
    assert {text for text, _ in divide(queen, elsewhere, 1)} - {text for text, _ in divide(queen, state, 1)} == {
        "push=1,-5"
    }
    begun = queen.parse_position(POSITIONS[STRANDING])
    assert engine_turns(begun) < naive_turns(begun)


def test_counts_of_the_expansion_that_can_be_told_without_an_engine() -> None:
    """B3, B8, B11, B12: tiles, seats and headings at the set-up; astern one cell and six headings."""
    counts = {(name, depth): ways for name, depth, ways, _, _ in TABLE}
    assert [counts["set-up for two", depth] for depth in range(1, 5)] == [11, 11 * 6, 11 * 6**2, 11 * 6**3]
    assert [counts["set-up for six", depth] for depth in range(1, 5)] == [6, 6 * 11, 6 * 11 * 6, 6 * 11 * 6**2]
    rose = "set-up with the Black Rose on the whole river"
    assert [counts[rose, depth] for depth in range(1, 5)] == [17, 17 * 6, 17 * 6**2, 17 * 6**3]
    assert [counts["aground without coal", depth] for depth in (1, 2, 3)] == [1, 1, 6]
    assert [counts["aground before an island", depth] for depth in (1, 2, 3)] == [1, 1, 6]


@pytest.mark.parametrize(
    ("name", "way", "offers"),
    [
        ("coming to a depot", "1 a done", {"fuel", "skip"}),
        ("pushing somebody to a depot", "2 push=0,-4 N", {"fuel", "skip"}),
        ("aground", "1", {"a", "astern"}),
    ],
)
def test_the_positions_lead_to_what_they_are_about(name: str, way: str, offers: set[str]) -> None:
    """B3, B7: fuelling, getting off."""
    state = queen.parse_position(POSITIONS[name])
    for text in way.split():
        state, _ = queen.apply(state, queen.parse_action(state, text))
    found = {queen.format_action(state, action) for action in queen.legal(state)}
    assert found == offers


@pytest.mark.parametrize(
    ("name", "goes_on"),
    [("one home wins", False), ("both home, the first of them", True), ("both home, the second of them", False)],
)
def test_the_first_arrival_ends_the_race_unless_both_must_come_home(name: str, goes_on: bool) -> None:
    """B10: the same landing three times."""
    state = queen.parse_position(POSITIONS[name])
    for text in ("speed=1", "ahead", "done"):
        state, _ = queen.apply(state, queen.parse_action(state, text))
    assert (queen.outcome(state) is None) == goes_on
    assert state.steamers[0].cell is None


@pytest.mark.parametrize(("name", "way"), [("exchanging coal", "1 r a done"), ("the Black Rose giving coal", "1 a done")])
def test_coal_is_exchanged_in_the_positions_about_it(name: str, way: str) -> None:
    """B9, B12: at the end of the turn, side by side at speed 1."""
    state = queen.parse_position(POSITIONS[name])
    for text in way.split():
        state, _ = queen.apply(state, queen.parse_action(state, text))
    assert state.agenda[0].what == EXCHANGE
    assert len(queen.legal(state)) > 1
