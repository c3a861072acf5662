"""What several commands take: a game, its seats, its crew, a position to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from paddlewheel.games import game_named, options
from paddlewheel.games.game import AnyGame, BadData, shortened


def chosen_game(name: str) -> AnyGame:
    """Return the game of that name."""
    return game_named(name)


def seats_of(game: AnyGame, players: int, names: str = "") -> list[str]:
    """Return the names of the seats: those given, the usual colours for the rest."""
    given = [name.strip() for name in names.split(",")] if names else []
    if not game.PLAYERS[0] <= players <= game.PLAYERS[-1]:
        raise BadData("players", f"{game.TITLE} is for {game.PLAYERS[0]} to {game.PLAYERS[-1]} players, not {players}")
    if len(given) > players:
        raise BadData("names", f"{len(given)} names for {players} players")
    colours = [colour for colour in game.COLOURS if colour not in given]
    return given + colours[: players - len(given)]


def crew_of(text: str, seats: int, known: Sequence[str], repeat_last: bool = False) -> list[str]:
    """Return who sits at each seat; a list that is too short starts again, or goes on with its last name."""
    crew = [name.strip() for name in text.split(",")]
    for name in crew:
        if name not in known:
            raise BadData("captains", f"there is no captain {shortened(name)}; there are {', '.join(known)}")
    if len(crew) > seats:
        raise BadData("captains", f"{len(crew)} captains for {seats} seats")
    if repeat_last:
        return crew + crew[-1:] * (seats - len(crew))
    return [crew[seat % len(crew)] for seat in range(seats)]


def begin(name: str, players: int | None, option_text: str, position: str) -> tuple[AnyGame, Any]:
    """Return the game and the state to begin with: a position, or the set-up."""
    if position:
        game = game_named(position.split(maxsplit=1)[0] if position.split() else "")
        return game, game.parse_position(position)
    game = game_named(name)
    return game, game.setup(options.from_text(game.OPTIONS, option_text), seats_of(game, players or game.PLAYERS[0]))
