"""What the narrator says of some events in every language, as a file that the tests of the page read too.

`python -m tests.words.told` writes it anew.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from paddlewheel.games import queen
from paddlewheel.words import LANGUAGES
from paddlewheel.words.events import tell

DOCUMENT: Final = Path(__file__).with_name("told.json")
ORANGE: Final = {"steamer": "orange"}
SPEED: Final = {"event": "speed_set", **ORANGE, "before": 2, "speed": 4, "coal": 1}
SAILED: Final = {"event": "sailed", **ORANGE, "start": [0, 1], "end": [0, 0]}
TURNED: Final = {"event": "rotated", **ORANGE, "heading": "NE", "coal": 1}
PUSHED: Final = {"event": "pushed", **ORANGE, "other": "rose", "start": [0, 1], "end": [1, -1]}
HAPPENED: Final[list[list[dict[str, Any]]]] = [
    [SPEED],
    [{**SPEED, "before": 4}, SAILED],
    [{**SPEED, "before": 5, "coal": 0}, SAILED, SAILED, {**TURNED, "coal": 0}],
    [SPEED, SAILED, TURNED, TURNED, TURNED, SAILED],
    [SPEED, SAILED, PUSHED, SAILED, TURNED, TURNED],
    [TURNED],
    [TURNED, PUSHED, TURNED, TURNED],
    [SAILED, {**SAILED, "steamer": "red-2"}, {**TURNED, "steamer": "rose"}],
    [SAILED, {"event": "ran_aground", **ORANGE}, {"event": "backed", **ORANGE}, SAILED],
    [{"event": "round_began", "round": 3, "order": ["rose", "red-2", "orange"]}],
    [{"event": "touched", "seat": "orange", "other": "blue", "number": 3, "other_number": 1}],
    [{"event": "advanced", "seat": "orange", "start": 9, "end": 12, "by": 3}],
    [{"event": "wrecked", **ORANGE, "rank": 3, "reason": "held", "holders": ["rose", "orange"]}],
    [{"event": "exchanged", **ORANGE, "other": "rose", "coal": 1}],
]
"""Events by turns: ways that are told as one line, parted by something else, and names that are declined or elided."""


def document() -> str:
    """Return all of it with what is told, as JSON."""
    told = [{"events": events, **{one: tell(queen, events, one) for one in LANGUAGES}} for events in HAPPENED]
    return json.dumps(told, ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    DOCUMENT.write_text(document(), encoding="utf-8")
