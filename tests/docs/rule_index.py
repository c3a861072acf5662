"""Write docs/rules-index.md: where each rule is, read off the docstrings that cite it."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "paddlewheel" / "games"
BOOKS = ROOT / "src" / "paddlewheel" / "words" / "rulebook"
DOCUMENT = ROOT / "docs" / "rules-index.md"
HEAD = """# Where each rule is

*Written by `python tests/docs/rule_index.py` from the docstrings of `src/paddlewheel/games/`, which cite the
rules they carry out. M are the rules of Mississippi, Q those of Mississippi Queen, B those of The Black Rose.
The first file has the most to do with the rule; the others carry out a part of it or have words for it.*

| rule | about | look here first | also in |
|---|---|---|---|
"""
ID = r"[MQB]\d+(?:\.\d+)?"
CITED = re.compile(rf"(?:RULING )?({ID}(?:(?:–|, | and ){ID})*)")
NOT_RULES = ("notation", "drawing")
"""The rooms that read, write and draw what the rules are about."""

WORDS_FOR_IT = ("/actions.py", "/events.py", "/model.py", "/data_types.py", "/state.py", "/__init__.py")

ASKS = ("/legality.py", "/refusals.py")
"""Files that only ask those that carry a rule out."""
HEAD_COUNTS = 3
"""As many functions a head counts for that names one rule; one that names several is shared out."""


def cited(docstring: str | None) -> list[str]:
    """Return the rules that a docstring begins with: `Q14, Q16–Q18: …`."""
    found = CITED.match(docstring or "")
    return [rule for part in re.split(r", | and ", found[1]) for rule in _span(part)] if found else []


def _span(part: str) -> list[str]:
    first, _, last = part.partition("–")
    if not last:
        return [first.split(".")[0]]
    return [f"{first[0]}{number}" for number in range(int(first[1:]), int(last[1:]) + 1)]


def places() -> dict[str, dict[str, list[str]]]:
    """Return for each rule the files that cite it, each with the functions and classes that do."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in sorted(GAMES.rglob("*.py")):
        name = path.relative_to(GAMES).as_posix()
        if set(name.split("/")) & set(NOT_RULES):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for rule in cited(ast.get_docstring(tree)):
            found.setdefault(rule, {}).setdefault(name, [])
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                for rule in cited(ast.get_docstring(node)):
                    found.setdefault(rule, {}).setdefault(name, []).append(node.name)
    return found


def index() -> str:
    """Return the document."""
    found, about = places(), titles()
    rules = sorted(found, key=lambda rule: ("MQB".index(rule[0]), int(rule[1:])))
    return HEAD + "".join(f"| {rule} | {about.get(rule, '')} | {_row(rule, found[rule])} |\n" for rule in rules)


def titles() -> dict[str, str]:
    """Return what each rule is about, as the English rule book says."""
    books = [tomllib.loads((BOOKS / f"{game}.en.toml").read_text(encoding="utf-8")) for game in ("mississippi", "queen")]
    return {rule: part["title"] for book in books for rule, part in book.items() if re.fullmatch(ID, rule)}


def _row(rule: str, files: dict[str, list[str]]) -> str:
    """Return the file that cares most for the rule, with what cites it there; then the rest, mere words last."""

    def late(name: str) -> tuple[bool, bool, float, int]:
        named = _named(name)
        cares = len(files[name]) + (HEAD_COUNTS / len(named) if rule in named else 0) + ("/turn/" in name)
        return name.endswith(WORDS_FOR_IT), name.endswith(ASKS), -cares, len(named)

    first, *others = sorted(files, key=late)
    functions = ", ".join(f"`{one}`" for one in files[first])
    return f"{_link(first)}{': ' if functions else ''}{functions} | {' · '.join(_link(name) for name in others)}"


def _link(file: str) -> str:
    return f"[{file}](../src/paddlewheel/games/{file})"


def _named(file: str) -> set[str]:
    """Return the rules that the head of a file names, as `Q9` or in `Q9–Q12`."""
    head = ast.get_docstring(ast.parse((GAMES / file).read_text(encoding="utf-8"))) or ""
    return {rule for part in re.findall(rf"{ID}(?:–{ID})?", head) for rule in _span(part)}


if __name__ == "__main__":
    DOCUMENT.write_text(index(), encoding="utf-8")
