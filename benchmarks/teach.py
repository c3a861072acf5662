"""Teach the network of Mississippi by self-play: python benchmarks/teach.py --folder taught --write

Generation after generation captains sail races, the first by what STYLES weigh, later ones half by the network itself.
Each seat of each position is then worth what the network says of the positions after it and what came of the race, TD(λ).
In the last generations, as many as `--searched`, a position is worth what short playouts from it say too. Everything is
drawn from `--seed`. The folder keeps the network after each generation: the same command goes on where it was stopped,
and its `curve.jsonl` has the loss on races that nothing was learnt from. numpy is needed here and nowhere else.
"""

from __future__ import annotations

import argparse
import json
from math import exp
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import numpy as np

from paddlewheel.captains.mississippi.evaluation import Judge, weigh
from paddlewheel.captains.mississippi.network import FIRST, FULL, INPUTS, SECOND, UNIT, Network, inputs, likely_home
from paddlewheel.captains.mississippi.playouts import Population, Style, count_home, reply
from paddlewheel.captains.mississippi.weights import CHARACTERS
from paddlewheel.games import mississippi
from paddlewheel.games.mississippi.facts import (
    FIELDS,
    NOBODY,
    UNDECIDED,
    Water,
    begin_turn,
    copied,
    end_turn,
    packed,
    quick_turns,
    ranking,
    take,
)

PACKAGED = Path("src/paddlewheel/captains/mississippi/network.json")
STYLES: tuple[dict[str, float], ...] = (
    {},
    {"log": 1.2, "lead": 0.3},
    {"log": 1.5, "lead": 1.0},
    {"log": 1.0, "turn": 1.0, "lead": 0.2},
    {"log": 1.4, "turn": 3.0},
)
"""What those weigh otherwise than a mate who sail the races."""
EMPTY = Network([0] * (INPUTS * FIRST + FIRST + FIRST * SECOND + 2 * SECOND + 1))
TEMPERATURES = (0.03, 0.1, 0.2, 0.4)
"""How freely a captain draws, one of them in each race."""
PLAYERS = (4, 4, 4, 4, 3, 5, 6)
ROWS = (13, 13, 13, 9, 7)
LAMBDA = 0.8
WIDE = 8
"""Among how many turns the network chooses: those that look best to a mate."""
MOST = 127 / UNIT
"""The largest weight of the first two layers."""
HELD_OUT = 20
"""Of so many races one is kept to measure the loss."""
BATCH = 512
SEARCHED = 6
"""One position of so many is worth what playouts say, in a generation that searches."""
PLAYOUTS, ROUNDS = 8, 1

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]
Race: TypeAlias = tuple[list[list[list[int]]], list[list[int]], int, dict[int, list[float]]]
"""By position the inputs of every seat under way, and these seats; who came home first; what playouts said, by position."""


class Captain:
    """Who sails a race of the school: a style or the network, more or less freely."""

    def __init__(self, at: Water, luck: Random, network: Network | None) -> None:
        self.judge = Judge(at, *CHARACTERS["plain"]._replace(**luck.choice(STYLES)))
        self.temperature, self.luck = luck.choice(TEMPERATURES), luck
        self.style = Style(self.judge, self.temperature, 0)
        self.network = network if luck.random() < 0.5 else None

    def sail(self, at: Water) -> None:
        """Make a turn."""
        if at.easts[at.mover] == UNDECIDED:
            at.easts[at.mover] = self.luck.randrange(6)
            begin_turn(at)
        luck = self.luck.getrandbits(30)
        if self.network is None:
            reply(Population(self.style, [], EMPTY, False), at, self.style, luck)
            return
        rows, mover, width = quick_turns(at, 1), at.mover, FIELDS + len(at.fields)
        if len(rows):
            worths = list(weigh(self.judge, at, rows))
            best = sorted(range(len(worths)), key=lambda nth: -worths[nth])[:WIDE]
            found = [self.network_worth(at, rows, nth * width, mover) for nth in best]
            odds = [exp((one - max(found)) / self.temperature) for one in found]
            take(at, rows, self.luck.choices(best, odds)[0] * width)
        end_turn(at)

    def network_worth(self, at: Water, rows: Any, row: int, mover: int) -> float:
        """Return the logarithm of the odds that a turn leaves."""
        assert self.network is not None
        then = copied(at)
        take(then, rows, row)
        end_turn(then)
        if then.fields[mover] >= then.goal:
            return 50.0
        if count_home(then) > count_home(at):
            return -50.0
        chance = min(max(likely_home(self.network, then, mover), 1e-6), 1 - 1e-6)
        return float(np.log(chance / (1 - chance)))


