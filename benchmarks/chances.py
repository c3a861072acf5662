"""How often chances come true: python benchmarks/chances.py --game queen --races 60

Positions of races that no weight was fitted to are evaluated, and the chances of all seats held against who came first. The
Brier score is the mean square of chance less outcome, a seat at a time: always saying 25 % has 0.1875 with four seats.
"""

from __future__ import annotations

import argparse
from random import Random

from paddlewheel.arena.racing import luck_of
from paddlewheel.captains import hire
from paddlewheel.captains.chance import roll
from paddlewheel.captains.judgement import evaluate
from paddlewheel.engine.contract import CHANCE
from paddlewheel.games import game_named

SEED = 77
"""Of races that are sailed for nothing else."""
CREWS = [("mate",) * 4, ("captain", "mate", "helmsman", "leadsman"), ("greedy", "mate", "captain", "stoker")]
BINS = 5


def race(game_name: str, number: int, every: int, players: int) -> list[tuple[list[float], int]]:
    """Return the chances at some turns of a race, and who won it; turns after the first is home are left aside."""
    game = game_named(game_name)
    names = Random(number).sample(CREWS[number % len(CREWS)], 4)
    names = (names + names)[:players]
    crew = [hire(name, Random(f"{SEED}/{number}/{seat}")) for seat, name in enumerate(names)]
    state, luck, turns, found = game.setup(game.OPTIONS(), game.COLOURS[:players]), luck_of(SEED, number), number, []
    while (seat := game.actor(state)) is not None and len(game.racing(state)) == players:
        if seat != CHANCE and game.begins_turn(state):
            turns += 1
            if turns % every == 0:
                found.append(evaluate(game, state, seed=number))
        action = roll(game, state, luck) if seat == CHANCE else crew[seat].choose(game, state)
        state, _ = game.apply(state, action)
    ranks = game.standing(state).ranks
    return [(chances, ranks.index(min(ranks))) for chances in found]


def main() -> None:
    """Sail, evaluate and print the score and how reliable chances of each size are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="queen")
    parser.add_argument("--races", type=int, default=60)
    parser.add_argument("--every", type=int, default=7, help="of so many turns one is looked at")
    parser.add_argument("--players", type=int, default=4)
    given = parser.parse_args()
    found = [one for number in range(given.races) for one in race(given.game, number, given.every, given.players)]
    pairs = [(chance, float(seat == won)) for chances, won in found for seat, chance in enumerate(chances)]
    brier = sum((chance - came) ** 2 for chance, came in pairs) / len(pairs)
    of = f"{len(found)} positions of {given.races} races, {given.players} at the table"
    print(f"{given.game}: {of}, Brier score {brier:.4f}")
    for nth in range(BINS):
        inside = [one for one in pairs if nth <= one[0] * BINS < nth + 1 or (nth == BINS - 1 and one[0] == 1.0)]
        if inside:
            said, came = (sum(one[which] for one in inside) / len(inside) for which in (0, 1))
            print(f"  said {100 * said:5.1f} %, came true {100 * came:5.1f} %  ({len(inside)} chances)")


if __name__ == "__main__":
    main()
