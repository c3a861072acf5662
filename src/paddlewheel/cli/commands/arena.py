"""`paddlewheel arena`: a match among captains, each equally often in each seat, and a table of how good they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from paddlewheel.arena.matches import Failure, Finish, Halted, Match, Standing, digest, sail_race, standings
from paddlewheel.arena.workers import check_counts, folder_named, halted, on_cluster, progress_bar, spread
from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.external import check_external, is_external
from paddlewheel.cli import proof
from paddlewheel.cli.arguments import choose, entries, game_for, seats_of
from paddlewheel.cli.language import number, percent, say, spoken
from paddlewheel.cli.parameters import about, about_game, about_setup, flag, told, whole
from paddlewheel.cli.printing import INTERRUPTED, Screen, print_json, print_mistake
from paddlewheel.engine import options as option_values
from paddlewheel.engine.errors import BadData, no_such
from paddlewheel.games import game_named
from paddlewheel.words import Fact, MessageId, name_of, speaker
from paddlewheel.words.refusals import why_over

FAILURES_SHOWN: Final = 10
NUMBERS: Final[tuple[MessageId, ...]] = (
    "terminal-starts",
    "terminal-wins",
    "terminal-share",
    "terminal-interval",
    "terminal-mean-rank",
    "terminal-rating",
)
"""The columns of the table that are numbers."""


def arena(
    *,
    game: Annotated[str | None, about_game()] = None,
    setup: Annotated[str, about_setup()] = "",
    players: Annotated[int | None, whole("arena-players")] = None,
    captains: Annotated[str, about("arena-captains", known=tuple(CAPTAINS))],
    games: Annotated[int, whole("arena-games")] = 100,
    seed: Annotated[int, whole("seed")] = 1,
    options: Annotated[str, about("options-text")] = "",
    jobs: Annotated[int, whole("jobs")] = 1,
    budget: Annotated[float | None, about("budget")] = None,
    version: Annotated[int | None, Parameter(name="--rules", help=told("version-of-rules"))] = None,
    records: Annotated[str | None, about("records")] = None,
    into: Annotated[str | None, about("into")] = None,
    cluster: Annotated[bool, flag("cluster")] = False,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Let captains race each other, each equally often in each seat, and show how good they are: win rates and ratings."""
    names = captains_of(captains)
    rules = game_for(game, setup)
    most = rules.SETUPS[setup].players[-1] if setup in rules.SETUPS else rules.PLAYERS[-1]
    chosen, seats = choose(rules, setup, options, players, min(len(names), most))
    match = Match(
        game=rules.NAME,
        seats=tuple(seats_of(rules, seats)),
        captains=names,
        options=chosen,
        seed=seed,
        budget=budget,
        rules=version,
        keep=records is not None,
    )
    folder = check(match, games, jobs, records)
    document = None if into is None else proof.document_named(into)
    return run(match, games, jobs, cluster, folder, json, document)


def captains_of(text: str) -> tuple[str, ...]:
    """Return the captains of a list that is separated by commas: known here, or from outside and to be found."""
    names = entries(text)
    if not names:
        raise BadData("captains", "captain.none", known=list(CAPTAINS))
    for name in names:
        if is_external(name):
            check_external(name)
        elif name not in CAPTAINS:
            raise no_such("captains", "captain", name, [*CAPTAINS, "package.module:Class", "cmd:PROGRAM"])
    return tuple(names)


def run(
    match: Match, games: int, jobs: int, cluster: bool, records: Path | None, as_json: bool, document: Path | None = None
) -> int:
    """Sail the match and print its results; Ctrl-C ends it with the results so far, which go into no document."""
    finishes: list[Finish] = []
    stopped = False
    workers = on_cluster if cluster else spread
    with progress_bar(Screen(stderr=True)) as progress:
        bar = progress.add_task(say("terminal-progress"), total=games)
        try:
            for finish in workers(partial(sail_race, match, halted=halted), range(games), jobs):
                keep(finish, match, records)
                finishes.append(finish)
                progress.advance(bar)
        except (KeyboardInterrupt, Halted):
            stopped = True
    if stopped:
        print_mistake(say("terminal-stopped", {"done": number(len(finishes)), "races": games}))
    finishes.sort(key=lambda finish: finish.number)
    if document is not None and not stopped:
        proof.write(document, match, finishes)
    if finishes and as_json:
        print_json(result(match, finishes))
    elif finishes:
        show(Screen(), match, finishes)
    return INTERRUPTED if stopped else 0


