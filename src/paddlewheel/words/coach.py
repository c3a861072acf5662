"""What a coach says of a turn, line by line: the codes of its reasons are messages."""

from __future__ import annotations

from collections.abc import Mapping

from paddlewheel.words.lines import Line


def line(code: str, facts: Mapping[str, float | str]) -> Line:
    """Return a reason as a line."""
    return Line(f"coach-{code}", dict(facts))
