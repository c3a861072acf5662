"""A record is the game: a header and the actions, in a text that people can read, paste and diff.

    paddlewheel record 1
    game: mississippi
    rules: 1
    options: rows=13 stop_at_winner=no turn_limit=60
    seats: red green black
    title: any further line of the header is kept as it is

    chance first=red
    red    die=5 +4
    green  die=2 +3
    result: 1 red, 2 green, 3 black; the winner is home

A line of the game names who is on turn, then the actions in it. Text after # is a comment. A record that begins in the
middle has `position:` instead of options and seats. The result is written once the game is over, and checked when read; a
game that was ended before may have the result of its standing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from paddlewheel.engine import options
from paddlewheel.engine.contract import RANKED, AnyGame, Outcome
from paddlewheel.engine.errors import BadData, BadText, PaddlewheelError, at_line, known_version, shortened
from paddlewheel.engine.plain_data import whole_number
from paddlewheel.engine.registry import game_named

FIRST_LINE: Final = "paddlewheel record 1"
HEADER_LINE: Final = re.compile(r"([a-z][a-z_-]*):(?:\s+(.*))?")
OWN_NAMES: Final = ("game", "rules", "options", "seats", "position", "result")


@dataclass(frozen=True)
class Record:
    """The game, the state it began with, every action since, and what else the header says."""

    game: AnyGame
    start: Any
    actions: tuple[Any, ...] = ()
    tags: tuple[tuple[str, str], ...] = ()
    ranked: bool = False
    """Whether the game was ended before its time, and everybody ranked where they were."""

    def __post_init__(self) -> None:
        names = [name for name, _ in self.tags]
        for name, value in self.tags:
            if not re.fullmatch(r"[a-z][a-z_-]*", name) or name in OWN_NAMES or names.count(name) > 1:
                raise BadData("tags", "record.tag_name", found=shortened(name))
            if value != value.strip() or len(value.splitlines()) > 1:
                raise BadData("tags", "record.tag_text", name=name)


@dataclass(frozen=True)
class Step:
    """One action of a record with the state before it, the state after it and what happened."""

    number: int
    before: Any
    action: Any
    after: Any
    events: tuple[Any, ...]


def new(game: AnyGame, chosen: Any, seats: Sequence[str]) -> Record:
    """Return the record of a game in which nothing has happened yet."""
    return Record(game, game.setup(chosen, seats))


def replay(record: Record) -> Iterator[Step]:
    """Play a record through, every rule checked, one action at a time."""
    state = record.start
    for number, action in enumerate(record.actions, 1):
        after, events = record.game.apply(state, action)
        yield Step(number, state, action, after, events)
        state = after


def final(record: Record) -> Any:
    """Return the state after the last action."""
    state = record.start
    for step in replay(record):
        state = step.after
    return state


def result(record: Record) -> Outcome | None:
    """Return how the game ended, None if it goes on."""
    last = final(record)
    return record.game.standing(last) if record.ranked else record.game.outcome(last)


def is_placed(record: Record) -> bool:
    """Tell whether a race starts from a position somebody placed, and not from the start of the game."""
    game, start = record.game, record.start
    return bool(start != game.setup(game.options(start), game.seats(start), game.version(start)))


# --- writing --------------------------------------------------------------------------------------------------------------


def format_record(record: Record) -> str:
    """Return a record as text."""
    game, start = record.game, record.start
    chosen, seats = game.options(start), game.seats(start)
    version = game.version(start)
    lines = [FIRST_LINE, f"game: {game.NAME}", f"rules: {version}"]
    if is_placed(record):
        lines.append(f"position: {game.format_position(start)}")
    else:
        lines += [f"options: {options.to_text(chosen)}", f"seats: {' '.join(seats)}"]
    lines += [f"{name}: {value}" for name, value in record.tags]
    lines += ["", *_game_lines(record)]
    return "\n".join(lines) + "\n"


def _game_lines(record: Record) -> list[str]:
    """Return a line for each turn, and the result if the game is over."""
    game, state = record.game, record.start
    width = max(len(name) for name in ("chance", *game.seats(state)))
    turns: list[list[str]] = []
    last = None
    for step in replay(record):
        label = _label(game, step.before)
        if label != last or game.begins_turn(step.before):
            turns.append([f"{label:<{width}}"])
            last = label
        turns[-1].append(game.format_action(step.before, step.action))
        state = step.after
    ended = _result(game, state, game.standing(state) if record.ranked else game.outcome(state))
    return [" ".join(turn) for turn in turns] + ([f"result: {ended}"] if ended else [])


def _label(game: AnyGame, state: Any) -> str:
    seat = game.on_turn(state)
    return "chance" if seat is None else game.seats(state)[seat]


def _result(game: AnyGame, state: Any, outcome: Outcome | None) -> str:
    """Return the ranks and the code of the end, which a record writes with blanks."""
    if outcome is None:
        return ""
    ranking = sorted(zip(outcome.ranks, game.seats(state), strict=True))
    return ", ".join(f"{rank} {name}" for rank, name in ranking) + f"; {outcome.reason.replace('_', ' ')}"


# --- reading --------------------------------------------------------------------------------------------------------------


def parse_record(text: str) -> Record:
    """Return the record that a text means, every action checked against the rules; raise BadText naming the line."""
    lines = [(number, _without_comment(line)) for number, line in enumerate(text.splitlines(), 1)]
    lines = [(number, line) for number, line in lines if line]
    if not lines or lines[0][1] != FIRST_LINE:
        number, found = lines[0] if lines else (1, "")
        raise BadText("record.first_line", number, expected=FIRST_LINE, found=shortened(found))
    header: dict[str, tuple[int, str]] = {}
    at = 1
    while at < len(lines) and (match := HEADER_LINE.fullmatch(lines[at][1])) and match[1] != "result":
        if match[1] in header:
            raise BadText("record.line_twice", lines[at][0], name=match[1])
        header[match[1]] = (lines[at][0], match[2] or "")
        at += 1
    game, start = _begin(header, lines[at][0] if at < len(lines) else lines[-1][0] + 1)
    actions, ranked = _read_turns(game, start, lines[at:])
    tags = tuple((name, value) for name, (_, value) in header.items() if name not in OWN_NAMES)
    return Record(game, start, actions, tags, ranked)


def _without_comment(line: str) -> str:
    """Return a line without the comment after #; what the header says beyond the rules may hold that sign."""
    match = HEADER_LINE.fullmatch(line.strip())
    return line.strip() if match and match[1] not in OWN_NAMES else line.partition("#")[0].strip()


