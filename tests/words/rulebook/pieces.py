"""The pieces of a book with their words, as the files have them."""

from __future__ import annotations

from typing import Any, NamedTuple

from paddlewheel.words.rulebook.languages import printed, taught


class Piece(NamedTuple):
    """A piece: the section it stands in, what is said about it, and its words in a language."""

    section: str
    about: dict[str, Any]
    text: str

    @property
    def where(self) -> str:
        return f"{self.section}.{self.about['say']}"


def pieces(game: str, language: str) -> list[Piece]:
    """Return every piece of a book in the order in which they are read, those of the aim first."""
    how, said = taught(game), printed(game, language)
    found = [Piece("aim", about, said["aim"][about["say"]]) for about in how["aim"]]
    for chapter in how["chapter"]:
        for section in chapter["section"]:
            found += [Piece(section["name"], about, said[section["name"]][about["say"]]) for about in section["piece"]]
    return found
