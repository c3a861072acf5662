"""`paddlewheel hint`: the best turn of a position and why."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.text import Text

from paddlewheel.captains.advice import advice_data
from paddlewheel.captains.levels import BUDGETS, Officer
from paddlewheel.captains.words import in_words
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.cli.showing import show_board
from paddlewheel.games.game import CHANCE, PAGE, AnyGame, BadData, shortened


def run(game: AnyGame, state: Any, level: str, budget: float | None, as_json: bool) -> int:
    """Ask a captain and print what it says."""
    if level not in BUDGETS:
        raise BadData("--captain", f"there is no {shortened(level)} to ask; there are {', '.join(BUDGETS)}")
    if budget is not None and not 0 < budget <= 3600:
        raise BadData("--budget", f"expected seconds, more than 0 and at most 3,600, found {budget:g}")
    seat = game.actor(state)
    if seat is None or seat == CHANCE:
        raise BadData("position", "the race is over" if seat is None else "chance decides next, and nobody can advise it")
    officer = Officer(Random(0), level)
    officer.budget, officer.by_clock = officer.budget if budget is None else budget, True
    with Screen(stderr=True).status(f"the {level} thinks …"):
        advice = officer.advise(game, state)
    data = advice_data(game, state, advice)
    if as_json:
        print_json({"position": game.format_position(state), "seat": game.seats(state)[seat], "captain": level, **data})
        return 0
    screen = Screen()
    show_board(screen, game, state, PAGE)
    turns = [" ".join(data[which]["actions"]) if data[which] else "" for which in ("best", "next_best")]
    screen.print(Text(f"\n{game.addressed(state)}, the {level} would sail {in_words(advice, *turns)}"), soft_wrap=True)
    return 0
