"""What messages carry of a game, each of a type that the game names in its `DATA`.

A message knows no game: here it is plain data. The page's types (`web/write_protocol.py`) put in those of each game.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias

from msgspec import Meta

from paddlewheel.engine.data_types import Data
from paddlewheel.engine.options import OptionValue

OF_A_GAME = "of a game"
"""How the extra of a type is called that says which of a game's types is meant."""

Position: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "position"})]
Scene: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "scene"})]
Event: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "event"})]
WholeTurn: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "turn"})]
PackedTurns: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "packed"})]
ReachedEnd: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "reach"})]
Wish: TypeAlias = Annotated[Data, Meta(extra={OF_A_GAME: "wish"})]
"""Comes from outside: the game reads it, and says what is wrong with it."""

Options: TypeAlias = Mapping[str, OptionValue]
"""The options of a race by their names."""
ChosenOptions: TypeAlias = Annotated[dict[str, Any], Meta(extra={OF_A_GAME: "options"})]
"""Options that come from outside: the game reads them, and says what is wrong with them."""
Facts: TypeAlias = Mapping[str, int | str | Sequence[int | str]]
"""The numbers and names that belong to a code."""
