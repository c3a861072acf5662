"""The catalogues are whole: every language has every message with the same facts, each is used, and types are fresh."""

from __future__ import annotations

import ast
import importlib.util
import re
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from paddlewheel.words import LANGUAGES, say
from paddlewheel.words.catalogue import INSIDE, MESSAGE, NameKind, _catalogue
from paddlewheel.words.ids import FILES

ROOT: Final = Path(__file__).parents[2]
WEB: Final = ROOT / "web"
WORDS: Final = ROOT / "src" / "paddlewheel" / "words"
LOOKED_UP: Final = tuple(f"{kind}-" for kind in get_args(NameKind))
"""Names are looked up by what they name."""


@cache
def writer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("write_words", WEB / "write_words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def arguments(language: str) -> dict[str, set[str]]:
    return {name: set(message.arguments) for name, message in writer().read(language).items()}


@cache
def texts(language: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WORDS / language).glob("*.ftl")))


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def python_sources() -> list[Path]:
    return [path for path in (ROOT / "src").rglob("*.py") if path.name != "ids.py"]


def page_sources() -> list[Path]:
    found = [path for kind in ("*.ts", "*.svelte") for path in (WEB / "src").rglob(kind)]
    return [path for path in found if not path.name.endswith(".test.ts") and path.name != "messages.ts"]


