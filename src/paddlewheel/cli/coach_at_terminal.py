"""The coach of a race in the terminal: it asks before orders that lose much, once a turn, and tells what mattered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paddlewheel.captains.coaching import SECONDS, TELLS, Coached, coached
from paddlewheel.cli.language import say, spoken
from paddlewheel.words.coach import line
from paddlewheel.words.lines import said

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paddlewheel.cli.race_at_terminal import RaceAtTerminal
    from paddlewheel.engine.record import Step


class CoachAtTerminal:
    """What the coach has asked and still has to tell."""

    def __init__(self) -> None:
        self._asked = ""
        """The position at which the turn began in which it has asked last."""
        self._untold = ""
        """What mattered about the last turn."""

    def lets(self, race: RaceAtTerminal, steps: Sequence[Step], yes: Sequence[str]) -> bool:
        """Return whether orders are to be carried out: whoever loses much by them is asked once a turn."""
        found = coached(race.game, race.state, [step.action for step in steps], seconds=SECONDS, by_clock=True)
        begun = _begun(race)
        if found.asks and begun != self._asked:
            self._asked = begun
            if race.answer(f"\n{say('terminal-coach-sure', {'reason': _sentence(found)})} > ").lower() not in yes:
                return False
        after = steps[-1].after
        if found.loss >= TELLS or race.game.actor(after) != race.game.actor(race.state) or race.game.begins_turn(after):
            self._untold = self._untold or _sentence(found)
        return True

    def tell(self, race: RaceAtTerminal) -> None:
        """Say what mattered about the last turn, before the next one."""
        if self._untold and race.game.begins_turn(race.state):
            race.say(say("page-colon", {"what": say("coach-last-turn"), "said": self._untold}))
            self._untold = ""


def _begun(race: RaceAtTerminal) -> str:
    """Return the position at which the turn under way began."""
    begun = next((step.before for step in reversed(race.steps) if race.game.begins_turn(step.before)), race.start)
    return race.game.format_position(race.state if race.game.begins_turn(race.state) else begun)


def _sentence(found: Coached) -> str:
    """Return the weightiest reason in words."""
    (sentence,) = said([line(found.reasons[0].code, found.reasons[0].facts)], spoken())
    return sentence
