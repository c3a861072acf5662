"""All games, by name. Everything outside a game knows it only by its name and the contract.

Some come with Paddlewheel (`paddlewheel.games`). Others come from installed packages, by an entry point of the group
`paddlewheel.games`, or from the modules named in the environment variable PADDLEWHEEL_GAMES; they are loaded when a game is
asked for that is not built in, or the list of all games. See docs/adding-a-game.md.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from paddlewheel.engine.contract import AnyGame
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.engine.small_game import complete
from paddlewheel.plugins import plugins

BUILT_IN: Final = "paddlewheel.games"
"""The package that registers the games that come with Paddlewheel; it builds on this one."""
GROUP: Final = "paddlewheel.games"
VARIABLE: Final = "PADDLEWHEEL_GAMES"


class Games(MutableMapping[str, AnyGame]):
    """All games by their names; those added from outside join when they are first needed."""

    def __init__(self) -> None:
        self._known: dict[str, AnyGame] = {}
        self._complete = False

    def __getitem__(self, name: str) -> AnyGame:
        import_module(BUILT_IN)
        return self._known[name] if name in self._known else self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __setitem__(self, name: str, game: AnyGame) -> None:
        self._known[name] = complete(game)

    def __delitem__(self, name: str) -> None:
        del self._known[name]

    def _all(self) -> dict[str, AnyGame]:
        if not self._complete:
            import_module(BUILT_IN)
            self._complete = True
            try:
                for module, game in plugins(GROUP, VARIABLE):
                    self._join(module, game)
            except ImportError as error:
                self._complete = False
                raise BadData(VARIABLE, "game.not_loaded", why=str(error)) from error
        return self._known

    def _join(self, module: str, found: object) -> None:
        game = complete(found)
        if self._known.setdefault(game.NAME, game) is not game:
            raise BadData(VARIABLE, "game.same_name", module=module, game=game.NAME)


GAMES: Final = Games()


def game_named(name: str) -> AnyGame:
    """Return the game of that name."""
    if not name:
        raise BadData("game", "game.missing", known=list(GAMES))
    name = name.lower()
    if name not in GAMES:
        raise no_such("game", "game", name, GAMES)
    return GAMES[name]
