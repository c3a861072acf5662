"""What a kind of water cell can do: every question that a turn asks about a cell, with the answer of plain water."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Element:
    """A kind of water cell. Defaults are those of plain water."""

    name: str
    """Its code, by which refusals and the messages of the catalogues call it."""
    cells: str
    """The name under which a tile in `tiles.toml` lists its cells of this kind."""
    rule: str
    """The rule that a refusal cites."""
    mark: str = ""
    """What the drawn river shows there, at most six characters, if no catalogue has `drawn-NAME`."""
    hint: str = ""
    """What is about it, in three or four words, if no catalogue has `drawn-NAME-hint`."""
    points: int = 0
    """How many extra movement points it takes to enter."""
    slows: int = 0
    """By how much entering lowers the speed at the end of the turn, never below 1."""
    grounds: bool = False
    """Whether a steamer that comes there runs aground: it stops with speed 1, does not turn, and cannot be pushed; it gets
    off straight ahead for a coal point, or straight astern."""
    shove: int = 0
    """How many extra points it takes to push a steamer onto it."""
    shove_rule: str = ""
    """The rule cited by a refusal to push a steamer onto it, if it is a different one."""
    keeps_heading: bool = False
    """Whether a steamer that is pushed onto it keeps its heading."""
    fills: int = 0
    """How far a steamer that docks there can fill up with coal."""
    bars_exchange: bool = False
    """Whether coal cannot be exchanged there."""

    @property
    def dock(self) -> bool:
        """Whether steamers dock there."""
        return self.fills > 0

    @property
    def special(self) -> bool:
        """Whether entering it differs from plain water."""
        return bool(self.points or self.slows or self.grounds)
