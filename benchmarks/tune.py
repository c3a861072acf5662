"""Tune the weights by which captains judge a game, by self-play:

    python benchmarks/tune.py mississippi --weights log,turn --level captain --steps 30 --races 40 --jobs 2

Each step lets captains with weights a little higher and a little lower race each other, and follows those who win; a match
of the tuned captain against three as they were before says at the end what it was worth. The same arguments give the same
races and the same weights. Nothing is written: what is better goes into `src/paddlewheel/captains/GAME/weights.py` by hand.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from functools import partial

from rich.console import Console

from paddlewheel.arena.matches import Match
from paddlewheel.arena.ratings import wilson
from paddlewheel.arena.tuning import BEFORE, TUNED, Tuning, shares, step, weights_of
from paddlewheel.arena.workers import progress_bar, spread
from paddlewheel.cli.arguments import choose, entries, game_for, seats_of
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.words.refusals import explain


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune, and print the weights after each step and what the last match says."""
    wanted = _arguments(arguments)
    try:
        tuning = _tuning(wanted)
        tuning.check()
    except PaddlewheelError as mistake:
        print(explain(mistake), file=sys.stderr)
        return 2
    sail = partial(spread, jobs=wanted.jobs)
    before = {name: weights_of(wanted.game)[name] for name in tuning.names}
    weights = dict(before)
    with progress_bar(Console(stderr=True)) as progress:
        bar = progress.add_task("steps", total=wanted.steps)
        for nth in range(wanted.steps):
            weights, margin = step(tuning, weights, nth, sail)
            print(f"{nth + 1:>4}  {margin:+.2f}  " + "  ".join(f"{name}={value:.4g}" for name, value in weights.items()))
            progress.advance(bar)
    others = len(tuning.match.seats) - 1
    numbers = range(wanted.steps * wanted.races, wanted.steps * wanted.races + wanted.proof)
    if wanted.proof:
        won = shares(tuning, {TUNED: weights, BEFORE: before}, (TUNED, *[BEFORE] * others), numbers, sail)[TUNED]
        low, high = wilson(round(won * wanted.proof), wanted.proof)
        print(f"tuned against {others} as before: {won:.1%} of {wanted.proof} races, {low:.1%} – {high:.1%}")
    return 0


def _tuning(wanted: argparse.Namespace) -> Tuning:
    game = game_for(wanted.game)
    options, players = choose(game, "", wanted.options, wanted.players)
    match = Match(wanted.game, tuple(seats_of(game, players)), (), options, wanted.seed, wanted.budget)
    names = tuple(entries(wanted.weights)) or tuple(weights_of(wanted.game))
    return Tuning(match, wanted.level, names, wanted.races, wanted.reach, wanted.rate)


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--weights", default="", help="their names with commas between; all of them if none is named")
    parser.add_argument("--level", default="captain", help="one that judges by the plain weights, mate or captain")
    parser.add_argument("--steps", type=int, default=30)
    parser.add_argument("--races", type=int, default=40, help="the races of a step")
    parser.add_argument("--proof", type=int, default=200, help="the races of the match at the end, 0 for none")
    parser.add_argument(
        "--reach", type=float, default=Tuning.reach, help="how far weights are tried out, as a part of them"
    )
    parser.add_argument("--rate", type=float, default=Tuning.rate, help="how far they follow, as a multiple of the reach")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=None, help="seconds for a decision, counted, not by the clock")
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args(arguments)


if __name__ == "__main__":
    sys.exit(main())
