"""Versions of the rules live side by side: a race is sailed, written, read and explained under the one it began with."""

from __future__ import annotations

import pickle
import re

import pytest

from paddlewheel.engine.errors import BadInput, BadText, Refusal, UnknownVersion
from paddlewheel.engine.record import format_record, new, parse_record
from paddlewheel.games import queen
from paddlewheel.games.queen.model.actions import Die, Exchange
from paddlewheel.games.queen.model.events import Ended, Held, Wrecked
from paddlewheel.games.queen.model.state import State
from paddlewheel.games.queen.turn.refusals import why_not_exchange

from .positions import GREEN, RED, YELLOW, legal_texts, refused, sail

both = pytest.mark.parametrize("version", queen.VERSIONS)


def under(version: int, line: str) -> State:
    return queen.parse_position(line, version)


# --- the mechanism --------------------------------------------------------------------------------------------------------


def test_a_new_race_takes_the_newest_version() -> None:
    state = queen.setup(queen.OPTIONS(), queen.COLOURS[:3])
    assert queen.version(state) == queen.RULES == queen.VERSIONS[-1] == 2
    assert queen.version(queen.parse_position("queen | red green blue")) == 2


@both
def test_a_position_names_its_version_as_text_and_as_data(version: int) -> None:
    state = queen.setup(queen.OPTIONS(black_rose=True), queen.COLOURS[:3], version)
    state, _ = sail(state, "tile=red-1", "N", "NE", "N", "1 a")
    assert queen.format_position(state).startswith(f"queen rules={version} ")
    assert queen.to_data(state)["rules"] == version
    assert queen.parse_position(queen.format_position(state)) == state
    assert queen.from_data(queen.to_data(state)) == state
    assert pickle.loads(pickle.dumps(state)) == state


@both
def test_a_record_is_read_under_its_own_version(version: int) -> None:
    record = new(queen, queen.OPTIONS(), queen.COLOURS[:3])
    text = format_record(record).replace("rules: 2", f"rules: {version}")
    assert queen.version(parse_record(text).start) == version
    assert format_record(parse_record(text)) == text


@both
def test_a_position_in_a_record_that_names_no_version_is_of_the_records(version: int) -> None:
    """So that records written before positions named theirs are read as they were sailed."""
    record = f"paddlewheel record 1\ngame: queen\nrules: {version}\nposition: {HELD_BY_GREEN}\n\nyellow 1 a done\n"
    assert queen.version(parse_record(record).start) == version


def test_a_record_that_mixes_versions_is_refused_at_its_line() -> None:
    line = HELD_BY_GREEN.replace("queen ", "queen rules=1 ")
    record = f"paddlewheel record 1\ngame: queen\nrules: 2\nposition: {line}\n"
    with pytest.raises(BadText, match=re.escape("record.other_version (position=1, record=2)")):
        parse_record(record)


def test_an_action_that_only_another_version_allows_is_refused_at_its_line() -> None:
    """Q3: the die may fall to the left under version 2 only."""
    record = f"paddlewheel record 1\ngame: queen\nrules: {{}}\nposition: {LAST_TILE}\n\nred 1 a done die=left\n"
    assert parse_record(record.format(2)).actions[-1] == Die(-1)
    with pytest.raises(BadText, match=re.escape("die.rolled_again (turn=left)")):
        parse_record(record.format(1))


@pytest.mark.parametrize("version", [0, 3, 99])
def test_a_version_that_never_was_is_refused_with_those_that_are(version: int) -> None:
    with pytest.raises(UnknownVersion, match=rf"rules: rules.unknown_version \(version={version}, known=1,2\)") as no:
        queen.setup(queen.OPTIONS(), queen.COLOURS[:3], version)
    assert no.value.version == version
    assert str(pickle.loads(pickle.dumps(no.value))) == str(no.value)
    with pytest.raises(UnknownVersion):
        queen.parse_position(f"queen rules={version} | red green blue")
    with pytest.raises(UnknownVersion):
        queen.from_data({"rules": version, "seats": ["red", "green", "blue"]})
    with pytest.raises(BadText, match=rf"line 3: rules: rules.unknown_version \(version={version}, known=1,2\)"):
        parse_record(f"paddlewheel record 1\ngame: queen\nrules: {version}\noptions:\nseats: red green blue\n")


@pytest.mark.parametrize("named", ["x", "-", "1.5", "²"])
def test_a_version_that_is_no_number_is_refused(named: str) -> None:
    with pytest.raises(BadInput, match=re.escape("text.number (key=rules")):
        queen.parse_position(f"queen rules={named} | red green blue")


# --- Q13: no way on -------------------------------------------------------------------------------------------------------

