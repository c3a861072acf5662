"""Plain data that is no position: refused with the place in it, what was expected, and the rule it breaks (Q1–Q23)."""

from __future__ import annotations

from typing import Any

import pytest

from paddlewheel.games import queen
from paddlewheel.games.game import BadData, Refusal

from .sample import MIDDLE, SPIRAL, changed


@pytest.mark.parametrize(
    ("path", "value", "problem"),
    [
        ("game", "mississippi", "game: expected one of queen"),
        ("options", [], "options: expected an object"),
        ("options.rows", 3, "options: there is no option 'rows'"),
        ("options.school", 1, "options.school: expected true or false"),
        ("options.round_limit", True, "options.round_limit: expected a whole number"),
        ("seats", "red", "seats: expected a list of names"),
        ("seats", ["red", "green", "yellow", "red"], "seats: two seats are called red"),
        ("tiles", {}, "tiles: expected a list of tiles, the start tile first"),
        ("tiles", [], "tiles: expected a list of tiles, the start tile first"),
        ("tiles.0", {"id": "red-2"}, "tiles.0.id: expected one of start"),
        ("tiles.0.turn", "left", "tiles.0: there is no 'turn' here"),
        ("tiles.1", "red-1", "tiles.1: expected an object"),
        ("tiles.1.id", "red-9", "tiles.1.id: expected one of brown-1, brown-2"),
        ("tiles.1.turn", "left", "Q4: tiles.1.turn: the first tile is joined to the start tile's middle nose: straight"),
        ("tiles.2.turn", "up", "tiles.2.turn: expected one of left, straight, right"),
        ("tiles.3.id", "red-1", "Q4: tiles.3.id: there is one tile red-1, and it lies there already"),
        ("tiles.3.left_out", [[0, 0]], "Q3: tiles.3.left_out: (0,0) is no cell of wild-1 where it lies"),
        ("tiles.3.left_out", [[-8, -4]], "Q3: tiles.3.left_out: no earlier tile lies on (-8,-4)"),
        ("tiles.3.left_out", 3, "tiles.3.left_out: expected a list of cells"),
        ("first_tile", 4, "first_tile: expected a whole number from 0 to 3"),
        ("first_tile", 2, "Q6: steamers.green.cell: (0,-4) is on red-1, which has left the table"),
        ("landing", "up", "landing: expected one of left, straight, right"),
        ("landing", "left", "Q5: landing: is joined when the pile is used up and its last tile laid, not before"),
        ("steamers", [], "steamers: expected an object"),
        ("steamers.blue", {}, "steamers: there is no 'blue' here"),
        ("steamers.red", 3, "steamers.red: expected an object"),
        ("steamers.red.cell", [0, 1, 2], "steamers.red.cell: expected a cell as [q, r]"),
        ("steamers.red.cell", [0, 1.0], "steamers.red.cell: expected a cell as [q, r]"),
        ("steamers.red.cell", [True, 1], "steamers.red.cell: expected a cell as [q, r]"),
        ("steamers.red.cell", None, "Q8: steamers.red.cell: is missing: one that has left the river has a place instead"),
        ("steamers.red.cell", [9, 9], "Q10: steamers.red.cell: (9,9) is on no tile"),
        ("steamers.red.cell", [-1, -4], "Q10: steamers.red.cell: (-1,-4) is land of red-1"),
        ("steamers.red.cell", [0, 1], "Q6: steamers.red.cell: (0,1) is on start, which has left the table"),
        ("steamers.green.cell", [-3, -5], "Q14: steamers.green.cell: red lies on (-3,-5) too"),
        ("steamers.yellow.cell", [-7, -4], "Q5: steamers.yellow.cell: lies on wild-1, so the tile after it would be"),
        ("steamers.red.heading", "north", "steamers.red.heading: expected one of N, NE, SE, S, SW, NW"),
        ("steamers.red.heading", 0, "steamers.red.heading: expected one of N, NE, SE, S, SW, NW"),
        ("steamers.red.speed", 0, "steamers.red.speed: expected a whole number from 1 to 6"),
        ("steamers.red.speed", 7, "steamers.red.speed: expected a whole number from 1 to 6"),
        ("steamers.red.coal", 7, "steamers.red.coal: expected a whole number from 0 to 6"),
        ("steamers.red.coal", -1, "steamers.red.coal: expected a whole number from 0 to 6"),
        ("steamers.red.passengers", 3, "steamers.red.passengers: expected a whole number from 0 to 2"),
        ("steamers.red.passengers", 0, "Q19: steamers.red.boarded_at: 1 stations, but 0 aboard"),
        ("steamers.red.boarded_at", ["wild-1"], "Q19: steamers.red.boarded_at: 'wild-1' is no laid tile with a station"),
        ("steamers.red.boarded_at", ["red-4"], "Q19: steamers.red.boarded_at: 'red-4' is no laid tile with a station"),
        ("steamers.red.boarded_at", [""], "Q19: steamers.red.boarded_at: nothing is no laid tile with a station"),
        ("steamers.red.boarded_at", ["red-1", "red-1"], "Q19: steamers.red.boarded_at: at most one passenger from each"),
        ("steamers.red.wood", 3, "steamers.red: there is no 'wood' here"),
        ("steamers.red.place", 1, "Q21: steamers.red.place: a steamer that lies on the river has no place yet"),
        ("steamers.red.wrecked", True, "Q13: steamers.red.wrecked: a wrecked steamer has left the river and has a place"),
        ("steamers.white.place", 5, "steamers.white.place: expected a whole number from 1 to 4"),
        ("steamers.white.place", 3, "Q13: steamers: the wrecked took the places 4, 3, …, not [3]"),
        ("steamers.white.wrecked", False, "Q21: steamers: those who arrived took the places 1, 2, … without a gap, not"),
        ("steamers.white.wrecked", 1, "steamers.white.wrecked: expected true or false"),
        ("waiting", 3, "waiting: expected an object"),
        ("waiting.red-1", 2, "waiting.red-1: expected a whole number from 0 to 1"),
        ("waiting.red-1", 1, "Q18: waiting.red-1: 1 came to the station and 1 boarded: 1 cannot wait there"),
        ("waiting.wild-1", 0, "Q18: waiting: 'wild-1' is no tile on the table with a station"),
        ("waiting.start", 0, "Q18: waiting: 'start' is no tile on the table with a station"),
        ("first", "blue", "first: expected one of red, green, yellow, white"),
        ("round", 62, "round: expected a whole number from 0 to 61"),
        ("round", 61, "Q23: to_move: there is none once the race is over: the round limit is reached"),
        ("round", 0, "decision: expected one of first, tile, face"),
        ("order", "red", "order: expected a list of names"),
        ("order", ["red", "yellow", "blue"], "order: there is no steamer 'blue'; there are red, green, yellow, white"),
        ("order", ["red", "yellow", "red", "green"], "Q20: order: red is in it twice"),
        ("order", ["red", "yellow"], "Q20: order: green sails and is not in it"),
        ("to_move", "blue", "to_move: expected one of red, green, yellow, white"),
        ("to_move", "white", "Q22: to_move: white has left the river in place 4"),
        ("decision", "pass", "decision: expected one of first, tile, face, speed, sail, die, landing, board"),
        ("decision", "first", "Q16: decision: red has nothing of the kind 'first' to decide in the own turn"),
        ("decision", "face", "B3: decision: red has nothing of the kind 'face' to decide in the own turn"),
        ("decision", "speed", "Q9: voyage: there is none before the speed is set"),
        ("decision", "tile", "Q5: die: is missing: how it fell for the tile to be turned up, left, straight or right"),
        ("decision", "die", "Q10: voyage.points: all are used up by now"),
        ("decision", "landing", "Q5: decision: before the landing comes the rest of the pile: 8"),
        ("captain", "white", "Q22: captain: white has left the river in place 4"),
        ("captain", "green", "Q16: decision: green has nothing of the kind 'sail' to decide in red's turn"),
        ("die", "left", "Q5: die: has fallen only if a tile is to be turned up: the decision 'tile'"),
        ("voyage", 3, "voyage: expected an object"),
        ("voyage.points", 2, "Q10: voyage.points: speed 2 gives 2 points: 1 used and 2 left are too many"),
        ("voyage.points", 7, "voyage.points: expected a whole number from 0 to 6"),
        ("voyage.turned", 8, "voyage.turned: expected a whole number from 0 to 7"),
        ("voyage.turned", 4, "Q12: voyage.turned: 4 turns cost 3 coal, so 5 cannot be left of 6"),
        ("voyage.stood", [[-3, -5], [-3, -4]], "Q15: voyage.stood: the last of the cells is where the steamer lies now"),
        ("voyage.stood", [[0, 1], [-3, -5]], "Q6: voyage.stood: (0,1) is on start, which has left the table"),
        ("voyage.stood", [[-3, -5], 3], "voyage.stood: expected a cell as [q, r]"),
        ("voyage.pushed_to", [[-3, -4]], "Q15: voyage.pushed_to: nobody is pushed to a cell twice, or to one the pusher"),
        ("voyage.reached", True, "Q5: voyage.reached: is true if a cell of the frontmost tile was entered"),
        ("voyage.reached", 1, "voyage.reached: expected true or false"),
        ("voyage.wind", 1, "voyage: there is no 'wind' here"),
        ("captains", 1, "there is no 'captains' here"),
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
         "Q3: tiles: start and brown-1 overlap at"),
        ("tiles=start | red=0,1 green=2,0 blue=1,1", "Q4: tiles: after the start tile lies at least one other"),
        (f"school=yes {LAST},red-4 | red=0,1 green=2,0 blue=1,1", "Q17: tiles: the river has the start tile and 3 others"),
        (f"school=yes {LAST} | red=0,1 green=2,0 blue=1,1", "Q5: landing: is missing: the pile is used up"),
        (f"school=yes {LAST} landing=left decision=landing | red=0,1 green=2,0 blue=1,1", "Q5: landing: is joined when"),
        (f"school=yes {LAST} decision=die | red=0,-7 green=2,0 blue=1,1", "Q5: decision: the pile is used up"),
        (f"{ALL} round=61 | red=0,1 green=2,0 blue=1,1", "Q5: landing: is missing"),
        # Q17–Q19: passengers
        ("school=yes tiles=start,red-1 | red=0,1:p1 green=2,0 blue=1,1", "Q17: steamers.red.passengers: there are none"),
        ("tiles=start,red-1 | red=0,1:p1@red-1 green=2,0:p1@red-1 blue=1,1",
         "Q18: steamers: 2 boarded at red-1, but only 1 came to its station"),
        # Q13, Q17, Q21, Q22: arriving and leaving
        (f"{ALL} landing=straight to_move=green | red=0,-46:p2 green=2,0 blue=1,1", "Q21: steamers.red: lies on a jetty"),
        (f"school=yes {LAST} landing=straight to_move=green | red=0,-14 green=2,0 blue=1,1",
         "Q17: steamers.red: lies on a jetty and has arrived: give it a place instead of a cell"),
        ("tiles=start,red-1 | red=home:1 green=home:2 blue=home:3", "Q22: steamers: the race was over before 3 steamers"),
        ("stop_at_winner=yes tiles=start,red-1 | red=home:1 green=home:2 blue=0,1 white=1,1", "Q22: steamers: the race"),
        ("tiles=start,red-1 | red=home:2 green=0,1 blue=1,1", "Q21: steamers: those who arrived took the places 1, 2, …"),
        ("tiles=start,red-1 | red=home:1 green=home:1 blue=1,1 white=0,1", "Q21: steamers: those who arrived took"),
        ("tiles=start,red-1 decision=speed | red=home:1 green=wrecked:3 blue=1,1",
         "Q22: decision: there is none once the race is over: one steamer is left"),
        # Q10, Q13, Q19: nothing to decide
        ("tiles=start,red-1,red-2 to_move=red | red=-2,2:S:s6:c0 green=0,-4 blue=2,0",
         "Q13: to_move: red has no legal move with 0 coal and would be wrecked: give the turn to the next captain"),
        ("tiles=start,red-1,red-2 to_move=red decision=sail | red=-2,2:S:s6:c0 green=0,-4 blue=2,0",
         "Q10: voyage: red cannot use up 6 points from there with 0 coal"),
        ("tiles=start,red-1,red-2 to_move=red decision=board | red=0,-3 green=2,0 blue=1,1",
         "Q19: decision: red has nobody to take aboard: no station's dock cell"),
        ("tiles=start,red-1,red-2 to_move=red decision=board | red=0,-4:s2 green=2,0 blue=1,1",
         "Q19: decision: red has nobody to take aboard: boarding needs speed 1, has 2"),
        ("tiles=start,red-1,red-2 waiting=red-1:0 to_move=red decision=board | red=0,-4 green=2,0 blue=1,1",
         "Q18: decision: red has nobody to take aboard: nobody waits here"),
        # Q3, Q5, Q16: who rolls
        ("tiles=start,red-1,red-2 to_move=red decision=die reached=no | red=0,-4 green=2,0 blue=1,1",
         "Q5: voyage.reached: only who reached the frontmost tile decides 'die'"),
        ("tiles=start,red-1,red-2 to_move=red decision=die reached=yes | red=0,-4 green=2,0 blue=1,1",
         "Q5: voyage.stood: red did not enter red-2"),
        ("tiles=start,red-1,red-2 to_move=red decision=die captain=green | red=0,-4:s3 green=0,-5 blue=1,1",
         "Q16: decision: green is not on the frontmost tile"),
        ("tiles=start,red-1 to_move=red decision=die captain=green | red=0,-3:s4 green=0,-4 blue=1,1",
         "Q5: decision: red reached the frontmost tile first, and rolls later"),
        ("tiles=start,red-1,red-2 to_move=red decision=face captain=green pushed_to=1,-5 | red=0,-4:s3 green=0,-5 blue=1,1",
         "Q16: voyage.pushed_to: the last of the cells is where green was pushed"),
        (f"tiles=start,{SPIRAL.removesuffix(',red-4:left')} to_move=red decision=tile die=left"
         " | red=-10,6 green=0,1 blue=2,0", "Q3: die: a river that turns left there would be rolled again"),
        # Q4, Q8: before the first round
        ("draw_first=yes tiles=start round=0 decision=tile first=green | red=0,1 green=2,0 blue=-2,2",
         "Q8: steamers: is not as it is before the first round"),
        ("tiles=start round=0 decision=first | red=ashore green=ashore blue=ashore", "Q8: decision: first comes 'tile'"),
        ("tiles=start round=0 decision=tile captain=red | red=0,1 green=2,0 blue=-2,2", "Q8: captain: chance decides"),
        ("tiles=start round=0 decision=tile to_move=red | red=0,1 green=2,0 blue=-2,2", "Q8: to_move: there is none"),
        ("tiles=start round=0 decision=tile points=1 | red=0,1 green=2,0 blue=-2,2", "Q8: voyage: there is none before"),
        ("tiles=start round=0 decision=face | red=0,1 green=2,0 blue=-2,2", "Q4: tiles: before the first round the start"),
        ("tiles=start,red-1 round=0 decision=face | red=0,1:c5 green=2,0 blue=-2,2", "Q8: steamers: is not as it is"),
        ("tiles=start,red-1 round=0 decision=face | red=0,1:S green=2,0 blue=-2,2", "Q8: steamers: is not as it is before"),
        ("tiles=start,red-1 round=0 decision=face order=red | red=0,1 green=2,0 blue=-2,2", "Q8: order: is not as it is"),
        ("tiles=start,red-1 round=0 decision=face first=blue | red=0,1 green=2,0 blue=-2,2", "Q8: first: is not as it is"),
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
    with pytest.raises(BadData, match="expected an object"):
        queen.from_data(data)


@pytest.mark.parametrize("data", [{}, {"game": "queen"}, {"tiles": [{"id": "start"}]}])
def test_data_without_anybody_is_refused(data: Any) -> None:
    """Q8: seats, or steamers that have names."""
    with pytest.raises(BadData, match="seats: is missing"):
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
