"""`paddlewheel hint`: the best turn of a position and why."""

from __future__ import annotations

from random import Random
from typing import Annotated, Any

from rich.text import Text

from paddlewheel.captains.advice import advice_data
from paddlewheel.captains.judgement import with_chances
from paddlewheel.captains.officer import BUDGETS, Officer
from paddlewheel.cli.arguments import begin
from paddlewheel.cli.boards import show_board
from paddlewheel.cli.language import say, spoken
from paddlewheel.cli.parameters import about, flag
from paddlewheel.cli.printing import Screen, print_json
from paddlewheel.engine.contract import CHANCE, PAGE, AnyGame
from paddlewheel.engine.errors import BadData, shortened
from paddlewheel.games import USUAL_GAME
from paddlewheel.words import reasons


def hint(
    position: Annotated[str, about("position")],
    /,
    *,
    captain: Annotated[str, about("captain", known=tuple(BUDGETS))] = "captain",
    budget: Annotated[float | None, about("hint-budget")] = None,
    json: Annotated[bool, flag("json")] = False,
) -> int:
    """Say the best turn of a position, and why."""
    rules, state = begin(USUAL_GAME, None, "", position)
    return run(rules, state, captain, budget, json)


def run(game: AnyGame, state: Any, level: str, budget: float | None, as_json: bool) -> int:
    """Ask a captain and print what it says."""
    if level not in BUDGETS:
        raise BadData("--captain", "captain.no_adviser", found=shortened(level), known=list(BUDGETS))
    if budget is not None and not 0 < budget <= 3600:
        raise BadData("--budget", "value.seconds", most=3600, found=f"{budget:g}")
    seat = game.actor(state)
    if seat is None or seat == CHANCE:
        raise BadData("position", "hint.race_over" if seat is None else "hint.chance")
    officer = Officer(Random(0), level)
    officer.budget, officer.by_clock = officer.budget if budget is None else budget, True
    with Screen(stderr=True).status(say("terminal-hint-thinking", {"captain": level})):
        advice = with_chances(game, state, officer.advise(game, state), by_clock=True)
    data = advice_data(game, state, advice)
    if as_json:
        print_json({"position": game.format_position(state), "seat": game.seats(state)[seat], "captain": level, **data})
        return 0
    screen = Screen()
    show_board(screen, game, state, PAGE)
    best, next_best = (_way(data[which]) for which in ("best", "next_best"))
    told = reasons.advice(best, next_best, advice.compared, spoken()) if best else ""
    who = say("terminal-who", {"steamer": game.addressed(state), "seat": game.seats(state)[seat]})
    heading = say("terminal-hint", {"who": f"{who[:1].upper()}{who[1:]}", "captain": level})
    screen.print(Text(f"\n{heading}\n{told}"), soft_wrap=True)
    return 0


def _way(prospect: dict[str, Any] | None) -> reasons.Way | None:
    return reasons.Way(" ".join(prospect["actions"]), prospect["gains"]) if prospect else None
