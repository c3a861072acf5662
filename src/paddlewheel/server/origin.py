"""Whose page asks: a browser says where a page comes from, and only our own may change anything or connect."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers


def own_page(headers: Headers, origins: frozenset[str]) -> bool:
    """Return whether our own page asks, or one of those named; programs other than browsers name no page, and may ask."""
    origin = headers.get("origin")
    if origin is None or origin in origins:
        return True
    try:
        return urlsplit(origin).netloc.lower() == headers.get("host", "").lower()
    except ValueError:
        return False
