"""What a game is about and how its actions are typed: from the catalogues, or the words that a game brings along."""

from __future__ import annotations

from paddlewheel.engine.contract import AnyGame
from paddlewheel.words.catalogue import speaker


def aim_of(game: AnyGame, language: str = "en") -> str:
    """Return what a game is about and how it is won, for someone who has never played it."""
    return speaker(language)(f"aim-{game.NAME}", otherwise=str(getattr(game, "AIM", "")))


def how_to(game: AnyGame, language: str = "en") -> str:
    """Return how an action is typed, with examples."""
    return speaker(language)(f"how-to-{game.NAME}", otherwise=str(getattr(game, "HOW_TO", "")))