HELD_BY_GREEN = (
    "queen added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=yellow,red,green to_move=yellow |"
    " red=-1,-3:N:s1:c6 green=-1,-2:N yellow=0,0:N:s1"
)
BARRED = (
    "queen added=sandbanks-2 tiles=start,sandbanks-2,wild-1 order=red,yellow,green to_move=red |"
    " red=0,0:N:s1 green=-2,0:N yellow=2,-5:SE:s1:c6"
)


def test_a_steamer_held_by_others_stays_with_all_it_has() -> None:
    """Q13.2: aground, land ahead and green astern: cell, heading, speed and coal stay, and it is asked nothing."""
    before = under(2, HELD_BY_GREEN)
    state, events = sail(before, "1 a done")
    assert Held(RED, (GREEN,)) in events
    assert state.steamers[RED] == before.steamers[RED]
    assert queen.actor(state) == GREEN


def test_under_version_1_it_was_out() -> None:
    state, events = sail(under(1, HELD_BY_GREEN), "1 a done")
    assert Wrecked(RED, 3, "held", (GREEN,)) in events
    assert state.steamers[RED].cell is None


@both
def test_a_steamer_barred_by_land_is_out_and_coal_is_not_blamed(version: int) -> None:
    """Q13.4: six coal and nobody near, but land ahead and astern."""
    _, events = sail(under(version, BARRED), "1 a done")
    assert Wrecked(YELLOW, 3, "land") in events


def test_out_of_coal_comes_before_held() -> None:
    """Q13.1: with coal it could push its way out, so it is out, though without the others it could move as well."""
    line = "queen tiles=start,red-1,red-2 order=green,red,blue to_move=green | red=-1,2:S:s1:c0 green=0,-4 blue=-2,2"
    _, events = sail(line, "1 a done")
    assert Wrecked(RED, 3, "coal") in events


def test_out_of_coal_is_also_who_needs_coal_and_room() -> None:
    """Q13.3: aground with no coal, green ahead and land astern: with green gone it would still take a coal point."""
    line = (
        "queen added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=yellow,red,green to_move=yellow |"
        " red=-1,-3:S:s1:c0 green=-1,-2:N yellow=0,0:N:s1"
    )
    _, events = sail(line, "1 a done")
    assert Wrecked(RED, 3, "coal") in events
    _, events = sail(line.replace("s1:c0", "s1:c1"), "1 a done")
    assert Wrecked(RED, 3, "coal") not in events


def test_a_held_steamer_loses_the_bonus_of_the_shipyard() -> None:
    """Q13, B11: the sixth steamer cannot leave the shipyard in the first round, and its seventh coal point is gone."""
    line = (
        "queen tiles=start,red-1 round=1 order=red,green,yellow,white,blue,orange to_move=blue |"
        " red=-2,2:N green=-1,1:N yellow=-2,1:N white=-1,2:S blue=0,0:N orange=-2,3:N:c7"
    )
    state, events = sail(line, "1 a done")
    held = [event for event in events if isinstance(event, Held)]
    assert [event.steamer for event in held] == [5]
    assert state.steamers[5].coal == 6


def test_a_race_in_which_all_are_held_for_a_round_is_ranked_at_once() -> None:
    """Q13, Q23: nothing can change any more, so the rounds up to the limit are not sailed one by one."""
    line = (
        "queen round_limit=1000000 added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=red,green,yellow to_move=yellow |"
        " red=-2,-2:NE:s1:c6 green=-1,-3:SW:s1:c6 yellow=-1,1:S:s1:c0"
    )
    state, events = sail(line, "1 a done")
    held = [event for event in events if isinstance(event, Held)]
    assert held == [Held(GREEN, (RED,)), Held(RED, (GREEN,))] * 2
    assert Wrecked(YELLOW, 3, "coal") in events
    assert events[-1] == Ended("the_round_limit_is_reached")
    assert state.round == 1_000_001
    outcome = queen.outcome(state)
    assert outcome is not None
    assert outcome.ranks == (2, 1, 3)


# --- B9: exchanging coal --------------------------------------------------------------------------------------------------

AT_THE_STAGES = (
    "queen steamers=2 tiles=start,red-1 order=red-1,red-2,green-1,green-2 to_move=red-1 |"
    " red-1=0,0:S:s1:c2 red-2=1,0 green-1=-2,0 green-2=-2,1"
)


def test_the_start_cells_are_docks() -> None:
    """B9: start cells 1 to 5 have landing stages; with the option coal is exchanged there as at any dock."""
    state, _ = sail(under(2, AT_THE_STAGES), "1 a done")
    assert state.agenda[0].what == "speed"
    no = why_not_exchange(state, 0, Exchange(2, -1))
    assert no is not None
    assert (no.rule, no.brief) == ("B9", "exchange.barred (steamer=red-1, element=landing_stage)")
    state, _ = sail(under(1, AT_THE_STAGES), "1 a done")
    assert "take=1,red-2" in legal_texts(state)
    state, _ = sail(under(2, AT_THE_STAGES.replace("steamers=2", "steamers=2 exchange_at_docks=yes")), "1 a done")
    assert "take=1,red-2" in legal_texts(state)


