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

from paddlewheel.cli import engine
from paddlewheel.games import mississippi, options, plain
from paddlewheel.games.mississippi.course import goal_of
from paddlewheel.games.mississippi.state import Event, Options
from paddlewheel.games.record import parse_record

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
            lines.append(f"< {spread(replies[nth])}")
    return "\n".join(lines) + "\n"


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
        assert mississippi.format_position(mississippi.parse_position(line)) == line


def test_every_command_has_a_chapter_with_its_fields_and_an_exchange() -> None:
    for request in engine.REQUESTS:
        name = request.__struct_config__.tag
        chapter = section(f"### `{name}`")
        fields = set(request.__struct_fields__) - {"id"}
        assert {field for field, _ in ROW.findall(chapter)} == fields, name
        assert f'> {{"cmd": "{name}"' in chapter, name
    chapters = re.findall(r"^### `(\w+)`$", section("## Commands"), re.MULTILINE)
    assert chapters == [request.__struct_config__.tag for request in engine.REQUESTS]


def test_every_event_is_listed_with_its_fields() -> None:
    listed = {name: re.findall(r"`(\w+)`", fields) for name, fields in ROW.findall(section("## Events"))}
    kinds = typing.get_args(Event)
    real = {}
    for kind in kinds:
        values = [0] * len(dataclasses.fields(kind))
        name, *fields = plain.event_data(["red"], kind(*values)).items()
        real[name[1]] = [field for field, _ in fields]
    assert listed == real


def test_every_field_of_a_position_is_listed() -> None:
    chapter = section("## A position of Mississippi")
    state = mississippi.setup(Options(), ("red", "green", "black"))
    data = mississippi.to_data(state)
    steamer = {*data["steamers"]["red"], "place"}
    assert {name for name, _ in ROW.findall(chapter)} == set(data) | steamer


def test_every_option_is_listed_with_its_usual_value() -> None:
    rows = re.findall(r"^\| `(\w+)` +\| [^|]+ \| `([^`]+)` +\|", section("## Options of Mississippi"), re.MULTILINE)
    usual = options.to_data(Options())
    assert {name: json.loads(value) for name, value in rows if name in usual} == usual


def test_the_last_fields_are_right() -> None:
    pairs = re.findall(r"(\d+) rows: (\d+)", section("## The board in numbers"))
    assert len(pairs) >= 3
    assert all(goal_of(int(rows)) == int(last) for rows, last in pairs)
