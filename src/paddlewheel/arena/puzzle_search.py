"""Finding puzzles in races: positions with one clearly best turn, held against every other turn, and looked at twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from msgspec import Struct

from paddlewheel.captains.judgement import chance_after
from paddlewheel.captains.knowledge import mind_of
from paddlewheel.captains.levels import LEVELS
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.engine.record import Record, replay
from paddlewheel.school.puzzle import Theme
from paddlewheel.school.themes import ABOARD, CALLED, THEMES, End, Turn, awaited, beside, ends, is_home, next_home

MOST_IN_A_RACE: Final = {"ready": 6}
"""How many puzzles of a theme are taken from one race; of any other theme a couple."""
A_COUPLE: Final = 2
FEWEST_TURNS: Final = 10
"""With fewer turns to choose from nothing is hidden."""
MOST_BEST: Final = 6
"""At most so many turns may be best; they all lead to the same place."""
SAMPLED: Final = 8
"""How many turns are looked at before all are."""
CHAIN: Final = 12
"""The fields that docking must carry the steamer in a chain."""
LEAST: Final = {"chain": 1, "thrift": 5, "gather": 4}
"""What the best turn must come to, in the number of its theme; 1 for every other theme."""
GAP: Final = {"chain": 3, "thrift": 3, "gather": 2}
"""How much less every other turn must come to; 1 for every other theme."""
MARGIN: Final = 0.04
"""How much more chance to win the answer must leave than the best turn that does not solve the puzzle."""
LOOKS: Final = (("captain", 1, 0.25), ("commodore", 2, 0.75))
"""Twice a captain is asked for that turn and both are judged, the second time with other luck and deeper: level, seed, and
seconds as captains count."""
GENTLE: Final = ("deckhand", "stoker", "leadsman", "helmsman", "mate", "captain")
DRAWS: Final = 3
"""How often each of those levels is asked for the turn that it would choose."""
ASIDE: Final = ("arrive", "passenger", "fetch", "push", "depot")
"""Themes of places beside the water, which only a slow steamer reaches, where speed counts."""
DOCKING_SPEED: Final = 1
OVERTAKEN: Final = 2
"""So many are ahead of whoever can take the lead."""
CERTAIN: Final = ("arrive", "afloat", "aground", "stop")
"""Themes that need no judge: what they ask for decides the race."""
QUIET: Final = ("afloat", "aground", "stop")
"""Themes whose number may depend on a new tile: positions where one could be laid are left out."""
MOST_HOME: Final = 1
"""How many may be out of the race already."""
NEAR: Final = 40
"""From farther away no turn leads to the goal, as far as races show."""


class Candidate(Struct, frozen=True, kw_only=True):
    """A puzzle as it was found, and what its grade is worked out from."""

    game: str
    theme: Theme
    seat: str
    players: int
    position: str
    best: int
    answer: str
    turns: int
    """How many turns there are to choose from."""
    events: int
    """How many things happen in the answer."""
    missed: float
    """The share of gentle captains' choices that do not solve it."""
    greedy: bool
    """Whether who takes what looks best solves it."""


class Found(NamedTuple):
    """What the turns from a position come to in a theme."""

    theme: Theme
    best: int
    answer: End
    turns: int


def found_in(record: Record) -> Iterator[Candidate]:
    """Yield the puzzles in a race, in its order: of each theme the first few."""
    had = Counter[str]()
    for step in replay(record):
        state = step.before
        if is_asked(record.game, state):
            turns = list(record.game.turns(state))
            for theme in themes_for(record.game, state):
                enough = had[theme] == MOST_IN_A_RACE.get(theme, A_COUPLE)
                found = None if enough else solved(record.game, state, theme, turns)
                if found is not None and holds(record.game, state, found):
                    had[theme] += 1
                    yield candidate(record.game, state, found)
                    break


def is_asked(game: AnyGame, state: Any) -> bool:
    """Return whether a seat begins a turn with a steamer of its own, as can be written down."""
    seat = game.actor(state)
    if seat is None or seat == CHANCE or not game.begins_turn(state):
        return False
    if len(game.racing(state)) < len(game.seats(state)) - MOST_HOME:
        return False
    own = game.seats(state)[seat]
    return game.addressed(state) in (own, f"{own}-1", f"{own}-2")


def themes_for(game: AnyGame, state: Any) -> Iterator[Theme]:
    """Yield the themes that a position may have, by what one sees at a glance: the rarest first."""
    data, name = game.to_data(state), game.addressed(state)
    others = [one for other, one in data["steamers"].items() if other != name]
    if "field" in data["steamers"][name]:
        yield from _on_course(data["steamers"][name]["field"], [one["field"] for one in others], game.scene(state)["goal"])
    else:
        yield from _on_river(data, data["steamers"][name]["passengers"], [one["passengers"] for one in others])


