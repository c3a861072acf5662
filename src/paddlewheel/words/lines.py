"""A message with its facts, to be said later in any language."""

from __future__ import annotations

import msgspec

from paddlewheel.words.catalogue import known, say


class Line(msgspec.Struct, frozen=True):
    """A message of the catalogues, with its facts."""

    id: str
    facts: dict[str, float | str | list[str]] = msgspec.field(default_factory=dict)


def said(lines: list[Line], language: str = "en") -> list[str]:
    """Return lines in words; one that the catalogues do not have says nothing."""
    return [say(line.id, line.facts, language) for line in lines if known(line.id)]
