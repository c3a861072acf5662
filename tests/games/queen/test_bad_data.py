"""Plain data that is no position: refused with the place in it, what was expected, and the rule it breaks (Q1–Q23)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from paddlewheel.engine.errors import BadData, Refusal
from paddlewheel.games import queen

from .sample import MIDDLE, SPIRAL, changed


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("game", "mississippi", "game: value.choice (choices=queen, found='mississippi')"),
        ("options", [], "options: value.object (found=[…])"),
        ("options.rows", 3, "options: name.unknown (kind=option, found='rows', known=school,draw_first,stop_at_winner"),
        ("options.school", 1, "options.school: value.yes_no (found=1)"),
        ("options.round_limit", True, "options.round_limit: value.whole_number (found=true)"),
        ("seats", "red", "seats: value.names (found='red')"),
        ("seats", ["red", "green", "yellow", "red"], "seat.twice (name=red)"),
        ("tiles", {}, "tiles: position.tiles"),
        ("tiles", [], "tiles: position.tiles"),
        ("tiles.0", {"id": "red-2"}, "tiles.0.id: value.choice (choices=start, found='red-2')"),
        ("tiles.0.turn", "left", "tiles.0: value.unknown_key (found='turn', known=id)"),
        ("tiles.1", "red-1", "tiles.1: value.object (found='red-1')"),
        ("tiles.1.id", "red-9", "tiles.1.id: value.choice (choices=brown-1,brown-2,brown-3,brown-4,red-1,red-2,red-3"),
        ("tiles.1.turn", "left", "Q4 tiles.1.turn: position.first_tile_straight"),
        ("tiles.2.turn", "up", "tiles.2.turn: value.choice (choices=left,straight,right, found='up')"),
        ("tiles.3.id", "red-1", "Q4 tiles.3.id: position.tile_twice (tile=red-1)"),
        ("tiles.3.left_out", [[0, 0]], "Q3 tiles.3.left_out: position.not_on_tile (cell=0,0, tile=wild-1)"),
        ("tiles.3.left_out", [[-8, -4]], "Q3 tiles.3.left_out: position.not_left_out (cell=-8,-4)"),
        ("tiles.3.left_out", 3, "tiles.3.left_out: value.cells (found=3)"),
        ("first_tile", 4, "first_tile: value.number (low=0, high=3, found=4)"),
        ("first_tile", 2, "Q6 steamers.green.cell: position.tile_gone (cell=0,-4, tile=red-1)"),
        ("landing", "up", "landing: value.choice (choices=left,straight,right, found='up')"),
        ("landing", "left", "Q5 landing: position.landing_too_early"),
        ("steamers", [], "steamers: value.object (found=[…])"),
        ("steamers.blue", {}, "steamers: value.unknown_key (found='blue', known=green,red,white,yellow)"),
        ("steamers.red", 3, "steamers.red: value.object (found=3)"),
        ("steamers.red.cell", [0, 1, 2], "steamers.red.cell: value.cell (found=[…])"),
        ("steamers.red.cell", [0, 1.0], "steamers.red.cell: value.cell (found=[…])"),
        ("steamers.red.cell", [True, 1], "steamers.red.cell: value.cell (found=[…])"),
        ("steamers.red.cell", None, "Q8 steamers.red.cell: position.cell_missing"),
        ("steamers.red.cell", [9, 9], "Q10 steamers.red.cell: position.off_river (cell=9,9)"),
        ("steamers.red.cell", [-1, -4], "Q10 steamers.red.cell: position.land (cell=-1,-4, tile=red-1)"),
        ("steamers.red.cell", [0, 1], "Q6 steamers.red.cell: position.tile_gone (cell=0,1, tile=start)"),
        ("steamers.green.cell", [-3, -5], "Q14 steamers.green.cell: position.same_cell (steamer=red, cell=-3,-5)"),
        ("steamers.yellow.cell", [-7, -4], "Q5 steamers.yellow.cell: position.next_tile (tile=wild-1)"),
        ("steamers.red.heading", "north", "steamers.red.heading: value.choice (choices=N,NE,SE,S,SW,NW"),
        ("steamers.red.heading", 0, "steamers.red.heading: value.choice (choices=N,NE,SE,S,SW,NW"),
        ("steamers.red.speed", 0, "steamers.red.speed: value.number (low=1, high=6"),
        ("steamers.red.speed", 7, "steamers.red.speed: value.number (low=1, high=6"),
        ("steamers.red.coal", 7, "steamers.red.coal: value.number (low=0, high=6"),
        ("steamers.red.coal", -1, "steamers.red.coal: value.number (low=0, high=6"),
        ("steamers.red.passengers", 3, "steamers.red.passengers: value.number (low=0, high=2, found=3)"),
        ("steamers.red.passengers", 0, "Q19 steamers.red.boarded_at: position.stations (stations=1, aboard=0)"),
        ("steamers.red.boarded_at", ["wild-1"], "Q19 steamers.red.boarded_at: position.no_station (found='wild-1')"),
        ("steamers.red.boarded_at", ["red-4"], "Q19 steamers.red.boarded_at: position.no_station (found='red-4')"),
        ("steamers.red.boarded_at", [""], "Q19 steamers.red.boarded_at: position.no_station (found='')"),
        ("steamers.red.boarded_at", ["red-1", "red-1"], "Q19 steamers.red.boarded_at: position.station_twice"),
        ("steamers.red.wood", 3, "steamers.red: value.unknown_key (found='wood', known=boarded_at,cell,coal,heading"),
        ("steamers.red.rank", 1, "Q21 steamers.red.rank: position.rank_afloat"),
        ("steamers.red.wrecked", True, "Q13 steamers.red.wrecked: position.wrecked"),
        ("steamers.white.rank", 5, "steamers.white.rank: value.number (low=1, high=4, found=5)"),
        ("steamers.white.rank", 3, "Q13 steamers: position.wrecked_ranks (players=4, ranks=3)"),
        ("steamers.white.wrecked", False, "Q21 steamers: position.arrived_ranks"),
        ("steamers.white.wrecked", 1, "steamers.white.wrecked: value.yes_no (found=1)"),
        ("waiting", 3, "waiting: value.object (found=3)"),
        ("waiting.red-1", 2, "waiting.red-1: value.number (low=0, high=1, found=2)"),
        ("waiting.red-1", 1, "Q18 waiting.red-1: position.waiting (came=1, boarded=1, waiting=1)"),
        ("waiting.wild-1", 0, "Q18 waiting: position.no_waiting (found='wild-1')"),
        ("waiting.start", 0, "Q18 waiting: position.no_waiting (found='start')"),
        ("first", "blue", "first: value.choice (choices=red,green,yellow,white, found='blue')"),
        ("round", 62, "round: value.number (low=0, high=61, found=62)"),
        ("round", 61, "Q23 to_move: position.race_over (end=the_round_limit_is_reached)"),
        ("round", 0, "decision: value.choice"),
        ("order", "red", "order: value.names (found='red')"),
        ("order", ["red", "yellow", "blue"], "name.unknown (kind=steamer, found='blue', known=red,green,yellow,white)"),
        ("order", ["red", "yellow", "red", "green"], "Q20 order: position.order_twice (steamer=red)"),
        ("order", ["red", "yellow"], "Q20 order: position.order_missing (steamer=green)"),
        ("to_move", "blue", "to_move: value.choice (choices=red,green,yellow,white, found='blue')"),
        ("to_move", "white", "Q22 to_move: position.steamer_gone (steamer=white)"),
        ("decision", "pass", "decision: value.choice (choices=first,tile,face,speed,sail,die,landing,board,fuel"),
        ("decision", "first", "Q16 decision: position.decision_own (steamer=red, decision=first)"),
        ("decision", "face", "B3 decision: position.not_astern (steamer=red)"),
        ("decision", "speed", "Q9 under_way: position.not_under_way"),
        ("decision", "tile", "Q5 die: position.die_missing"),
        ("decision", "die", "Q10 under_way.points: position.points_used"),
        ("decision", "landing", "Q5 decision: position.pile_left (pile=8)"),
        ("captain", "white", "Q22 captain: position.steamer_gone (steamer=white)"),
        ("captain", "green", "Q16 decision: position.decision_other (steamer=green, decision=sail, mover=red)"),
        ("die", "left", "Q5 die: position.die_too_early"),
        ("under_way", 3, "under_way: value.object (found=3)"),
        ("under_way.points", 2, "Q10 under_way.points: position.points (speed=2, used=1, points=2)"),
        ("under_way.points", 7, "under_way.points: value.number (low=0, high=6, found=7)"),
        ("under_way.rotated", 8, "under_way.rotated: value.number (low=0, high=7, found=8)"),
        ("under_way.rotated", 4, "Q12 under_way.rotated: position.rotated (rotated=4, coal=5, most=6)"),
        ("under_way.stood", [[-3, -5], [-3, -4]], "Q15 under_way.stood: position.stood_last"),
        ("under_way.stood", [[0, 1], [-3, -5]], "Q6 under_way.stood: position.tile_gone (cell=0,1, tile=start)"),
        ("under_way.stood", [[-3, -5], 3], "under_way.stood: value.cell (found=3)"),
        ("under_way.pushed_to", [[-3, -4]], "Q15 under_way.pushed_to: position.pushed_to"),
        ("under_way.reached", True, "Q5 under_way.reached: position.reached"),
        ("under_way.reached", 1, "under_way.reached: value.yes_no (found=1)"),
        ("under_way.wind", 1,
         "under_way: value.unknown_key (found='wind', known=points,pushed_to,reached,rose_needed,rotated"),
        ("captains", 1, "value.unknown_key (found='captains', known=captain,decision,die,first,first_tile,game,landing"),
    ],
)  # fmt: skip
def test_data_that_cannot_be_is_refused_with_the_place(path: str, value: Any, problem: str) -> None:
    """Q1–Q23: where it stands, what was expected, the rule that is broken."""
    with pytest.raises(BadData) as bad:
        queen.from_data(changed(MIDDLE, *step_by(path), to=value))
    assert problem in str(bad.value)


def step_by(path: str) -> list[Any]:
    """Return the keys of a path, numbers as numbers."""
    return [int(key) if key.isdigit() else key for key in path.split(".")]


LAST = "tiles=start,red-1,red-2,red-3"
ALL = "tiles=start,red-1,red-2,red-3,red-4,brown-1,brown-2,brown-3,brown-4,wild-1,wild-2,wild-3"


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        # Q3, Q5, Q17: the river
        ("tiles=start,red-1,red-2:left,red-3:left,red-4:left,brown-1:left,brown-2:left | red=0,1 green=2,0 blue=1,1",
         "Q3 tiles: position.overlap (pair=start,brown-1, cell=-2,2)"),
        ("tiles=start | red=0,1 green=2,0 blue=1,1", "Q4 tiles: position.first_tile"),
        (f"school=yes {LAST},red-4 | red=0,1 green=2,0 blue=1,1", "Q17 tiles: position.too_many_tiles (most=3, found=4)"),
        (f"school=yes {LAST} | red=0,1 green=2,0 blue=1,1", "Q5 landing: position.landing_missing"),
        (f"school=yes {LAST} landing=left decision=landing | red=0,1 green=2,0 blue=1,1", "Q5 landing: position.landing"),
        (f"school=yes {LAST} decision=die | red=0,-7 green=2,0 blue=1,1", "Q5 decision: position.pile_empty"),
        (f"{ALL} round=61 | red=0,1 green=2,0 blue=1,1", "Q5 landing: position.landing_missing"),
        # Q17–Q19: passengers
        ("school=yes tiles=start,red-1 | red=0,1:p1 green=2,0 blue=1,1", "Q17 steamers.red.passengers: position.school_"),
        ("tiles=start,red-1 | red=0,1:p1@red-1 green=2,0:p1@red-1 blue=1,1",
         "Q18 steamers: position.boarded (tile=red-1, boarded=2, came=1)"),
        # Q13, Q17, Q21, Q22: arriving and leaving
        (f"{ALL} landing=straight to_move=green | red=0,-46:p2 green=2,0 blue=1,1", "Q21 steamers.red: position.has_arr"),
        (f"school=yes {LAST} landing=straight to_move=green | red=0,-14 green=2,0 blue=1,1",
         "Q17 steamers.red: position.has_arrived"),
        ("tiles=start,red-1 | red=home:1 green=home:2 blue=home:3", "Q22 steamers: position.too_many_gone (steamers=3)"),
        ("stop_at_winner=yes tiles=start,red-1 | red=home:1 green=home:2 blue=0,1 white=1,1", "Q22 steamers: position.t"),
        ("tiles=start,red-1 | red=home:2 green=0,1 blue=1,1", "Q21 steamers: position.arrived_ranks"),
        ("tiles=start,red-1 | red=home:1 green=home:1 blue=1,1 white=0,1", "Q21 steamers: position.arrived_ranks"),
        ("tiles=start,red-1 decision=speed | red=home:1 green=wrecked:3 blue=1,1",
         "Q22 decision: position.race_over (end=one_steamer_is_left)"),
        # Q10, Q13, Q19: nothing to decide
        ("tiles=start,red-1,red-2 to_move=red | red=-2,2:S:s6:c0 green=0,-4 blue=2,0",
         "Q13 to_move: position.out_of_coal (steamer=red)"),
        ("tiles=start,red-1,red-2 to_move=red decision=sail | red=-2,2:S:s6:c0 green=0,-4 blue=2,0",
         "Q10 under_way: position.stuck (steamer=red, points=6, coal=0)"),
        ("tiles=start,red-1,red-2 to_move=red decision=board | red=0,-3 green=2,0 blue=1,1",
         "Q19 decision: position.no_board (steamer=red)"),
        ("tiles=start,red-1,red-2 to_move=red decision=board | red=0,-4:s2 green=2,0 blue=1,1",
         "Q19 decision: position.no_board (steamer=red)"),
        ("tiles=start,red-1,red-2 waiting=red-1:0 to_move=red decision=board | red=0,-4 green=2,0 blue=1,1",
         "Q18 decision: position.no_board (steamer=red)"),
        # Q3, Q5, Q16: who rolls
        ("tiles=start,red-1,red-2 to_move=red decision=die reached=no | red=0,-4 green=2,0 blue=1,1",
         "Q5 under_way.reached: position.not_reached (decision=die)"),
        ("tiles=start,red-1,red-2 to_move=red decision=die reached=yes | red=0,-4 green=2,0 blue=1,1",
         "Q5 under_way.stood: position.not_entered (steamer=red, tile=red-2)"),
        ("tiles=start,red-1,red-2 to_move=red decision=die captain=green | red=0,-4:s3 green=0,-5 blue=1,1",
         "Q16 decision: position.not_frontmost (steamer=green)"),
        ("tiles=start,red-1 to_move=red decision=die captain=green | red=0,-3:s4 green=0,-4 blue=1,1",
         "Q5 decision: position.rolls_later (steamer=red)"),
        ("tiles=start,red-1,red-2 to_move=red decision=face captain=green pushed_to=1,-5 | red=0,-4:s3 green=0,-5 blue=1,1",
         "Q16 under_way.pushed_to: position.pushed_last (steamer=green)"),
        (f"tiles=start,{SPIRAL.removesuffix(',red-4:left')} to_move=red decision=tile die=left"
         " | red=-10,6 green=0,1 blue=2,0", "Q3 die: position.die_again (turn=left)"),
        # Q4, Q8: before the first round
        ("draw_first=yes tiles=start round=0 decision=tile first=green | red=0,1 green=2,0 blue=-2,2",
         "Q8 steamers: position.not_as_set_up"),
        ("tiles=start round=0 decision=first | red=ashore green=ashore blue=ashore", "Q8 decision: position.first_comes"),
        ("tiles=start round=0 decision=tile captain=red | red=0,1 green=2,0 blue=-2,2", "Q8 captain: position.chance_de"),
        ("tiles=start round=0 decision=tile to_move=red | red=0,1 green=2,0 blue=-2,2", "Q8 to_move: position.not_befor"),
        ("tiles=start round=0 decision=tile points=1 | red=0,1 green=2,0 blue=-2,2",
         "Q8 under_way: position.not_before_st"),
        ("tiles=start round=0 decision=face | red=0,1 green=2,0 blue=-2,2", "Q4 tiles: position.set_up_tiles"),
        ("tiles=start,red-1 round=0 decision=face | red=0,1:c5 green=2,0 blue=-2,2", "Q8 steamers: position.not_as_set_up"),
        ("tiles=start,red-1 round=0 decision=face | red=0,1:S green=2,0 blue=-2,2", "Q8 steamers: position.not_as_set_up"),
        ("tiles=start,red-1 round=0 decision=face order=red | red=0,1 green=2,0 blue=-2,2", "Q8 order: position.not_as_"),
        ("tiles=start,red-1 round=0 decision=face first=blue | red=0,1 green=2,0 blue=-2,2", "Q8 first: position.not_as"),
    ],
)  # fmt: skip
def test_a_position_that_breaks_a_rule_is_refused_with_it(position: str, problem: str) -> None:
    """Q3–Q23: what cannot come about is not taken."""
    with pytest.raises(BadData) as bad:
        queen.parse_position(f"queen {position}")
    assert problem in str(bad.value)


@pytest.mark.parametrize("data", [None, 3, "queen", [], [("seats", ["red", "green", "blue"])]])
def test_data_that_is_no_object_is_refused(data: Any) -> None:
    """Q1–Q23: a position is an object."""
    with pytest.raises(BadData, match=re.escape("value.object")):
        queen.from_data(data)


@pytest.mark.parametrize("data", [{}, {"game": "queen"}, {"tiles": [{"id": "start"}]}])
def test_data_without_anybody_is_refused(data: Any) -> None:
    """Q8: seats, or steamers that have names."""
    with pytest.raises(BadData, match=re.escape("value.missing")):
        queen.from_data(data)


@pytest.mark.parametrize(
    ("key", "value", "rule"),
    [("options", {"round_limit": 0}, "Q23"), ("options", {"arrival_speed": 3}, "Q23"), ("seats", ["a"], "Q18")],
)
def test_options_outside_the_rules_are_refused_in_data_too(key: str, value: Any, rule: str) -> None:
    """Q18, Q23: with the rule's id."""
    with pytest.raises(Refusal) as no:
        queen.from_data(changed(MIDDLE, key, to=value))
    assert no.value.rule == rule