COMES_ROUND = (
    "queen steamers=2 exchange_at_docks=yes tiles=start,brown-3,red-4:left,red-2:left,wild-3:left,wild-1,wild-2:left,"
    "brown-2:left,red-1:right,red-3:left order=red-1,red-2,green-1,green-2 to_move=red-1 |"
    " red-1=-1,1:S:s1:c2 red-2=0,2:N:s1 green-1=-2,0 green-2=-2,1"
)


def test_water_must_lead_from_one_cell_to_the_other() -> None:
    """B9, Q3: the river comes round to the start tile, and its bank lies between the two."""
    state, _ = sail(under(2, COMES_ROUND), "1 a done")
    assert state.agenda[0].what == "speed"
    no = why_not_exchange(state, 0, Exchange(2, -1))
    assert no is not None
    assert (no.rule, no.brief) == ("B9", "exchange.bank (steamer=red-2)")
    state, _ = sail(under(1, COMES_ROUND), "1 a done")
    assert "take=1,red-2" in legal_texts(state)


# --- B12: who steers her, and the duty ------------------------------------------------------------------------------------

OUT_OF_THE_RACE = (
    "queen black_rose=yes tiles=start,red-1,wild-1 order=red,green,yellow,rose to_move=green |"
    " red=0,-3 green=0,0:N:s1 yellow=-1,2:S:s1:c0 rose=1,0:N:s1"
)
STRANDED = (
    "queen black_rose=yes added=sandbanks-1 tiles=start,sandbanks-1,wild-1 order=red,green,yellow,rose to_move=red |"
    " red=-1,-1:N:s3:c6 green=-1,-2:N yellow=2,0 rose=-1,-3:N:s1"
)


def test_a_player_who_is_out_steers_nothing() -> None:
    """B12.1: yellow, last in the round, is wrecked; the Rose passes to green at once."""
    state, events = sail(under(2, OUT_OF_THE_RACE), "1 a done")
    assert Wrecked(YELLOW, 3, "coal") in events
    assert queen.to_data(state)["captain"] == "rose"
    assert queen.actor(state) == GREEN
    state, _ = sail(under(1, OUT_OF_THE_RACE), "1 a done")
    assert queen.actor(state) == YELLOW


def test_nobody_has_to_rescue_her() -> None:
    """B12.4: she has no move before red's turn and none after it: that is not red's doing. Version 1 made red help."""
    assert legal_texts(under(2, STRANDED)) == list("123456")
    assert legal_texts(under(1, STRANDED)) == list("3456")
    assert refused(under(1, STRANDED), "1").rule == "B12"


def test_what_she_needed_is_remembered_through_the_turn() -> None:
    """B12.4: also in a position that is written down in the middle of it."""
    state, _ = sail(under(2, STRANDED), "2")
    assert "rose_needed=16" in queen.format_position(state)
    under_way = queen.to_data(state)["under_way"]
    assert under_way is not None
    assert under_way["rose_needed"] == 16
    assert queen.parse_position(queen.format_position(state)) == state
    assert queen.from_data(queen.to_data(state)) == state


@pytest.mark.parametrize("line", ["rules=1 black_rose=yes", "rules=2"])
def test_a_need_that_cannot_have_been_is_refused(line: str) -> None:
    rose = " rose=1,0:N" if "rose" in line else ""
    with pytest.raises(BadInput, match=re.escape("under_way.rose_needed: value.number (low=1, high=1, found=3)")):
        queen.parse_position(
            f"queen {line} tiles=start,red-1,red-2 to_move=red decision=sail rose_needed=3 |"
            f" red=0,-3 green=0,0 yellow=0,1{rose}"
        )


# --- Q3: the last tile ----------------------------------------------------------------------------------------------------

LAST_TILE = (
    "queen tiles=start,brown-2:straight,wild-1:right,brown-3:straight,brown-4:left,red-3:straight,wild-2:left,red-2:left,"
    "red-1:right,wild-3:left,red-4:left to_move=red | red=-7,-11:S green=-2,0 yellow=-2,1"
)


def test_the_last_tile_needs_no_free_nose() -> None:
    """Q3: only the landing follows it."""
    state, _ = sail(under(2, LAST_TILE), "1 a done")
    assert legal_texts(state) == ["die=left", "die=straight", "die=right"]
    state, _ = sail(under(1, LAST_TILE), "1 a done")
    assert legal_texts(state) == ["die=straight", "die=right"]
    with pytest.raises(Refusal):
        queen.apply(state, Die(-1))