def race(luck: Random, network: Network | None, searched: bool) -> Race:
    """Sail one race up to the first steamer home."""
    colours = mississippi.COLOURS[: luck.choice(PLAYERS)]
    start = mississippi.setup(mississippi.OPTIONS(rows=luck.choice(ROWS)), colours)
    seat = luck.randrange(len(colours))
    at = packed(start._replace(first=seat, to_move=seat, round=1))
    crew = [Captain(at, luck, network) for _ in colours]
    told: list[list[list[int]]] = []
    seats: list[list[int]] = []
    values: dict[int, list[float]] = {}
    while at.mover != NOBODY and not count_home(at):
        if searched and network is not None and luck.randrange(SEARCHED) == 0:
            values[len(told)] = by_playouts(at, network, luck)
        told.append([list(inputs(at, one)) for one in range(len(colours))])
        seats.append(list(range(len(colours))))
        crew[at.mover].sail(at)
    return told, seats, int(ranking(at)[0]), values


def by_playouts(at: Water, network: Network, luck: Random) -> list[float]:
    """Return each seat's chance as short playouts find it."""
    totals = np.zeros(len(at.fields))
    for _ in range(PLAYOUTS):
        then = copied(at)
        crew = [Captain(at, luck, None) for _ in at.fields]
        last = at.round + ROUNDS
        while then.mover != NOBODY and not count_home(then) and not (then.round >= last and then.mover == at.mover):
            crew[then.mover].sail(then)
        if count_home(then) or then.mover == NOBODY:
            totals[int(ranking(then)[0])] += 1
        else:
            found = np.array([likely_home(network, then, one) for one in range(len(at.fields))])
            totals += found / found.sum()
    return list(totals / PLAYOUTS)


class Brain:
    """The network in floating point, as it is taught: neurons go from 0 to 1, as does each input."""

    def __init__(self, seed: int) -> None:
        luck = np.random.default_rng(seed)
        sizes = ((INPUTS, FIRST), (FIRST, SECOND), (SECOND, 1))
        self.weights = [luck.normal(0, (2 / size[0]) ** 0.5, size).astype(np.float32) for size in sizes]
        self.weights += [np.full(size[1], 0.1 if size[1] > 1 else -1.0, np.float32) for size in sizes]
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def layers(self, told: Floats) -> list[Floats]:
        """Return what every layer answers, the last the logarithm of the odds."""
        first = np.clip(told @ self.weights[0] + self.weights[3], 0, 1)
        second = np.clip(first @ self.weights[1] + self.weights[4], 0, 1)
        return [told, first, second, (second @ self.weights[2] + self.weights[5])[:, 0]]

    def chances(self, told: Floats) -> Floats:
        """Return the chances."""
        return np.asarray(1 / (1 + np.exp(-self.layers(told)[-1])), np.float32)

    def learn(self, told: Floats, wanted: Floats, rate: float) -> None:
        """Go a step towards what is wanted (Adam on the cross entropy)."""
        layers = self.layers(told)
        slope: Floats = ((1 / (1 + np.exp(-layers[3])) - wanted) / len(wanted))[:, None].astype(np.float32)
        slopes: list[Floats] = [slope] * 6
        for nth in (2, 1, 0):
            slopes[nth], slopes[nth + 3] = layers[nth].T @ slope, slope.sum(axis=0)
            if nth:
                slope = (slope @ self.weights[nth].T) * ((layers[nth] > 0) & (layers[nth] < 1))
        self.steps += 1
        scale = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for nth, one in enumerate(slopes):
            self.means[nth] = 0.9 * self.means[nth] + 0.1 * one
            self.squares[nth] = 0.999 * self.squares[nth] + 0.001 * one * one
            self.weights[nth] -= (scale * self.means[nth] / (np.sqrt(self.squares[nth]) + 1e-8)).astype(np.float32)
        for nth in (0, 1):
            np.clip(self.weights[nth], -MOST, MOST, out=self.weights[nth])

    def numbers(self) -> list[int]:
        """Return the weights as whole numbers, in the order in which the kernel reads them."""
        first, second, last, *biases = self.weights
        parts = [first * UNIT, biases[0] * UNIT * FULL, second * UNIT, biases[1] * UNIT * FULL, last * UNIT]
        parts.append(biases[2] * UNIT * FULL)
        return [int(number) for part in parts for number in np.rint(part).ravel()]

    def save(self, path: Path) -> None:
        """Keep everything that learning goes on from."""
        kinds = ("weights", "means", "squares")
        named = {f"{kind}{nth}": one for kind in kinds for nth, one in enumerate(getattr(self, kind))}
        np.savez(path, allow_pickle=False, steps=np.array(self.steps), **named)

    def load(self, path: Path) -> None:
        """Read what was kept."""
        kept = np.load(path)
        for kind in ("weights", "means", "squares"):
            setattr(self, kind, [kept[f"{kind}{nth}"] for nth in range(6)])
        self.steps = int(kept["steps"])


