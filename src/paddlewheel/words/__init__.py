"""Everything that a person reads, in four languages: one Fluent catalogue for the page, the terminal and the server.

`LANGUAGE/*.ftl` hold the messages. An id says where a message is read (`harbour-tagline`, `refusal-push-no-space`), and its
arguments are facts. A message calls for a name by a function, the same ones here and in the page (`web/src/i18n`):

    STEAMER($steamer)    a seat or a steamer: the colour, and the number where a player has two; `form: "dat"` and the like
                         take an attribute of that name, if the message of the name has one
    CAPTAIN($captain)    a computer captain; `form: "the"` with its article
    HEADING($heading)    where a bow points, BEND($bend) where the river bends
    ELEMENT($element)    what lies on a cell: sandbank, driftwood, depot, dock, jetty, shipyard …
    OPTION($option)      an option of a game
    RANK($rank)          1st, 2nd, 3rd; PERCENT($share) a share of 1
    LIST($names)         several; `type: "or"` for any one of them. Names above can be several, too: LIST(STEAMER($order))
    DE($name), QUE(…)    French: de and que before a name, elided before a vowel

A sentence, which ends in a full stop or a question mark, begins with a capital whatever name it begins with.
`web/write_words.py` writes the ids with their arguments down as types.
"""

from __future__ import annotations

from paddlewheel.words.catalogue import LANGUAGES, Fact, Facts, known, name_of, say, speaker
from paddlewheel.words.ids import MessageId

__all__ = ["LANGUAGES", "Fact", "Facts", "MessageId", "known", "name_of", "say", "speaker"]
