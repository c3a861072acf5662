"""Mississippi (Roland Siegers, Mattel 1987): part M of the rules."""

from paddlewheel.games.mississippi.ending import home, outcome
from paddlewheel.games.mississippi.legality import actor, legal, on_turn, refusal, weights
from paddlewheel.games.mississippi.setup import setup
from paddlewheel.games.mississippi.turn import apply, turns
