"""Finding puzzles in races: positions with one clearly best turn, held against every other turn, and graded."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final, NamedTuple

from paddlewheel.captains.judgement import judge
from paddlewheel.captains.knowledge import mind_of
from paddlewheel.captains.ladder import LEVELS
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat
from paddlewheel.engine.record import Record, replay
from paddlewheel.school.puzzle import Puzzle, Theme
from paddlewheel.school.themes import HOME, THEMES, End, Turn, ends, is_home, next_home

FEWEST_TURNS: Final = 12
"""With fewer turns to choose from nothing is hidden."""
RARE: Final = 0.08
"""At most this share of all turns may be best."""
CHAIN: Final = 12
"""The fields that docking must carry the steamer in a chain."""
THRIFT: Final = 5
"""The fields to be gained for no logs."""
GAP: Final = 3
"""How many fields every other turn must be short."""
MOST_LOST: Final = 0.05
"""How much chance to win the answer may give away against the best turn that a captain finds: some noise is left."""
JUDGED: Final = 0.25
"""The seconds for judging the answer, as captains count them."""
GENTLE: Final = ("deckhand", "stoker", "leadsman", "helmsman", "mate", "captain")
DRAWS: Final = 4
"""How often each of those levels is asked."""
SLOW: Final[tuple[Theme, ...]] = ("arrive", "passenger")
"""Themes of which only slow turns are looked at, where speed counts: those are the only ones that dock."""
DOCKING_SPEED: Final = 1
MOST_HOME: Final = 1
"""How many may be out of the race already."""
NEAR: Final = 40
"""From farther away no turn leads to the goal, as far as races show."""
QUIET: Final[tuple[Theme, ...]] = ("afloat", "stop")
"""Themes whose number may depend on a new tile: positions where one could be laid are left out."""


class Found(NamedTuple):
    """What the turns from a position come to in a theme."""

    theme: Theme
    best: int
    answer: End
    share: float
    """The share of turns that are best."""
    turns: int


def found_in(record: Record) -> Iterator[Puzzle]:
    """Yield the puzzles in a race, in its order; their names are still to be given."""
    for step in replay(record):
        state = step.before
        if not is_asked(record.game, state):
            continue
        for theme in themes_for(record.game, state):
            found = solved(record.game, state, theme)
            if found is not None and holds(record.game, state, found):
                yield _puzzle(record.game, state, found)
                break


def is_asked(game: AnyGame, state: Any) -> bool:
    """Return whether a seat begins a turn with its own steamer, as can be written down."""
    seat = game.actor(state)
    if seat is None or seat == CHANCE or not game.begins_turn(state):
        return False
    if len(game.racing(state)) < len(game.seats(state)) - MOST_HOME:
        return False
    return game.addressed(state) == game.seats(state)[seat]


def themes_for(game: AnyGame, state: Any) -> Iterator[Theme]:
    """Yield the themes that a position may have, by what one sees at a glance."""
    seat = game.actor(state)
    assert seat is not None, "somebody is to decide"
    steamers, name = game.to_data(state)["steamers"], game.seats(state)[seat]
    if game.NAME == "mississippi":
        late = game.scene(state)["goal"] - NEAR
        if steamers[name]["field"] is not None and steamers[name]["field"] >= late:
            yield "arrive"
        if any(one["field"] is not None and one["field"] >= late for other, one in steamers.items() if other != name):
            yield "stop"
        yield from ("chain", "thrift")
        return
    landing = game.to_data(state)["landing"] is not None
    if landing and steamers[name]["passengers"] >= 2:
        yield "arrive"
    if landing and any(one is not None and one["passengers"] >= 2 for other, one in steamers.items() if other != name):
        yield "stop"
    if steamers[name]["passengers"] < 2:
        yield "passenger"
    yield "afloat"


def solved(game: AnyGame, state: Any, theme: Theme) -> Found | None:
    """Return what a theme comes to if few turns are best and all others clearly worse; None for any other position."""
    seat, turns = game.actor(state), game.turns(state)
    assert seat is not None, "somebody is to decide"
    if len(turns) < FEWEST_TURNS or (theme == "stop" and not _threatened(game, state, seat, turns)):
        return None
    if theme == "afloat" and not _narrow(game, state, seat, turns):
        return None
    values, answers = list[int](), list[tuple[int, End]]()
    for turn in turns:
        if theme in SLOW and getattr(turn, "final_speed", DOCKING_SPEED) != DOCKING_SPEED:
            values.append(0)
            continue
        value, end = value_of(game, state, seat, theme, turn.way)
        if end.by_chance and theme in QUIET:
            return None
        values.append(value)
        answers.append((value, end))
        if theme in QUIET and len(values) == 40 and sum(value == max(values) for value in values) > 20:
            return None
    best = max(values)
    most = [value for value in values if value == best]
    if len(most) > max(RARE * len(values), 1) or not _clear(game, state, theme, best, values, answers):
        return None
    answer = next(end for value, end in answers if value == best)
    return Found(theme, best, answer, len(most) / len(values), len(values))


def value_of(game: AnyGame, state: Any, seat: Seat, theme: Theme, way: tuple[Any, ...]) -> tuple[int, End]:
    """Return what a whole turn is sure to come to, whatever others decide in it, with the seat's own best choices."""
    found: dict[tuple[Any, ...], tuple[int, End]] = {}
    for end in ends(game, state, seat, way):
        value = THEMES[theme](Turn(game, seat, state, end.state, end.events))
        if end.own not in found or value < found[end.own][0]:
            found[end.own] = value, end
    return max(found.values(), key=lambda one: one[0])


