"""What a player tells the operator of a server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from paddlewheel.tables.protocol.kinds import Number, Strict


class Report(Strict):
    """Something at a table that the operator should look at: a message, a name, how somebody behaves."""

    why: Annotated[str, Meta(min_length=1, max_length=500, description="what is wrong, in the player's words")]
    entry: Annotated[Number | None, Meta(description="the number of the message it is about")] = None
