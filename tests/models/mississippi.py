"""A second, deliberately naive reading of M1–M16: real coordinates, dictionaries, nothing shared with the engine.

It works on the plain data of a position and returns events as plain data, so the two have only the outside in common.
"""

from __future__ import annotations

import copy
import math
from typing import Any, TypeAlias

Data: TypeAlias = dict[str, Any]

COUNTER_CLOCKWISE = (1, 4, 5, 6, 3, 2)
HALF_HEIGHT = math.sqrt(3) / 2


def centres(rows: int) -> list[tuple[float, float]]:
    """M1: the middle of every field in the order of the course, x to the right, y up, neighbours 1 apart."""
    course: list[tuple[float, float]] = []
    for row in range(rows):
        if row % 2 == 0:
            course += [(float(x), row * HALF_HEIGHT) for x in range(9)]
        else:
            course += [(x + 0.5, row * HALF_HEIGHT) for x in reversed(range(8))]
    return course


def compass(front: int, towards: int) -> dict[int, int]:
    """M2: the number at each angle, counter-clockwise from the right in degrees, with `front` pointing `towards`."""
    at = COUNTER_CLOCKWISE.index(front)
    return {(towards + 60 * nth) % 360: COUNTER_CLOCKWISE[(at + nth) % 6] for nth in range(6)}


