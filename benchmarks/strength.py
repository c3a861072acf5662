"""Prove how strong the captains are, over as many sessions as it takes: every race is kept in a file as soon as it is over.

python benchmarks/strength.py --list                  the matches, and how many of their races are sailed
python benchmarks/strength.py --minutes 30 --jobs 2   sail on for half an hour, from every match in turn
python benchmarks/strength.py --only queen/admiral    only matches whose name begins like this
python benchmarks/strength.py --into docs/captains.md write what is known into a document, between its two marks

The same races come out on every machine. A race counts only as long as the captains are what they were when it was sailed:
each is kept with a fingerprint of their code.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import held_out_mississippi
import held_out_queen
from rich.console import Console

import paddlewheel.captains
from paddlewheel.arena.matches import Match, sail_race
from paddlewheel.arena.ratings import ratings, wilson
from paddlewheel.arena.workers import progress_bar, spread
from paddlewheel.captains import mississippi, queen
from paddlewheel.captains.levels import LEVELS
from paddlewheel.games import game_named

BEGIN, END = "<!-- the proof begins -->", "<!-- the proof ends -->"
GAMES = {"mississippi": ["usual"], "queen": ["passengers"]}
CHARACTERS = {"mississippi": tuple(mississippi.CHARACTERS), "queen": tuple(queen.CHARACTERS)}
HELD_OUT = {"mississippi": held_out_mississippi.HELD_OUT, "queen": held_out_queen.HELD_OUT}
"""Styles that no level was tuned against."""
VARIANTS = {"queen": ["school", "hazards", "black-rose", "for-two", "for-six", "two-each"]}
PLAYERS = {"for-two": 2, "for-six": 6, "two-each": 3, "school": 3}
SEED = 1
BUDGET = {"mississippi": 0.3, "queen": 0.1}
"""The seconds of those who try out, as captains count: less than at a table, so that a thousand races end."""
NOT_CHOSEN_BY = ("chances.py", "judgement.py")
"""Files that judge for people: no captain's choice depends on them."""
EACH_TIME = 8
"""How many races of a match are sailed before the next match has its turn."""


class Row(NamedTuple):
    """A match: its name, what is sailed, and how many races it takes."""

    name: str
    match: Match
    races: int


def rows() -> list[Row]:
    """Return all matches."""
    found = []
    for game, usual in GAMES.items():
        for setup in (*usual, *VARIANTS.get(game, [])):
            races = 1000 if setup in usual else 400
            found += [_row(game, setup, "mixed", (*LEVELS, *CHARACTERS[game], *HELD_OUT[game]), races)]
            found += [_row(game, setup, f"{one}-{below}", (one, below), 400) for below, one in _steps()]
            found += [_row(game, setup, f"admiral-{style}", ("admiral", style), 400) for style in HELD_OUT[game]]
            found += [_row(game, setup, "admirals", ("admiral",), 100)]
    return found


def _steps() -> Iterator[tuple[str, str]]:
    return pairwise(LEVELS)


def _row(game: str, setup: str, kind: str, captains: tuple[str, ...], races: int) -> Row:
    """Return a match; of two captains there is one of the first at the table, and the rest are the second."""
    rules = game_named(game)
    players = PLAYERS.get(setup, 4)
    crew = (captains[0], *[captains[1]] * (players - 1)) if len(captains) == 2 else captains
    match = Match(game, tuple(rules.COLOURS[:players]), crew, rules.SETUPS[setup].options, SEED, BUDGET[game])
    return Row(f"{game}/{kind}/{setup}", match, races)


def fingerprint(game: str) -> str:
    """Return a short text that changes with the code of the captains of a game, but for what none of them chooses by."""
    folder = Path(paddlewheel.captains.__file__).parent
    files = sorted([*folder.glob("*.py"), *folder.glob(f"{game}/*.py"), *folder.glob(f"{game}/*.json")])
    counted = [file.read_bytes() for file in files if file.name not in NOT_CHOSEN_BY]
    return hashlib.sha256(b"".join(counted)).hexdigest()[:12]