def lessons(brain: Brain, found: Race) -> tuple[Floats, Floats]:
    """Return the inputs of all seats in all positions of a race, and what each is worth."""
    told, _, winner, values = found
    seats = len(told[0])
    rows = np.array(told, np.float32).reshape(-1, INPUTS) / np.float32(FULL)
    said = brain.chances(rows).reshape(len(told), seats)
    wanted = np.zeros((len(told), seats), np.float32)
    coming = np.zeros(seats, np.float32)
    coming[winner] = 1
    for nth in range(len(told) - 1, -1, -1):
        wanted[nth] = coming
        if nth in values:
            wanted[nth] = 0.5 * coming + 0.5 * np.array(values[nth], np.float32)
        coming = (1 - LAMBDA) * said[nth] + LAMBDA * wanted[nth]
    return rows, wanted.ravel()


def generation(brain: Brain, number: int, given: argparse.Namespace) -> dict[str, float]:
    """Sail the races of a generation and learn from them; return what the curve tells of it."""
    luck = Random(f"{given.seed}/{number}")
    network = Network(brain.numbers()) if number >= given.styled else None
    searched = number >= given.generations - given.searched
    sailed = [race(luck, network, searched) for _ in range(given.races)]
    kept, learnt = sailed[::HELD_OUT], [one for nth, one in enumerate(sailed) if nth % HELD_OUT]
    pairs = [lessons(brain, one) for one in learnt]
    told, wanted = np.concatenate([one[0] for one in pairs]), np.concatenate([one[1] for one in pairs])
    shuffling = np.random.default_rng([given.seed, number])
    rate = given.rate * (0.05 ** (number / max(given.generations - 1, 1)))
    for _ in range(given.passes):
        order = shuffling.permutation(len(told))
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            brain.learn(told[some], wanted[some], rate)
    said = np.concatenate(
        [brain.chances(np.array(one[0], np.float32).reshape(-1, INPUTS) / np.float32(FULL)) for one in kept]
    )
    came = np.concatenate([[float(seat == one[2]) for here in one[1] for seat in here] for one in kept])
    odds = np.clip(said, 1e-6, 1 - 1e-6)
    loss = -float(np.mean(came * np.log(odds) + (1 - came) * np.log(1 - odds)))
    share = np.concatenate([[1 / len(here) for here in one[1] for _ in here] for one in kept])
    return {
        "generation": number,
        "positions": len(told),
        "loss": round(loss, 4),
        "brier": round(float(np.mean((said - came) ** 2)), 4),
        "brier_of_equal_chances": round(float(np.mean((share - came) ** 2)), 4),
    }


def main() -> None:
    """Teach, generation by generation, and write the network."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True, help="where what was learnt is kept")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--races", type=int, default=3000, help="races of each generation")
    parser.add_argument("--styled", type=int, default=3, help="how many generations sail without the network")
    parser.add_argument("--searched", type=int, default=2, help="how many generations learn from playouts, the last ones")
    parser.add_argument("--until", type=int, help="stop after so many generations, the rest being for another time")
    parser.add_argument("--passes", type=int, default=2)
    parser.add_argument("--rate", type=float, default=0.002)
    parser.add_argument("--write", action="store_true", help=f"write the network into {PACKAGED}")
    given = parser.parse_args()
    given.folder.mkdir(parents=True, exist_ok=True)
    kept, curve = given.folder / "network.npz", given.folder / "curve.jsonl"
    brain, begin = Brain(given.seed), 0
    if kept.exists():
        brain.load(kept)
        begin = len(curve.read_text(encoding="utf-8").splitlines())
    for number in range(begin, given.generations if given.until is None else given.until):
        told = json.dumps(generation(brain, number, given))
        print(told, flush=True)
        brain.save(kept)
        with curve.open("a", encoding="utf-8") as file:
            file.write(told + "\n")
    if given.write:
        PACKAGED.write_text(json.dumps(brain.numbers(), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