def _on_course(field: int | None, others: Sequence[int | None], goal: int) -> Iterator[Theme]:
    if field is None:
        return
    ahead = sum(other is not None and other > field for other in others)
    if any(other is not None and other >= goal - NEAR for other in others):
        yield "stop"
    if field >= goal - NEAR:
        yield "arrive"
    if ahead >= OVERTAKEN:
        yield "lead"
    yield from ("chain", "gather", "thrift")


def _on_river(data: Any, aboard: int, others: Sequence[int]) -> Iterator[Theme]:
    landing = data["landing"] is not None
    if landing and max(others) >= ABOARD:
        yield "stop"
    yield from ("aground", "afloat", "push")
    if landing and aboard >= ABOARD:
        yield "arrive"
    yield "depot"
    yield "ready"
    if aboard < ABOARD:
        yield from ("passenger", "fetch")


def solved(game: AnyGame, state: Any, theme: Theme, turns: Sequence[Any]) -> Found | None:
    """Return what a theme comes to if few turns are best and all others clearly worse; None for any other position."""
    seat = game.actor(state)
    assert seat is not None, "somebody is to decide"
    if len(turns) < FEWEST_TURNS or not _is_likely(game, state, seat, theme, turns):
        return None
    values, answers = list[int](), list[tuple[int, tuple[Any, ...]]]()
    for turn in _promising(game, state, seat, theme, turns):
        value, end = value_of(game, state, seat, theme, turn.way, thorough=False)
        if end.by_chance and theme in QUIET:
            return None
        values.append(value)
        answers.append((value, turn.way))
    best = max(values, default=0)
    if values.count(best) > MOST_BEST:
        return None
    sure = [value_of(game, state, seat, theme, way) for value, way in answers if value == best]
    answer = [end for value, end in sure if value == best]
    if len(answer) < len(sure) or best < LEAST.get(theme, 1) or not _is_one_place(game, state, answer):
        return None
    second = max((value for value in values if value < best), default=0)
    if best - second < GAP.get(theme, 1) or not _is_worth_it(game, state, theme, best, answer):
        return None
    return Found(theme, best, answer[0], len(turns))


def value_of(
    game: AnyGame, state: Any, seat: Seat, theme: Theme, way: tuple[Any, ...], thorough: bool = True
) -> tuple[int, End]:
    """Return what a whole turn is sure to come to, whatever others decide in it, with the seat's own best choices.

    Not thorough, it is what it comes to at the most.
    """
    found: dict[tuple[Any, ...], tuple[int, End]] = {}
    for end in ends(game, state, seat, way, thorough):
        value = THEMES[theme](Turn(game, seat, state, end.state, end.events))
        if end.own not in found or value < found[end.own][0]:
            found[end.own] = value, end
    return max(found.values(), key=lambda one: one[0])


