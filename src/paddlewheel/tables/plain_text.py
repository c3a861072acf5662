"""Names, titles and chat as they are kept: plain text on one line, of signs that can be seen."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from paddlewheel.tables.errors import Denied

BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Letters and symbols, as Unicode counts them, that no one can see."""
SELECTORS: Final = frozenset(
    map(chr, (0x34F, *range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""Marks that no one can see: they choose another form of the sign before them."""
JOINERS: Final = frozenset("\u200d\ufe0f")
"""They make one picture of several, and are kept behind a picture."""
MOST_MARKS: Final = 4
"""No language puts more marks on one letter; a tower of them would cover what stands above it."""


def plain(text: str) -> str:
    """Return a text on one line without signs that cannot be seen or turn others round; raise Denied if nothing is left."""
    kept, marks = " ", 0
    for sign in text:
        marks = marks + 1 if category(sign)[0] == "M" else 0
        kept += _shown(sign, kept[-1], marks)
    shown = " ".join(kept.split())
    if not shown:
        raise Denied("not_understood", "chat.empty")
    return shown


def _shown(sign: str, before: str, marks: int) -> str:
    """Return what is kept of a sign: a mark that stands on nothing, or on too many others, would mar the text around."""
    if sign in JOINERS and (before in JOINERS or category(before) in ("So", "Sk")):
        return sign
    if sign in BLANK or not sign.isprintable():
        return " "
    if sign in SELECTORS or (marks and before == " ") or marks > MOST_MARKS:
        return ""
    return sign
