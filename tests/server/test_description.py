"""The OpenAPI description: whatever fits it or does not, the server answers as it says, and never with a failure."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
    status_code_conformance,
)

from paddlewheel.server.app import schema_of_socket
from paddlewheel.server.captain_processes import CaptainProcesses
from paddlewheel.server.endpoints import requests
from paddlewheel.server.limits import Gate, Limits
from paddlewheel.server.metrics import Metrics
from paddlewheel.server.rooms import Rooms
from paddlewheel.tables.protocol import ClientMessage, ServerMessage

from .running import Founded, Server

DESCRIPTION = requests(Rooms(CaptainProcesses(1), Metrics()), Gate(Limits())).description()
API = schemathesis.openapi.from_dict(DESCRIPTION)
TOO_LONG = (414, 431)
"""What a connection refuses before anybody looks at what is in it."""


def wrong_is_refused(context: Any, response: Any, case: Any) -> bool | None:
    return None if response.status_code in TOO_LONG else negative_data_rejection(context, response, case)


CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
    wrong_is_refused,
]
MANY = settings(max_examples=15, suppress_health_check=list(HealthCheck))


@API.parametrize()
@MANY
def test_every_request_is_answered_as_described(case: Any, server: Server) -> None:
    case.call_and_validate(base_url=server.address, checks=CHECKS)


@pytest.fixture(scope="module")
def table(server: Server) -> Founded:
    found = server.found("queen", "here", "open", "link", "greedy", public=True, clock={"turn": 60, "bank": 60})
    found.order("sit", seat="yellow", name="Y")
    return found


@API.include(path_regex="table}").parametrize()
@MANY
def test_the_same_at_a_table_that_there_is_with_all_its_keys(case: Any, server: Server, table: Founded) -> None:
    case.path_parameters = {"table": table.name}
    keys = [*table.keys, table.watch]
    headers = {"Authorization": "Bearer " + " ".join(keys)}
    case.call_and_validate(base_url=server.address, headers=headers, checks=CHECKS[:4])


def test_the_server_publishes_what_its_code_says(server: Server) -> None:
    assert server.get("/openapi.json").data == msgspec.to_builtins(DESCRIPTION)
    assert server.get("/socket.json").data == msgspec.to_builtins(schema_of_socket())


def test_the_schema_of_the_socket_has_every_message() -> None:
    """The types are the ones the server reads and writes with, so the schema cannot say anything else."""
    (client, other), known = msgspec.json.schema_components([ClientMessage, ServerMessage], ref_template="#/$defs/{name}")
    schema = schema_of_socket()
    assert schema["properties"] == {"client": client, "server": other}
    assert set(schema["$defs"]) == set(known)
    assert len(client["anyOf"]) == 20
    assert len(other["anyOf"]) == 10


def test_every_operation_says_what_it_does() -> None:
    for path, methods in DESCRIPTION["paths"].items():
        for operation in methods.values():
            assert operation["summary"].endswith("."), path
