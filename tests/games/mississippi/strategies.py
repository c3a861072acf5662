"""Generated positions of Mississippi, crowded enough for long docking chains."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from models.mississippi import Data

from paddlewheel.games import mississippi


@st.composite
def positions(draw: st.DrawFn, rows: tuple[int, ...] = (3, 4, 5, 7, 13), stop: bool | None = None, home: int = 2) -> Data:
    """Return the plain data of a position in which a captain has to decide; steamers lie close together, some are home."""
    players = draw(st.integers(3, 6))
    seats = draw(st.permutations(mississippi.COLOURS[:players]))
    row_count = draw(st.sampled_from(rows))
    goal = 17 * (row_count // 2) + 9 * (row_count % 2) - 1
    stopping = draw(st.booleans()) if stop is None else stop
    arrived = 0 if stopping else draw(st.integers(0, min(home, players - 2)))
    limit = draw(st.sampled_from((1, 5, 60)))
    low = draw(st.integers(0, goal - 24))
    fields = draw(st.lists(st.integers(low, min(low + 24, goal - 1)), min_size=players, max_size=players, unique=True))
    steamers: dict[str, Any] = {}
    left = 60
    for nth, name in enumerate(seats):
        if nth < arrived:
            steamers[name] = {"rank": nth + 1}
            continue
        wood = draw(st.integers(0, min(left, 20)))
        left -= wood
        if draw(st.integers(0, 9)) == 0:
            steamers[name] = {"wood": wood}
        else:
            steamers[name] = {"field": fields[nth], "front": draw(st.integers(1, 6)), "wood": wood}
    mover = draw(st.sampled_from(seats[arrived:]))
    if "front" not in steamers[mover]:
        steamers[mover]["front"] = draw(st.integers(1, 6))
    around = draw(st.integers(0, players - 1))
    data = {
        "rows": row_count,
        "stop_at_winner": stopping,
        "turn_limit": limit,
        "seats": [*seats[around:], *seats[:around]],
        "first": draw(st.sampled_from(seats)),
        "round": draw(st.integers(1, limit)),
        "to_move": mover,
        "steamers": steamers,
    }
    return {**mississippi.to_data(mississippi.from_data(data))}
