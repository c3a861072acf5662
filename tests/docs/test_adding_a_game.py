"""docs/adding-a-game.md and its two sisters work as they say: what they tell to do is done, and does what they promise."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

import paddlewheel
from paddlewheel.engine.record import parse_record
from paddlewheel.engine.small_game import CONTRACT

ROOT = Path(__file__).parents[2]
GAME, OPTION, LANGUAGE = (ROOT / "docs" / f"adding-{what}.md" for what in ("a-game", "an-option", "a-language"))
COMMAND = [sys.executable, "-c", "import sys; from paddlewheel.cli.start import main; sys.exit(main())"]


def blocks(document: Path, kind: str) -> list[str]:
    """Return the fenced blocks of one kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```$", document.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def commands(document: Path) -> list[list[str]]:
    """Return the arguments of each command that the document types."""
    lines = "".join(blocks(document, "sh")).splitlines()
    return [shlex.split(line)[1:] for line in lines if line.startswith("paddlewheel ")]


def environment(folder: Path | None = ROOT / "examples", **more: str) -> dict[str, str]:
    """Return the environment of a command, where modules are found in a folder, too."""
    path = os.pathsep.join(filter(None, ["" if folder is None else str(folder), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PADDLEWHEEL_GAMES": "two_lanes", "PYTHONPATH": path, **more}


def run(*arguments: str, told: str = "", cwd: Path = ROOT, folder: Path | None = ROOT / "examples", **more: str) -> str:
    """Return what a command prints, with the game named in the environment."""
    environ = environment(folder, **more)
    done = subprocess.run(
        [*COMMAND, *arguments], cwd=cwd, env=environ, input=told, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


PLAY, RULES, SIMULATE, ARENA, HINT, SERVE = commands(GAME)


def test_it_is_played_in_the_terminal() -> None:
    """By the name that the document exports, from the root of the repository."""
    assert "export PADDLEWHEEL_GAMES=examples.two_lanes\n" in blocks(GAME, "sh")[0]
    out = run(*PLAY, "--seed", "3", told="ahead\nquit\n", folder=None, PADDLEWHEEL_GAMES="examples.two_lanes")
    assert re.search(r"Red\b.* \d hexe?s? ahead\.", out), out
    assert re.search(r"\b(ahead|cross):", run(*HINT), re.IGNORECASE)


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_it_tells_its_aim_and_that_there_is_no_book(language: str) -> None:
    out = run(*RULES, "--language", language)
    assert "Be the first past the end of a lane." in out
    assert "length=12" in out


def test_computer_captains_race_and_their_records_are_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Two Lanes: 20 races" in run(*SIMULATE)
    assert "40 races" in run(*ARENA, cwd=tmp_path)
    records = sorted((tmp_path / "races").glob("*"))
    assert len(records) == 40
    monkeypatch.syspath_prepend(ROOT / "examples")
    monkeypatch.setitem(paddlewheel.GAMES, "two-lanes", __import__("two_lanes"))
    for record in records:
        assert parse_record(record.read_text(encoding="utf-8")).game.NAME == "two-lanes"


def test_it_is_raced_at_a_table_by_a_program(tmp_path: Path) -> None:
    """Founded over HTTP, raced over a WebSocket against two computer captains."""
    serve = [*COMMAND, *SERVE, "--port", "0", "--database", str(tmp_path / "tables.db"), "--log", "json"]
    with subprocess.Popen(serve, env=environment(), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as server:
        try:
            assert server.stdout is not None
            address = re.search(rb"http://[^\s/]+", server.stdout.readline())
            assert address
            client = [sys.executable, str(ROOT / "examples" / "table_client.py"), address[0].decode(), "two-lanes"]
            done = subprocess.run(client, capture_output=True, text=True, timeout=120, check=False)
        finally:
            server.terminate()
            server.wait(30)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines()[-1].startswith("1 ")


def test_the_session_prints_what_its_comments_say() -> None:
    (session,) = blocks(GAME, "python")
    said = re.findall(r"^# (.*)$", session, re.MULTILINE)
    done = subprocess.run([sys.executable, "-c", session], env=environment(), capture_output=True, text=True, check=False)
    assert (done.stdout.splitlines(), done.stderr) == (said, "")


def wheel(folder: Path) -> Path:
    """Write a package as it is published: the game, and the entry point as the document has it in its `pyproject.toml`."""
    (project,) = blocks(GAME, "toml")
    (group, points), *_ = tomllib.loads(project)["project"]["entry-points"].items()
    found = folder / "two_lanes-1.0-py3-none-any.whl"
    info = "two_lanes-1.0.dist-info"
    named = "\n".join(f"{name} = {module}" for name, module in points.items())
    with zipfile.ZipFile(found, "w") as package:
        package.write(ROOT / "examples" / "two_lanes.py", "two_lanes.py")
        package.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\nName: two-lanes\nVersion: 1.0\n")
        package.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
        package.writestr(f"{info}/entry_points.txt", f"[{group}]\n{named}\n")
        package.writestr(f"{info}/RECORD", "")
    return found


def test_an_installed_package_brings_its_game(tmp_path: Path) -> None:
    """By its entry point: installed by pip, with nothing named in the environment; gone with the package."""
    site = tmp_path / "site"
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-index", "--no-deps", "--disable-pip-version-check"]
    subprocess.run([*pip, "--target", str(site), str(wheel(tmp_path))], check=True, capture_output=True)
    out = run("simulate", "--game", "two-lanes", "--games", "3", cwd=tmp_path, folder=site, PADDLEWHEEL_GAMES="")
    assert "Two Lanes: 3 races" in out
    asked = [*COMMAND, "simulate", "--game", "two-lanes"]
    environ = environment(None, PADDLEWHEEL_GAMES="")
    gone = subprocess.run(asked, cwd=tmp_path, env=environ, capture_output=True, text=True, check=False)
    assert gone.returncode == 2
    assert "two-lanes" in gone.stderr


def test_the_example_is_short() -> None:
    """What is not its own follows from the rest: a whole game fits on three screens."""
    assert len((ROOT / "examples" / "two_lanes.py").read_text(encoding="utf-8").splitlines()) <= 170


def test_what_is_no_game_is_said_kindly() -> None:
    for module, said in (("nowhere_at_all", "No module named"), ("shlex", "isn’t a game: it has no NAME")):
        done = subprocess.run(
            [*COMMAND, "play"], env=environment(PADDLEWHEEL_GAMES=module), capture_output=True, text=True, check=False
        )
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
    assert {"legal", "apply", "turns", "play", "NAME"} <= set(CONTRACT)


def changed(text: str, diff: str) -> str:
    """Return a text with the lines that a diff adds after the line before them, or instead of the line it removes."""
    lines = text.splitlines()
    at = 0
    for line in diff.splitlines():
        sign, rest = line[0], line[1:]
        if sign == "+":
            lines.insert(at, rest)
            at += 1
            continue
        assert lines.count(rest) == 1, rest
        at = lines.index(rest) + 1
        if sign == "-":
            at -= 1
            del lines[at]
    return "\n".join(lines) + "\n"


def test_an_option_is_added(tmp_path: Path) -> None:
    (diff,) = blocks(OPTION, "diff")
    game = (ROOT / "examples" / "two_lanes.py").read_text(encoding="utf-8")
    (tmp_path / "two_lanes.py").write_text(changed(game, diff), encoding="utf-8")
    simulate, rules = commands(OPTION)
    assert "Two Lanes: 5 races" in run(*simulate, folder=tmp_path)
    assert "sides=2" in run(*rules, folder=tmp_path)
    asked = "two-lanes sides=2 to_move=red die=0 | red=0:0 green=1:0"
    asking = "print(race.legal(), race.explain('die=3').code)"
    code = f"import paddlewheel; race = paddlewheel.Race.from_position({asked!r}); {asking}"
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment(tmp_path), capture_output=True, text=True, check=False
    )
    assert done.stdout == "('die=1', 'die=2') lanes.sides\n"


def test_a_language_is_added(tmp_path: Path) -> None:
    """In a copy of Paddlewheel: with its texts and one line the terminal speaks it."""
    source = Path("src") / "paddlewheel"
    shutil.copytree(ROOT / source, tmp_path / source, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for line in blocks(LANGUAGE, "sh")[0].splitlines():
        subprocess.run(shlex.split(line), cwd=tmp_path, check=True)
    (diff,) = blocks(LANGUAGE, "diff")
    functions = tmp_path / source / "words" / "functions.py"
    functions.write_text(changed(functions.read_text(encoding="utf-8"), diff), encoding="utf-8")
    (rules,) = commands(LANGUAGE)
    out = run(*rules, cwd=tmp_path, folder=tmp_path / "src", PADDLEWHEEL_GAMES="")
    assert out == run("rules", "--language", "en", PADDLEWHEEL_GAMES="")


@pytest.mark.parametrize("document", [GAME, OPTION, LANGUAGE], ids=lambda document: document.stem)
def test_the_places_are_there(document: Path) -> None:
    """Every path that a document names exists, from the root or from the package; NAME and LANGUAGE stand for any."""
    named = re.findall(r"`((?:[\w.-]+/)+[\w.-]*)`", document.read_text(encoding="utf-8"))
    assert named
    for path in named:
        pattern = re.sub(r"NAME|LANGUAGE", "*", path).rstrip("/")
        assert list(ROOT.glob(pattern)) or list((ROOT / "src" / "paddlewheel").glob(pattern)), path
