"""docs/engine-protocol.md says what the engine does: every exchange in it is sent again, every table in it is counted."""

from __future__ import annotations

import dataclasses
import io
import json
import re
import typing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from paddlewheel.cli.commands import engine
from paddlewheel.cli.engine_requests import REQUESTS
from paddlewheel.engine import options, plain_data
from paddlewheel.engine.record import parse_record
from paddlewheel.games import GAMES, game_named, mississippi, queen
from paddlewheel.games.mississippi.course import goal_of
from paddlewheel.games.mississippi.model import Event, Options
from paddlewheel.games.queen.model import actions as queen_actions
from paddlewheel.games.queen.model import events as queen_events
from paddlewheel.games.queen.model.options import Options as QueenOptions
from paddlewheel.games.queen.model.pieces import PASSENGERS
from paddlewheel.games.queen.notation.reading import DECISIONS
from paddlewheel.games.queen.river.elements import ELEMENTS
from paddlewheel.games.queen.river.tiles import EXPANSION, LANDING, RIVER, SHAPE, SHIPYARD, START_CELLS, TILES
from paddlewheel.hexes import NAMES, VECTORS

from .talking import Talk

DOCUMENT = Path(__file__).parents[2] / "docs" / "engine-protocol.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
WIDTH = 116
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
ROW = re.compile(r"^\| *`([^`]+)` *\| *(.*?) *\|", re.MULTILINE)


def fences(kind: str) -> list[str]:
    """Return the fenced blocks of one kind."""
    return [body for found, body in FENCE.findall(TEXT) if found == kind]


def section(heading: str) -> str:
    """Return what stands under a heading, up to the next one that is no deeper."""
    level = heading.split(maxsplit=1)[0]
    found = re.search(rf"^{re.escape(heading)}$\n(.*?)(?=^#{{1,{len(level)}}} |\Z)", TEXT, re.MULTILINE | re.DOTALL)
    assert found is not None, f"the document has no heading {heading!r}"
    return found[1]


def tables(chapter: str) -> list[list[str]]:
    """Return the names in the first column of each table of a chapter."""
    return [[name for name, _ in ROW.findall(table)] for table in re.findall(r"(?:^\|.*\n)+", chapter, re.MULTILINE)]


def cells(text: str) -> list[tuple[int, int]]:
    """Return the cells that stand in a text as [q, r]."""
    return [(int(q), int(r)) for q, r in re.findall(r"\[(-?\d+), (-?\d+)\]", text)]


def usual_options(heading: str) -> dict[str, Any]:
    """Return the options that a chapter lists, each with its usual value."""
    rows = re.findall(r"^\| `(\w+)` +\| [^|]+ \| `([^`]+)` +\|", section(heading), re.MULTILINE)
    return {name: json.loads(value) for name, value in rows}


def fields_of_events(kinds: tuple[Any, ...]) -> dict[str, list[str]]:
    """Return for each kind of event its name and its fields as programs see them."""
    real = {}
    for kind in kinds:
        name, *fields = plain_data.event_data(["red"], kind(*[0] * len(dataclasses.fields(kind)))).items()
        real[name[1]] = [field for field, _ in fields]
    return real


def folded(value: Any, column: int = 2) -> str:
    """Return JSON that begins at a column on one line if it fits there, else with as much on each line as fits."""
    flat = json.dumps(value, ensure_ascii=False)
    if column + len(flat) <= WIDTH or not isinstance(value, dict | list):
        return flat
    column += 1
    pairs = (
        [(f'"{key}": ', item) for key, item in value.items()] if isinstance(value, dict) else [("", item) for item in value]
    )
    lines = [""]
    for nth, (key, item) in enumerate(pairs, 1):
        piece = key + folded(item, column + len(key)) + ("," if nth < len(pairs) else "")
        full = column + len(lines[-1]) + len(piece) + 1 > WIDTH or "\n" in piece or "\n" in lines[-1]
        if lines[-1] and full:
            lines.append(piece)
        else:
            lines[-1] += f" {piece}" if lines[-1] else piece
    opening, closing = "{}" if isinstance(value, dict) else "[]"
    return opening + f"\n{' ' * column}".join(lines) + closing


def requests(block: str) -> list[str]:
    """Return what is sent in a block, each on one line; those that are JSON are folded in the document like answers."""
    said = re.findall(r"^([<>]) (.*?)$(?=\n[<>] |\n\Z)", block, re.MULTILINE | re.DOTALL)
    return [" ".join(line.strip() for line in text.splitlines()) for sign, text in said if sign == ">"]


def conversation(block: str) -> str:
    """Return a block with the answers that the engine gives now to the requests that stand in it."""
    sent = requests(block)
    answers = io.BytesIO()
    assert engine.serve(io.BytesIO("\n".join(sent).encode()), answers) == 0
    replies = answers.getvalue().decode().splitlines()
    lines = []
    for nth, request in enumerate(sent):
        lines.append(f"> {spread(request)}")
        if nth < len(replies):
            lines.append(f"< {spread(without_sentences(replies[nth]))}")
    return "\n".join(lines) + "\n"


