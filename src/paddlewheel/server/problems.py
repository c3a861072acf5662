"""What an error says, to programs and to people."""

from __future__ import annotations

from typing import Final

from paddlewheel.engine.errors import PaddlewheelError, Refusal
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.protocol import Problem
from paddlewheel.words.refusals import explain

QUOTED: Final = 200
"""How many letters of what was sent are quoted: a catalogue says only so many."""


def problem(error: Exception) -> Problem:
    """Return what an error says, to programs and to people."""
    if not isinstance(error, PaddlewheelError):
        return problem(malformed(error))
    said = Problem(
        reason="not_understood",
        code=error.code,
        facts=dict(error.facts),
        rule=error.rule,
        nth=error.nth,
        where=error.where,
        line=error.line,
        message=explain(error),
    )
    if isinstance(error, Denied):
        said.reason = error.reason
    if isinstance(error, Unavailable):
        said.reason = "unavailable"
    if isinstance(error, Refusal):
        said.reason = "rule"
        said.instead = error.instead if isinstance(error.instead, str) else None
    return said


def malformed(error: Exception) -> Denied:
    """Return the refusal of a message that is not understood; it may quote what was sent, but only its beginning."""
    return Denied("not_understood", "message.malformed", why=str(error)[:QUOTED])
