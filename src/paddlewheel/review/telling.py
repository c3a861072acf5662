"""What a review tells: a line of chances, every turn beside the best, and what luck, oneself and the others did."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec

from paddlewheel.captains.advice import action_texts
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.review.looking import LOOKS, Findings, state_after
from paddlewheel.review.marks import DIGITS, Mark, mark_of
from paddlewheel.review.passage import Passage
from paddlewheel.words.lines import Line
from paddlewheel.words.reasons import reasons

FIELDS: Final = {"coal": "coal", "passengers": "passengers", "wood": "logs", "field": "cells"}
"""What the data of a steamer say that a turn can gain or cost, by the names of `captains.advice.GAINS`."""


class Point(msgspec.Struct):
    """Everybody's chance to win at a moment, and who brought it about: a seat, "chance", or nobody at the beginning."""

    at: int
    """After how many actions."""
    by: str
    chances: list[float]


class TurnReview(msgspec.Struct):
    """A turn, or what a player decided in one of another player's, beside the best."""

    seat: str
    first: int
    """How many actions had been done before it,"""
    last: int
    """and after it."""
    actions: list[str]
    """What was done where most was lost: a turn in which others decide something has several parts."""
    chance: float
    """The player's chance after that,"""
    best_chance: float
    """and after the best."""
    loss: float
    """What the whole turn gave away."""
    mark: Mark
    best: list[str]
    """Empty if nothing better was found."""
    gains: dict[str, float]
    """What was done brought this, by the names of `captains.advice.GAINS`,"""
    best_gains: dict[str, float]
    """and the best would have brought that."""
    reasons: list[Line]
    """The same to be said, line by line."""
    best_reasons: list[Line]
    why: list[Line] = msgspec.field(default_factory=list)
    """What spoke against the turn, as a coach says it to the player, the weightiest first."""
    round: int | None = None
    """The round that it was in, where the game counts rounds."""


class Share(msgspec.Struct):
    """What changed a seat's chance from the first position to the last: the parts and the start add up to the end."""

    seat: str
    start: float
    luck: float
    """What dice and tiles did,"""
    own: float
    """what the player's own turns did,"""
    others: float
    """and what the other players did."""
    end: float
    lost: float
    """What the player's turns gave away against the best, all together."""


class Review(msgspec.Struct):
    """What is known of a race so far."""

    game: str
    seats: list[str]
    points: list[Point]
    turns: list[TurnReview]
    """In the order in which they were sailed."""
    costliest: list[int]
    """Those of each seat that lost most, as indices of `turns`, at most three a seat, the costliest first."""
    shares: list[Share]
    done: int
    """How many pieces of work are done,"""
    total: int
    """of so many."""


def told(passage: Passage, findings: Findings, looks: int = LOOKS) -> Review:
    """Return the review as far as it goes: up to the first stretch that nobody has looked at."""
    known = next((nth for nth, seen in enumerate(findings.seen) if seen is None), len(findings.seen))
    seats = passage.game.seats(passage.states[0])
    turns = _turns(passage, findings, known)
    return Review(
        game=passage.game.NAME,
        seats=list(seats),
        points=_points(passage, findings, known),
        turns=turns,
        costliest=[nth for seat in seats for nth in _costliest(turns, seat)],
        shares=[_share(passage, findings, known, seat, turns) for seat in range(len(seats))],
        done=findings.done,
        total=len(passage.stretches) * (looks + 1),
    )


def _costliest(turns: list[TurnReview], seat: str) -> list[int]:
    own = [nth for nth, turn in enumerate(turns) if turn.seat == seat and turn.mark != "good"]
    return sorted(own, key=lambda nth: -turns[nth].loss)[:3]


def _points(passage: Passage, findings: Findings, known: int) -> list[Point]:
    seats = passage.game.seats(passage.states[0])
    found = [Point(0, "", _rounded(findings.start))]
    for stretch, seen in zip(passage.stretches[:known], findings.seen, strict=False):
        assert seen is not None, "it is known"
        found.append(Point(stretch.last, _name(seats, stretch.actor), _rounded(seen.chances)))
    return found


def _name(seats: tuple[str, ...], actor: Seat) -> str:
    return "chance" if actor == CHANCE else seats[actor]


def _rounded(chances: list[float]) -> list[float]:
    return [round(chance, DIGITS) for chance in chances]


