"""What a page tells the server's log when a part of it could not be shown."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from paddlewheel.tables.protocol.kinds import Strict

_LINE = r"^[^\x00-\x1f\x7f]*$"


class Failure(Strict):
    """A part of the page that could not be shown, and what went wrong there; it names no table, key or person."""

    part: Annotated[str, Meta(pattern="^[a-z]{1,24}$", description="which part of the page")]
    error: Annotated[str, Meta(pattern="^[A-Za-z]{1,40}$", description="the kind of error")]
    message: Annotated[str, Meta(max_length=200, pattern=_LINE, description="what it says, without what it quotes")] = ""
    stack: Annotated[
        list[Annotated[str, Meta(max_length=120, pattern=_LINE)]],
        Meta(max_length=8, description="where it happened: a function, a file of the page, a line"),
    ] = msgspec.field(default_factory=list)
    page: Annotated[str, Meta(max_length=60, pattern="^[A-Za-z0-9._-]*$", description="which build of the page")] = ""


class Noted(msgspec.Struct, kw_only=True):
    """It stands in the log."""

    noted: bool = True
