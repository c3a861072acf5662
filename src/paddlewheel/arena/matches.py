"""Matches among captains: who sits where, how each race ended, and what all of them together say.

In each race captain (r + s) mod k of k sits at seat s, where r counts the races of a block of k. So each captain sits once
at each seat in a block, however many seats there are: with fewer captains than seats some have several, in turn; with more
some wait, in turn. The order of the captains is drawn again for each block, so that none always follows the same one.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from paddlewheel.arena.racing import aboard, luck_of, sail
from paddlewheel.arena.ratings import ratings, wilson
from paddlewheel.captains.external import ExternalCaptain
from paddlewheel.engine import options
from paddlewheel.engine.record import Record, Step, format_record
from paddlewheel.games import game_named


@dataclass(frozen=True)
class Match:
    """The settings shared by every race of a match."""

    game: str
    seats: tuple[str, ...]
    captains: tuple[str, ...]
    options: Any
    seed: int
    budget: float | None = None
    """Seconds for a decision; None leaves it to each captain."""
    rules: int | None = None
    """The version of the rules; None is the newest."""
    keep: bool = False
    """Whether each finish holds the record of its race."""


@dataclass(frozen=True)
class Failure:
    """A captain from outside that was relieved in a race: at which seat, after how many questions, and why."""

    race: int
    seat: str
    captain: str
    questions: int
    verdict: str
    detail: str


@dataclass(frozen=True)
class Finish:
    """How one race ended: who sat at each seat and the rank each captain is given."""

    number: int
    crew: tuple[str, ...]
    ranks: tuple[int, ...]
    failures: tuple[Failure, ...]
    reason: str
    decisions: int
    digest: bytes
    record: str | None


@dataclass(frozen=True)
class Standing:
    """What a match says about one captain. A start is one seat in one race."""

    captain: str
    starts: int
    wins: int
    interval: tuple[float, float]
    ranks: tuple[int, ...]
    seats: tuple[int, ...]
    rating: float
    verdicts: dict[str, int]

    @property
    def share(self) -> float:
        """The share of its starts that it won."""
        return self.wins / self.starts

    @property
    def mean_rank(self) -> float:
        """The rank it took on average."""
        return sum(rank * count for rank, count in enumerate(self.ranks, 1)) / self.starts


class Halted(Exception):
    """A race was given up because the match is being stopped."""


def crew_of(match: Match, number: int) -> tuple[str, ...]:
    """Return who sits at each seat in race `number`."""
    block, nth = divmod(number, len(match.captains))
    order = list(match.captains)
    Random(f"{match.seed}/{block}/seats").shuffle(order)
    return tuple(order[(nth + seat) % len(order)] for seat in range(len(match.seats)))


def sail_race(match: Match, number: int, halted: Callable[[], bool] = lambda: False) -> Finish:
    """Sail one race of a match."""
    game = game_named(match.game)
    crew = crew_of(match, number)
    start = game.setup(match.options, match.seats, match.rules)
    steps: list[Step] = []
    with aboard(crew, match.seed, number, match.budget) as captains:
        for step in sail(game, start, captains, luck_of(match.seed, number)):
            if halted():
                raise Halted
            steps.append(step)
    outcome = game.outcome(steps[-1].after)
    assert outcome is not None, "a race is sailed to its end"
    failures = tuple(
        Failure(number, match.seats[seat], crew[seat], one.questions, one.verdict.kind, one.verdict.detail)
        for seat, one in enumerate(captains)
        if isinstance(one, ExternalCaptain) and one.verdict is not None
    )
    return Finish(
        number=number,
        crew=crew,
        ranks=_ranked(outcome.ranks, [match.seats.index(failure.seat) for failure in failures]),
        failures=failures,
        reason=outcome.reason,
        decisions=len(steps),
        digest=_digest(match, crew, [game.format_action(step.before, step.action) for step in steps]),
        record=format_record(_record(match, start, steps, crew, failures)) if match.keep else None,
    )


def standings(match: Match, finishes: Sequence[Finish]) -> list[Standing]:
    """Return what the races say about each captain, the best rated first."""
    rated = ratings([name for _, name in sorted(zip(finish.ranks, finish.crew, strict=True))] for finish in finishes)
    return sorted((_standing(match, finishes, name, rated[name]) for name in rated), key=lambda one: -one.rating)


def digest(finishes: Sequence[Finish]) -> str:
    """Return one short text for all the races, move by move: equal digests, equal races."""
    return hashlib.sha256(b"".join(finish.digest for finish in finishes)).hexdigest()[:16]


def _standing(match: Match, finishes: Sequence[Finish], name: str, rating: float) -> Standing:
    seats: Counter[int] = Counter()
    ranks: Counter[int] = Counter()
    verdicts: Counter[str] = Counter()
    for finish in finishes:
        for seat, captain in enumerate(finish.crew):
            if captain == name:
                seats[seat] += 1
                ranks[finish.ranks[seat]] += 1
        verdicts.update(failure.verdict for failure in finish.failures if failure.captain == name)
    everywhere = range(len(match.seats))
    return Standing(
        captain=name,
        starts=seats.total(),
        wins=ranks[1],
        interval=wilson(ranks[1], seats.total()),
        ranks=tuple(ranks[rank + 1] for rank in everywhere),
        seats=tuple(seats[seat] for seat in everywhere),
        rating=rating,
        verdicts=dict(sorted(verdicts.items())),
    )


def _ranked(ranks: Sequence[int], failed: Sequence[int]) -> tuple[int, ...]:
    """Return the ranks of the captains: who was relieved comes behind all who were not, wherever the steamer came in."""
    order = sorted(range(len(ranks)), key=lambda seat: (seat in failed, ranks[seat]))
    return tuple(order.index(seat) + 1 for seat in range(len(ranks)))


def _digest(match: Match, crew: Sequence[str], texts: Sequence[str]) -> bytes:
    lines = [match.game, options.to_text(match.options), *match.seats, *crew, *texts]
    return hashlib.sha256("\n".join(lines).encode()).digest()


def _record(match: Match, start: Any, steps: Sequence[Step], crew: Sequence[str], failures: Sequence[Failure]) -> Record:
    tags = [("crew", ", ".join(" ".join(name.split()) for name in crew))]
    if failures:
        tags.append(("verdicts", ", ".join(f"{failure.seat} {failure.verdict}" for failure in failures)))
    return Record(game_named(match.game), start, tuple(step.action for step in steps), tuple(tags))
