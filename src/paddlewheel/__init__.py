"""Paddlewheel: three paddle-steamer board games, one rules core for people, computer captains and researchers.

    >>> import paddlewheel
    >>> race = paddlewheel.Race("mississippi", ["red", "green", "black"], options={"rows": 7})
    >>> race.actor, race.legal()
    ('chance', ('first=red', 'first=green', 'first=black'))
    >>> events = race.play("first=red die=5 +4")
    >>> race.actor
    'chance'

What `__all__` lists is public: it changes only as docs/versioning.md promises.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

__version__ = "0.2.0"

if TYPE_CHECKING:
    from paddlewheel.captains import CAPTAINS
    from paddlewheel.engine.errors import BadData, BadInput, BadText, PaddlewheelError, Refusal, UnknownVersion
    from paddlewheel.games import GAMES
    from paddlewheel.race import Race, captain, read_records, setup

__all__ = [
    "CAPTAINS",
    "GAMES",
    "BadData",
    "BadInput",
    "BadText",
    "PaddlewheelError",
    "Race",
    "Refusal",
    "UnknownVersion",
    "__version__",
    "captain",
    "read_records",
    "setup",
]

_HOMES = {
    "CAPTAINS": "captains",
    "GAMES": "games",
    "Race": "race",
    "captain": "race",
    "read_records": "race",
    "setup": "race",
}


def __getattr__(name: str) -> Any:
    """Load each name when it is first used: a command that needs only the rules starts without the captains."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'engine.errors')}"), name)


def __dir__() -> list[str]:
    return sorted(__all__)
