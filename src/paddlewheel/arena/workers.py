"""What sails many races: this process, several of them, or Ray; with a progress bar, and a folder for what is kept."""

from __future__ import annotations

import importlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from paddlewheel.engine.errors import BadData, shortened

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4
"""How many tasks a processor of a cluster is given ahead: enough to keep it busy, few enough to keep track of."""
STARTS = 3
"""How often it is tried to start Ray on this machine."""

_halt: Event | None = None


def spread(task: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """Yield the result of a task for each item, as they come, from this many processes."""
    if jobs == 1 or len(items) == 1:
        yield from map(task, items)
        return
    context = multiprocessing.get_context("spawn")
    halt = context.Event()
    pool = ProcessPoolExecutor(min(jobs, len(items)), context, _begin_work, (halt,))
    try:
        for done in as_completed([pool.submit(task, item) for item in items]):
            yield done.result()
    finally:
        halt.set()
        pool.shutdown(cancel_futures=True)


def on_cluster(task: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """Yield the same from Ray: the cluster at RAY_ADDRESS, else one started on this machine for this many jobs."""
    try:
        ray: Any = importlib.import_module("ray")
    except ImportError as error:
        raise BadData("--cluster", "cluster.no_ray") from error
    quiet = {"log_to_driver": False, "logging_level": "error"}
    if "RAY_ADDRESS" in os.environ:
        ray.init(**quiet)
    else:
        _start_here(ray, num_cpus=jobs, **quiet)
    try:
        work = ray.remote(_done)
        at_once = AHEAD * max(int(ray.cluster_resources().get("CPU", 1)), 1)
        waiting = iter(items)
        under_way = [work.remote(task, item) for item in islice(waiting, at_once)]
        while under_way:
            done, under_way = ray.wait(under_way)
            under_way += [work.remote(task, item) for item in islice(waiting, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()


def _start_here(ray: Any, **more: Any) -> None:
    """Start Ray on this machine; a busy one may need more than the half minute that Ray has patience for."""
    for tries_left in reversed(range(STARTS)):
        try:
            ray.init("local", include_dashboard=False, **more)
        except Exception as error:  # Ray has no kind of its own for it
            ray.shutdown()
            if not tries_left or "timed out" not in str(error):
                raise
        else:
            return


def halted() -> bool:
    """Return whether a task in one of several processes should stop, since its result is no longer wanted."""
    return _halt is not None and _halt.is_set()


def progress_bar(console: Console) -> Progress:
    """Return a progress bar for races, shown only in a terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def folder_named(name: str) -> Path:
    """Return a folder for records, created if it does not exist."""
    if not name or (Path(name).exists() and not Path(name).is_dir()):
        raise BadData("--records", "file.no_folder", file=shortened(name, 500))
    Path(name).mkdir(parents=True, exist_ok=True)
    return Path(name)


def check_counts(games: int, jobs: int) -> None:
    """Refuse to sail zero races, or with no captain."""
    for name, count in (("games", games), ("jobs", jobs)):
        if count < 1:
            raise BadData(f"--{name}", "value.at_least", least=1, found=str(count))


def _done(task: Callable[[Item], Result], item: Item) -> Result:
    return task(item)


def _begin_work(halt: Event) -> None:
    """Let Ctrl-C reach only the process that started the others; it tells them through `halt`."""
    global _halt  # noqa: PLW0603  (one for each process, set before its first task)
    _halt = halt
    signal.signal(signal.SIGINT, signal.SIG_IGN)
