"""Every code that is raised anywhere, with its facts, as it stands in the sources.

`python tests/words/codes.py` writes the list of them, docs/codes.md.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from paddlewheel.engine import contract
from paddlewheel.games.mississippi import arrival as mississippi_arrival
from paddlewheel.games.queen.turn import arrival as queen_arrival
from paddlewheel.games.queen.turn.kernel_numbers import END_REASONS

SOURCES: Final = Path(__file__).parents[2] / "src"
CODE_AT: Final = {"Refusal": 1, "Denied": 1, "BadText": 0, "BadData": 1, "Unavailable": 0}
"""Which argument of an error is its code."""
ERRORS: Final = {"BadText": "BadInput", "BadData": "BadInput"}
MADE: Final = re.compile(rf"\b({'|'.join(CODE_AT)})\(|super\(\)\.__init__\(")
"""Where an error is made; no other source is worth the reading."""
NOT_FACTS: Final = ("instead", "line", "rule")
END_NAMES: Final = (
    *("ALL_BUT_ONE_HOME", "WINNER_HOME", "TURN_LIMIT"),
    *("ONE_LEFT", "OTHERS_WRECKED", "WINNER_ARRIVED", "ROUND_LIMIT"),
)


DOCUMENT: Final = SOURCES.parent / "docs" / "codes.md"
HEAD: Final = """\
# Codes

Every refusal and every error has a code and facts. They are stable: programs go by them, in the
[engine protocol](engine-protocol.md), in the [table protocol](table-protocol.md), and in Python as `error.code` and
`error.facts`. A code keeps its meaning and the names of its facts; new facts and new codes may come.

A fact is a number, a name, a code, or a list of these. A `cell` is two numbers. `steamer` and `seat` are names in the game.
`needed` is what something takes; `coal`, `wood` and `points` are what you have. `found` is what was given, quoted and cut.
`rules` are other rules that matter.

Sentences are made of them in four languages: `push.no_space` is the message `refusal-push-no-space` in
`src/paddlewheel/words/*/refusals.ftl`, and the code of an error is a message `error-…` in `errors.ftl`. The reason why a
race ended is a code as well, with a message `end-…`; a record writes it with blanks.

This page is written by `python tests/words/codes.py` from the sources.
"""


class Coded(NamedTuple):
    """A code with the names of its facts, the class of its error, and what the id of its sentence begins with."""

    kind: str
    code: str
    facts: tuple[str, ...]
    error: str

    @property
    def message(self) -> str:
        """The id of its sentence."""
        return f"{self.kind}-{self.code}".replace(".", "-").replace("_", "-")


@cache
def all_codes() -> frozenset[Coded]:
    """Return every code with its facts."""
    sources = (path.read_text(encoding="utf-8") for path in SOURCES.rglob("*.py"))
    found = frozenset(coded for source in sources if MADE.search(source) for coded in codes_in(source))
    return found | {Coded("error", "store.unavailable", (), "Unavailable")}


def codes_in(source: str) -> Iterator[Coded]:
    """Yield the codes of all errors that are made in a source; each is written out there, or in a table of codes."""
    tree = ast.parse(source)
    named = _assigned(tree)
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = _made(call)
        if name not in CODE_AT or len(call.args) <= CODE_AT[name]:
            continue
        said = call.args[CODE_AT[name]]
        if isinstance(said, ast.Attribute) and said.attr == "code":
            continue  # made anew of another error, whose code is found where that one is made
        names = [one.id for one in ast.walk(said) if isinstance(one, ast.Name)]
        codes = _literals(said) | {code for one in names for code in named.get(one, ())}
        assert codes, f"cannot tell which code: {ast.unparse(call)}"
        keywords = [keyword.arg for keyword in call.keywords]
        assert None not in keywords, f"cannot tell which facts: {ast.unparse(call)}"
        kind = "refusal" if name in ("Refusal", "Denied") else "error"
        facts = tuple(keyword for keyword in keywords if keyword and keyword not in NOT_FACTS)
        yield from (Coded(kind, code, facts, ERRORS.get(name, name)) for code in codes)


def _made(call: ast.Call) -> str:
    """Return which error is made: by its name, or with its facts by the class under it."""
    if isinstance(call.func, ast.Name):
        return call.func.id
    return "BadData" if ast.unparse(call.func) == "super().__init__" and call.keywords else ""


def _literals(node: ast.AST | None) -> set[str]:
    """Return every code that is written out in an expression, but not what only looks something up."""
    if isinstance(node, ast.IfExp):
        return _literals(node.body) | _literals(node.orelse)
    if isinstance(node, ast.Dict):
        return {code for value in node.values for code in _literals(value)}
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def _assigned(tree: ast.AST) -> dict[str, set[str]]:
    """Return the texts that are assigned to each name."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name):
            found.setdefault(target.id, set()).update(_literals(getattr(node, "value", None)))
    return found


def document() -> str:
    """Return docs/codes.md."""
    parts = {
        "Refusal": "The rules say no",
        "Denied": "A table says no",
        "BadInput": "What cannot be understood",
        "Unavailable": "What cannot be done at the moment",
    }
    lines = [HEAD]
    for error, title in parts.items():
        lines += [f"## {title}: `{error}`\n", "| code | facts |", "|---|---|"]
        found = {(coded.code, coded.facts) for coded in all_codes() if coded.error == error}
        lines += [f"| `{code}` | {', '.join(facts)} |".replace("|  |", "| |") for code, facts in sorted(found)]
        lines.append("")
    lines += ["## Why a race ended: `Outcome.reason`\n", *(f"- `{reason}`" for reason in sorted(ends())), ""]
    return "\n".join(lines)


def ends() -> set[str]:
    """Return why races can end."""
    modules = (contract, mississippi_arrival, queen_arrival)
    found = {getattr(module, name) for module in modules for name in ("RANKED", *END_NAMES) if hasattr(module, name)}
    return {reason for reason in found if isinstance(reason, str)} | set(END_REASONS.values())


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
