"""What is added from outside: modules named by the entry points of installed packages, or by an environment variable."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module, metadata
from pathlib import Path
from typing import Any


def plugins(group: str, variable: str) -> Iterator[tuple[str, Any]]:
    """Yield each module that is added, with the name it was asked for by.

    The variable holds names of modules, separated by commas; the current folder is searched, too.
    """
    for found in metadata.entry_points(group=group):
        yield found.value, found.load()
    named = [name.strip() for name in os.environ.get(variable, "").split(",") if name.strip()]
    if named and str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    for name in named:
        yield name, import_module(name)
