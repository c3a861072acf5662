"""The parameters of commands: how they are read, and their help from the catalogue in the language of this terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cyclopts import Parameter, Token

from paddlewheel.cli.language import sayer
from paddlewheel.engine.errors import Fact
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.games import GAMES, USUAL_GAME


def told(name: str, **facts: Fact) -> str:
    """Return the help of a parameter."""
    return sayer()(f"help-{name}", facts)


def about(name: str, **facts: Fact) -> Parameter:
    """Return a parameter with its help."""
    return Parameter(help=told(name, **facts))


def whole(name: str) -> Parameter:
    """Return a parameter that is a whole number."""
    return Parameter(help=told(name), converter=_whole, n_tokens=1)


def flag(name: str) -> Parameter:
    """Return a parameter that is there or not."""
    return Parameter(help=told(name), negative=())


def about_game() -> Parameter:
    """Return the parameter that names a game."""
    return about("game", known=list(GAMES), usual=USUAL_GAME)


def about_setup() -> Parameter:
    """Return the parameter that names a ready-made setup."""
    return about("setup", known=[name for game in GAMES.values() for name in game.SETUPS])


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """Read a whole number, and nothing that would have to be rounded to one."""
    return whole_number(tokens[0].value, tokens[0].keyword or "")