class Log:
    """The races so far, a line of JSON each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.marks = {game: fingerprint(game) for game in GAMES}
        self.races: dict[str, dict[int, dict[str, Any]]] = {}
        for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
            self._take(json.loads(line))

    def _take(self, race: dict[str, Any]) -> None:
        if race["captains"] == self.marks[race["row"].split("/")[0]]:
            self.races.setdefault(race["row"], {})[race["number"]] = race

    def of(self, row: Row) -> list[dict[str, Any]]:
        """Return the races of a match, in order."""
        found = self.races.get(row.name, {})
        return [found[number] for number in sorted(found)]

    def missing(self, row: Row) -> list[int]:
        """Return the races that are still to be sailed."""
        return [number for number in range(row.races) if number not in self.races.get(row.name, {})]

    def add(self, row: Row, race: dict[str, Any]) -> None:
        """Keep a race."""
        race = {"row": row.name, "captains": self.marks[row.match.game], **race}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(race) + "\n")
        self._take(race)


def sail(match: Match, number: int) -> dict[str, Any]:
    """Sail one race and return what is kept of it."""
    done = sail_race(match, number)
    return {
        "number": number,
        "crew": done.crew,
        "ranks": done.ranks,
        "reason": done.reason,
        "digest": done.digest.hex(),
    }


def sail_on(log: Log, wanted: Sequence[Row], minutes: float, jobs: int) -> None:
    """Sail races of every match in turn until the time is up or none is left."""
    until = monotonic() + 60 * minutes
    with progress_bar(Console(stderr=True)) as bar:
        task = bar.add_task("races", total=sum(row.races for row in wanted), completed=sum(len(log.of(r)) for r in wanted))
        while any(log.missing(row) for row in wanted) and monotonic() < until:
            for row in wanted:
                for race in spread(partial(sail, row.match), log.missing(row)[:EACH_TIME], jobs):
                    log.add(row, race)
                    bar.update(task, advance=1, description=row.name)
                    if monotonic() > until:
                        return


# --- what is known --------------------------------------------------------------------------------------------------------


def told(log: Log, wanted: Sequence[Row]) -> Iterator[str]:
    """Return what the races say, as tables of a document."""
    yield "| Match | Race | Races | Won | 95 % interval | Ended by arrival | Digest |"
    yield "|---|---|---:|---:|---|---:|---|"
    for row in wanted:
        races, game, (_, kind, setup) = log.of(row), row.match.game, row.name.split("/")
        if races and kind != "mixed":
            count = f"{len(races)} of {row.races}"
            yield f"| {_who(row)} | {game}, {setup} | {count} | {_shares(row, races)} | {_digest(races)} |"
    for row in wanted:
        races = log.of(row)
        if races and "/mixed/" in row.name:
            yield ""
            yield f"{row.name}, {len(races)} of {row.races} races, digest {_digest(races)}:"
            yield ""
            orders = [[name for _, name in sorted(zip(race["ranks"], race["crew"], strict=True))] for race in races]
            points = sorted(ratings(orders).items(), key=lambda one: -one[1])
            yield "| " + " | ".join(name for name, _ in points) + " |"
            yield "|" + "---:|" * len(points)
            yield "| " + " | ".join(f"{value:+.0f}".replace("-", "−") for _, value in points) + " |"


def _who(row: Row) -> str:
    first, *others = row.match.captains
    return f"{first} against {len(others)} × {others[0]}" if others else f"{first}s among themselves"


def _shares(row: Row, races: Sequence[dict[str, Any]]) -> str:
    """Return the share of the first captain, its interval, and how many races ended because all that count were home."""
    arrived = sum("_limit_" not in race["reason"] for race in races)
    if len(row.match.captains) == 1:
        return f"– | – | {arrived}"
    wins = sum(race["ranks"][race["crew"].index(row.match.captains[0])] == 1 for race in races)
    low, high = wilson(wins, len(races))
    return f"{wins / len(races):.1%} | {100 * low:.1f} – {100 * high:.1f} % | {arrived}"


def _digest(races: Sequence[dict[str, Any]]) -> str:
    return hashlib.sha256(b"".join(bytes.fromhex(race["digest"]) for race in races)).hexdigest()[:16]


def write(path: Path, lines: Sequence[str]) -> None:
    """Write lines between the marks of a document."""
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{after}", encoding="utf-8")


def main(arguments: Sequence[str] | None = None) -> int:
    """Sail, list or write."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--log", type=Path, default=Path("benchmarks/strength.jsonl"), help="where races are kept")
    parser.add_argument("--only", default="", help="the beginning of a match's name")
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--into", type=Path)
    given = parser.parse_args(arguments)
    log, wanted = Log(given.log), [row for row in rows() if row.name.startswith(given.only)]
    if given.minutes:
        sail_on(log, wanted, given.minutes, given.jobs)
    if given.list:
        for row in wanted:
            print(f"{row.name:<48} {len(log.of(row)):>5} of {row.races}")
    if given.into:
        write(given.into, list(told(log, wanted)))
    elif not given.list:
        print("\n".join(told(log, wanted)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
