"""`paddlewheel`: what can be typed, and how a mistake is told: one clear line and exit code 2, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Annotated, Any

from cyclopts import App, CycloptsError, Parameter, Token, UnusedCliTokensError

from paddlewheel import __version__
from paddlewheel.captains import CAPTAINS
from paddlewheel.captains.arena import Match
from paddlewheel.captains.levels import BUDGETS
from paddlewheel.cli import arena as arena_command
from paddlewheel.cli import engine as engine_command
from paddlewheel.cli import hint as hint_command
from paddlewheel.cli import perft as perft_command
from paddlewheel.cli import play as play_command
from paddlewheel.cli import replay as replay_command
from paddlewheel.cli import rules as rules_command
from paddlewheel.cli import simulate as simulate_command
from paddlewheel.cli.arguments import PERSON, begin, choose, crew_of, entries, game_for, seats_of
from paddlewheel.cli.printing import INTERRUPTED, Screen, forgiving, print_mistake
from paddlewheel.cli.proof import document_named
from paddlewheel.games import GAMES
from paddlewheel.games.game import PaddlewheelError
from paddlewheel.games.plain import whole_number
from paddlewheel.games.record import Record, parse_record
from paddlewheel.rulebook import LANGUAGES

MISTAKE = 2

app = App(
    name="paddlewheel",
    version=__version__,
    help="""Race paddle steamers: board games by Roland Siegers and Werner Hodel, in an unofficial edition.

