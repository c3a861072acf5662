"""Typed requests for Starlette: bodies and answers are msgspec classes, and the OpenAPI description comes from the same.

An operation is an async function. What it is called with follows from its parameters: `body` is the request's body,
`caller` is who asks, a name that stands in the path comes from there, any other from the query.
"""

from __future__ import annotations

import inspect
import typing
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from paddlewheel.engine.errors import BadData, PaddlewheelError
from paddlewheel.server.limits import Gate
from paddlewheel.server.origin import own_page
from paddlewheel.server.problems import problem
from paddlewheel.tables.errors import Denied, Reason
from paddlewheel.tables.protocol import Problem

JSON: Final = "application/json"
STATUS: Final[dict[Reason, int]] = {
    "rule": 422,
    "not_understood": 422,
    "stale": 409,
    "not_your_key": 403,
    "not_your_decision": 409,
    "handed_over": 409,
    "waiting": 409,
    "over": 409,
    "closed": 409,
    "unknown_table": 404,
    "unknown_rules": 409,
    "foreign_page": 403,
    "too_much": 429,
    "unavailable": 503,
}
BY_CODE: Final = {
    "request.malformed": 400,
    "address.banned": 403,
    "metrics.elsewhere": 403,
    "limit.body": 413,
    "limit.path": 414,
    "host.unknown": 421,
    "limit.head": 431,
    "limit.server": 503,
    "server.failed": 500,
}
"""Where HTTP has a status of its own."""
MEANINGS: Final = {
    "400": "no request that can be read",
    "403": "no key that was shown opens this, or a page from elsewhere asks",
    "404": "there is no such table",
    "409": "not now",
    "413": "too large",
    "414": "the address is too long",
    "421": "called by a name that is not the server's",
    "422": "not understood, or against the rules",
    "429": "too much",
    "431": "the headers are too long",
    "503": "nothing can be kept at the moment",
}

Function: TypeAlias = Callable[..., Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: from which address, with which keys."""

    address: str
    keys: list[str]


class Text(str):
    """An answer that is plain text, and not JSON."""

    __slots__ = ()


class Written(bytes):
    """An answer that is JSON already."""

    __slots__ = ()


@dataclass(frozen=True)
class Operation:
    """A request that can be made."""

    method: str
    path: str
    status: int
    function: Function
    parameters: dict[str, Any]
    body: Any
    answer: Any
    keyed: bool

    @property
    def in_path(self) -> set[str]:
        """The parameters that stand in the path."""
        return {name for name in self.parameters if "{" + name + "}" in self.path}


class Api:
    """A collection of operations: routes for Starlette, and their description."""

    def __init__(self, title: str, version: str, gate: Gate, origins: frozenset[str]) -> None:
        self.title, self.version, self.gate, self.origins = title, version, gate, origins
        self.operations: list[Operation] = []

    def operation(self, method: str, path: str, answer: Any, status: int = 200) -> Callable[[Function], Function]:
        """Make a function an operation; `answer` is the type of what it answers with."""

        def add(function: Function) -> Function:
            hints = typing.get_type_hints(function, include_extras=True)
            hints.pop("return")
            body, keyed = hints.pop("body", None), hints.pop("caller", None) is not None
            self.operations.append(Operation(method, path, status, function, hints, body, answer, keyed))
            return function

        return add

    def routes(self) -> list[Route]:
        """Return the routes of all operations."""
        return [Route(one.path, self._endpoint(one), methods=[one.method]) for one in self.operations]

    def _endpoint(self, operation: Operation) -> Callable[[Request], Awaitable[Response]]:
        decoder = None if operation.body is None else msgspec.json.Decoder(operation.body)

        async def endpoint(request: Request) -> Response:
            try:
                caller = caller_of(request)
                if operation.method != "GET" and not own_page(request.headers, self.origins):
                    raise Denied("foreign_page", "page.foreign")
                values = _values(operation, request)
                if operation.keyed:
                    values["caller"] = caller
                if decoder is not None:
                    values["body"] = decoder.decode(await read_body(request, self.gate.limits.body))
                return answered(await operation.function(**values), operation.status)
            except (PaddlewheelError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                return refused(error)

        return endpoint

    def description(self) -> dict[str, Any]:
        """Return the OpenAPI 3.1 description of all operations."""
        types = [Problem]
        for one in self.operations:
            types += [kind for kind in (one.body, one.answer, *one.parameters.values()) if kind not in (None, Text)]
        schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
        known = {id(kind): schema for kind, schema in zip(types, schemas, strict=True)}
        paths: dict[str, Any] = {}
        for one in self.operations:
            paths.setdefault(one.path, {})[one.method.lower()] = _described(one, known)
        return {
            "openapi": "3.1.0",
            "info": {"title": self.title, "version": self.version},
            "paths": paths,
            "components": {"schemas": components, "securitySchemes": {"keys": {"type": "http", "scheme": "bearer"}}},
        }


def answered(value: object, status: int = 200) -> Response:
    """Return an answer."""
    if isinstance(value, Text):
        return Response(value, status, media_type="text/plain")
    return Response(value if isinstance(value, Written) else msgspec.json.encode(value), status, media_type=JSON)


def refused(error: Exception) -> Response:
    """Return what was wrong."""
    found = problem(error)
    return answered(found, BY_CODE.get(found.code, STATUS[found.reason]))


def status_of(no: Denied) -> int:
    """Return the status of a refusal."""
    return BY_CODE.get(no.code, STATUS[no.reason])


def caller_of(request: Request) -> Caller:
    """Return who asks."""
    scheme, _, keys = request.headers.get("authorization", "").partition(" ")
    address = request.client.host if request.client else "local"
    return Caller(address, keys.split()[:8] if scheme.lower() == "bearer" else [])


async def read_body(request: Request, most: int) -> bytes:
    """Return the body of a request, and stop reading one that is too large."""
    body = bytearray()
    async for piece in request.stream():
        body += piece
        if len(body) > most:
            raise Denied("too_much", "limit.body", most=most)
    return bytes(body)


def _values(operation: Operation, request: Request) -> dict[str, Any]:
    """Return what stands in the path and in the query, as the types that are asked for."""
    values = {}
    for name, kind in operation.parameters.items():
        source: Any = request.path_params if name in operation.in_path else request.query_params
        if name in source:
            values[name] = msgspec.convert(source[name], kind, strict=False)
        elif _is_required(operation.function, name):
            raise BadData(name, "value.missing")
    return values


def _is_required(function: Function, name: str) -> bool:
    """Return whether a parameter has to be given."""
    return inspect.signature(function).parameters[name].default is inspect.Parameter.empty


def _described(operation: Operation, known: dict[int, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        if kind is Text:
            return {"text/plain": {"schema": {"type": "string"}}}
        return {JSON: {"schema": known[id(kind)]}}

    problems = {status: {"description": text, "content": content(Problem)} for status, text in MEANINGS.items()}
    described: dict[str, Any] = {
        "operationId": operation.function.__name__,
        "summary": (operation.function.__doc__ or "").strip(),
        "parameters": [
            {
                "name": name,
                "in": "path" if name in operation.in_path else "query",
                "required": _is_required(operation.function, name),
                "schema": known[id(kind)],
            }
            for name, kind in operation.parameters.items()
        ],
        "responses": {str(operation.status): {"description": "done", "content": content(operation.answer)}, **problems},
    }
    if operation.body is not None:
        described["requestBody"] = {"required": True, "content": content(operation.body)}
    if operation.keyed:
        described["security"] = [{"keys": []}, {}]
    return described
