"""What several commands take: a game, its seats, its crew, a position to begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from paddlewheel.engine import options
from paddlewheel.engine.contract import AnyGame, Setup
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.games import GAMES, game_named
from paddlewheel.race import fewest_players
from paddlewheel.words.rulebook import described, setup_texts

PERSON: Final = "person"


def game_for(name: str | None, setup: str = "") -> AnyGame:
    """Return the game that is named, otherwise the one that has the setup, otherwise the first."""
    if name is not None:
        return game_named(name)
    if not setup:
        return next(iter(GAMES.values()))
    for game in GAMES.values():
        if setup in game.SETUPS:
            return game
    known = [known for game in GAMES.values() for known in game.SETUPS]
    raise no_such("setup", "setup", setup, known)


def choose(game: AnyGame, setup: str, option_text: str, players: int | None, fewest: int = 0) -> tuple[Any, int]:
    """Return the options, those of a setup changed by those given, and how many play, few by default."""
    check_whose(game, [name for name, _ in options.split_pairs(option_text)])
    if not setup:
        chosen = options.from_text(game.OPTIONS, option_text)
        return chosen, max(fewest, fewest_players(game, chosen)) if players is None else players
    ready = ready_made(game, setup)
    return options.changed(ready.options, option_text), players_for(setup, ready, players, fewest)


def ready_made(game: AnyGame, setup: str) -> Setup[Any]:
    """Return the setup of that name."""
    if setup not in game.SETUPS:
        other = next((other for other in GAMES.values() if setup in other.SETUPS), None)
        if other is None:
            raise no_such("setup", "setup", setup, game.SETUPS)
        raise BadData("setup", "setup.other_game", setup=setup, game=other.NAME, known=list(game.SETUPS))
    return game.SETUPS[setup]


def players_for(setup: str, ready: Setup[Any], players: int | None, fewest: int = 0) -> int:
    """Return how many play a setup: the number given, otherwise the fewest allowed."""
    number = max(fewest, ready.players[0]) if players is None else players
    if number not in ready.players:
        raise BadData("players", "setup.players", setup=setup, counts=list(ready.players), players=number)
    return number


def check_whose(game: AnyGame, names: Sequence[str]) -> None:
    """Refuse options that this game does not have but another one does, and say which."""
    strange = [name for name in names if name not in options.names_of(game.OPTIONS)]
    for other in GAMES.values():
        if strange and set(strange) <= set(options.names_of(other.OPTIONS)):
            raise BadData("options", "option.other_game", options=strange, game=other.NAME)


def choices_data(game: AnyGame, language: str = "en") -> dict[str, Any]:
    """Return what can be chosen as plain data: the schema of the options, and the ready-made setups."""
    said = setup_texts(game.NAME, language)
    setups = {
        name: {
            "title": said[name].title,
            "description": said[name].sentence,
            "players": list(setup.players),
            "options": options.to_data(setup.options),
        }
        for name, setup in game.SETUPS.items()
    }
    return {"schema": described(game.NAME, language), "setups": setups}


def entries(text: str) -> list[str]:
    """Return the entries of a list that is separated by commas."""
    return [entry.strip() for entry in text.split(",")] if text.strip() else []


def seats_of(game: AnyGame, players: int, names: str = "") -> list[str]:
    """Return the names of the seats: those given, the usual colours for the rest."""
    given = [name.lower() for name in entries(names)]
    if players not in game.PLAYERS:
        raise BadData("players", "players.number", fewest=game.PLAYERS[0], most=game.PLAYERS[-1], players=players)
    if len(given) > players:
        raise BadData("names", "names.too_many", count=len(given), players=players)
    colours = [colour for colour in game.COLOURS if colour not in given]
    return given + colours[: players - len(given)]


def crew_of(text: str, seats: int, known: Sequence[str], repeat_last: bool = False) -> list[str]:
    """Return who sits at each seat; a list that is too short starts again, or goes on with its last name."""
    crew = entries(text)
    if not crew:
        raise BadData("captains", "captain.none", known=list(known))
    for name in crew:
        if name not in known:
            raise no_such("captains", "captain", name, known)
    if len(crew) > seats:
        raise BadData("captains", "captain.too_many", count=len(crew), most=seats)
    if repeat_last:
        return crew + crew[-1:] * (seats - len(crew))
    return [crew[seat % len(crew)] for seat in range(seats)]


def begin(name: str, players: int | None, option_text: str, position: str) -> tuple[AnyGame, Any]:
    """Return the game and the state to begin with: a position, or the setup."""
    if position:
        if players is not None or option_text:
            raise BadData("position", "position.has_options")
        return read_position(position)
    game = game_named(name)
    chosen, number = choose(game, "", option_text, players)
    return game, game.setup(chosen, seats_of(game, number))


def read_position(text: str) -> tuple[AnyGame, Any]:
    """Return the game and the state that a one-line position means; its first word is the game."""
    words = text.split(maxsplit=1)
    game = game_named(words[0] if words else "")
    return game, game.parse_position(text)
