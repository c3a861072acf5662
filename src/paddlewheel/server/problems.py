"""What an error says, to programs and to people."""

from __future__ import annotations

from paddlewheel.engine.errors import PaddlewheelError, Refusal
from paddlewheel.tables.errors import Denied, Unavailable
from paddlewheel.tables.protocol import Problem
from paddlewheel.words.refusals import explain


def problem(error: Exception) -> Problem:
    """Return what an error says, to programs and to people."""
    if not isinstance(error, PaddlewheelError):
        return problem(Denied("not_understood", "message.malformed", why=str(error)))
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
