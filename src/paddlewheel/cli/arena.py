"""`paddlewheel arena`: a match among captains, each as often at each seat, and a table of how good they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.arena import Failure, Finish, Halted, Match, Standing, digest, sail_race, standings
from paddlewheel.captains.outside import check_outside, is_outside
from paddlewheel.cli import proof
from paddlewheel.cli.arguments import entries
from paddlewheel.cli.fleet import check_counts, folder_named, halted, on_cluster, progress_bar, spread
from paddlewheel.cli.printing import INTERRUPTED, Screen, print_json, print_mistake
from paddlewheel.games import game_named, options
from paddlewheel.games.game import BadData, shortened

FAILURES_SHOWN: Final = 10


def captains_of(text: str) -> tuple[str, ...]:
    """Return the captains of a list that is separated by commas: known here, or from outside and to be found."""
    names = entries(text)
    if not names:
        raise BadData("captains", f"nobody is named; there are {', '.join(CAPTAINS)}")
    for name in names:
        if is_outside(name):
            check_outside(name)
        elif name not in CAPTAINS:
            raise BadData(
                "captains",
                f"there is no captain {shortened(name)}; there are {', '.join(CAPTAINS)},"
                " package.module:Class and cmd:PROGRAM",
            )
    return tuple(names)


def run(
    match: Match, games: int, jobs: int, cluster: bool, records: Path | None, as_json: bool, document: Path | None = None
) -> int:
    """Sail the match and print its results; Ctrl-C ends it with those there are, and they go into no document."""
    finishes: list[Finish] = []
    stopped = False
    workers = on_cluster if cluster else spread
    with progress_bar(Screen(stderr=True)) as progress:
        bar = progress.add_task("races", total=games)
        try:
            for finish in workers(partial(sail_race, match, halted=halted), range(games), jobs):
                keep(finish, match, records)
                finishes.append(finish)
                progress.advance(bar)
        except (KeyboardInterrupt, Halted):
            stopped = True
    if stopped:
        print_mistake(f"stopped after {len(finishes):,} of {games:,} races")
    finishes.sort(key=lambda finish: finish.number)
    if document is not None and not stopped:
        proof.write(document, match, finishes)
    if finishes and as_json:
        print_json(result(match, finishes))
    elif finishes:
        show(Screen(), match, finishes)
    return INTERRUPTED if stopped else 0


def check(match: Match, games: int, jobs: int, records: str | None) -> Path | None:
    """Say at once what is wrong with the numbers, the options or the folder, and return the folder for records."""
    check_counts(games, jobs)
    if match.budget is not None and not 0 < match.budget <= 3600:
        raise BadData("--budget", f"expected seconds, more than 0 and at most 3,600, found {match.budget:g}")
    game_named(match.game).setup(match.options, match.seats)
    return None if records is None else folder_named(records)


def keep(finish: Finish, match: Match, records: Path | None) -> None:
    """Write the record of a race to the folder for them."""
    if records is not None and finish.record is not None:
        path = records / f"{match.game}-{match.seed}-{finish.number:06d}.record"
        path.write_text(finish.record, encoding="utf-8")


def result(match: Match, finishes: Sequence[Finish]) -> dict[str, Any]:
    """Return what a match says as plain data."""
    return {
        "game": match.game,
        "options": options.to_data(match.options),
        "seats": list(match.seats),
        "captains": list(match.captains),
        "seed": match.seed,
        "budget": match.budget,
        "games": len(finishes),
        "standings": [_standing_data(match, standing) for standing in standings(match, finishes)],
        "verdicts": [_failure_data(failure) for failure in _failures(finishes)],
        "endings": dict(_endings(finishes)),
        "decisions": sum(finish.decisions for finish in finishes),
        "digest": digest(finishes),
    }


def show(console: Console, match: Match, finishes: Sequence[Finish]) -> None:
    """Print what a match says."""
    races = "1 race" if len(finishes) == 1 else f"{len(finishes):,} races"
    title = f"{game_named(match.game).TITLE}: {races} of {len(match.seats)}, seed {match.seed}"
    rows = standings(match, finishes)
    headings = ["captain", "starts", "wins", "share", "95 % interval", "mean place", "rating"]
    if any(row.verdicts for row in rows):
        headings.append("verdicts")
    table = Table(title=title, title_justify="left")
    for heading in headings:
        words = heading in ("captain", "verdicts")
        table.add_column(heading, justify="left" if words else "right", no_wrap=not words, overflow="fold")
    for row in rows:
        table.add_row(*_cells(row)[: len(headings)])
    console.print(table)
    _say(console, f"By luck alone a start is won {1 / len(match.seats):.1%} of the time.{_balance(match, len(finishes))}")
    failures = list(_failures(finishes))
    for failure in failures[:FAILURES_SHOWN]:
        where = f"race {failure.race}, {failure.seat}, question {failure.questions}"
        _say(console, f"{failure.captain} ({where}) {failure.verdict}: {failure.detail}")
    if len(failures) > FAILURES_SHOWN:
        _say(console, f"… and {len(failures) - FAILURES_SHOWN:,} verdicts more; --json lists them all.")
    for reason, count in _endings(finishes):
        _say(console, f"{count:>7,} × {reason}")
    decisions = sum(finish.decisions for finish in finishes)
    _say(console, f"{decisions / len(finishes):,.1f} decisions a race · digest {digest(finishes)}")


def _cells(row: Standing) -> list[Text]:
    low, high = row.interval
    return [
        Text(text)
        for text in (
            row.captain,
            f"{row.starts:,}",
            f"{row.wins:,}",
            f"{row.share:.1%}",
            f"{low:.1%} – {high:.1%}",
            f"{row.mean_place:.2f}",
            f"{row.rating:+.0f}",
            ", ".join(f"{count:,} × {verdict}" for verdict, count in row.verdicts.items()),
        )
    ]


def _balance(match: Match, races: int) -> str:
    block = len(match.captains)
    if races % block == 0:
        return " Each captain sat equally often at each seat."
    return f" {races:,} is no multiple of {block}, so captains sat almost equally often at each seat."


def _say(console: Console, sentence: str) -> None:
    console.print(Text(sentence), highlight=False, soft_wrap=True)


def _standing_data(match: Match, standing: Standing) -> dict[str, Any]:
    return {
        "captain": standing.captain,
        "starts": standing.starts,
        "wins": standing.wins,
        "win_rate": standing.share,
        "interval": list(standing.interval),
        "mean_place": standing.mean_place,
        "places": list(standing.places),
        "seats": dict(zip(match.seats, standing.seats, strict=True)),
        "rating": standing.rating,
        "verdicts": standing.verdicts,
    }


def _failure_data(failure: Failure) -> dict[str, Any]:
    return {
        "race": failure.race,
        "seat": failure.seat,
        "captain": failure.captain,
        "questions": failure.questions,
        "verdict": failure.verdict,
        "detail": failure.detail,
    }


def _failures(finishes: Iterable[Finish]) -> Iterable[Failure]:
    return (failure for finish in finishes for failure in finish.failures)


def _endings(finishes: Sequence[Finish]) -> list[tuple[str, int]]:
    reasons = Counter(finish.reason for finish in finishes)
    return sorted(reasons.items(), key=lambda reason: (-reason[1], reason[0]))