Begin with `paddlewheel play`. Every command has a --help of its own with examples.""",
    help_format="markdown",
    console=Screen(),
    suppress_keyboard_interrupt=False,
)


def _whole(_: Any, tokens: Sequence[Token]) -> int:
    """Read a whole number, and nothing that would have to be rounded to one."""
    return whole_number(tokens[0].value, f"for {tokens[0].keyword}")


def _number(text: str) -> Parameter:
    return Parameter(help=text, converter=_whole, n_tokens=1)


GameName = Annotated[str, Parameter(help=f"Which game: {', '.join(GAMES)}.")]
Players = Annotated[int | None, _number("How many play; the fewest that the options allow if not said.")]
OptionText = Annotated[
    str,
    Parameter(help="The options of the game as name=value, separated by spaces or commas: `rows=5,stop_at_winner=yes`."),
]
WhichGame = Annotated[str | None, Parameter(help=f"Which game: {', '.join(GAMES)}; {next(iter(GAMES))} if nothing says.")]
SetupName = Annotated[
    str,
    Parameter(
        name="--setup",
        help="A ready-made set-up, which --options then changes: "
        + "; ".join(f"{name}: {', '.join(game.SETUPS)}" for name, game in GAMES.items())
        + ".",
    ),
]
CaptainList = Annotated[
    str,
    Parameter(help=f"Who sails: {', '.join(CAPTAINS)}, separated by commas, one a seat; a shorter list starts again."),
]
Json = Annotated[bool, Parameter(negative=(), help="Print JSON, for programs.")]


def _examples(*lines: str) -> str:
    return "For example:\n\n```\n" + "\n".join(lines) + "\n```"


@app.command(
    help_epilogue=_examples(
        "paddlewheel play                        you against two mates",
        "paddlewheel play --options rows=5       on a shorter course",
        "paddlewheel play --captains person,person,commodore,deckhand",
        "paddlewheel play --setup school         Mississippi Queen, on three tiles of river",
    )
)
def play(
    *,
    game: WhichGame = None,
    setup: SetupName = "",
    players: Players = None,
    captains: Annotated[
        str,
        Parameter(
            help=f"Who sits at each seat, separated by commas: person, {', '.join(CAPTAINS)}. The last fills the rest."
        ),
    ] = "person,mate",
    names: Annotated[str, Parameter(help="Names of the seats, separated by commas, instead of colours.")] = "",
    options: OptionText = "",
    seed: Annotated[
        int | None, _number("Makes dice and captains the same each time. Without it nobody can foresee them.")
    ] = None,
    record: Annotated[str, Parameter(help="Sail on from a saved record; it says which game, seats and options.")] = "",
) -> int:
    """Race in this terminal: you against computer captains, or several people at one keyboard."""
    so_far = parse_record(replay_command.read(record)) if record else None
    if so_far is not None:
        return _sail_on(so_far, captains, seed)
    rules = game_for(game, setup)
    chosen, wanted = choose(rules, setup, options, players, max(len(entries(captains)), len(entries(names))))
    seats = seats_of(rules, wanted, names)
    crew = crew_of(captains, len(seats), [PERSON, *CAPTAINS], repeat_last=True)
    rng = SystemRandom() if seed is None else Random(seed)
    _edit_lines()
    return play_command.race(rules, chosen, crew, seats, rng, Screen(), input)


def _sail_on(so_far: Record, captains: str, seed: int | None) -> int:
    """Go on with a saved race."""
    seats = so_far.game.seats(so_far.start)
    crew = crew_of(captains, len(seats), [PERSON, *CAPTAINS], repeat_last=True)
    rng = SystemRandom() if seed is None else Random(seed)
    _edit_lines()
    chosen = so_far.game.options(so_far.start)
    return play_command.race(so_far.game, chosen, crew, seats, rng, Screen(), input, so_far)


@app.command(
    help_epilogue=_examples(
        "paddlewheel simulate --players 4 --games 1000 --seed 7 --jobs 2",
        "paddlewheel simulate --captains greedy,random,random --games 50 --json",
        "paddlewheel simulate --setup school --games 10",
    )
)
def simulate(
    *,
    game: WhichGame = None,
    setup: SetupName = "",
    players: Players = None,
    games: Annotated[int, _number("How many races.")] = 100,
    seed: Annotated[int, _number("The same seed gives the same races, whatever --jobs is.")] = 1,
    captains: CaptainList = "greedy",
    options: OptionText = "",
    jobs: Annotated[int, _number("How many processes sail at once.")] = 1,
    records: Annotated[str | None, Parameter(help="A folder to keep the record of every race in.")] = None,
    json: Json = False,
) -> int:
    """Sail many races among computer captains and show who won how often."""
    rules = game_for(game, setup)
    chosen, number = choose(rules, setup, options, players)
    seats = seats_of(rules, number)
    series = simulate_command.Series(
        game=rules.NAME,
        seats=tuple(seats),
        crew=tuple(crew_of(captains, len(seats), list(CAPTAINS))),
        options=chosen,
        seed=seed,
    )
    return simulate_command.run(series, games, jobs, records, json)


@app.command(
    help_epilogue=_examples(
        "paddlewheel arena --captains captain,mate --games 400 --jobs 2",
        "paddlewheel arena --setup school --captains greedy,random,random,random --games 100",
        'paddlewheel arena --captains "greedy,cmd:python3 examples/captain.py" --options rows=5 --games 20',
        "paddlewheel arena --captains examples.own_captain:Leader,greedy --options rows=5 --games 20",
    )
)
def arena(
    *,
    game: WhichGame = None,
    setup: SetupName = "",
    players: Annotated[
        int | None, _number("How many seats; as many as captains, if the game allows it, when nothing is said.")
    ] = None,
    captains: Annotated[
        str,
        Parameter(
            help=f"Who is compared, separated by commas: {', '.join(CAPTAINS)}, `package.module:Class` or `cmd:PROGRAM`. "
            "One name several times is one captain with as many seats: `greedy,random,random,random`."
        ),
    ],
    games: Annotated[int, _number("How many races; a multiple of the number of captains balances the seats.")] = 100,
    seed: Annotated[int, _number("The same seed gives the same races, whatever --jobs is.")] = 1,
    options: OptionText = "",
    jobs: Annotated[int, _number("How many processes sail at once.")] = 1,
    budget: Annotated[
        float | None, Parameter(help="Seconds for a decision, for captains that mind the time and those from outside.")
    ] = None,
    records: Annotated[str | None, Parameter(help="A folder to keep the record of every race in.")] = None,
    into: Annotated[
        str | None, Parameter(help="A document in whose table the result of the first captain is written as a line.")
    ] = None,
    cluster: Annotated[
        bool, Parameter(negative=(), help="Sail on Ray: on the cluster at RAY_ADDRESS, else with --jobs on this machine.")
    ] = False,
    json: Json = False,
) -> int:
    """Let captains race each other, each as often at each seat, and show how good they are: win rates and ratings."""
    names = arena_command.captains_of(captains)
    rules = game_for(game, setup)
    most = rules.SETUPS[setup].players[-1] if setup in rules.SETUPS else rules.PLAYERS[-1]
    chosen, number = choose(rules, setup, options, players, min(len(names), most))
    match = Match(
        game=rules.NAME,
        seats=tuple(seats_of(rules, number)),
        captains=names,
        options=chosen,
        seed=seed,
        budget=budget,
        keep=records is not None,
    )
    folder = arena_command.check(match, games, jobs, records)
    document = None if into is None else document_named(into)
    return arena_command.run(match, games, jobs, cluster, folder, json, document)


@app.command(
    help_epilogue=_examples(
        'paddlewheel hint "mississippi round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"',
        'paddlewheel hint --captain mate "queen tiles=start,red-1 to_move=red | red=0,1 green=1,1 yellow=-1,2"',
    )
)
def hint(
    position: Annotated[str, Parameter(help="A position as one line, as the command `position` of the engine gives it.")],
    /,
    *,
    captain: Annotated[str, Parameter(help=f"Who is asked: {', '.join(BUDGETS)}.")] = "captain",
    budget: Annotated[float | None, Parameter(help="How many seconds it may think.")] = None,
    json: Json = False,
) -> int:
    """Say the best turn of whoever decides next, and why."""
    rules, state = begin("mississippi", None, "", position)
    return hint_command.run(rules, state, captain, budget, json)


@app.command(
    help_epilogue=_examples(
        "paddlewheel replay examples/sample.record",
        "paddlewheel replay examples/sample.record --until 7",
        "paddlewheel replay - --json < examples/sample.record",
    )
)
def replay(
    file: Annotated[str, Parameter(help="A record; - reads standard input.", allow_leading_hyphen=True)],
    /,
    *,
    until: Annotated[int | None, _number("Stop after so many actions.")] = None,
    json: Json = False,
) -> int:
    """Show a record move by move, in words, and the board at the end."""
    return replay_command.run(file, until, json)


@app.command(
    help_epilogue=_examples(
        "paddlewheel rules                       the book of Mississippi",
        "paddlewheel rules Q14                   one rule",
        "paddlewheel rules --setup black-rose --players 4",
        "paddlewheel rules --setup school --language de",
        "paddlewheel rules --game queen --options added=coal+driftwood,steamers=2",
        "paddlewheel rules --game queen --schema",
    )
)
def rules(
    rule: Annotated[str, Parameter(help="The id of one rule, such as Q14; the whole book if not said.")] = "",
    /,
    *,
    game: WhichGame = None,
    setup: SetupName = "",
    players: Players = None,
    options: OptionText = "",
    language: Annotated[
        str | None,
        Parameter(
            help=f"The language of the book: {', '.join(LANGUAGES)}; that of the environment if not said, else English."
        ),
    ] = None,
    schema: Annotated[
        bool, Parameter(negative=(), help="Print as JSON what may be chosen, for programs, and in English.")
    ] = False,
) -> int:
    """Print the rule book that a choice of options and players results in, or one rule of it."""
    spoken = rules_command.language_of(language)
    chosen_game = game_for(game, setup) if game or setup or not rule else rules_command.game_with_rule(rule)
    if schema:
        return rules_command.print_schema(chosen_game)
    chosen, number = choose(chosen_game, setup, options, players)
    if not rule:
        return rules_command.show_book(Screen(), chosen_game, chosen, number, spoken)
    given = bool(setup or options or players is not None)
    return rules_command.show_rule(Screen(), chosen_game, chosen, number, rule, given, spoken)


@app.command(
    help_epilogue=_examples(
        "paddlewheel perft --players 3 --depth 4",
        'paddlewheel perft --depth 2 --position "mississippi round=2 to_move=red | red=4:5:16 green=3:2:17 black=6:1:17"',
    )
)
def perft(
    *,
    depth: Annotated[int, _number("How many actions deep.")] = 3,
    game: GameName = "mississippi",
    players: Players = None,
    options: OptionText = "",
    position: Annotated[str, Parameter(help="A one-line position to count from, instead of the start of a game.")] = "",
    divide: Annotated[bool, Parameter(negative=(), help="Count for each legal action on its own.")] = False,
    json: Json = False,
) -> int:
    """Count the ways a game can go on: the usual check that an engine knows every legal action and no other.

    The digest covers the texts of all actions in their order, so it changes if the order of the legal list does.
    """
    rules, state = begin(game, players, options, position)
    return perft_command.run(rules, state, depth, divide, json)


@app.command(
    help_epilogue=_examples(
        "paddlewheel serve --open                tables on this machine, in the browser",
        "paddlewheel serve --host 0.0.0.0 --port 8080 --database races.db",
        "paddlewheel serve --database postgresql://user:password@host/paddlewheel",
    )
)
def serve(
    *,
    host: Annotated[str, Parameter(help="The address to listen at; 0.0.0.0 for everybody in the network.")] = "127.0.0.1",
    port: Annotated[int, _number("The port; 0 takes any that is free.")] = 8026,
    database: Annotated[
        str, Parameter(help="Where tables are kept: a SQLite file, or a URL that begins with postgresql://.")
    ] = "",
    open: Annotated[bool, Parameter(negative=(), help="Open the browser.")] = False,  # noqa: A002
    origins: Annotated[
        str, Parameter(help="Other addresses whose pages may connect, separated by commas: `https://example.org`.")
    ] = "",
    proxies: Annotated[
        str, Parameter(help="Addresses of proxies before this server, whose word on who calls is taken; `*` for any.")
    ] = "",
    limits: Annotated[str, Parameter(help="Limits as name=value, separated by commas: `requests=100,sockets=500`.")] = "",
    processes: Annotated[int | None, _number("In how many processes captains think.")] = None,
    grace: Annotated[int, _number("For how many seconds after the start nobody runs out of time.")] = 30,
    keep_days: Annotated[int, _number("After how many days a table that nobody touches is cleared away; 0: never.")] = 90,
    log: Annotated[str, Parameter(help="How the log is written: json, plain, or auto (plain at a terminal).")] = "auto",
) -> int:
    """Seat people and computer captains at tables, in the browser: on this machine or for a whole network.

    docs/self-hosting.md says more; docs/table-protocol.md describes what programs can do.
    """
    from paddlewheel.cli import serve as serve_command  # noqa: PLC0415  (no other command needs all that it loads)
    from paddlewheel.server.app import Settings  # noqa: PLC0415
    from paddlewheel.server.limits import limits_from  # noqa: PLC0415

    settings = Settings(
        database=database or serve_command.usual_database(),
        limits=limits_from(limits),
        origins=frozenset(entries(origins)),
        processes=max((os.cpu_count() or 2) - 1, 1) if processes is None else processes,
        grace=grace,
        keep_days=keep_days,
    )
    return serve_command.run(settings, host, port, open, serve_command.log_style(log), proxies)


@app.command(
    help_epilogue=_examples("""echo '{"cmd": "new", "players": 3}' | paddlewheel engine"""),
)
def engine() -> int:
    """Speak JSON, one object a line in and one a line out, for programs in any language.

    The protocol is described in docs/engine-protocol.md; `{"cmd": "help"}` lists the commands.
    """
    return engine_command.serve(sys.stdin.buffer, sys.stdout.buffer)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    _open_streams()
    try:
        result = app(
            sys.argv[1:] if arguments is None else list(arguments),
            exit_on_error=False,
            print_error=False,
            result_action="return_value",
        )
        sys.stdout.flush()
    except UnusedCliTokensError as error:
        return _mistake(f"nothing is known to do with {' '.join(error.unused_tokens or [])}")
    except (PaddlewheelError, CycloptsError) as error:
        return _mistake(str(error))
    except BrokenPipeError:
        # whoever read us has gone; give the interpreter nothing left to flush
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        return _mistake(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _mistake(sentence: str) -> int:
    print_mistake(sentence)
    return MISTAKE


def _open_streams() -> None:
    """Give a program that was started with a stream closed an empty one, and let no sign stop another."""
    sys.stdin = sys.stdin or open(os.devnull, encoding="utf-8")  # noqa: SIM115, PTH123  (open as long as the program is)
    sys.stdout = sys.stdout or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    sys.stderr = sys.stderr or open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    forgiving(sys.stdout)
    forgiving(sys.stderr)


def _edit_lines() -> None:
    """Let the prompt remember and edit lines, where the system can."""
    try:
        import readline  # noqa: F401, PLC0415  (importing it is what changes `input`)
    except ImportError:
        return


if __name__ == "__main__":
    sys.exit(main())
