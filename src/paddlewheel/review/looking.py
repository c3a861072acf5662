"""Looking at a race piece by piece: first at a glance, then more closely, again and again with other luck."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from paddlewheel.captains.advice import action_texts
from paddlewheel.captains.coaching import TELLS, against
from paddlewheel.captains.judgement import ASKED, SECONDS, evaluate, judge
from paddlewheel.captains.knowledge import mind_of
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, AnyGame
from paddlewheel.review.passage import Passage, Stretch
from paddlewheel.words.coach import line
from paddlewheel.words.lines import Line

GLANCE: Final = 0.05
"""The seconds, as captains count, for a position at a glance; a close look has as many as judging usually takes."""
LOOKS: Final = 3
"""How many close looks are enough: each has its own luck, and what they find is averaged."""
SPREAD: Final = 1_000
"""Keeps the luck of looks apart."""


class Seen(msgspec.Struct):
    """What is known of a stretch."""

    chances: list[float]
    """Each seat's chance to win after it, on average over all close looks."""
    looks: int
    """How many close looks there were; 0 after a glance."""
    best: list[str] | None = None
    """What would have been best instead, as texts; none where there was no choice or the win was decided."""
    best_chance: float = 0.0
    """The chance of the player after that."""
    why: list[Line] = msgspec.field(default_factory=list)
    """What spoke against what was done, as a coach says it, the weightiest first; nothing if next to nothing was lost."""


class Findings(msgspec.Struct):
    """What is known of a race so far, as it can be kept."""

    judge: str
    """By which judge: what another one has found is of no use."""
    actions: int
    seed: int
    start: list[float]
    """Everybody's chance before the first action."""
    seen: list[Seen | None]
    """One for each stretch."""
    done: int = 0
    """How many pieces were looked at."""


class Piece(NamedTuple):
    """One piece of work: a stretch, and the how-manieth look; look 0 is a glance."""

    stretch: int
    look: int


@cache
def judge_version() -> str:
    """Return a short text that changes whenever anything changes in how captains think."""
    digest = hashlib.sha256()
    folders = [resources.files("paddlewheel.captains")]
    while folders:
        for file in sorted(folders.pop().iterdir(), key=lambda one: one.name):
            if file.name.endswith(".py"):
                digest.update(file.read_bytes())
            elif file.is_dir() and not file.name.startswith("_"):
                folders.append(file)
    return digest.hexdigest()[:16]


def nothing_yet(passage: Passage, seed: int = 0) -> Findings:
    """Return findings to begin with."""
    start = chances(passage.game, passage.states[0], seed * SPREAD, SECONDS)
    return Findings(judge_version(), len(passage.actions), seed, start, [None] * len(passage.stretches))


def pieces(passage: Passage, looks: int = LOOKS, done: int = 0) -> Iterator[Piece]:
    """Yield what is to be looked at, in this order: everything at a glance, then everything more closely, and again."""
    count = len(passage.stretches)
    for number in range(done, count * (looks + 1)):
        yield Piece(number % count, number // count)


def look(passage: Passage, findings: Findings, piece: Piece) -> None:
    """Look at one stretch once more, and add what is found."""
    stretch = passage.stretches[piece.stretch]
    seed, seconds = findings.seed * SPREAD + piece.look, SECONDS if piece.look else GLANCE
    known = findings.seen[piece.stretch]
    after = chances(passage.game, passage.states[stretch.last], seed, seconds)
    found = Seen(after, min(piece.look, 1))
    if _is_judged(passage, stretch):
        best = known.best if known is not None and piece.look > 1 else None
        found.best, found.best_chance = _best(passage, stretch, after, seed, seconds, best)
        if piece.look == 1 and found.best_chance - after[stretch.actor] >= TELLS:
            found.why = _why(passage, stretch, found.best, seed)
    if known is not None and piece.look > 1:
        found = _averaged(known, found)
    findings.seen[piece.stretch] = found
    findings.done += 1


def chances(game: AnyGame, state: Any, seed: int, seconds: float) -> list[float]:
    """Return each seat's chance to win; as soon as the winner is home, that is known."""
    ranks = game.standing(state).ranks
    first = ranks.index(min(ranks))
    if is_decided(game, state):
        return [float(seat == first) for seat in range(len(ranks))]
    if game.actor(state) != CHANCE or game.on_turn(state) is not None:
        return evaluate(game, state, seed, seconds)
    weights, total = game.weights(state), sum(game.weights(state))  # before the first turn: nobody knows what is drawn
    found = [chances(game, game.apply(state, action)[0], seed, seconds) for action in game.legal(state)]
    return [
        sum(weight * one[seat] for weight, one in zip(weights, found, strict=True)) / total for seat in range(len(ranks))
    ]


def is_decided(game: AnyGame, state: Any) -> bool:
    """Return whether it is known who wins."""
    return game.actor(state) is None or game.standing(state).ranks.index(1) not in game.racing(state)


def _is_judged(passage: Passage, stretch: Stretch) -> bool:
    """Return whether somebody had a choice that could change who wins."""
    game, state = passage.game, passage.states[stretch.first]
    return stretch.actor != CHANCE and not is_decided(game, state) and len(game.legal(state)) > 1


def _best(
    passage: Passage, stretch: Stretch, after: list[float], seed: int, seconds: float, known: list[str] | None
) -> tuple[list[str], float]:
    """Return what would have been best, as texts, and the chance after it; what is known by now is only valued again."""
    game, state, way = passage.game, passage.states[stretch.first], passage.way(stretch)
    played = action_texts(game, state, way)
    if known is None:
        known = completed(game, state, judge(game, state, way, seed, seconds).best, seed, seconds)
    if known == played:
        return played, after[stretch.actor]
    return known, chances(game, state_after(game, state, known), seed, seconds)[stretch.actor]


def _why(passage: Passage, stretch: Stretch, best: list[str], seed: int) -> list[Line]:
    """Return what speaks against what was done, next to the best."""
    game, state = passage.game, passage.states[stretch.first]
    way, then = list[Any](), state
    for text in best:
        way.append(game.parse_action(then, text))
        then = game.apply(then, way[-1])[0]
    return [line(one.code, one.facts) for one in against(game, state, passage.way(stretch), tuple(way), seed)]


def completed(game: AnyGame, state: Any, way: Sequence[Any], seed: int, seconds: float) -> list[str]:
    """Return a turn as texts, with what the player decides right after it, such as to take a passenger aboard."""
    seat, texts = game.actor(state), list[str]()
    while True:
        some = action_texts(game, state, way)
        texts += some
        state = state_after(game, state, some)
        if game.actor(state) != seat or game.begins_turn(state):
            return texts
        way = mind_of(game).advise(state, ASKED, "plain", Random(seed), Effort(seconds, by_clock=False)).best.actions


def state_after(game: AnyGame, state: Any, texts: list[str]) -> Any:
    """Return the state after actions that are written as texts."""
    for text in texts:
        state = game.apply(state, game.parse_action(state, text))[0]
    return state


def _averaged(known: Seen, more: Seen) -> Seen:
    """Return the mean of all looks so far and one more."""
    share = 1 / (known.looks + 1)

    def mean(before: float, now: float) -> float:
        return before + (now - before) * share

    after = [mean(*both) for both in zip(known.chances, more.chances, strict=True)]
    return Seen(after, known.looks + 1, more.best, mean(known.best_chance, more.best_chance), known.why)
