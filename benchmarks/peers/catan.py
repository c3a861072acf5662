"""Random play of Catan for four by catanatron, an engine in pure Python.

Every action a player picks is one decision, also where there is but one to pick (rolling the dice, ending a turn), and
the library lists the legal actions before each. Dice and cards are drawn inside the engine. A game that nobody has won
after 1000 turns ends there, as the library has it. It takes some actions in the order of a set, so that one seed need
not play the same games in every run.
"""

from importlib import import_module
from random import Random

from measuring import Play, Played, run


def load() -> dict[str, Play]:
    """Give the one game of this library."""
    catanatron = import_module("catanatron")

    def play(random: Random) -> Played:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=random.randrange(1, 2**32))
        game.play()
        return Played(len(game.state.actions))

    return {"Catan": play}


if __name__ == "__main__":
    run("catanatron", "decisions", load)
