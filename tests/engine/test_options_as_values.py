"""Options as plain data and as text, for any game that has them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel.engine import options
from paddlewheel.engine.errors import BadData, BadText
from paddlewheel.games.mississippi.model import Options
from paddlewheel.games.queen.model.options import Options as QueenOptions
from paddlewheel.games.queen.river.tiles import EXPANSION, RIVER


@dataclass(frozen=True)
class Some:
    rows: int = options.option(13, "M1", "how many rows", limits=(3, 99))
    calm: bool = options.option(False, "M2", "no wind")
    tiles: tuple[str, ...] = options.option((), "B1", "some tiles", names=("coal", "sand", "wood"), quiet=True)
    boats: int = options.option(1, "B8", "how many", limits=(1, 2), quiet=True)

    def __post_init__(self) -> None:
        options.put_names_in_order(self)


values = st.builds(Options, st.integers(-999_999_999, 999_999_999), st.booleans(), st.integers(-999_999_999, 999_999_999))


queen_values = st.builds(
    QueenOptions,
    *[st.booleans()] * 3,
    *[st.integers(-999_999_999, 999_999_999)] * 2,
    st.booleans(),
    st.sets(st.sampled_from(tuple(EXPANSION))).map(lambda tiles: tuple(sorted(tiles, key=tuple(EXPANSION).index))),
    st.sets(st.sampled_from(tuple(RIVER))).map(lambda tiles: tuple(tile for tile in RIVER if tile in tiles)),
    st.integers(-999_999_999, 999_999_999),
    *[st.booleans()] * 3,
)


@given(queen_values)
def test_options_with_names_mean_the_same_again(chosen: QueenOptions) -> None:
    assert options.from_data(QueenOptions, options.to_data(chosen)) == chosen
    assert options.from_text(QueenOptions, options.to_text(chosen)) == chosen


@given(values)
def test_options_mean_the_same_again(chosen: Options) -> None:
    assert options.from_data(Options, options.to_data(chosen)) == chosen
    assert options.from_text(Options, options.to_text(chosen)) == chosen


def test_text_names_every_option() -> None:
    assert options.to_text(Some()) == "rows=13 calm=no"
    assert options.to_text(Some(5, True)) == "rows=5 calm=yes"


def test_text_leaves_out_a_quiet_option_while_it_is_usual() -> None:
    """So that texts from before there was the option stay as they were."""
    assert options.to_text(Some(tiles=("sand",))) == "rows=13 calm=no tiles=sand"
    assert options.to_text(Some(boats=2)) == "rows=13 calm=no boats=2"
    assert options.to_data(Some()) == {"rows": 13, "calm": False, "tiles": [], "boats": 1}


@pytest.mark.parametrize("text", ["rows=5 calm=yes", "calm=yes,rows=5", " calm=YES ,, rows=+5 "])
def test_spaces_commas_and_order_do_not_matter(text: str) -> None:
    assert options.from_text(Some, text) == Some(5, True)


def test_what_is_left_out_is_usual() -> None:
    assert options.from_text(Some, "") == options.from_data(Some, {}) == Some()


@pytest.mark.parametrize("text", ["tiles=coal+wood", "tiles=wood+coal", "boats=1 tiles=wood+coal rows=13"])
def test_names_are_joined_by_a_plus_in_any_order(text: str) -> None:
    assert options.from_text(Some, text) == Some(tiles=("coal", "wood"))
    assert options.to_text(options.from_text(Some, text)).endswith(" tiles=coal+wood")
    assert options.from_data(Some, {"tiles": ["wood", "coal"]}) == Some(tiles=("coal", "wood"))
    assert options.to_data(Some(tiles=("coal", "wood")))["tiles"] == ["coal", "wood"]


def test_none_is_none_of_the_names() -> None:
    assert options.from_text(Some, "tiles=none") == options.from_data(Some, {"tiles": []}) == Some()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("tiles=mud", "name.unknown (kind=name, found='mud', known=coal,sand,wood)"),
        ("tiles=coal+", "name.empty"),
        ("tiles=none+coal", "name.unknown (kind=name, found='none', known=coal,sand,wood)"),
        ("tiles=coal+sand+coal", "name.twice (name=coal)"),
    ],
)
def test_names_that_there_are_not_and_names_that_come_twice_are_refused(text: str, problem: str) -> None:
    with pytest.raises(BadData, match=re.escape(problem)):
        options.from_text(Some, text)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rows", "text.pair (found='rows')"),
        ("rows=", "text.pair (found='rows=')"),
        ("=5", "text.pair (found='=5')"),
        ("rows=five", "text.number (key=rows, found='five')"),
        ("rows=1e3", "text.number (key=rows, found='1e3')"),
        ("rows=1234567890", "text.number (key=rows, found='1234567890')"),
        ("calm=true", "text.yes_no (key=calm, found='true')"),
        ("rows=5 rows=6", "text.twice (name=rows)"),
    ],
)
def test_text_that_means_no_options_is_bad_text(text: str, problem: str) -> None:
    with pytest.raises(BadText, match=re.escape(problem)):
        options.from_text(Some, text)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"speed": 1}, "options: name.unknown (kind=option, found='speed', known=rows,calm,tiles,boats)"),
        ({"rows": "5"}, "options.rows: value.whole_number (found='5')"),
        ({"rows": True}, "options.rows: value.whole_number (found=true)"),
        ({"rows": None}, "options.rows: value.whole_number (found=null)"),
        ({"tiles": "coal"}, "options.tiles: value.names (found='coal')"),
        ({"tiles": ["coal", 1]}, "options.tiles: value.names (found=[…])"),
        ({"tiles": ["mud"]}, "options.tiles: name.unknown (kind=name, found='mud', known=coal,sand,wood)"),
        ({"calm": 1}, "options.calm: value.yes_no (found=1)"),
    ],
)
def test_data_that_means_no_options_is_bad_data(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=re.escape(problem)):
        options.from_data(Some, data)
    with pytest.raises(BadData, match=re.escape("options: name.unknown (kind=option, found='speed', known=rows,calm")):
        options.from_text(Some, "speed=fast")


# --- changing some, and saying what there is ------------------------------------------------------------------------------


def test_a_text_changes_what_it_names_and_nothing_else() -> None:
    base = Some(rows=7, calm=True, tiles=("coal", "wood"))
    assert options.changed(base, "") == base
    assert options.changed(base, "calm=no") == Some(rows=7, tiles=("coal", "wood"))
    assert options.changed(base, "tiles=none boats=2") == Some(rows=7, calm=True, boats=2)
    with pytest.raises(BadData, match=re.escape("options: name.unknown (kind=option, found='speed', known=rows,calm")):
        options.changed(base, "speed=1")


def test_the_schema_has_every_option_with_its_values_its_rule_and_its_sentence() -> None:
    assert options.schema(Some) == {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "rows": {
                "type": "integer", "minimum": 3, "maximum": 99, "default": 13, "rule": "M1", "description": "how many rows",
            },
            "calm": {"type": "boolean", "default": False, "rule": "M2", "description": "no wind"},
            "tiles": {
                "type": "array", "items": {"type": "string", "enum": ["coal", "sand", "wood"]}, "uniqueItems": True,
                "default": [], "rule": "B1", "description": "some tiles",
            },
            "boats": {"type": "integer", "minimum": 1, "maximum": 2, "default": 1, "rule": "B8", "description": "how many"},
        },
    }  # fmt: skip


def test_options_can_be_found_by_the_part_of_the_rules_they_rest_on() -> None:
    assert options.rules_of(Some, "B") == {"tiles": "B1", "boats": "B8"}
