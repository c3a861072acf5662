"""What is said: names, lists and numbers in four languages, by Python as by the page."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
from fluent.runtime import FluentBundle, FluentResource

from paddlewheel.words import LANGUAGES, known, name_of, say
from paddlewheel.words.catalogue import _functions
from paddlewheel.words.functions import LOCALES, Several, elided

HERE: Final = Path(__file__).parent
SENTENCES: Final = """
pushed = { STEAMER($steamer) } → { STEAMER($other, form: "dat") }.
order = { LIST(STEAMER($order)) } / { LIST(STEAMER($order), type: "or") }
hand-over = { CAPTAIN($captain, form: "the") }.
numbers = { $count } { PERCENT($share) } { RANK($rank) }
names = { HEADING($heading) } { ELEMENT($element) } { OPTION($option) } { BEND($bend) }
of = { DE(STEAMER($steamer)) } { QUE(CAPTAIN($captain, form: "the")) }
"""
FACTS: Final[dict[str, Any]] = {
    "steamer": "rose",
    "other": "blue-2",
    "order": Several(["rose", "red", "orange-1"]),
    "captain": "coal-miser",
    "count": 1234.5,
    "share": 0.574,
    "rank": 3,
    "heading": "NE",
    "element": "depot",
    "option": "black_rose",
    "bend": "left",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_lists_and_numbers_are_said_as_the_page_says_them(language: str) -> None:
    """`npx vitest run src/i18n -u` in web/ writes anew what the page says."""
    bundle = FluentBundle([LOCALES[language]], functions=_functions(language), use_isolating=False)
    bundle.add_resource(FluentResource(SENTENCES))
    said = []
    for name in ("pushed", "order", "hand-over", "numbers", "names", "of"):
        pattern = bundle.get_message(name).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, FACTS)
        assert errors == []
        said.append(f"{str(text)[0].upper()}{str(text)[1:]}" if str(text).endswith(".") else str(text))
    assert "\n".join([*said, ""]) == (HERE / f"said.{language}.txt").read_text(encoding="utf-8")


def test_a_message_is_said_with_its_facts_in_a_language() -> None:
    assert say("rank", {"rank": 2}) == "2nd"
    assert say("rank", {"rank": 2}, "fr") == "2ᵉ"


def test_a_message_without_its_facts_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="rank"):
        say("rank", {})


def test_names_have_forms_and_unknown_ones_a_capital() -> None:
    assert name_of("captain", "coal-miser", "fr", "the") == "l’Avare de charbon"
    assert name_of("steamer", "red-2", "de") == "Rot 2"
    assert name_of("captain", "my-bot") == "My-bot"
    assert name_of("steamer", "Red (Anna)", "de") == "Red (Anna)"


def test_ids_from_elsewhere_are_known_or_not() -> None:
    assert known("rank")
    assert not known("nothing")


@pytest.mark.parametrize(
    ("name", "said"), [("Orange", "d’Orange"), ("Rouge", "de Rouge"), ("le Second", "du Second"), ("l’Avare", "de l’Avare")]
)
def test_french_elides_before_a_vowel_and_joins_the_article(name: str, said: str) -> None:
    assert elided("de", name) == said
