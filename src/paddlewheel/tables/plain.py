"""Names, titles and chat as they are kept: plain text on one line."""

from __future__ import annotations

from paddlewheel.tables.denied import Denied


def plain(text: str) -> str:
    """Return a text on one line without signs that cannot be seen; raise Denied if nothing is left."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not shown:
        raise Denied("not_understood", "there is nothing to be read in that")
    return shown
