"""`paddlewheel engine`: one JSON object per line in, one per line out. docs/engine-protocol.md describes it."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import SystemRandom
from typing import Annotated, Any, BinaryIO, Final, TypeAlias

import msgspec

from paddlewheel.captains.advice import action_texts
from paddlewheel.captains.chance import roll
from paddlewheel.captains.judgement import SECONDS, evaluate, judge
from paddlewheel.cli.arguments import choices_data, players_for, read_position, ready_made, seats_of
from paddlewheel.engine import options, record
from paddlewheel.engine.contract import CHANCE, offered, outcome_data
from paddlewheel.engine.errors import BadData, PaddlewheelError, Refusal, shortened
from paddlewheel.engine.record import Record, format_record, parse_record
from paddlewheel.games import GAMES, USUAL_GAME, game_named
from paddlewheel.race import fewest_players
from paddlewheel.words.events import tell
from paddlewheel.words.refusals import explain

LONGEST_LINE: Final = 8 * 1024 * 1024
LONGEST_THOUGHT: Final = 3600
"""The most seconds that may be asked for."""
LUCK: Final = SystemRandom()


class Request(msgspec.Struct, tag_field="cmd", forbid_unknown_fields=True, kw_only=True):
    """What every request may have: an id that comes back with the answer."""

    id: int | str | None = None


class New(Request, tag="new"):
    """Begin a game: `game`, then `seats` (names) or `players` (a number), a `setup` by its name, and `options`."""

    game: str = USUAL_GAME
    seats: list[str] | None = None
    players: int | None = None
    setup: str | None = None
    options: dict[str, Any] = {}


class Load(Request, tag="load"):
    """Take over a record or a one-line position, given as `text`."""

    text: str


class Set(Request, tag="set"):
    """Take over a `position` given as plain data."""

    position: dict[str, Any]


class Show(Request, tag="show"):
    """Give the position as plain data."""


class Scene(Request, tag="scene"):
    """Give what lies on the table as plain data, for drawing it."""


class Position(Request, tag="position"):
    """Give the position as one line of text."""


class WholeRecord(Request, tag="record"):
    """Give the game so far as a text record."""


class Legal(Request, tag="legal"):
    """List every legal action of the actor; chance's with their weights."""


class Turns(Request, tag="turns"):
    """List every whole turn of the captain to move, with its price and its exact result."""


class Apply(Request, tag="apply"):
    """Do an `action`, given as its short text."""

    action: str


class Why(Request, tag="why"):
    """Say why an `action` is not legal, or why the turn cannot `end` as wished; nothing is done."""

    action: str | None = None
    end: dict[str, Any] | None = None


class Roll(Request, tag="roll"):
    """Let chance decide, with the operating system's generator."""


class Evaluate(Request, tag="evaluate"):
    """Say each seat's chance to be the next home, within `seconds`; the same `seed` means the same luck."""

    seconds: float = SECONDS
    seed: int = 0


class JudgeTurn(Request, tag="judge"):
    """Say what a turn, given as its `actions`, loses against the best that a captain finds; nothing is done."""

    actions: Annotated[list[str], msgspec.Meta(min_length=1)]
    seconds: float = SECONDS
    seed: int = 0


class Undo(Request, tag="undo"):
    """Take the last action back."""


class Choices(Request, tag="options"):
    """Say what can be chosen in a `game`: the schema of its options, and its ready-made setups."""

    game: str = USUAL_GAME


class Help(Request, tag="help"):
    """List the commands."""


class Quit(Request, tag="quit"):
    """Leave."""


Command: TypeAlias = (
    New
    | Load
    | Set
    | Show
    | Scene
    | Position
    | WholeRecord
    | Legal
    | Turns
    | Apply
    | Why
    | Roll
    | Evaluate
    | JudgeTurn
    | Undo
    | Choices
    | Help
    | Quit
)
REQUESTS: Final = (
    New,
    Load,
    Set,
    Show,
    Scene,
    Position,
    WholeRecord,
    Legal,
    Turns,
    Apply,
    Why,
    Roll,
    Evaluate,
    JudgeTurn,
    Undo,
    Choices,
    Help,
    Quit,
)


