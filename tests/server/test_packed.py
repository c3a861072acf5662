"""The page's files are packed when it is built; whoever cannot read that gets them as they are."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import FileResponse

from paddlewheel.server import page as module


@pytest.fixture(autouse=True)
def _folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "assets").mkdir()
    for name in ("one.js", "one.js.br", "two.js"):
        (tmp_path / "assets" / name).write_text(name, encoding="utf-8")
    monkeypatch.setattr(module, "FOLDER", tmp_path.resolve())


def fetched(path: str, accepted: str) -> FileResponse:
    headers = [(b"accept-encoding", accepted.encode())]
    request = Request({"type": "http", "method": "GET", "headers": headers, "path_params": {"path": path}})
    answer = asyncio.run(module.page(request))
    assert isinstance(answer, FileResponse)
    return answer


def test_a_browser_that_can_read_it_gets_the_packed_file() -> None:
    answer = fetched("assets/one.js", "gzip, deflate, br;q=0.9")
    assert Path(answer.path).name == "one.js.br"
    assert answer.headers["Content-Encoding"] == "br"
    assert answer.headers["Content-Type"].startswith(("text/javascript", "application/javascript"))
    assert answer.headers["Vary"] == "Accept-Encoding"
    assert "immutable" in answer.headers["Cache-Control"]


@pytest.mark.parametrize("accepted", ["gzip", "", "brotli", "identity"])
def test_others_get_it_as_it_is(accepted: str) -> None:
    answer = fetched("assets/one.js", accepted)
    assert Path(answer.path).name == "one.js"
    assert "Content-Encoding" not in answer.headers
    assert answer.headers["Vary"] == "Accept-Encoding"


def test_a_file_that_was_not_packed_is_served_all_the_same() -> None:
    assert Path(fetched("assets/two.js", "br").path).name == "two.js"
