"""Options as plain data and as text, for any game that has them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paddlewheel.games import options
from paddlewheel.games.game import BadData, BadText
from paddlewheel.games.mississippi.state import Options


@dataclass(frozen=True)
class Some:
    rows: int = 13
    calm: bool = False


values = st.builds(Options, st.integers(-999_999_999, 999_999_999), st.booleans(), st.integers(-999_999_999, 999_999_999))


@given(values)
def test_options_mean_the_same_again(chosen: Options) -> None:
    assert options.from_data(Options, options.to_data(chosen)) == chosen
    assert options.from_text(Options, options.to_text(chosen)) == chosen


def test_text_names_every_option() -> None:
    assert options.to_text(Some()) == "rows=13 calm=no"
    assert options.to_text(Some(5, True)) == "rows=5 calm=yes"


@pytest.mark.parametrize("text", ["rows=5 calm=yes", "calm=yes,rows=5", " calm=YES ,, rows=+5 "])
def test_spaces_commas_and_order_do_not_matter(text: str) -> None:
    assert options.from_text(Some, text) == Some(5, True)


def test_what_is_left_out_is_usual() -> None:
    assert options.from_text(Some, "") == options.from_data(Some, {}) == Some()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("rows", "expected name=value, found 'rows'"),
        ("rows=", "expected name=value, found 'rows='"),
        ("=5", "expected name=value, found '=5'"),
        ("rows=five", "expected a whole number for rows, found 'five'"),
        ("rows=1e3", "expected a whole number for rows"),
        ("rows=1234567890", "expected a whole number for rows"),
        ("calm=true", "expected yes or no for calm, found 'true'"),
        ("rows=5 rows=6", "rows is given twice"),
    ],
)
def test_text_that_means_no_options_is_bad_text(text: str, problem: str) -> None:
    with pytest.raises(BadText, match=problem):
        options.from_text(Some, text)


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        ({"speed": 1}, "options: there is no option 'speed'; there are rows, calm"),
        ({"rows": "5"}, "options.rows: expected a whole number.*, found '5'"),
        ({"rows": True}, "options.rows: expected a whole number.*, found true"),
        ({"rows": None}, "options.rows: expected a whole number.*, found null"),
        ({"calm": 1}, r"options.calm: expected yes or no \(true or false\), found 1"),
    ],
)
def test_data_that_means_no_options_is_bad_data(data: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadData, match=problem):
        options.from_data(Some, data)
    with pytest.raises(BadData, match="there is no option 'speed'"):
        options.from_text(Some, "speed=fast")
