"""The rule book says the same in every language: the same rules, numbers and choices, and nothing is left in English."""

from __future__ import annotations

import re
from itertools import product
from string import Formatter

import pytest

from paddlewheel.engine import options
from paddlewheel.games import GAMES
from paddlewheel.games.mississippi.model import Options as MississippiOptions
from paddlewheel.games.queen.model.options import Options as QueenOptions
from paddlewheel.words import name_of, say
from paddlewheel.words.ids import FILES
from paddlewheel.words.rulebook import LANGUAGES, aim, credit, described, option_texts, setup_texts, value_text
from paddlewheel.words.rulebook import sections as shown_in
from paddlewheel.words.rulebook.languages import printed, taught

from .pieces import pieces

OTHERS = [language for language in LANGUAGES if language != "en"]
BOOKS = list(product(GAMES, OTHERS))
NAMES = re.compile(r"(The )?Black Rose|Mississippi Queen|\{\w+\}")
# Words that no sentence of German, Dutch or French has.
ENGLISH = re.compile(
    r"\b("
    r"the|and|you|your|with|which|this|that|they|their|from|have|has|been|would|when|where|what|who|whoever|"
    r"whose|it|its|are|may|must|only|other|another|each|every|both|first|next|nor|turn|turns|round|tile|tiles|"
    r"cell|cells|steamer|steamers|speed|coal|push|pushed|pushing|jetty|landing|wood|logs|row|rows|player|"
    r"players|captain|passengers|yes|no|none|not|to|two|three"
    r")\b"
)

# Words that would do too, but that the glossary does not have: one word for one thing.
OTHER_WORDS = {
    "de": r"schiff|\bboot|anlegestelle|landungssteg|schieb|schubs|kachel|holzklotz|drehpunkt",
    "nl": r"\bschip|\bschepen|aanlegplaats|\bhaven|\btegel|wegdring|kolenlager|drijvend",
    "fr": r"navire|vapeur|débarcadère|\bquai|jetée|\btuile|\bcap\b|bouscul|rondin",
}


def placeholders(text: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(text) if name is not None)


def texts(game: str, language: str) -> dict[str, str]:
    """Return all that the files of a language say about a game, by where it stands."""
    said = printed(game, language)
    found = {piece.where: piece.text for piece in pieces(game, language)}
    found |= {f"{name} chapter": title for name, title in said["chapters"].items()}
    found |= {f"{name} title": said[name]["title"] for name in sections(game)}
    for name, option in option_texts(game, language).items():
        found |= {f"{name} title": option.title, f"{name} sentence": option.sentence}
        found |= {f"{name} {one}": said for one, said in option.names.items()}
    for name, setup in setup_texts(game, language).items():
        found |= {f"{name} title": setup.title, f"{name} sentence": setup.sentence}
    return {**found, "credit": credit(game, language)}


def sections(game: str) -> list[str]:
    """Return the names of all sections, in the order in which they are read."""
    return [section["name"] for chapter in taught(game)["chapter"] for section in chapter["section"]]


def english_in(text: str) -> set[str]:
    return set(ENGLISH.findall(NAMES.sub("", text).lower()))


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_language_has_words_for_what_is_taught_and_for_nothing_else(game: str, language: str) -> None:
    how, said = taught(game), printed(game, language)
    assert list(said["chapters"]) == [chapter["name"] for chapter in how["chapter"]]
    assert list(said["aim"]) == [piece["say"] for piece in how["aim"]]
    assert [name for name in said if name not in ("credits", "aim", "chapters")] == sections(game)
    for chapter in how["chapter"]:
        for section in chapter["section"]:
            assert sorted(said[section["name"]]) == sorted({"title", *(piece["say"] for piece in section["piece"])})


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_piece_has_the_blanks_of_the_english_one(game: str, language: str) -> None:
    def blanks(spoken: str) -> dict[str, set[str]]:
        return {piece.where: set(placeholders(piece.text)) for piece in pieces(game, spoken)}

    assert blanks(language) == blanks("en")


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_text_has_the_numbers_and_the_references_of_the_english_one(game: str, language: str) -> None:
    """Speed 1 is speed 1 everywhere, and whoever is sent on to B10 is sent there in all languages."""

    def numbers(spoken: str) -> dict[str, list[str]]:
        return {where: sorted(re.findall(r"\b[MQB]?\d+\b", text)) for where, text in texts(game, spoken).items()}

    assert numbers(language) == numbers("en")


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_blank_is_filled_in_for_every_set_up(game: str, language: str) -> None:
    for setup in GAMES[game].SETUPS.values():
        for players in setup.players:
            rules = shown_in(game, setup.options, players, language)
            shown = [
                *aim(game, setup.options, players, language),
                *(one for rule in rules.values() for one in rule.paragraphs),
            ]
            assert [one.text for one in shown if set("{}\n") & set(one.text) or not one.text] == []
            assert list(rules) == list(shown_in(game, setup.options, players))


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_nothing_is_left_in_english(game: str, language: str) -> None:
    said = texts(game, language)
    assert {where: english_in(text) for where, text in said.items() if english_in(text)} == {}
    assert {where for where, text in texts(game, "en").items() if said[where] == text and " " in text} == set()


