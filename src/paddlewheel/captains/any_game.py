"""How captains think about a game when they know only its rules: they play each turn out by luck and count ranks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple

from paddlewheel.captains.advice import Advice, Prospect
from paddlewheel.captains.chance import roll
from paddlewheel.captains.thinking_time import Effort
from paddlewheel.engine.contract import CHANCE, AnyGame, Seat

TRIALS: Final = {
    "deckhand": 1,
    "stoker": 2,
    "leadsman": 3,
    "helmsman": 4,
    "mate": 6,
    "captain": 60,
    "commodore": 2000,
    "admiral": 4000,
}
"""How often each level plays out every turn it could take, as far as there is time."""
PLAYED_OUT: Final = 60
"""How often a race is played out to tell chances."""
HORIZON: Final = 200
"""How many actions a trial takes at most; then all players are ranked where they are."""
TRIAL: Final = 1.0
"""The milliseconds that a trial takes."""
HALVED: Final = 8
"""Every time each turn has had this many trials, the worse half of the turns is dropped."""


class Choice(NamedTuple):
    """A whole turn or a single decision, and the state it leads to."""

    way: tuple[Any, ...]
    after: Any


class AnyMind:
    """A mind for any game that keeps the contract."""

    CHARACTERS: tuple[str, ...] = ()

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def advise(self, state: Any, level: str, character: str, rng: Random, effort: Effort) -> Advice:  # noqa: ARG002
        """Return the turn after which trials end best for the player to decide; no character plays it differently."""
        choices, seat = self._choices(state), self._decides(state)
        worths = [0.0] * len(choices)
        left = list(range(len(choices)))
        for trial in range(1, TRIALS[level] + 1):
            if len(left) == 1 or not effort.spend(TRIAL * len(left)):
                break
            luck = rng.getrandbits(32)  # the same for all
            for nth in left:
                worths[nth] += (self._worth(choices[nth].after, seat, Random(luck)) - worths[nth]) / trial
            if trial % HALVED == 0:
                left = sorted(left, key=lambda nth: -worths[nth])[: -(-len(left) // 2)]
        others = [nth for nth in range(len(choices)) if nth not in left]
        order = [*sorted(left, key=lambda nth: -worths[nth]), *sorted(others, key=lambda nth: -worths[nth])]
        best, *more = [Prospect(choices[nth].way, worths[nth]) for nth in order[:2]]
        return Advice(best, more[0] if more else None, len(choices))

    def best_plans(self, state: Any) -> list[list[Any]]:
        """Return the turns that leave the player to decide with the best rank."""
        choices, seat = self._choices(state), self._decides(state)
        ranks = [self.game.standing(choice.after).ranks[seat] for choice in choices]
        return [list(choice.way) for choice, rank in zip(choices, ranks, strict=True) if rank == min(ranks)]

    def chances(self, state: Any, rng: Random, effort: Effort) -> list[float]:
        """Return how often each seat is first of those still racing when races are played out by luck."""
        racing = self.game.racing(state)
        wins = dict.fromkeys(range(len(self.game.seats(state))), 0)
        for trial in range(PLAYED_OUT):
            if trial and not effort.spend(TRIAL):
                break
            ranks = self._ranks(state, Random(rng.getrandbits(32)))
            wins[min(racing, key=lambda seat: ranks[seat])] += 1
        return [won / sum(wins.values()) for won in wins.values()]

    def _choices(self, state: Any) -> list[Choice]:
        ways = [turn.way for turn in self.game.turns(state)] or [(action,) for action in self.game.legal(state)]
        return [Choice(way, self.game.play(state, way).state) for way in ways]

    def _decides(self, state: Any) -> Seat:
        seat = self.game.actor(state)
        assert seat is not None, "no one is asked when the game is over"
        return seat

    def _worth(self, state: Any, seat: Seat, luck: Random) -> float:
        """Play on by luck, and return 1 for the first rank, 0 for the last."""
        ranks = self._ranks(state, luck)
        return (len(ranks) - ranks[seat]) / (len(ranks) - 1)

    def _ranks(self, state: Any, luck: Random) -> Sequence[int]:
        """Play on by luck, and return the ranks of all."""
        game = self.game
        for _ in range(HORIZON):
            actor = game.actor(state)
            if actor is None:
                break
            action = roll(game, state, luck) if actor == CHANCE else luck.choice(game.legal(state))
            state, _ = game.apply(state, action)
        found: Sequence[int] = game.standing(state).ranks
        return found
