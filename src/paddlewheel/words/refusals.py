"""What is said no to, in words: refusals of the rules, what a table denies, errors in texts and data."""

from __future__ import annotations

from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.words.catalogue import known, say


def explain(error: PaddlewheelError, language: str = "en") -> str:
    """Return what an error says in a language: the line of a text, the place in plain data, what is wrong there.

    A code that has no message, such as one of a game from elsewhere, is told by its fact `told`, or else as it is.
    """
    message = message_of(error)
    said = say(message, error.facts, language) if known(message) else str(error.facts.get("told", error.brief))
    if error.where:
        said = f"{error.where}: {said}"
    if error.line is not None:
        said = say("error-in-line", {"line": error.line, "problem": said}, language)
    return said


def cite(error: PaddlewheelError, language: str = "en") -> str:
    """Return what an error says, and after it the rule that it rests on."""
    said = explain(error, language)
    return said if error.rule is None else f"{said} ({error.rule})"


def message_of(error: PaddlewheelError) -> str:
    """Return the id of the message that says an error."""
    code = error.code.replace(".", "-").replace("_", "-")
    return f"refusal-{code}" if error.kind == "refusal" else f"error-{code}"


def why_over(reason: str, language: str = "en") -> str:
    """Return why a race is over, by the code of an outcome."""
    message = f"end-{reason.replace('_', '-')}"
    return say(message, {}, language) if known(message) else reason.replace("_", " ")
