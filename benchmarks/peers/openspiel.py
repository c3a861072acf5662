"""Random play of four OpenSpiel games, driven from Python one action at a time.

Team dominoes is written in Python: of the library's Python games it is the one most like a board game, with four
players, a deal, tiles laid to an open row and rules that forbid most of them, for some 22 decisions; the others are
over in a handful (tic-tac-toe, poker), have no opponent (ants) or no board. Backgammon, chess and hex (11 by 11) are C++.
Chance nodes (the deal, the dice) are drawn here by their probabilities and counted apart from the decisions; the time
they take is part of the time measured.
"""

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from measuring import Play, Played, run

GAMES = {
    "Team dominoes (Python)": "python_team_dominoes",
    "Backgammon (C++)": "backgammon",
    "Chess (C++)": "chess",
    "Hex (C++)": "hex",
}
CHANCE = -1  # the player the library names where chance is to be drawn; at the end of a game it names a lower number


def load() -> dict[str, Play]:
    """Load each game once; a play then starts from its first position."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games.team_dominoes")
    return {title: partial(play, pyspiel.load_game(name)) for title, name in GAMES.items()}


def play(game: Any, random: Random) -> Played:
    """Play one game to its end, every legal action as likely as the next."""
    state = game.new_initial_state()
    decisions = chance_nodes = 0
    while (player := state.current_player()) >= CHANCE:
        if player == CHANCE:
            outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, probabilities)[0])
            chance_nodes += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random.random() * len(actions))])  # cheaper than choice()
            decisions += 1
    return Played(decisions, chance_nodes)


if __name__ == "__main__":
    run("open_spiel", "decisions", load)