@pytest.mark.parametrize("game", GAMES)
def test_the_check_for_english_finds_any_piece_that_is_not_translated(game: str) -> None:
    for piece in pieces(game, "en"):
        assert english_in(piece.text), piece.where
    assert english_in("Der Dampfer may fahren") == {"may"}
    assert english_in("The Black Rose fährt mit {players} Spielern") == set()


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_every_option_tile_and_setup_is_said_in_a_sentence_of_the_catalogues(game: str, language: str) -> None:
    """The games have names and values for them, and no words."""
    for name, option in option_texts(game, language).items():
        assert name_of("option", name, language) == option.title != name
        assert option.sentence == say(f"choice-{name.replace('_', '-')}", {}, language)  # type: ignore[arg-type]
        assert re.fullmatch(r"\w.*\.", option.sentence)
        assert all(said != one for one, said in option.names.items())
    for name, setup in setup_texts(game, language).items():
        assert not setup.title.startswith("variant-")
        assert re.fullmatch(r"\w[^.]*\([MQB][^.]*\)\.", setup.sentence), "one sentence, with its rules"
        assert GAMES[game].SETUPS[name].title == GAMES[game].SETUPS[name].sentence == ""
    assert not any("description" in about for about in options.schema(GAMES[game].OPTIONS)["properties"].values())


def test_the_catalogues_tell_of_no_option_tile_or_setup_that_there_is_not() -> None:
    declared = [options.schema(game.OPTIONS)["properties"] for game in GAMES.values()]
    wanted = {f"{kind}-{name.replace('_', '-')}" for one in declared for name in one for kind in ("option", "choice")}
    wanted |= {
        f"tile-{tile}" for one in declared for about in one.values() for tile in about.get("items", {}).get("enum", [])
    }
    setups = {f"variant-{game.NAME}-{name}" for game in GAMES.values() for name in game.SETUPS}
    wanted |= setups | {f"{name}-about" for name in setups}
    assert {name for name in FILES if name.startswith(("option-", "choice-", "tile-", "variant-"))} == wanted


def test_a_schema_for_programs_has_the_sentences_too() -> None:
    found = described("queen", "fr")["properties"]
    assert found["school"]["description"] == say("choice-school", {}, "fr")


@pytest.mark.parametrize(("language", "title"), list(product(LANGUAGES, ("arrival_speed", "push_astern"))))
def test_an_option_that_a_rule_speaks_of_is_called_by_its_title(language: str, title: str) -> None:
    """Q23: so that it is found in the list of options, in any language."""
    limit = shown_in("queen", QueenOptions(), 3, language)["Q23"]
    assert option_texts("queen", language)[title].title in limit.paragraphs[-1].text


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_titles_are_short_and_unlike_each_other(game: str, language: str) -> None:
    """They stand beside each other on a page, and a rule is found by its title."""
    for titles in (
        [text.title for text in option_texts(game, language).values()],
        [text.title for text in setup_texts(game, language).values()],
        [printed(game, language)[name]["title"] for name in sections(game)],
    ):
        assert len(set(titles)) == len(titles)
        assert max(map(len, titles)) <= 50