def test_the_types_of_the_messages_are_fresh() -> None:
    """`python web/write_words.py` writes them anew."""
    assert (WEB / "src" / "i18n" / "messages.ts").read_text(encoding="utf-8") == writer().messages_ts()
    assert (WORDS / "ids.py").read_text(encoding="utf-8") == writer().ids_py()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_says_the_same_with_the_same_facts(language: str) -> None:
    assert arguments(language) == arguments("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stand_in_the_same_files(language: str) -> None:
    files = [{name: message.file for name, message in writer().read(one).items()} for one in ("en", language)]
    assert files[0] == files[1]


def test_every_message_is_used() -> None:
    """By its whole id in quotes, by its beginning where the end is filled in, or by another message."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in [*python_sources(), *page_sources()])
    whole = set(re.findall(r"[\"'`]([a-z][a-z0-9-]+)[\"'`]", code)) | set(
        re.findall(r"\{ ?([a-z][a-z0-9-]+) ?\}", texts("en"))
    )
    begun = (*LOOKED_UP, *set(re.findall(r"[\"'`]([a-z][a-z0-9-]*-)\$?\{", code)))
    assert [name for name in arguments("en") if name not in whole and not name.startswith(begun)] == []


def test_what_python_says_has_the_facts_that_the_message_takes() -> None:
    """The types know the ids; the facts of a message whose id stands there are looked at here."""
    wrong = [
        f"{path.name}: {name} {sorted(given)}"
        for path in python_sources()
        for name, given in said_in(path)
        if given != arguments("en").get(name, given)
    ]
    assert wrong == []


def test_no_sentence_for_people_stands_outside_the_catalogues() -> None:
    """Docstrings aside; what only hosts read, in metrics and descriptions of protocols, stays where it is."""
    for_hosts = {"server/metrics.py", "server/page.py", "server/app.py"}
    package = ROOT / "src" / "paddlewheel"
    found = [
        f"{path.relative_to(package).as_posix()}: {text}"
        for path in python_sources()
        if path.relative_to(package).as_posix() not in for_hosts
        for text in constants_in(path)
        if re.match(r"[A-Z][a-z’]+(,? [a-z’]+){2,}", text)
    ]
    assert found == []


def constants_in(path: Path) -> Iterator[str]:
    """Return the texts in a module that are used: not those that stand by themselves, as docstrings do."""
    tree = parsed(path)
    alone = {id(one.value) for one in ast.walk(tree) if isinstance(one, ast.Expr)}
    for one in ast.walk(tree):
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and id(one) not in alone:
            yield one.value


def said_in(path: Path) -> Iterator[tuple[str, set[str]]]:
    """Return each message that a module says by its id, with the names of the facts written beside it."""
    for call in ast.walk(parsed(path)):
        match call:
            case ast.Call(func=ast.Name("say") | ast.Attribute(attr="say"), args=[ast.Constant(str(name))]):
                yield name, set()
            case ast.Call(
                func=ast.Name("say") | ast.Attribute(attr="say"), args=[ast.Constant(str(name)), ast.Dict(keys=keys), *_]
            ):
                yield name, {str(key.value) for key in keys if isinstance(key, ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_quotes_and_apostrophes_are_curly(language: str) -> None:
    lines = [line for line in texts(language).splitlines() if not line.startswith("#")]
    plain = [line for line in lines if re.search(r"['\"]", re.sub(r"\{[^{}]*\}", "", line))]
    assert plain == []


def test_french_has_a_no_break_space_before_double_signs() -> None:
    lines = [re.sub(r'\{"(.?)"\}', r"\1", line) for line in texts("fr").splitlines() if not line.startswith("#")]
    lines = [re.sub(r"^[^=]*= |\[\w+\] ", "", re.sub(r"\{[^{}]*(\}|->)", "x", line)) for line in lines]
    assert [line for line in lines if re.search(r"(?<!,) [:;?!»]|« |[^\s\u00a0\u202f?!][:;?!](\s|$)", line)] == []


def test_german_says_du_to_everybody() -> None:
    assert re.findall(r"\b(?:Ihnen|Ihre?[mnrs]?|euch|eure\w*)\b", texts("de")) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", sorted(set(FILES.values())))
def test_messages_that_are_read_one_by_one_are_those_of_the_whole_file(file: str, language: str) -> None:
    source = (WORDS / language / f"{file}.ftl").read_text(encoding="utf-8")
    whole = {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)}
    read = {found[1]: FluentParser().parse(found[0]).body for found in MESSAGE.finditer(source)}
    assert list(read) == list(whole)
    for name, (entry, *more) in read.items():
        assert isinstance(entry, Message)
        assert entry.equals(whole[name], ignored_fields=["span", "comment"])
        assert more == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_inside_a_message_are_those_that_are_read_with_it(language: str) -> None:
    inside = {name: message.inside for name, message in writer().read(language).items()}
    assert {found[1]: set(INSIDE.findall(found[0])) for found in MESSAGE.finditer(texts(language))} == inside


def test_a_message_can_be_said_first_by_several_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them is held while it reads the message; the other says it meanwhile."""
    reading, done = threading.Event(), threading.Event()
    first = FluentBundle.add_resource

    def held(bundle: FluentBundle, resource: Any, allow_overrides: bool = False) -> None:
        if not reading.is_set():
            reading.set()
            assert done.wait(20)
        first(bundle, resource, allow_overrides)

    monkeypatch.setattr(FluentBundle, "add_resource", held)
    _catalogue.cache_clear()
    with ThreadPoolExecutor(1) as other:
        said = other.submit(say, "table-order-of-play")
        assert reading.wait(20)
        here = say("table-order-of-play")
        done.set()
    assert said.result() == here


UNDO = {
    "en": r"\bundo|\bundid",
    "de": r"zurück(zu)?(nehm|nimm|genommen)|nimmt .* zurück",
    "nl": r"terug( te )?(nem|genomen)|neemt .* terug",
    "fr": r"\bannul",
}
OTHERWISE = {
    "en": r"take ?back|took back|taken back|⌫ back",
    "de": r"rückgängig|rücknahme",
    "nl": r"ongedaan|terugname",
    "fr": r"\breprise\b|reprendre (un|votre)",
}


def test_there_is_one_word_for_undoing() -> None:
    """Button, keys, history, questions and refusals say it with the same word."""
    for language, word in UNDO.items():
        catalogue = "\n".join(path.read_text() for path in sorted((WORDS / language).glob("*.ftl")))
        messages = dict(re.findall(r"(?m)^([\w-]+) = ((?:.*)(?:\n[ }].*)*)", catalogue))
        about = [one for one in messages if re.search(r"take-back|took-back|history-proposed|takeback-not|undo", one)]
        assert len(about) >= 9
        for one in [*about, "plan-keys-queen", "plan-keys-course", "plan-keys-cast-off"]:
            assert re.search(word, messages[one], re.IGNORECASE), (language, one)
        said = [one for one, text in messages.items() if re.search(OTHERWISE[language], text, re.IGNORECASE)]
        assert said == [], language