class Engine:
    """A game in play: its record so far, and every state it went through."""

    def __init__(self) -> None:
        self.record: Record | None = None
        self.states: list[Any] = []
        self._decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)

    def answer(self, line: bytes) -> dict[str, Any] | None:
        """Return the answer to one line; None if it asked to leave. An error leaves the game as it was."""
        try:
            request = self._decode(line)
            if isinstance(request, Quit):
                return None
            reply = {"ok": True, **self._do(request)}
        except PaddlewheelError as error:
            reply = {"ok": False, "error": self._error(error)}
        identity = _identity(line)
        return reply if identity is None else {**reply, "id": identity}

    def _decode(self, line: bytes) -> Command:
        if len(line) > LONGEST_LINE:
            raise BadData("", "engine.line_too_long", most=LONGEST_LINE)
        try:
            return self._decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise _not_a_request(line, error) from error

    def _do(self, request: Command) -> dict[str, Any]:
        match request:
            case New():
                return self._new(request)
            case Load(text=text):
                return self._begin(_read(text.removeprefix("\ufeff")))
            case Set(position=data):
                game = game_named(data["game"] if isinstance(data.get("game"), str) else "")
                return self._begin(Record(game, game.from_data(data)))
            case Choices(game=name):
                return choices_data(game_named(name))
            case Help():
                return {"commands": {_name(kind): " ".join((kind.__doc__ or "").split()) for kind in REQUESTS}}
        if self.record is None:
            raise BadData("", "engine.no_game")
        return self._in_game(request, self.record)

    def _in_game(self, request: Command, current: Record) -> dict[str, Any]:
        game, state = current.game, self.states[-1]
        match request:
            case Show():
                return {"position": game.to_data(state)}
            case Scene():
                return {"scene": game.scene(state)}
            case Position():
                return {"text": game.format_position(state)}
            case WholeRecord():
                return {"text": format_record(current)}
            case Legal():
                return self._legal(current)
            case Turns():
                return {**self._who(current), "turns": [game.turn_data(state, turn) for turn in game.turns(state)]}
            case Apply(action=text):
                return self._apply(current, game.parse_action(state, text))
            case Why():
                return self._why(current, request)
            case Roll():
                if game.actor(state) != CHANCE:
                    raise BadData("", "engine.nothing_to_roll")
                return self._apply(current, roll(game, state, LUCK))
            case Evaluate(seconds=seconds, seed=seed):
                found = evaluate(game, state, seed, _seconds(seconds))
                return {"chances": dict(zip(game.seats(state), (round(one, 3) for one in found), strict=True))}
            case JudgeTurn():
                return self._judge(current, request)
            case _:
                return self._undo(current)

    def _new(self, request: New) -> dict[str, Any]:
        game = game_named(request.game)
        if request.seats is not None and request.players not in (None, len(request.seats)):
            raise BadData("players", "engine.seats", players=request.players or 0, count=len(request.seats))
        number = request.players if request.seats is None else len(request.seats)
        if request.setup is None:
            chosen = options.from_data(game.OPTIONS, request.options)
            number = fewest_players(game, chosen) if number is None else number
        else:
            ready = ready_made(game, request.setup)
            chosen = options.from_data(game.OPTIONS, {**options.to_data(ready.options), **request.options})
            number = players_for(request.setup, ready, number)
        seats = seats_of(game, number) if request.seats is None else request.seats
        return self._begin(record.new(game, chosen, seats))

    def _begin(self, new: Record) -> dict[str, Any]:
        states = [new.start, *(step.after for step in record.replay(new))]
        self.record, self.states = new, states
        return self._who(new)

    def _legal(self, current: Record) -> dict[str, Any]:
        game, state = current.game, self.states[-1]
        answer = {**self._who(current), "actions": [game.format_action(state, a) for a in game.legal(state)]}
        if game.actor(state) == CHANCE:
            answer["weights"] = list(game.weights(state))
        return answer

    def _apply(self, current: Record, action: Any) -> dict[str, Any]:
        game, state = current.game, self.states[-1]
        after, events = game.apply(state, action)
        self.record = replace(current, actions=(*current.actions, action))
        self.states.append(after)
        data = [game.event_data(state, event) for event in events]
        done = {
            "action": game.format_action(state, action),
            "events": data,
            "words": [" ".join(tell(game, [event])) for event in data],
        }
        return done | self._who(self.record)

    def _why(self, current: Record, request: Why) -> dict[str, Any]:
        """Return whether something could be done, and if not, why."""
        game, state = current.game, self.states[-1]
        if (request.action is None) == (request.end is None):
            raise BadData("", "engine.why")
        if request.end is not None:
            no = game.why_not(state, request.end)
        else:
            no = game.refusal(state, game.parse_action(state, request.action or ""))
        return {"legal": no is None, "reason": None if no is None else self._error(no)}

    def _judge(self, current: Record, request: JudgeTurn) -> dict[str, Any]:
        """Return what a turn loses; its actions are read one after the other, as each finds the game."""
        game, state = current.game, self.states[-1]
        actions, there = [], state
        for text in request.actions:
            actions.append(game.parse_action(there, text))
            there = game.apply(there, actions[-1])[0]
        found = judge(game, state, actions, request.seed, _seconds(request.seconds))
        return {
            "loss": round(found.loss, 3),
            "chance": round(found.chance, 3),
            "best_chance": round(found.best_chance, 3),
            "best": action_texts(game, state, found.best),
        }

    def _undo(self, current: Record) -> dict[str, Any]:
        if not current.actions:
            raise BadData("", "engine.nothing_to_undo")
        self.record = replace(current, actions=current.actions[:-1])
        self.states.pop()
        return self._who(self.record)

    def _who(self, current: Record) -> dict[str, Any]:
        """Return who decides next, whose turn it is, and how the game ended if it has."""
        game, state = current.game, self.states[-1]
        seats, actor, turn = game.seats(state), game.actor(state), game.on_turn(state)
        return {
            "actor": None if actor is None else "chance" if actor == CHANCE else seats[actor],
            "on_turn": None if turn is None else seats[turn],
            "outcome": outcome_data(seats, game.outcome(state)),
        }

    def _error(self, error: PaddlewheelError) -> dict[str, Any]:
        """Return an error for programs, with a sentence for people, and a legal action instead if there is one."""
        answer: dict[str, Any] = {"rule": error.rule, "code": error.code, "facts": error.facts}
        answer |= {"where": error.where} if error.where else {}
        answer |= {} if error.line is None else {"line": error.line}
        if isinstance(error, Refusal) and error.instead is not None and self.record is not None:
            answer["instead"] = offered(self.record.game, self.states[-1], error.instead)
        return {**answer, "message": explain(error)}


