"""`paddlewheel`: what can be typed, and how a mistake is told: one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter
from rich.console import Console

from paddlewheel import __version__
from paddlewheel.captains import CAPTAINS
from paddlewheel.cli import engine as engine_command
from paddlewheel.cli import perft as perft_command
from paddlewheel.cli import play as play_command
from paddlewheel.cli import replay as replay_command
from paddlewheel.cli import simulate as simulate_command
from paddlewheel.cli.arguments import begin, chosen_game, crew_of, seats_of
from paddlewheel.games import GAMES
from paddlewheel.games import options as options_of
from paddlewheel.games.game import PaddlewheelError

MISTAKE = 2
INTERRUPTED = 130

app = App(
    name="paddlewheel",
    version=__version__,
    help="""Race paddle steamers: board games by Roland Siegers and Werner Hodel, in an unofficial edition.

Begin with `paddlewheel play`. Every command has a --help of its own with examples.""",
    help_format="markdown",
)

GameName = Annotated[str, Parameter(help=f"Which game: {', '.join(GAMES)}.")]
Players = Annotated[int | None, Parameter(help="How many steamers take part; the fewest the game allows if not said.")]
OptionText = Annotated[
    str,
    Parameter(help="The options of the game as name=value, separated by spaces or commas: `rows=5,stop_at_winner=yes`."),
]
CaptainList = Annotated[
    str,
    Parameter(help=f"Who sails: {', '.join(CAPTAINS)}, separated by commas, one a seat; a shorter list starts again."),
]
Json = Annotated[bool, Parameter(negative=(), help="Print JSON, for programs.")]


@app.command
def play(
    *,
    game: GameName = "mississippi",
    players: Players = None,
    captains: Annotated[
        str,
        Parameter(
            help=f"Who sits at each seat, separated by commas: person, {', '.join(CAPTAINS)}. Others are the last named."
        ),
    ] = "person,greedy",
    names: Annotated[str, Parameter(help="Names of the seats, separated by commas, instead of colours.")] = "",
    options: OptionText = "",
    seed: Annotated[
        int | None, Parameter(help="Makes dice and captains the same each time. Without it nobody can foresee them.")
    ] = None,
) -> int:
    """Race in this terminal: you against computer captains, or several people at one keyboard.

    Examples:

        paddlewheel play                                            you against two greedy captains

        paddlewheel play --options rows=5                           a shorter course

        paddlewheel play --captains person,person,person,greedy --players 4
    """
    rules = chosen_game(game)
    wanted = players or max(
        rules.PLAYERS[0], len(captains.split(",")) if captains else 0, len(names.split(",")) if names else 0
    )
    seats = seats_of(rules, wanted, names)
    crew = crew_of(captains, len(seats), ["person", *CAPTAINS], repeat_last=True)
    rng = SystemRandom() if seed is None else Random(seed)
    return play_command.race(rules, options_of.from_text(rules.OPTIONS, options), crew, seats, rng, Console(), input)


@app.command
def simulate(
    *,
    game: GameName = "mississippi",
    players: Players = None,
    games: Annotated[int, Parameter(help="How many races.")] = 100,
    seed: Annotated[int, Parameter(help="The same seed gives the same races, whatever --jobs is.")] = 1,
    captains: CaptainList = "greedy",
    options: OptionText = "",
    jobs: Annotated[int, Parameter(help="How many processes sail at once.")] = 1,
    records: Annotated[Path | None, Parameter(help="A folder to keep the record of every race in.")] = None,
    json: Json = False,
) -> int:
    """Sail many races among computer captains and show who won how often.

    Examples:

        paddlewheel simulate --players 4 --games 1000 --seed 7 --jobs 2

        paddlewheel simulate --captains greedy,random,random --json
    """
    rules = chosen_game(game)
    series = simulate_command.Series(
        game=rules.NAME,
        seats=tuple(seats_of(rules, players or rules.PLAYERS[0])),
        crew=tuple(crew_of(captains, players or rules.PLAYERS[0], list(CAPTAINS))),
        options=options_of.from_text(rules.OPTIONS, options),
        seed=seed,
    )
    return simulate_command.run(series, games, jobs, records, json)


@app.command
def replay(
    file: Annotated[str, Parameter(help="A record; - reads standard input.")],
    /,
    *,
    until: Annotated[int | None, Parameter(help="Stop after so many actions.")] = None,
    json: Json = False,
) -> int:
    """Show a record move by move, in words, and the board at the end.

    Examples:

        paddlewheel replay examples/sample.record --until 12
    """
    return replay_command.run(file, until, json)


@app.command
def perft(
    *,
    depth: Annotated[int, Parameter(help="How many actions deep.")] = 3,
    game: GameName = "mississippi",
    players: Players = None,
    options: OptionText = "",
    position: Annotated[str, Parameter(help="A one-line position to count from, instead of the start.")] = "",
    divide: Annotated[bool, Parameter(negative=(), help="Count for each legal action on its own.")] = False,
    json: Json = False,
) -> int:
    """Count the ways a game can go on: the usual check that an engine knows every legal action and no other.

    The digest covers the texts of all actions in their order, so it changes if the order of the legal list does.

    Examples:

        paddlewheel perft --players 3 --depth 4

        paddlewheel perft --position "mississippi rows=3 round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"
    """
    rules, state = begin(game, players, options, position)
    return perft_command.run(rules, state, depth, divide, json)


@app.command
def engine() -> int:
    """Speak JSON, one object a line in and one a line out, for programs in any language.

    The protocol is described in docs/engine-protocol.md; `{"cmd": "help"}` lists the commands.

    Examples:

        echo '{"cmd": "new", "game": "mississippi", "players": 3}' | paddlewheel engine
    """
    return engine_command.serve(sys.stdin.buffer, sys.stdout.buffer)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    try:
        result = app(
            sys.argv[1:] if arguments is None else list(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except (PaddlewheelError, CycloptsError) as error:
        return _mistake(" ".join(str(error).split()))
    except BrokenPipeError:
        # whoever read us has gone; give the interpreter nothing left to flush
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _mistake(f"{error.filename or 'file'}: {error.strerror or error}")
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _mistake(sentence: str) -> int:
    print(f"paddlewheel: {sentence}", file=sys.stderr)  # noqa: T201  (the one place where a command says what was wrong)
    return MISTAKE


if __name__ == "__main__":
    sys.exit(main())