def without_sentences(reply: str) -> str:
    """Return an answer with … for the sentence of an error, which no program reads."""
    answer = json.loads(reply)
    for error in (answer.get("error"), answer.get("reason")):
        if isinstance(error, dict):
            assert error["message"]
            error["message"] = "…"
    return json.dumps(answer, ensure_ascii=False)


def spread(text: str) -> str:
    """Return JSON as it is folded in the document, anything else as it is."""
    try:
        return folded(json.loads(text))
    except json.JSONDecodeError:
        return text


@pytest.mark.parametrize("block", fences("engine"), ids=lambda block: block.splitlines()[0][2:60])
def test_every_exchange_happens_as_the_document_says(block: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LUCK", Random(1987))
    assert block == conversation(block)


@pytest.mark.parametrize("block", fences("console"))
def test_what_is_shown_in_the_shell_is_what_comes_out(block: str) -> None:
    command, *shown = block.splitlines()
    request = re.fullmatch(r"\$ echo '(.*)' \| paddlewheel engine", command)
    assert request is not None
    answers = io.BytesIO()
    engine.serve(io.BytesIO(request[1].encode()), answers)
    assert answers.getvalue().decode().splitlines() == shown


def test_records_in_the_document_can_be_read() -> None:
    blocks = fences("record")
    assert blocks
    for block in blocks:
        assert parse_record(block).actions


def test_positions_in_the_document_are_written_as_the_engine_writes_them() -> None:
    lines = [line for block in fences("position") for line in block.splitlines()]
    assert lines
    for line in lines:
        game = game_named(line.split()[0])
        assert game.format_position(game.parse_position(line)) == line
    assert {line.split()[0] for line in lines} == set(GAMES)


def test_every_command_has_a_chapter_with_its_fields_and_an_exchange() -> None:
    for request in REQUESTS:
        name = request.__struct_config__.tag
        chapter = section(f"### `{name}`")
        fields = set(request.__struct_fields__) - {"id"}
        assert {field for field, _ in ROW.findall(chapter)} == fields, name
        assert f'> {{"cmd": "{name}"' in chapter, name
    chapters = re.findall(r"^### `(\w+)`$", section("## Commands"), re.MULTILINE)
    assert chapters == [request.__struct_config__.tag for request in REQUESTS]


def test_every_event_is_listed_with_its_fields() -> None:
    for heading, event in (("## Events", Event), ("### Events of Mississippi Queen", queen_events.Event)):
        listed = {name: re.findall(r"`(\w+)`", fields) for name, fields in ROW.findall(section(heading))}
        assert listed == fields_of_events(typing.get_args(event))


def test_every_field_of_a_position_is_listed() -> None:
    chapter = section("## A position of Mississippi")
    state = mississippi.setup(Options(), ("red", "green", "black"))
    data = mississippi.to_data(state)
    steamer = {*data["steamers"]["red"], "rank"}
    assert {name for name, _ in ROW.findall(chapter)} == set(data) | steamer


def test_every_option_is_listed_with_its_usual_value() -> None:
    assert usual_options("## Options of Mississippi") == options.to_data(Options())
    assert usual_options("### Options of Mississippi Queen") == options.to_data(QueenOptions())


def test_the_last_fields_are_right() -> None:
    pairs = re.findall(r"(\d+) rows: (\d+)", section("## The board in numbers"))
    assert len(pairs) >= 3
    assert all(goal_of(int(rows)) == int(last) for rows, last in pairs)


# --- Mississippi Queen ----------------------------------------------------------------------------------------------------

UNDER_WAY = "queen tiles=start,wild-1 to_move=red | red=0,1 green=1,1 yellow=-1,2"
EXPANSION_UNDER_WAY = (
    "queen added=driftwood steamers=2 both_home=yes black_rose=yes tiles=start,driftwood,red-1 to_move=red-1 decision=sail"
    " points=1 stood=1,-2/1,-3 slowed=1 rose_needed=3 | red-1=1,-3:N:s3 green-1=0,-2 red-2=home green-2=-1,-1 rose=0,-1"
)


def under_way() -> dict[str, Any]:
    """Return a position in the middle of a turn, in which one steamer is wrecked."""
    begun = queen.parse_position(UNDER_WAY)
    state, _ = queen.apply(begun, queen.parse_action(begun, "1"))
    data: dict[str, Any] = {**queen.to_data(state)}
    data["steamers"]["green"] |= {"wrecked": True, "rank": 3, "cell": None}
    data["order"] = ["red", "yellow"]
    return data


def under_way_with_everything() -> dict[str, Any]:
    """Return a position with what only the expansion has: driftwood behind, a steamer home, the Black Rose."""
    return {**queen.to_data(queen.parse_position(EXPANSION_UNDER_WAY))}


def test_every_game_is_named() -> None:
    for game in GAMES:
        assert f'"{game}"' in section("### `new`")


def test_every_field_of_a_position_of_mississippi_queen_is_listed() -> None:
    data, more = under_way(), under_way_with_everything()
    position, decisions, tile, ship, of_turn = tables(section("### A position of Mississippi Queen"))
    assert position == list(more)
    assert position == [*data, "given"]
    assert sorted(decisions) == sorted(DECISIONS)
    assert tile == [*data["tiles"][1], "left_out"]
    assert ship == [*data["steamers"]["red"], "rank", "wrecked", "home"]
    assert {*more["steamers"]["red-2"], *data["steamers"]["green"]} == set(ship)
    assert of_turn == list(more["under_way"])
    assert of_turn == [*data["under_way"], "slowed", "rose_needed"]


@pytest.mark.parametrize(
    ("name", "may_be_null"),
    [
        (name, "`null`" in meaning)
        for name, meaning in ROW.findall(section("### A position of Mississippi Queen"))
        if meaning not in ("chance", "a captain", "the captain to move")
    ],
)
def test_null_is_taken_where_the_tables_say_so(name: str, may_be_null: bool) -> None:
    data = under_way_with_everything() if name in ("given", "home", "slowed", "rose_needed") else under_way()
    inner = [*data["steamers"].values(), data["under_way"]]
    place = next((one for one in (data, data["tiles"][1], *inner) if name in one), data["tiles"][1])
    place[name] = None
    answer = Talk().send({"cmd": "set", "position": data})
    unreadable = not answer["ok"] and answer["error"]["rule"] is None  # a rule may forbid it all the same
    assert unreadable != may_be_null, answer


def test_a_position_of_the_expansion_is_taken_as_it_is_shown() -> None:
    talk = Talk()
    data = under_way_with_everything()
    assert talk.send({"cmd": "set", "position": data})["ok"]
    assert talk.send({"cmd": "show"})["position"] == data


def test_every_field_of_a_turn_of_mississippi_queen_is_listed() -> None:
    state = queen.parse_position(UNDER_WAY)
    (listed,) = tables(section("### Turns of Mississippi Queen"))
    assert listed == list(queen.turn_data(state, queen.turns(state)[0]))


def test_every_field_of_a_scene_is_listed() -> None:
    river, tile = tables(section("### The scene of Mississippi Queen"))
    scene = queen.scene(queen.parse_position(UNDER_WAY))
    assert (river, tile) == (list(scene), list(scene["tiles"][0]))
    (course,) = tables(section("### The scene of Mississippi"))
    assert course == list(mississippi.scene(mississippi.setup(Options(), ("red", "green", "black"))))


def test_every_action_of_mississippi_queen_is_listed_as_the_engine_writes_it() -> None:
    (listed,) = tables(section("### Actions of Mississippi Queen"))
    state = queen.parse_position(EXPANSION_UNDER_WAY)
    actions = [queen.parse_action(state, text) for text in listed]
    assert [queen.format_action(state, action) for action in actions] == listed
    assert {type(action) for action in actions} == set(typing.get_args(queen_actions.Action))


def test_headings_and_tiles_are_as_they_are_printed() -> None:
    top = section("## Mississippi Queen").replace("−", "-")
    assert f"| Heading | {' | '.join(NAMES)} |" in top
    for axis, name in enumerate("qr"):
        assert f"| to `{name}` | {' | '.join(str(vector[axis]) for vector in VECTORS)} |" in top
    chapter = section("### The river in numbers")
    rows = re.findall(r"^\| `([\w-]+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$", chapter, re.MULTILINE)
    assert [name for name, *_ in rows] == ["start", *RIVER]
    for name, land, roof, dock in rows:
        station = TILES[name].station
        assert set(cells(land)) == TILES[name].land
        assert (roof, cells(dock)) == (("–", []) if station is None else (station.roof, [station.dock]))
    assert tuple(cells(fences("text")[0])) == SHAPE
    start, jetties = chapter.partition("The start cells 1 to 5 are")[2].split("The jetties are")
    assert tuple(cells(start)) == (*START_CELLS, SHIPYARD)
    assert tuple(cells(jetties)) == LANDING


def test_the_tiles_of_the_expansion_are_as_they_are_printed() -> None:
    """B1–B7: land, and every cell that is more than plain water."""
    rows = re.findall(
        r"^\| `([\w-]+)` \| (.*) \| (.*) \| (.*) \| (.*) \|$", section("### The river in numbers"), re.MULTILINE
    )
    assert [name for name, *_ in rows] == list(EXPANSION)
    for name, land, *special in rows:
        tile = EXPANSION[name]
        assert tile.station is None
        assert set(cells(land)) == tile.land
        columns = [[cell for cell, element in tile.special.items() if element is kind] for kind in ELEMENTS]
        assert [cells(listed) for listed in special] == columns


def test_the_passengers_are_as_many_as_the_document_says() -> None:
    """Q18, B10, B11: by the number of steamers; only with four of them the roof makes a difference."""
    said = "to a brown one 1 and with four players 2; with five or six steamers, the Black Rose not counted, 2"
    assert said in " ".join(section("### The river in numbers").split())
    for (players, steamers), roofs in PASSENGERS.items():
        many = players * steamers >= 5
        brown = 2 if many or players == 4 else 1
        assert roofs == {"red": 2 if many else 1, "brown": brown}, (players, steamers)