def _is_likely(game: AnyGame, state: Any, seat: Seat, theme: Theme, turns: Sequence[Any]) -> bool:
    """Return whether it pays to look at all turns, by a few of them."""
    if theme == "ready":
        if not awaited(game, state, game.addressed(state)):
            return False
        aside = _promising(game, state, seat, "push", turns)
        return not any(value_of(game, state, seat, "push", turn.way, thorough=False)[0] for turn in aside)
    if theme not in QUIET:
        return True
    some = [turns[len(turns) * nth // SAMPLED].way for nth in range(SAMPLED)]
    if theme != "stop":
        return sum(value_of(game, state, seat, theme, way, thorough=False)[0] == 0 for way in some) >= SAMPLED - 2
    threatened = 0
    for way in some:
        end = next(ends(game, state, seat, way, thorough=False))
        if end.by_chance or is_home(game.addressed(state), end.events):
            return False
        threatened += next_home(game, end.state) not in (None, seat)
    return threatened >= SAMPLED - 2


def _promising(game: AnyGame, state: Any, seat: Seat, theme: Theme, turns: Sequence[Any]) -> Iterator[Any]:
    """Yield the turns that may come to something: beside the water only those that end slowly, at a place that does."""
    good: dict[Any, bool] = {}
    places = awaited(game, state, game.addressed(state)) if theme == "ready" else ()
    for turn in turns:
        if theme == "ready" and not any(beside(turn.cell, place) for place in places):
            continue
        if theme not in ASIDE or not hasattr(turn, "final_speed"):
            yield turn
        elif turn.final_speed == DOCKING_SPEED:
            if turn.cell not in good:
                good[turn.cell] = value_of(game, state, seat, theme, turn.way, thorough=False)[0] > 0
            if good[turn.cell]:
                yield turn


def _is_one_place(game: AnyGame, state: Any, answers: Sequence[End]) -> bool:
    """Return whether all best turns lead to the same place."""
    name = game.addressed(state)
    found = [game.to_data(end.state)["steamers"][name] for end in answers]
    return len({str(one.get("cell", one.get("field"))) for one in found}) == 1


def _is_worth_it(game: AnyGame, state: Any, theme: Theme, best: int, answers: Sequence[End]) -> bool:
    """Return whether the best turns show what the theme is about."""
    name = game.addressed(state)
    steamer = game.to_data(state)["steamers"][name]
    if theme in ("passenger", "ready"):
        return best + MOST_BURNT[theme] > int(steamer["coal"])
    if theme == "arrive" and "field" in steamer:
        far = int(steamer["field"]) <= game.scene(state)["goal"] - FAR
        return far or min(carried(name, end) for end in answers) > 0
    if theme == "depot":
        return int(steamer["coal"]) <= DEPOT_COAL
    if theme == "stop":
        return best == 1
    if theme == "push":
        return all(any(event["event"] in CALLED.pushed for event in end.events) for end in answers)
    if theme == "chain":
        return min(carried(name, end) for end in answers) >= CHAIN and not any(is_home(name, end.events) for end in answers)
    return True


FAR: Final = 10
"""From so many fields off it is no matter of course that one gets home, even without docking."""
MOST_BURNT: Final = {"passenger": 0, "ready": 1}
"""The coal points that the best turn costs at most."""
DEPOT_COAL: Final = 4
"""Nobody fills up with more coal than this."""


def carried(name: str, end: End) -> int:
    """Return how many fields docking carries a steamer in a turn."""
    return sum(int(one["by"]) for one in end.events if one["event"] in CALLED.carried and one["seat"] == name)


def holds(game: AnyGame, state: Any, found: Found) -> bool:
    """Return whether the answer can be written down, and twice leaves clearly more chance than any turn beside it."""
    if game.parse_position(game.format_position(state)) != state:
        return False
    if found.theme in CERTAIN or any(event["event"] in CALLED.home for event in found.answer.events):
        return True
    return all(_stands_out(game, state, found, *look) for look in LOOKS)


def _stands_out(game: AnyGame, state: Any, found: Found, level: str, seed: int, seconds: float) -> bool:
    """Return whether a captain finds no other turn that comes near the answer."""
    seat = game.actor(state)
    assert seat is not None, "somebody is to decide"
    advice = mind_of(game).advise(state, level, "plain", Random(seed), Effort(seconds, False))
    ways = [one.actions for one in (advice.best, advice.next_best) if one is not None]
    rivals = [way for way in ways if value_of(game, state, seat, found.theme, way)[0] < found.best]
    if not rivals:
        return True
    best, *others = (chance_after(game, state, way, seed, seconds) for way in (found.answer.own, *rivals))
    return all(best - other >= MARGIN for other in others)


def candidate(game: AnyGame, state: Any, found: Found) -> Candidate:
    """Return a puzzle with what its grade is worked out from."""
    seat = game.actor(state)
    assert seat is not None, "somebody is to decide"
    ways = list(gentle_ways(game, state))
    missed = [value_of(game, state, seat, found.theme, way)[0] < found.best for way in ways]
    greedy = value_of(game, state, seat, found.theme, tuple(mind_of(game).best_plans(state)[0]))[0] >= found.best
    return Candidate(
        game=game.NAME,
        theme=found.theme,
        seat=game.seats(state)[seat],
        players=len(game.seats(state)),
        position=game.format_position(state),
        best=found.best,
        answer=" ".join(texts(game, state, seat, found.answer)),
        turns=found.turns,
        events=len(game.joined(found.answer.events)),
        missed=round(sum(missed) / len(missed), 3),
        greedy=greedy,
    )


def gentle_ways(game: AnyGame, state: Any) -> Iterator[tuple[Any, ...]]:
    """Yield the turns that captains of the gentler levels would choose."""
    for level in GENTLE:
        for draw in range(DRAWS if LEVELS[level].temperature else 1):
            effort = Effort(min(LEVELS[level].budget, 0.1), False)
            yield mind_of(game).advise(state, level, "plain", Random(f"{level}/{draw}"), effort).best.actions


def texts(game: AnyGame, state: Any, seat: Seat, end: End) -> Iterator[str]:
    """Yield the actions of the seat on the way to an end as texts, others deciding anything in between."""
    own = list(end.own)
    while own:
        if game.actor(state) == seat:
            action = own.pop(0)
            yield game.format_action(state, action)
        else:
            action = game.legal(state)[0]
        state = game.apply(state, action)[0]