def _begin(header: dict[str, tuple[int, str]], end: int) -> tuple[AnyGame, Any]:
    """Return the game and its first state as the header says."""

    def line(name: str) -> tuple[int, str]:
        if name not in header:
            raise BadText("record.line_missing", end, name=name)
        return header[name]

    number, name = line("game")
    try:
        game = game_named(name)
        number, version = line("rules")
        rules = known_version(game.VERSIONS, whole_number(version, "rules"))
        if "position" in header:
            number, position = header["position"]
            for other in ("options", "seats"):
                if other in header:
                    raise BadText("record.line_beside_position", name=other)
            start = game.parse_position(position, rules)
            if game.version(start) != rules:
                raise BadText("record.other_version", position=game.version(start), record=rules)
            return game, start
        number, chosen_text = line("options")
        chosen = options.from_text(game.OPTIONS, chosen_text)
        seats = line("seats")[1].split()
        if len(seats) in game.PLAYERS:
            game.check_options(chosen, len(seats))  # so that wrong options are refused at their own line
        number = header["seats"][0]
        return game, game.setup(chosen, seats, rules)
    except PaddlewheelError as error:
        raise at_line(error, number) from error


def _read_turns(game: AnyGame, start: Any, lines: list[tuple[int, str]]) -> tuple[tuple[Any, ...], bool]:
    """Return the actions that the lines of the game mean, each checked against the rules where it stands, and `ranked`."""
    actions: list[Any] = []
    state, ranked = start, False
    for nth, (number, line) in enumerate(lines):
        label, *words = line.split()
        if label == "result:":
            ranked = _check_result(game, state, line.removeprefix("result:").strip(), number)
            if nth + 1 < len(lines):
                raise BadText("record.after_result", lines[nth + 1][0], found=shortened(lines[nth + 1][1]))
            break
        if not words:
            raise BadText("record.no_action", number, name=label)
        for word in words:
            if game.actor(state) is None:
                raise BadText("record.race_over", number, found=shortened(f"{label} {word}"))
            if label != _label(game, state):
                raise BadText("record.other_turn", number, name=_label(game, state), found=shortened(f"{label} {word}"))
            try:
                action = game.parse_action(state, word)
                state, _ = game.apply(state, action)
            except PaddlewheelError as error:
                raise at_line(error, number) from error
            actions.append(action)
    return tuple(actions), ranked


def _check_result(game: AnyGame, state: Any, said: str, number: int) -> bool:
    """Check what is said of the result, and return whether the game was ended before its time."""
    outcome = game.outcome(state)
    expected = _result(game, state, outcome or game.standing(state))
    if outcome is None and not said.endswith(RANKED.replace("_", " ")):
        raise BadText("record.not_over", number, found=shortened(f"result: {said}"))
    if said.split() != expected.split():
        raise BadText("record.result", number, expected=shortened(expected, 200), found=shortened(said))
    return outcome is None
