"""Whatever is refused can be said in four languages: the wording is English, the others have a sentence for each."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest

from paddlewheel.games.mississippi import ending
from paddlewheel.games.queen import arrival
from paddlewheel.games.queen.elements import ELEMENTS
from paddlewheel.games.queen.tiles import TURN_NAMES
from paddlewheel.games.wording import PLACE, say
from paddlewheel.tables.denied import Unavailable

ROOT = Path(__file__).parents[2]
TEXTS = ROOT / "web" / "src" / "texts"
SAYS_NO = {"Refusal": 1, "Denied": 1, "TooLarge": 1, "Unavailable": 0}
"""What is raised with a wording, and which argument that is."""


def literals(node: ast.AST) -> set[str]:
    """Return every text that is written out in an expression, but not those that only look something up."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) | literals(node.orelse)
    if isinstance(node, ast.Dict):
        return {text for value in node.values for text in literals(value)}
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return {node.value}
    return set()


def wordings_in(source: str, shared: dict[str, set[str]]) -> set[str]:
    """Return the wordings of all errors made in a source; each is written out there, or under a name."""
    tree = ast.parse(source)
    named = shared | assigned(tree)
    found: set[str] = set()
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in SAYS_NO:
            continue
        if len(call.args) <= SAYS_NO[call.func.id]:
            continue
        said = call.args[SAYS_NO[call.func.id]]
        texts = literals(said) | {
            t for name in ast.walk(said) if isinstance(name, ast.Name) for t in named.get(name.id, ())
        }
        made_anew = isinstance(said, ast.Attribute) and said.attr == "wording"
        assert texts or made_anew, f"cannot tell what is said: {ast.unparse(call)}"
        found |= texts
    return found


def assigned(tree: ast.AST) -> dict[str, set[str]]:
    """Return the texts that are assigned to each name."""
    found: dict[str, set[str]] = {}
    for node in ast.walk(tree):
        target = (
            node.targets[0] if isinstance(node, ast.Assign) else node.target if isinstance(node, ast.AnnAssign) else None
        )
        if isinstance(target, ast.Name) and (value := getattr(node, "value", None)) is not None:
            found.setdefault(target.id, set()).update(literals(value))
    return found


def all_wordings() -> set[str]:
    """Return all that can be said: the wordings of errors, and the names and reasons that stand in them."""
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src").rglob("*.py")]
    shared = assigned(ast.parse((ROOT / "src/paddlewheel/games/game.py").read_text(encoding="utf-8")))
    said = {wording for source in sources for wording in wordings_in(source, shared)}
    names = {element.name for element in ELEMENTS} | {f"{element.name} dock" for element in ELEMENTS if element.dock}
    said |= end_reasons() | names | {"shipyard", "jetty", "dock", *TURN_NAMES.values(), Unavailable().wording}
    return {wording for wording in said if PLACE.sub("", wording).strip(" :")}


def end_reasons() -> set[str]:
    """Return why races can end."""
    return {
        getattr(module, name)
        for module in (ending, arrival)
        for name in dir(module)
        if isinstance(getattr(module, name), str) and name.isupper()
    }


def places(wording: str) -> list[str]:
    """Return the names of the facts, sorted, each once."""
    return sorted({place[1] for place in PLACE.finditer(wording)})


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_every_refusal_can_be_said(language: str) -> None:
    texts = json.loads((TEXTS / f"refusals.{language}.json").read_text(encoding="utf-8"))
    wordings = all_wordings()
    assert len(wordings) > 100
    assert sorted(wordings - set(texts)) == []
    assert sorted(set(texts) - wordings) == []
    for wording, text in texts.items():
        assert set(places(text)) <= set(places(wording)), wording
        kept = set(places(wording)) - set(places(text)) - {"cell"}
        assert not kept, f"{wording} loses {kept}"


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_the_page_can_say_how_every_race_ends(language: str) -> None:
    said = set(re.findall(r"^  end_(\w+):", (TEXTS / f"{language}.ts").read_text(encoding="utf-8"), re.MULTILINE))
    assert said == {reason.replace(" ", "_") for reason in end_reasons()}


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_the_page_never_names_a_cell_by_its_numbers(language: str) -> None:
    texts = json.loads((TEXTS / f"refusals.{language}.json").read_text(encoding="utf-8"))
    named = {wording for wording in all_wordings() if "cell" in places(wording)}
    assert named
    assert named <= set(texts)
    for wording in named:
        assert {"cell", *places(texts[wording])} == set(places(wording))
        assert "cell" not in places(texts[wording])


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_the_page_names_options_as_people_do(language: str) -> None:
    texts = json.loads((TEXTS / f"refusals.{language}.json").read_text(encoding="utf-8"))
    named = {wording for wording in all_wordings() if re.search(r"\w=\w", wording)}
    assert named
    assert named <= set(texts)
    assert [texts[wording] for wording in named if re.search(r"\w=\w|\w_\w", texts[wording])] == []


def test_a_sentence_counts_names_and_lists() -> None:
    assert say("{n:log|logs} of {who:steamer}", {"n": 1, "who": "red"}) == "1 log of red"
    assert say("{n:log|logs}, {m}", {"n": 2000, "m": [3, 4]}) == "2,000 logs, 3 or 4"
    assert say("over: {why:wording}", {"why": "speed {n}", "n": 3}) == "over: speed 3"


def test_what_somebody_typed_is_no_place() -> None:
    assert say("found {problem}", {"problem": "{problem}"}) == "found {problem}"
    assert say("{nobody}", {}) == "{nobody}"
    assert re.fullmatch(r"\{who\}", say("{who}", {"other": 1}))
