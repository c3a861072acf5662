"""A race that this build cannot read: it was begun under rules, or goes on in a way, that only a newer one knows.

What was kept of it can still be told: who sits there, what was done, and the record. Nothing follows from it here, so
nobody can act. `Foreign` stands in for the game: its position has no steamers, an action is a text, and nobody decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.data_types import Data
from paddlewheel.engine.record import HEADER_LINE, Record
from paddlewheel.games import GAMES

Unread: TypeAlias = Literal["rules", "other"]
"""Why a race cannot be read: its rules are not known here, or something else in it."""


@dataclass(frozen=True)
class NoOptions:
    """What was chosen is not known."""


@dataclass(frozen=True)
class Foreign:
    """A game of which only texts are known: the record as it was kept, its header, its actions, the names of the seats."""

    NAME: str
    RULES: int
    kept: str
    header: str
    begun: tuple[str, ...]
    names: tuple[str, ...]

    def seats(self, _state: None) -> tuple[str, ...]:
        """Return the names of the seats."""
        return self.names

    def options(self, _state: None) -> NoOptions:
        """Return nothing: no option is known."""
        return NoOptions()

    def version(self, _state: None) -> int:
        """Return the version of the rules that the record names."""
        return self.RULES

    def actor(self, _state: None) -> None:
        """Return None: no one decides."""

    on_turn = outcome = standing = actor

    def begins_turn(self, _state: None) -> bool:
        """Return no: it is not known."""
        return False

    def parse_action(self, _state: None, text: str) -> str:
        """Return the text itself, after the name of the player on turn."""
        return text

    def apply(self, _state: None, _action: str) -> tuple[None, tuple[()]]:
        """Return nothing: an action has no known effect."""
        return None, ()

    def to_data(self, _state: None) -> Data:
        """Return only the seats: there is no position."""
        return {"rules": self.RULES, "seats": list(self.names), "steamers": {}}

    def scene(self, _state: None) -> Data:
        """Return nothing: no cell is known."""
        return {}

    def record(self, actions: list[str]) -> str:
        """Return the record with a line for the player on turn, as long as that is the same; as kept if it is the same."""
        if tuple(actions) == self.begun:
            return self.kept
        lines: list[str] = []
        last = None
        for action in actions:
            label, _, text = action.partition(" ")
            if label != last:
                lines.append(label)
                last = label
            lines[-1] += f" {text}"
        return "\n".join([self.header, "", *lines, ""])


def foreign(text: str, names: list[str], seats: int) -> Record:
    """Return a record of which nothing is understood but its shape."""
    lines = text.splitlines()
    end = next((nth for nth, line in enumerate(lines) if nth and not _is_header(line)), len(lines))
    header = _header(lines[:end])
    known = names or header.get("seats", "").split()
    if len(known) != seats:
        known = [f"seat-{nth}" for nth in range(1, seats + 1)]
    turns = [line.split() for line in lines[end:] if line.strip() and not line.startswith("result:")]
    actions = tuple(f"{label} {word}" for label, *words in turns for word in words)
    game = Foreign(header.get("game", ""), rules_of(text), text, "\n".join(lines[:end]), actions, tuple(known))
    return Record(cast(AnyGame, game), None, actions)


def as_foreign(game: object) -> Foreign | None:
    """Return the texts that stand in for a game, None if it is a game."""
    return game if isinstance(game, Foreign) else None


def rules_of(text: str) -> int:
    """Return the version of the rules that a record names, 0 if it names none."""
    version = _header(text.splitlines()).get("rules", "")
    return int(version) if version.isascii() and version.isdigit() else 0


def unread(text: str) -> Unread:
    """Return why a record cannot be read: for the version of the rules it names, or otherwise."""
    game = GAMES.get(_header(text.splitlines()).get("game", ""))
    return "other" if game is not None and rules_of(text) in game.VERSIONS else "rules"


def _header(lines: list[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for line in lines[1:]:
        if not _is_header(line):
            break
        name, _, value = line.partition(":")
        found[name.strip()] = value.strip()
    return found


def _is_header(line: str) -> bool:
    match = HEADER_LINE.fullmatch(line.strip())
    return match is not None and match[1] != "result"
