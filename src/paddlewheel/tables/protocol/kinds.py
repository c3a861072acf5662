"""The kinds of text and number that messages are made of, each with its limits."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

PROTOCOL: Final = 2
"""Raised when clients of the version before could no longer read what is told: docs/table-protocol.md says what changed."""

Key = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{16,64}$", description="an unguessable key: of a seat, to watch, of the maker")
]
TableId = Annotated[str, Meta(pattern="^[a-z0-9]{6,32}$", description="the name of a table")]
OrderId = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the sender; makes a resend harmless")]
SeatName = Annotated[str, Meta(min_length=1, max_length=16, description="the name of a seat in the game: red, green, …")]
SteamerName = Annotated[
    str, Meta(min_length=1, max_length=18, description="the name of a steamer: its seat, red-2 of two, or rose")
]
ActionText = Annotated[str, Meta(min_length=1, max_length=100, description="the short text of an action")]
GameName = Annotated[str, Meta(max_length=32, description="one of GET /api/games")]
SetupName = Annotated[str, Meta(max_length=32, description="the name of a ready-made setup")]
PersonName = Annotated[str, Meta(min_length=1, max_length=40, description="what a person wants to be called; plain text")]
Title = Annotated[str, Meta(max_length=80, description="what a table is called; plain text")]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, description="plain text")]
Number = Annotated[int, Meta(ge=0, le=999_999_999)]
Seconds = Annotated[int, Meta(ge=0, le=90 * 24 * 3600)]
RecordText = Annotated[str, Meta(min_length=1, max_length=64_000, description="a record as text")]
CaptainName = Annotated[str, Meta(min_length=1, max_length=32, description="one of GET /api/captains")]
DayText = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$", description="a day, as 2026-11-18")]
LessonName = Annotated[str, Meta(pattern="^[a-z][a-z0-9-]{0,31}$", description="the name of a course or a lesson")]
Language = Annotated[str, Meta(pattern="^[a-z]{2}$", description="the language of what people read: en, de, nl or fr")]
MOST_ACTIONS: Final = 60
"""More than any turn has."""
Stopped: TypeAlias = Literal["chance", "other", "turn", "over"]
"""Why a turn was not done to its end: a die or a tile comes first, another captain or steamer, it or the race is over."""
Milliseconds: TypeAlias = int
"""Since the beginning of 1970, by the clock of the server."""


class Strict(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What comes from outside: a misspelt field never goes unnoticed."""
