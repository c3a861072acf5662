"""The public API: what it is, that it does what its own examples say, and that nothing half done is left behind."""

from __future__ import annotations

import doctest
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import paddlewheel
from paddlewheel import BadData, BadInput, Race, Refusal

README = Path(__file__).parents[1] / "README.md"
RECORDS = Path(__file__).parent / "records"


def test_what_is_public_is_pinned() -> None:
    """A name that is added here is a promise (docs/versioning.md); one that goes was deprecated before."""
    assert paddlewheel.__all__ == [
        "CAPTAINS",
        "GAMES",
        "BadData",
        "BadInput",
        "BadText",
        "PaddlewheelError",
        "Race",
        "Refusal",
        "UnknownVersion",
        "__version__",
        "captain",
        "read_records",
        "setup",
    ]
    assert all(hasattr(paddlewheel, name) for name in paddlewheel.__all__)
    public = {name for name in vars(Race) if not name.startswith("_")}
    assert public == {
        *("actor", "ask", "evaluate", "explain", "from_position", "from_record", "judge", "legal", "outcome", "play"),
        *("position", "record", "roll", "seats", "state", "turns", "undo"),
    }


def test_importing_it_loads_no_captains() -> None:
    code = "import sys, paddlewheel; sys.exit('paddlewheel.captains' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("where", ["__init__.py", "README.md"])
def test_its_examples_do_what_they_say(where: str) -> None:
    text = paddlewheel.__doc__ if where == "__init__.py" else README.read_text("utf-8")
    examples = doctest.DocTestParser().get_doctest(text, {}, "examples", None, 0)
    assert examples.examples
    assert doctest.DocTestRunner(verbose=False).run(examples).failed == 0


@pytest.mark.parametrize("game", paddlewheel.GAMES)
def test_a_whole_race_by_captains_replays(game: str) -> None:
    race, mate, luck = Race(game), paddlewheel.captain("mate", 1), Random(2)
    while race.actor is not None:
        if race.actor == "chance":
            race.roll(luck)
        else:
            race.play(race.ask(mate))
    assert race.outcome is not None
    again = Race.from_record(race.record())
    assert (again.position, again.outcome) == (race.position, race.outcome)
    with pytest.warns(DeprecationWarning, match="ranks"):
        assert race.outcome.places == race.outcome.ranks
    again.undo(5)
    assert again.outcome is None or again.position != race.position


def test_what_cannot_be_played_whole_changes_nothing() -> None:
    race = Race("mississippi")
    before = race.position
    with pytest.raises(Refusal):
        race.play("first=red die=5 +4 +9")
    with pytest.raises(BadInput):
        race.play("first=red sideways")
    assert race.position == before


def test_a_whole_turn_stops_where_chance_decides() -> None:
    race = Race("queen", setup="school")
    race.play("tile=red-1 N N N")
    turn = race.turns()[0]
    assert race.play(turn)
    assert race.record().splitlines()[-1].startswith("red")


def test_mistakes_are_told() -> None:
    race = Race("queen", 3)
    with pytest.raises(BadData):
        race.undo()
    with pytest.raises(BadData):
        Race("chess")
    with pytest.raises(BadData):
        Race("queen", setup="nothing")
    with pytest.raises(BadInput):
        Race.from_position("")
    race.play("tile=red-1")
    with pytest.raises(BadData):
        race.roll()


def test_records_are_read_one_after_another() -> None:
    texts = [path.read_text("utf-8") for path in sorted(RECORDS.glob("*.record"))[:3]]
    assert [race.record() for race in paddlewheel.read_records("\n".join(texts))] == texts


def test_an_older_version_of_the_rules_can_be_sailed() -> None:
    assert "rules=1 " in Race("queen", rules=1).position
    assert paddlewheel.setup("queen", "for-six", {"round_limit": 9}).round_limit == 9