def check(match: Match, games: int, jobs: int, records: str | None) -> Path | None:
    """Say first what is wrong with the numbers, the options or the folder, and return the folder for records."""
    check_counts(games, jobs)
    if match.budget is not None and not 0 < match.budget <= 3600:
        raise BadData("--budget", "value.seconds", most=3600, found=f"{match.budget:g}")
    game_named(match.game).setup(match.options, match.seats, match.rules)
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
        "rules": game_named(match.game).RULES if match.rules is None else match.rules,
        "options": option_values.to_data(match.options),
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
    rows = standings(match, finishes)
    failed = any(row.verdicts for row in rows)
    facts: dict[str, Fact] = {"races": len(finishes), "players": len(match.seats), "seed": str(match.seed)}
    facts["game"] = game_named(match.game).TITLE
    title = say("terminal-match", facts)
    table = Table(title=title, title_justify="left")
    table.add_column(say("terminal-captain"), overflow="fold")
    for heading in NUMBERS:
        table.add_column(say(heading), justify="right", no_wrap=True)
    if failed:
        table.add_column(say("terminal-failures"), overflow="fold")
    for row in rows:
        table.add_row(*_cells(row), *([_verdicts(row)] if failed else []))
    console.print(table)
    luck = say("terminal-luck", {"share": percent(1 / len(match.seats))})
    _say(console, f"{luck} {_balance(match, len(finishes))}")
    _show_failures(console, list(_failures(finishes)))
    for reason, count in _endings(finishes):
        _say(console, f"{number(count):>7} × {why_over(reason, spoken())}")
    decisions = sum(finish.decisions for finish in finishes)
    _say(console, say("terminal-decisions", {"mean": number(decisions / len(finishes), 1), "digest": digest(finishes)}))


def _show_failures(console: Console, failures: Sequence[Failure]) -> None:
    """Print what captains from outside did wrong, the first few of it."""
    for failure in failures[:FAILURES_SHOWN]:
        facts: dict[str, Fact] = {
            "name": failure.captain,
            "race": failure.race,
            "seat": failure.seat,
            "question": failure.questions,
        }
        facts |= {"verdict": _verdict(failure.verdict), "detail": failure.detail}
        _say(console, say("terminal-failure", facts))
    if len(failures) > FAILURES_SHOWN:
        _say(console, say("terminal-more-failures", {"count": len(failures) - FAILURES_SHOWN}))


def _cells(row: Standing) -> list[Text]:
    low, high = row.interval
    return [
        Text(name_of("captain", row.captain, spoken()) if row.captain in CAPTAINS else row.captain),
        Text(number(row.starts)),
        Text(number(row.wins)),
        Text(percent(row.share)),
        Text(f"{percent(low)} – {percent(high)}"),
        Text(number(row.mean_rank, 2)),
        Text(f"{row.rating:+.0f}"),
    ]


def _verdicts(row: Standing) -> Text:
    return Text(", ".join(f"{number(count)} × {_verdict(verdict)}" for verdict, count in row.verdicts.items()))


def _verdict(code: str) -> str:
    return speaker(spoken())(f"verdict-{code}")


def _balance(match: Match, races: int) -> str:
    block = len(match.captains)
    if races % block == 0:
        return say("terminal-balanced")
    return say("terminal-unbalanced", {"races": races, "block": block})


def _say(console: Console, sentence: str) -> None:
    console.print(Text(sentence), highlight=False, soft_wrap=True)


def _standing_data(match: Match, standing: Standing) -> dict[str, Any]:
    return {
        "captain": standing.captain,
        "starts": standing.starts,
        "wins": standing.wins,
        "win_rate": standing.share,
        "interval": list(standing.interval),
        "mean_rank": standing.mean_rank,
        "ranks": list(standing.ranks),
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