class Race:
    """A position on a table: where each steamer is, how it lies, what wood its captain has; and what happened."""

    def __init__(self, data: Data) -> None:
        self.data = copy.deepcopy(data)
        self.names: list[str] = data["seats"]
        self.course = centres(data["rows"])
        self.goal = len(self.course) - 1
        self.mover: str = data["to_move"]
        self.where: dict[str, int | None] = {}
        self.sides: dict[str, dict[int, int]] = {}
        self.wood: dict[str, int] = {}
        self.home: list[str] = []
        self.events: list[Data] = []
        for name, steamer in data["steamers"].items():
            self.where[name] = steamer["field"]
            self.wood[name] = steamer["wood"]
            if steamer["front"] is not None:
                self.sides[name] = compass(steamer["front"], self.ahead_of(steamer["field"] or 0))
        placed = {steamer["rank"]: name for name, steamer in data["steamers"].items() if "rank" in steamer}
        self.home = [placed[rank] for rank in sorted(placed)]
        self.box: int = 60 - sum(self.wood.values())
        self.over = False

    def ahead_of(self, field: int) -> int:
        """M2: the angle in which the course runs on the row of this field."""
        y = self.course[field][1]
        return 0 if round(y / HALF_HEIGHT) % 2 == 0 else 180

    def happened(self, event: str, **more: Any) -> None:
        self.events.append({"event": event, **more})

    # --- M6 to M9 -------------------------------------------------------------------------------------------------------

    def free(self, field: int) -> bool:
        return field not in self.where.values()

    def choices(self) -> list[tuple[int, int]]:
        """M5–M9: every (rotation, distance) there is, in no special order."""
        start, wood = self.where[self.mover], self.wood[self.mover]
        found = []
        for rotation in (-2, -1, 0, 1, 2, 3):
            left = wood - max(0, abs(rotation) - 1)
            if left < 0 or (start is None and rotation != 0):
                continue
            ahead = [field for field in range((start or 0) + 1, self.goal + 1) if self.free(field)]
            found += [(rotation, nth) for nth in range(1, len(ahead) + 1) if nth <= left]
            astern = [field for field in range(start or 0) if self.free(field)]
            found += [(rotation, -nth) for nth in range(1, len(astern) + 1) if nth <= 15]
        return found

    def turn(self, rotation: int, distance: int) -> None:
        """A whole turn of the captain to move, as the rules tell it."""
        mover = self.mover
        start = self.where[mover] or 0
        if rotation:
            price = max(0, abs(rotation) - 1)
            self.sides[mover] = {(angle + 60 * rotation) % 360: number for angle, number in self.sides[mover].items()}
            self.wood[mover] -= price
            self.box += price
            front = self.sides[mover][self.ahead_of(start)]
            self.happened("rotated", seat=mover, steps=rotation, front=front, logs=price)
        field = start
        if distance > 0:
            while distance > 0 and field < self.goal:
                field += 1
                if self.free(field):
                    distance -= 1
                    self.wood[mover] -= 1
                    self.box += 1
            burnt = self.box - (60 - sum(self.data["steamers"][name]["wood"] for name in self.names))
            price = max(0, abs(rotation) - 1)
            self.where[mover] = field
            self.happened("steamed_ahead", seat=mover, start=start, end=field, logs=burnt - price)
        else:
            gathered = 0
            while distance < 0:
                field -= 1
                if self.free(field):
                    distance += 1
                    if self.box > 0:
                        self.box -= 1
                        self.wood[mover] += 1
                        gathered += 1
            self.where[mover] = field
            self.happened("dropped_back", seat=mover, start=start, end=field, logs=gathered)
        self.arrive(mover)
        if mover not in self.home:
            self.dock()
        self.pass_on()

    # --- M10 to M13 -----------------------------------------------------------------------------------------------------

    def contact(self, other: str) -> tuple[int, int] | None:
        """M10: the mover's number and the other's where their cells share an edge, None if they do not."""
        here, there = self.where[self.mover], self.where[other]
        if here is None or there is None:
            return None
        (x, y), (other_x, other_y) = self.course[here], self.course[there]
        if abs(math.hypot(other_x - x, other_y - y) - 1) > 0.01:
            return None
        angle = round(math.degrees(math.atan2(other_y - y, other_x - x)) / 60) * 60 % 360
        return self.sides[self.mover][angle], self.sides[other][(angle + 180) % 360]

    def touch(self, other: str, numbers: tuple[int, int]) -> None:
        self.happened("touched", seat=self.mover, other=other, number=numbers[0], other_number=numbers[1])

    def clockwise(self) -> list[str]:
        """Return the other seats, the one that would be next first."""
        at = self.names.index(self.mover)
        return self.names[at + 1 :] + self.names[:at]

    def drive(self, name: str, by: int, event: str) -> None:
        """Move a steamer ahead for nothing, and home if that takes it there."""
        start = field = self.where[name]
        assert field is not None
        left = by
        while left and field < self.goal:
            field += 1
            if self.free(field):
                left -= 1
        self.where[name] = field
        self.happened(event, seat=name, start=start, end=field, by=by)
        self.arrive(name)

    def dock(self) -> None:
        while True:
            touching = [(other, numbers) for other in self.clockwise() if (numbers := self.contact(other))]
            for other, numbers in touching:
                self.touch(other, numbers)
            better = [mine - other for _, (mine, other) in touching if mine > other]
            worse = [(name, other - mine) for name, (mine, other) in touching if mine < other]
            if better:
                self.drive(self.mover, sum(better), "advanced")
            elif worse:
                self.push(worse)
            else:
                return
            if self.mover in self.home or self.over:
                return

    def push(self, waiting: list[tuple[str, int]]) -> None:
        """M12: one round of pushes."""
        while waiting:
            name, by = waiting.pop(0)
            self.drive(name, by, "pushed_on")
            if self.over:
                for lost, difference in waiting:
                    self.happened("push_lost", seat=lost, by=difference)
                return
            numbers = self.contact(name)
            if numbers and numbers[0] > numbers[1]:
                self.touch(name, numbers)
                for lost, difference in waiting:
                    self.happened("push_lost", seat=lost, by=difference)
                self.drive(self.mover, numbers[0] - numbers[1], "advanced")
                return

    # --- M14 to M16 -----------------------------------------------------------------------------------------------------

    def arrive(self, name: str) -> None:
        """M14: on the goal a steamer takes the next rank, gives back its wood and leaves the board."""
        if self.where[name] != self.goal:
            return
        self.home.append(name)
        self.happened("came_home", seat=name, rank=len(self.home), logs=self.wood[name])
        self.box += self.wood[name]
        self.wood[name] = 0
        self.where[name] = None
        del self.sides[name]
        if self.data["stop_at_winner"]:
            self.over = True

    def pass_on(self) -> None:
        """M4, M15, M16: who is next, and whether anybody is."""
        while True:
            self.mover = self.clockwise()[0]
            if self.mover == self.data["first"]:
                self.data["round"] += 1
            if self.mover not in self.home:
                break
        reason = ""
        if len(self.home) == len(self.names) - 1:
            reason = "all_but_one_are_home"
        elif self.over:
            reason = "the_winner_is_home"
        elif self.data["round"] > self.data["turn_limit"]:
            reason = "the_turn_limit_is_reached"
        if reason:
            self.over = True
            self.happened("ended", reason=reason)

    def result(self) -> Data:
        """Return the position as plain data."""
        steamers: dict[str, Data] = {}
        for name in self.names:
            if name in self.home:
                steamers[name] = {"field": None, "front": None, "wood": 0, "rank": self.home.index(name) + 1}
                continue
            field = self.where[name]
            front = self.sides[name][self.ahead_of(field or 0)] if name in self.sides else None
            steamers[name] = {"field": field, "front": front, "wood": self.wood[name]}
        to_move = None if self.over else self.mover
        return {**self.data, "to_move": to_move, "box": self.box, "steamers": steamers}