@pytest.mark.parametrize(
    ("language", "thousand"), [("en", "1,000"), ("de", "1.000"), ("nl", "1.000"), ("fr", "1\u202f000")]
)
def test_numbers_are_written_as_the_language_does(language: str, thousand: str) -> None:
    assert value_text("queen", "round_limit", 1000, language) == thousand
    chosen = MississippiOptions(turn_limit=1000)
    limit = shown_in("mississippi", chosen, 3, language)["M16"]
    assert thousand in limit.paragraphs[0].text


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Tiles added (Coal, Driftwood), Steamers each (2), Both home (yes)."),
        ("de", "Neue Flussteile (Kohle, Treibholz), Dampfer je Spieler (2), Beide in den Hafen (ja)."),
        ("nl", "Extra rivierdelen (Kolen, Drijfhout), Stoomboten per speler (2), Beide binnen (ja)."),
        ("fr", "Segments ajoutés (Charbon, Bois flotté), Bateaux par joueur (2), Les deux à l’arrivée (oui)."),
    ],
)
def test_what_a_table_has_chosen_is_said_in_words(language: str, said: str) -> None:
    """B1, B13."""
    chosen = QueenOptions(added=("coal", "driftwood"), steamers=2, both_home=True)
    found = {name: rule.paragraphs for name, rule in shown_in("queen", chosen, 3, language).items()}
    assert found["B13"][-1].text.endswith(said)
    assert found["B1"][0].text.endswith(said[said.index("(") + 1 : said.index(")")] + ".")


def test_a_tile_that_no_book_names_is_called_by_its_id() -> None:
    """A tile of one's own can be played with before it has names in all languages."""
    assert value_text("queen", "added", ["coal", "reeds"], "de") == "Kohle, reeds"
    assert value_text("queen", "added", [], "de") == "keine"


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_one_thing_has_one_word(game: str, language: str) -> None:
    """docs/glossary.md."""
    wrong = re.compile(OTHER_WORDS[language], re.IGNORECASE)
    assert {where: found for where, text in texts(game, language).items() if (found := wrong.findall(text))} == {}


@pytest.mark.parametrize("game", GAMES)
def test_german_says_du_dutch_je_and_french_vous(game: str) -> None:
    """The glossary says so; *sie* is the Black Rose, or several, and *ihr* is hers."""
    polite = r"\b([Ee]uch|[Ee]uer\w*|[Ee]ure\w*|Ihnen|Ihre?[mnrs]?)\b(?<!^Ihr)(?<!^Ihre)|[\w,;] Sie\b"
    for language, wrong in (("de", polite), ("nl", r"\b([Uu]|[Uu]w)\b"), ("fr", r"\b([Tt]u|[Tt]on|[Tt]a|[Tt]es|[Tt]oi)\b")):
        for where, text in texts(game, language).items():
            said = [re.search(wrong, sentence) for sentence in re.split(r"(?<=[.:]) ", " ".join(text.split()))]
            assert not any(said), where


@pytest.mark.parametrize("game", GAMES)
def test_french_keeps_its_colons_and_marks_with_the_word_before(game: str) -> None:
    for where, text in texts(game, "fr").items():
        assert not re.search(r"(?<!\u00a0)[:;?!»]|«(?!\u00a0)", text), where
        assert not re.search(r"\u00a0(?![:;?!»])(?<!«\u00a0)", text), where
        assert "'" not in text, where


CONTRACTION = re.compile(
    r"\b(can’t|don’t|doesn’t|isn’t|aren’t|won’t|it’s|that’s|you’re|you’ve|you’ll|there’s|they’re)\b", re.IGNORECASE
)
# Words that mark a sentence as translated: docs/glossary.md.
TRANSLATED = re.compile(
    r"\b(whoever|so many|any more|all else|for nothing|at once|in truth|the own|is to be|nobody but)\b", re.IGNORECASE
)


@pytest.mark.parametrize("game", GAMES)
def test_english_speaks_to_you_without_contractions(game: str) -> None:
    for where, text in texts(game, "en").items():
        assert not CONTRACTION.search(text), where
        assert not TRANSLATED.search(" ".join(text.split())), where


@pytest.mark.parametrize(("game", "language"), list(product(GAMES, LANGUAGES)))
def test_no_sentence_is_longer_than_twenty_words(game: str, language: str) -> None:
    """One rule a sentence."""
    for piece in pieces(game, language):
        for sentence in re.split(r"(?<=[.!?]) ", re.sub("[ \n]+", " ", piece.text)):
            words_in = [word for word in re.split(r"[ \u00a0]+", sentence) if re.search(r"\w", word)]
            assert len(words_in) <= 20, (piece.where, sentence)
