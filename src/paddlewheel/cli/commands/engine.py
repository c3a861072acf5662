"""`paddlewheel engine`: one JSON object per line in, one per line out. docs/engine-protocol.md describes it."""

from __future__ import annotations

import sys
from dataclasses import replace
from random import SystemRandom
from typing import Any, BinaryIO, Final

import msgspec

from paddlewheel.captains.advice import action_texts
from paddlewheel.captains.chance import roll
from paddlewheel.captains.judgement import evaluate, judge
from paddlewheel.cli.arguments import choices_data, players_for, read_position, ready_made, seats_of
from paddlewheel.cli.engine_requests import (
    REQUESTS,
    Apply,
    Choices,
    Command,
    Evaluate,
    Help,
    JudgeTurn,
    Legal,
    Load,
    New,
    Position,
    Quit,
    Roll,
    Scene,
    Set,
    Show,
    Turns,
    WholeRecord,
    Why,
    identity_of,
    name_of,
    not_a_request,
)
from paddlewheel.engine import options, record
from paddlewheel.engine.contract import CHANCE, offered, outcome_data
from paddlewheel.engine.errors import BadData, PaddlewheelError, Refusal
from paddlewheel.engine.record import Record, format_record, parse_record
from paddlewheel.games import GAMES, game_named
from paddlewheel.race import fewest_players
from paddlewheel.words.events import tell
from paddlewheel.words.refusals import explain

LONGEST_LINE: Final = 8 * 1024 * 1024
LONGEST_THOUGHT: Final = 3600
"""The most seconds that may be asked for."""
LUCK: Final = SystemRandom()


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
        identity = None if len(line) > LONGEST_LINE else identity_of(line)
        return reply if identity is None else {**reply, "id": identity}

    def _decode(self, line: bytes) -> Command:
        if len(line) > LONGEST_LINE:
            raise BadData("", "engine.line_too_long", most=LONGEST_LINE)
        try:
            return self._decoder.decode(line)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise not_a_request(line, error) from error

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
                return {"commands": {name_of(kind): " ".join((kind.__doc__ or "").split()) for kind in REQUESTS}}
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


def _seconds(seconds: float) -> float:
    if not 0 < seconds <= LONGEST_THOUGHT:
        raise BadData("seconds", "value.seconds", most=LONGEST_THOUGHT, found=f"{seconds:g}")
    return seconds


def engine() -> int:
    """Speak JSON, one object a line in and one a line out."""
    return serve(sys.stdin.buffer, sys.stdout.buffer)