def serve(lines: BinaryIO, answers: BinaryIO) -> int:
    """Answer every line until the input ends or asks to leave."""
    engine = Engine()
    while line := lines.readline(LONGEST_LINE + 2):
        if len(line) <= LONGEST_LINE and not line.strip():
            continue
        answer = engine.answer(line)
        if answer is None:
            break
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()
        if len(line) > LONGEST_LINE:
            _skip_rest(lines, line)
    return 0


def _skip_rest(lines: BinaryIO, line: bytes) -> None:
    """Read on to the end of a line that was too long."""
    while line and not line.endswith(b"\n"):
        line = lines.readline(LONGEST_LINE)


def _read(text: str) -> Record:
    """Return what a text means: a position if its first word is a game, else a record."""
    words = text.split(maxsplit=1)
    return Record(*read_position(text)) if words and words[0] in GAMES else parse_record(text)


def _identity(line: bytes) -> int | str | None:
    """Return the id of a request, even of one that cannot be understood."""
    if len(line) > LONGEST_LINE:
        return None
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return None
    identity = data.get("id") if isinstance(data, dict) else None
    return identity if isinstance(identity, int | str) and not isinstance(identity, bool) else None


def _not_a_request(line: bytes, error: Exception) -> BadData:
    """Return what is wrong with a line that is not a request: its JSON, its command, its fields."""
    try:
        data = msgspec.json.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return BadData("", "engine.no_json", why=str(error))
    kinds = {_name(kind): kind for kind in REQUESTS}
    if not isinstance(data, dict):
        return BadData("", "engine.no_object", found=shortened(data))
    if not isinstance(data.get("cmd"), str) or data["cmd"] not in kinds:
        if "cmd" not in data:
            return BadData("cmd", "engine.no_command", known=list(kinds))
        return BadData("cmd", "engine.unknown_command", found=shortened(data["cmd"]), known=list(kinds))
    fields = [field.name for field in msgspec.structs.fields(kinds[data["cmd"]])]
    for name in data:
        if name not in (*fields, "cmd"):
            return BadData("", "engine.unknown_field", command=data["cmd"], found=shortened(name), known=fields)
    return BadData("", "engine.bad_field", command=data["cmd"], why=str(error))


def _seconds(seconds: float) -> float:
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise BadData("seconds", "value.seconds", most=LONGEST_THOUGHT, found=f"{seconds:g}")
    return seconds


def _name(kind: type[Request]) -> str:
    return str(kind.__struct_config__.tag)


def engine() -> int:
    """Speak JSON, one object a line in and one a line out."""
    return serve(sys.stdin.buffer, sys.stdout.buffer)
