"""M6, M9: refusals say what is true of the position, and a record names whose action it is."""

from __future__ import annotations

import pytest

from paddlewheel.engine.errors import BadText
from paddlewheel.engine.record import parse_record
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.model import Steam

RECORD = """\
paddlewheel record 1
game: mississippi
rules: 1
options: rows=3 stop_at_winner=no turn_limit=1
seats: red green black

chance first=green
{}
"""


@pytest.mark.parametrize("turns", ["green  die=1 +5 die=1 +9\nred    die=1 +7", "green  die=1 +5 die=1 +9 die=1 +7"])
def test_a_line_of_one_captain_holds_no_action_of_another(turns: str) -> None:
    """M4: a line of a record names whose turn it is."""
    with pytest.raises(BadText):
        parse_record(RECORD.format(turns))


def test_a_captain_who_can_only_pass_is_not_told_to_go_astern() -> None:
    """M9: no log to burn, no water astern."""
    state = mississippi.parse_position("mississippi to_move=red | red=2:1:0 green=0:1:9 black=1:5:9")
    no = mississippi.refusal(state, Steam(0, 1))
    assert no is not None
    assert no.brief == "ahead.no_log (rotation=0, astern=0)"


def test_a_captain_with_no_water_astern_is_not_told_to_go_astern_after_rotating() -> None:
    """M9: no log to burn, no water astern."""
    state = mississippi.parse_position("mississippi to_move=red | red=2:1:1 green=0:1:9 black=1:5:9")
    no = mississippi.refusal(state, Steam(2, 1))
    assert no is not None
    assert no.brief == "ahead.no_log (rotation=1, astern=0)"


def test_three_steps_to_the_right_are_written_as_three_to_the_left() -> None:
    """M6: a half turn is three steps to the left."""
    state = mississippi.parse_position("mississippi to_move=red | red=20:1:5 green=60:1:9 black=80:1:9")
    no = mississippi.refusal(state, Steam(-3, 1))
    assert no is not None
    assert no.brief == "rotation.range"
