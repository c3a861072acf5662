"""`paddlewheel`: the commands, each loaded when it is called, and how a mistake is told: one line and exit code 2."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from paddlewheel import __version__
from paddlewheel.cli.examples import EXAMPLES, examples
from paddlewheel.cli.language import chosen, of_environment, say, sayer, speak, speaking, spoken
from paddlewheel.cli.printing import INTERRUPTED, Screen, forgiving, print_mistake
from paddlewheel.engine.errors import PaddlewheelError
from paddlewheel.words import known
from paddlewheel.words.refusals import cite

MISTAKE: Final = 2
TYPED: Final = {
    "hint": "POSITION",
    "par": "RIVER",
    "replay": "FILE",
    "review": "FILE",
    "rules": "[RULE]",
    "engine": "",
    "admin": "WHAT [WHICH]",
}
"""What a command takes besides its options."""


def application() -> App:
    """Return all commands, in the language of this terminal; each is in the module of its name."""
    app = App(
        name="paddlewheel",
        version=__version__,
        help=f"{say('help-about')}\n\n{say('help-begin')}",
        help_format="markdown",
        usage="",
        help_prologue=say("help-usage", {"command": say("help-command")}),
        console=Screen(),
        suppress_keyboard_interrupt=False,
        default_parameter=Parameter(show_default=False),
        group_commands=Group(say("help-group-commands")),
        group_parameters=Group(say("help-group-parameters")),
        group_arguments=Group(say("help-group-arguments")),
    )
    for name in EXAMPLES:
        app.command(
            f"paddlewheel.cli.commands.{name}:{name}",
            name=name,
            help=_help(name),
            help_epilogue=examples(name),
            usage="",
            help_prologue=_usage(name),
        )
    app["--help"].help, app["--version"].help = say("help-help"), say("help-version")
    return app


def _help(command: str) -> str:
    more = f"help-{command}-more"
    return "\n\n".join(sayer()(message) for message in (f"help-{command}", more) if known(message))


def _usage(command: str) -> str:
    options = "" if command == "engine" else f" [{say('help-options')}]"
    typed = TYPED.get(command, "")
    return say("help-usage", {"command": f"{command}{options}{f' {typed}' if typed else ''}"})


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code."""
    _open_streams()
    with speaking(of_environment()):
        return _run(sys.argv[1:] if arguments is None else arguments)


def _run(arguments: Sequence[str]) -> int:
    try:
        language, rest = chosen(arguments)
        speak(language)
        result = application()(rest, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
    except PaddlewheelError as error:
        return _mistake(cite(error, spoken()))
    except CycloptsError as error:
        return _mistake(_mistyped(error))
    except BrokenPipeError:  # the reader has gone
        _forget_what_waits()
        return 0
    except OSError as error:
        try:
            sys.stdout.flush()
        except OSError:  # it was this that failed
            _forget_what_waits()
        return _mistake(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))
    except KeyboardInterrupt:
        return INTERRUPTED
    return result if isinstance(result, int) else 0


def _forget_what_waits() -> None:
    """Give the interpreter nothing to write at its end, where it would fail again with words of its own."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _mistyped(error: CycloptsError) -> str:
    """Return what is wrong with a command line."""
    typed = " ".join(error.unused_tokens or [])
    match error:
        case UnusedCliTokensError():
            return say("terminal-unknown-words", {"words": typed})
        case UnknownCommandError():
            return say("terminal-unknown-command", {"found": typed, "known": list(EXAMPLES)})
        case UnknownOptionError(token=token):
            return say("terminal-unknown-option", {"option": token.keyword or token.value})
        case CoercionError(token=token) if token is not None:
            return say("terminal-bad-value", {"option": _option(error), "found": token.value})
        case MissingArgumentError(keyword=keyword):
            return say("terminal-missing-value" if keyword else "terminal-missing", {"option": keyword or _option(error)})
        case RepeatArgumentError():
            return say("terminal-repeated", {"option": _option(error)})
    return str(error)


def _option(error: CycloptsError) -> str:
    return "" if error.argument is None else error.argument.name


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


if __name__ == "__main__":
    sys.exit(main())
