"""`paddlewheel simulate`: many races among computer captains, in one process or several, and a table of results."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Annotated, Any

from rich.console import Console
from rich.table import Table

from paddlewheel.arena.racing import race
from paddlewheel.arena.workers import check_counts, folder_named, progress_bar, spread
from paddlewheel.captains import CAPTAINS
from paddlewheel.cli.arguments import choose, crew_of, game_for, seats_of
from paddlewheel.cli.language import number, percent, say, spoken
from paddlewheel.cli.parameters import about, about_game, about_setup, flag, whole
from paddlewheel.cli.printing import INTERRUPTED, Screen, print_json, print_mistake
from paddlewheel.engine import options as option_values
from paddlewheel.engine.record import final, format_record
from paddlewheel.games import game_named
from paddlewheel.words import name_of
from paddlewheel.words.refusals import why_over

BATCH = 8
"""Races handed to a process together."""


@dataclass(frozen=True)
class Series:
    """What is the same in every race of a series."""

    game: str
    seats: tuple[str, ...]
    crew: tuple[str, ...]
    options: Any
    seed: int


@dataclass(frozen=True)
class Finish:
    """How one race ended."""

    number: int
    ranks: tuple[int, ...]
    reason: str
    decisions: int
    digest: bytes


@dataclass
class Tally:
    """The results of all races so far."""

    finishes: list[Finish] = field(default_factory=list)

    def digest(self) -> str:
        """Return one short text for all the races, move by move: equal digests, equal races."""
        ordered = sorted(self.finishes, key=lambda finish: finish.number)
        return hashlib.sha256(b"".join(finish.digest for finish in ordered)).hexdigest()[:16]


def simulate(
    *,
    game: Annotated[str | None, about_game()] = None,
    setup: Annotated[str, about_setup()] = "",
    players: Annotated[int | None, whole("players")] = None,
    games: Annotated[int, whole("games")] = 100,
    seed: Annotated[int, whole("seed")] = 1,
    captains: Annotated[str, about("captains", known=tuple(CAPTAINS))] = "greedy",
    options: Annotated[str, about("options-text")] = "",
    jobs: Annotated[int, whole("jobs")] = 1,
    records: Annotated[str | None, about("records")] = None,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Sail many races among computer captains and show who won how often."""
    rules = game_for(game, setup)
    chosen, wanted = choose(rules, setup, options, players)
    seats = seats_of(rules, wanted)
    crew = crew_of(captains, len(seats), list(CAPTAINS))
    series = Series(game=rules.NAME, seats=tuple(seats), crew=tuple(crew), options=chosen, seed=seed)
    return run(series, games, jobs, records, json)


def run(series: Series, games: int, jobs: int, records: str | None, as_json: bool) -> int:
    """Sail the series and print its results."""
    check_counts(games, jobs)
    game_named(series.game).setup(series.options, series.seats)  # what is wrong with the options is said first
    folder = None if records is None else folder_named(records)
    tally = Tally()
    console = Screen(stderr=True)
    stopped = False
    with progress_bar(console) as progress:
        bar = progress.add_task(say("terminal-progress"), total=games)
        try:
            for batch in _batches(series, games, jobs, folder):
                tally.finishes += batch
                progress.advance(bar, len(batch))
        except KeyboardInterrupt:
            stopped = True
    if stopped:
        print_mistake(say("terminal-stopped", {"done": number(len(tally.finishes)), "races": games}))
    if tally.finishes and as_json:
        print_json(_data(series, tally))
    elif tally.finishes:
        _show(Screen(), series, tally)
    return INTERRUPTED if stopped else 0


def sail(series: Series, records: Path | None, numbers: Iterable[int]) -> list[Finish]:
    """Sail the races of a series with these numbers."""
    return [_one(series, number, records) for number in numbers]


def _one(series: Series, number: int, records: Path | None) -> Finish:
    game = game_named(series.game)
    record = race(game, series.options, series.seats, series.crew, series.seed, number)
    text = format_record(record)
    outcome = game.outcome(final(record))
    assert outcome is not None, "a race is sailed to its end"
    if records is not None:
        (records / f"{series.game}-{series.seed}-{number:06d}.record").write_text(text, encoding="utf-8")
    return Finish(number, outcome.ranks, outcome.reason, len(record.actions), hashlib.sha256(text.encode()).digest())


def _batches(series: Series, games: int, jobs: int, records: Path | None) -> Iterator[list[Finish]]:
    """Yield the results batch by batch, as they come."""
    ranges = [range(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    return spread(partial(sail, series, records), ranges, jobs)


def _data(series: Series, tally: Tally) -> dict[str, Any]:
    """Return the results as plain data."""
    ranks = range(1, len(series.seats) + 1)
    reasons = Counter(finish.reason for finish in tally.finishes)
    counts = [Counter(finish.ranks[seat] for finish in tally.finishes) for seat in range(len(series.seats))]
    return {
        "game": series.game,
        "options": option_values.to_data(series.options),
        "seed": series.seed,
        "games": len(tally.finishes),
        "seats": [
            {
                "seat": name,
                "captain": series.crew[seat],
                "wins": counts[seat][1],
                "ranks": [counts[seat][rank] for rank in ranks],
                "mean_rank": sum(rank * counts[seat][rank] for rank in ranks) / len(tally.finishes),
            }
            for seat, name in enumerate(series.seats)
        ],
        "endings": dict(sorted(reasons.items(), key=lambda reason: (-reason[1], reason[0]))),
        "decisions": sum(finish.decisions for finish in tally.finishes),
        "digest": tally.digest(),
    }


def _show(console: Console, series: Series, tally: Tally) -> None:
    data = _data(series, tally)
    games = data["games"]
    title = say("terminal-series", {"game": game_named(series.game).TITLE, "races": games, "seed": str(series.seed)})
    table = Table(title=title, title_justify="left")
    table.add_column(say("terminal-seat"))
    table.add_column(say("terminal-captain"))
    ranks = [say("rank", {"rank": rank}) for rank in range(2, len(series.seats) + 1)]
    for heading in (say("terminal-wins"), say("terminal-share"), *ranks, say("terminal-mean-rank")):
        table.add_column(heading, justify="right")
    for row in data["seats"]:
        ranks = [number(count) for count in row["ranks"][1:]]
        names = name_of("steamer", row["seat"], spoken()), name_of("captain", row["captain"], spoken())
        table.add_row(*names, number(row["wins"]), percent(row["wins"] / games), *ranks, number(row["mean_rank"], 2))
    console.print(table)
    for reason, count in data["endings"].items():
        console.print(f"{number(count):>7} × {why_over(reason, spoken())}", highlight=False, soft_wrap=True)
    decisions = {"mean": number(data["decisions"] / games, 1), "digest": data["digest"]}
    console.print(say("terminal-decisions", decisions), highlight=False)
