"""Names, titles and chat: what nobody can see is no name, and nothing turns the text around it."""

from __future__ import annotations

import pytest

from paddlewheel.tables.errors import Denied
from paddlewheel.tables.founding import found
from paddlewheel.tables.plain_text import MOST_MARKS, plain
from paddlewheel.tables.protocol import NewSeat, NewTable, Say, Sit

from .sitting import denied, mississippi

UNSEEN = {
    "blanks": " \t\n\u00a0\u2003\u3000\u2028",
    "letters of no width": "\u200b\u200c\u200d\u2060\ufeff\u00ad",
    "signs that turn the text": "\u202a\u202b\u202d\u202e\u202c\u2066\u2067\u2068\u2069\u200e\u200f\u061c",
    "letters that look like a blank": "\u3164\u115f\u1160\uffa0\u2800",
    "marks on nothing": "\u0301\u0300\u20dd",
    "selectors of forms": "\ufe0f\ufe00\U000e0100\u034f\u180b",
    "tags and what is nobody's": "\U000e0041\ue000\U000f0000",
}


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_what_nobody_can_see_is_no_name_and_nothing_said(text: str) -> None:
    sitting = mississippi()
    assert denied(sitting, Sit(id="a", seat="red", name=text)) == "not_understood"
    assert denied(sitting, Say(id="b", seat="red", text=text)) == "not_understood"
    with pytest.raises(Denied, match=r"chat.empty"):
        found(NewTable(game="mississippi", seats=[NewSeat(name=text), NewSeat(), NewSeat()]), 0)


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN)
def test_a_title_can_be_left_out_but_not_hidden(text: str) -> None:
    wanted = NewTable(game="mississippi", seats=[NewSeat()] * 3, title=text)
    if text.strip():
        with pytest.raises(Denied, match=r"chat.empty"):
            found(wanted, 0)
    else:
        assert found(wanted, 0)[0].title == ""


@pytest.mark.parametrize("unseen", UNSEEN.values(), ids=UNSEEN)
def test_what_nobody_can_see_is_taken_out_of_a_name(unseen: str) -> None:
    assert plain(f"{unseen}Anna {unseen}") == "Anna"
    assert all(sign in "Anna M." or sign in "\u0301\u0300\u20dd" for sign in plain(f"An{unseen}na M."))


NAMES = [
    "Zoë",
    "Zoe\u0308",
    "Ngô Đình",
    "李小龍",
    "محمد",
    "דוד",
    "อำนาจ",
    "Ahoy \u2764\ufe0f",
    "👩\u200d🚀",
    "👍🏽",
    "1\u20e3",
]


@pytest.mark.parametrize("text", NAMES)
def test_names_of_every_language_and_pictures_stay(text: str) -> None:
    assert plain(text) == text


def test_a_tower_of_marks_is_cut_short() -> None:
    assert plain("a" + "\u0301" * 30 + "b") == "a" + "\u0301" * MOST_MARKS + "b"