def _threatened(game: AnyGame, state: Any, seat: Seat, turns: Any) -> bool:
    """Return whether the next player comes home after most turns, and no turn leads home oneself."""
    some = [turns[len(turns) * nth // 8] for nth in range(8)]
    name, home = game.seats(state)[seat], 0
    for turn in some:
        end = next(iter(ends(game, state, seat, turn.way)))
        if end.by_chance or is_home(name, end.events):
            return False
        home += next_home(game, end.state) not in (None, seat)
    return home >= 5


def _narrow(game: AnyGame, state: Any, seat: Seat, turns: Any) -> bool:
    """Return whether some turns leave the steamer stuck."""
    some = [turns[len(turns) * nth // 8].way for nth in range(8)]
    return sum(value_of(game, state, seat, "afloat", way)[0] == 0 for way in some) >= 6


def _clear(
    game: AnyGame, state: Any, theme: Theme, best: int, values: list[int], answers: list[tuple[int, End]]
) -> bool:
    """Return whether the best turns are worth a puzzle."""
    seat = game.actor(state)
    assert seat is not None, "somebody is to decide"
    name = game.seats(state)[seat]
    steamer = game.to_data(state)["steamers"][name]
    second = max((value for value in values if value < best), default=best)
    if theme == "passenger":
        return best == int(steamer["coal"]) + 1
    if theme == "stop":
        pushes = game.NAME == "mississippi" or all(
            any(event["event"] == "pushed" for event in end.events) for value, end in answers if value == best
        )
        return best == 1 and pushes
    if theme == "thrift":
        return best >= THRIFT and best - second >= GAP
    if theme == "chain":
        carried = min(_carried(name, end) for value, end in answers if value == best)
        home = any(is_home(name, end.events) for _, end in answers)
        return carried >= CHAIN and best - second >= GAP and not home
    return best == 1


def _carried(name: str, end: End) -> int:
    """Return how many fields docking carries a steamer in a turn."""
    return sum(int(one["by"]) for one in end.events if one["event"] == "advanced" and one["seat"] == name)


def holds(game: AnyGame, state: Any, found: Found) -> bool:
    """Return whether the answer stands up to a captain who tries to find something better, and can be written down."""
    if game.parse_position(game.format_position(state)) != state:
        return False
    if found.theme == "arrive" or any(event["event"] in HOME for event in found.answer.events):
        return True
    return judge(game, state, found.answer.own, seconds=JUDGED).loss <= MOST_LOST


def _puzzle(game: AnyGame, state: Any, found: Found) -> Puzzle:
    seat = game.actor(state)
    assert seat is not None, "somebody is to decide"
    return Puzzle(
        name=found.theme,
        theme=found.theme,
        grade=grade(game, state, seat, found),
        seat=game.seats(state)[seat],
        position=game.format_position(state),
        best=found.best,
        answer=" ".join(texts(game, state, seat, found.answer)),
    )


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


def grade(game: AnyGame, state: Any, seat: Seat, found: Found) -> int:
    """Return how hard the answer is to find: by how often captains miss it, and how few of how many turns are best."""
    missed = 0
    for level in GENTLE:
        for draw in range(DRAWS):
            effort = Effort(min(LEVELS[level].budget, 0.1), False)
            way = mind_of(game).advise(state, level, "plain", Random(f"{level}/{draw}"), effort).best.actions
            missed += value_of(game, state, seat, found.theme, way)[0] < found.best
    share = missed / (len(GENTLE) * DRAWS)
    hidden = (found.share < 0.03) + (found.share < 0.01) + (found.turns > 150)
    score = 3 * share + hidden
    return 1 if score < 1.5 else 2 if score < 3 else 3