def _share(passage: Passage, findings: Findings, known: int, seat: Seat, turns: list[TurnReview]) -> Share:
    before, name = findings.start, passage.game.seats(passage.states[0])[seat]
    parts = {"luck": 0.0, "own": 0.0, "others": 0.0}
    for stretch, seen in zip(passage.stretches[:known], findings.seen, strict=False):
        assert seen is not None, "it is known"
        part = "luck" if stretch.actor == CHANCE else "own" if stretch.actor == seat else "others"
        parts[part] += seen.chances[seat] - before[seat]
        before = seen.chances
    lost = sum(turn.loss for turn in turns if turn.seat == name)
    return Share(name, findings.start[seat], **parts, end=before[seat], lost=lost)


def _turns(passage: Passage, findings: Findings, known: int) -> list[TurnReview]:
    """Return what each player did in each turn, their own or another's."""
    parts: dict[tuple[int, Seat], list[int]] = {}
    for nth, stretch in enumerate(passage.stretches[:known]):
        seen = findings.seen[nth]
        if seen is not None and seen.best is not None:
            parts.setdefault((stretch.turn, stretch.actor), []).append(nth)
    found = [_turn(passage, findings, own) for own in parts.values()]
    return sorted(found, key=lambda turn: turn.first)


def _turn(passage: Passage, findings: Findings, own: list[int]) -> TurnReview:
    """Return a turn by the part of it that lost most."""
    losses = [_loss(passage, findings, nth) for nth in own]
    worst = own[losses.index(max(losses))]
    stretch, seen = passage.stretches[worst], findings.seen[worst]
    assert seen is not None, "it is known"
    assert seen.best is not None, "it is judged"
    game, state = passage.game, passage.states[stretch.first]
    actions, loss = action_texts(game, state, passage.way(stretch)), sum(losses)
    better = seen.best != actions and round(max(losses), DIGITS) > 0
    brought = gains(game, stretch.actor, state, passage.states[stretch.last])
    missed = gains(game, stretch.actor, state, state_after(game, state, seen.best)) if better else {}
    return TurnReview(
        seat=game.seats(state)[stretch.actor],
        first=passage.stretches[own[0]].first,
        last=passage.stretches[own[-1]].last,
        actions=actions,
        chance=round(seen.chances[stretch.actor], DIGITS),
        best_chance=round(max(seen.best_chance, seen.chances[stretch.actor]), DIGITS),
        loss=round(loss, DIGITS),
        mark=mark_of(loss),
        best=seen.best if better else [],
        gains=brought,
        best_gains=missed,
        reasons=reasons(brought),
        best_reasons=reasons(missed),
        why=seen.why if better and mark_of(loss) != "good" else [],
        round=_round(game, state),
    )


def _round(game: AnyGame, state: Any) -> int | None:
    data: Any = game.to_data(state)
    found = data.get("round") if isinstance(data, Mapping) else None
    return found if isinstance(found, int) else None


def _loss(passage: Passage, findings: Findings, nth: int) -> float:
    seen, stretch = findings.seen[nth], passage.stretches[nth]
    assert seen is not None, "it is known"
    return max(seen.best_chance - seen.chances[stretch.actor], 0.0)


def gains(game: AnyGame, seat: Seat, before: Any, after: Any) -> dict[str, float]:
    """Return what changed for a seat between two states, by the names of `captains.advice.GAINS`: facts, no guesses."""
    old, new = _held(game, seat, before), _held(game, seat, after)
    found = {name: float(new[name] - old.get(name, 0)) for name in new if new[name] != old.get(name, 0)}
    if seat in game.racing(before) and seat not in game.racing(after):
        found["rank"] = float(game.standing(after).ranks[seat])
    return found


def _held(game: AnyGame, seat: Seat, state: Any) -> dict[str, int]:
    """Return what the steamers of a seat have, all together."""
    name, held = game.seats(state)[seat], dict[str, int]()
    data: Any = game.to_data(state)
    steamers = data.get("steamers", {}) if isinstance(data, Mapping) else {}
    for steamer, has in steamers.items() if isinstance(steamers, Mapping) else ():
        if steamer == name or steamer.rpartition("-")[0] == name:
            for field, gain in FIELDS.items():
                if isinstance(has, Mapping) and isinstance(has.get(field), int):
                    held[gain] = held.get(gain, 0) + has[field]
    return held
