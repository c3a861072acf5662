"""The page: built files that come with the package, and the headers that keep it safe."""

from __future__ import annotations

import re
from importlib import resources
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOLDER: Final = (Path(str(resources.files(__package__))) / "page").resolve()
FILE: Final = re.compile(r"[\w./-]{1,150}", re.ASCII)
"""What the files of the page are called; whatever else is asked for is none of them, and no system is asked about it."""
MISSING: Final = "Paddlewheel is running, but its page is not built. What programs can do is at /openapi.json.\n"

POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
OF_PARTS: Final = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""Those of scripts and style sheets: the others say what a page or a worker may do, and would be half a kilobyte a file."""


async def page(request: Request) -> Response:
    """Return a file of the page; every address that is none of them belongs to the page itself."""
    path = request.path_params.get("path", "")
    wanted = (FOLDER / path).resolve() if FILE.fullmatch(path) else FOLDER
    if wanted.is_file() and wanted.is_relative_to(FOLDER):
        lasting = wanted.is_relative_to(FOLDER / "assets")
        keep = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return _file(wanted, {"Cache-Control": keep}, request.headers.get("accept-encoding", ""))
    if path.startswith(("api/", "assets/")) or Path(path).suffix:
        return PlainTextResponse("there is nothing here\n", 404)
    index = FOLDER / "index.html"
    if index.is_file():
        return FileResponse(index, headers={"Cache-Control": "no-cache"})
    return PlainTextResponse(MISSING)


def _file(path: Path, headers: dict[str, str], accepted: str) -> Response:
    """Return a file, packed beforehand if there is such a one and the caller can read it."""
    packed = path.with_name(f"{path.name}.br")
    if not packed.is_file():
        return FileResponse(path, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "br" not in [word.partition(";")[0].strip() for word in accepted.split(",")]:
        return FileResponse(path, headers=headers)
    kind, _ = guess_type(path.name)
    return FileResponse(packed, headers={**headers, "Content-Encoding": "br"}, media_type=kind)


class Guarded:
    """Puts the headers that keep the page safe on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and its answer back with the headers."""

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in (OF_PARTS if scope["path"].startswith("/assets/") else HEADERS).items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")  # nobody keeps what is not said to be for everybody
            await send(message)

        await self._app(scope, receive, guarded if scope["type"] == "http" else send)
