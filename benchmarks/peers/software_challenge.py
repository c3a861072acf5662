"""Random play of Mississippi Queen for two, as the Software Challenge 2024 had it, by the Rust engine of socha.

The library has the rules but leaves the river to the competition's server, so one is laid out here after the server's
rules and constants: eight segments of twenty fields, the first two in line, two or three islands on each but the first,
a passenger on five of them, three goal fields at the end, no sandbanks; a segment is shown once a ship is on the one
before it.
A turn is one call of possible_moves(), which lists whole turns action by action (36,678 for 244 different outcomes at
one start, some 10,000 on average), and the first of them, in random order, that perform_move() accepts. A game ends by
the library's own word, or when no move is left or accepted: so do most random games, after some six turns.
"""

from importlib import import_module
from random import Random
from typing import Any

from measuring import Play, Played, run

SEGMENTS = 8
WIDTH, HEIGHT = 4, 5
PASSENGERS = 5


class River:
    """The whole river of one game, of which a state knows the part that is shown."""

    def __init__(self, socha: Any, random: Random) -> None:
        self.socha = socha
        self.segments: list[Any] = []
        direction, center = socha.CubeDirection.Right, socha.CubeCoordinates(0, 0)
        with_passenger = random.sample(range(1, SEGMENTS - 1), PASSENGERS)
        for number in range(SEGMENTS):
            if number > 1:
                direction = random.choice(direction.with_neighbors())
            if number > 0:
                center = center.plus(direction.vector().times(WIDTH))
            segment = socha.Segment(direction, center, self.fields(number, random))
            if number in with_passenger:
                self.add_passenger(segment, random)
            self.segments.append(segment)

    def fields(self, number: int, random: Random) -> list[list[Any]]:
        """Lay out one segment by columns, islands in all but the last, the goal in the last of the last."""
        kind = self.socha.FieldType
        kinds = [[kind.Water] * HEIGHT for _ in range(WIDTH)]
        if number > 0:
            for place in random.sample(range((WIDTH - 1) * HEIGHT), random.randint(2, 3)):
                kinds[place // HEIGHT][place % HEIGHT] = kind.Island
        if number == SEGMENTS - 1:
            kinds[-1][1:-1] = [kind.Goal] * (HEIGHT - 2)
        return [[self.socha.Field(one) for one in column] for column in kinds]

    def add_passenger(self, segment: Any, random: Random) -> None:
        """Put a passenger on a free field of the segment, the landing towards water."""
        cube, kind = self.socha.CubeDirection, self.socha.FieldType
        directions = [cube.Right, cube.DownRight, cube.DownLeft, cube.Left, cube.UpLeft, cube.UpRight]
        places = []
        for x in range(WIDTH - 1):
            for y in range(HEIGHT):
                row = y - HEIGHT // 2
                position = segment.local_to_global(self.socha.CubeCoordinates(x - 1 - max(row, 0), row))
                for direction in directions:
                    fields = [segment.get(position), segment.get(position.plus(direction.vector()))]
                    if all(field is not None and field.is_field_type(kind.Water) for field in fields):
                        places.append((position, direction))
        position, direction = random.choice(places)
        segment.set(position, self.socha.Field(kind.Passenger, self.socha.Passenger(direction, 1)))

    def first_state(self) -> Any:
        """Set both ships on the first segment, two segments shown."""
        socha = self.socha
        first = socha.Ship(socha.CubeCoordinates(-1, -1), socha.TeamEnum.One)
        second = socha.Ship(socha.CubeCoordinates(-2, 1), socha.TeamEnum.Two)
        return socha.GameState(self.board(self.segments[:2]), 0, first, second)

    def show(self, state: Any) -> None:
        """Show the segments up to the one after the ship ahead."""
        ships = (state.current_ship, state.other_ship)
        wanted = min(SEGMENTS, 2 + max(state.board.segment_index(ship.position) for ship in ships))
        shown = state.board.segments
        if len(shown) < wanted:
            state.board = self.board(shown + self.segments[len(shown) : wanted])

    def board(self, shown: list[Any]) -> Any:
        """Make a board of the segments shown, which also tells where the river turns next."""
        following = self.segments[min(len(shown), SEGMENTS - 1)]
        return self.socha.Board(shown, following.direction)


def load() -> dict[str, Play]:
    """Give the one game of this library."""
    socha = import_module("socha")

    def play(random: Random) -> Played:
        river = River(socha, random)
        state = river.first_state()
        turns = 0
        while not state.is_over() and (following := turned(state, random)) is not None:
            state = following
            river.show(state)
            turns += 1
        return Played(turns)

    return {"Mississippi Queen (Software Challenge 2024)": play}


def turned(state: Any, random: Random) -> Any:
    """Take one turn at random and give the state after it, or None where no move is accepted."""
    moves = state.possible_moves()
    while moves:
        place = int(random.random() * len(moves))
        moves[place], moves[-1] = moves[-1], moves[place]
        try:
            return state.perform_move(moves.pop())
        except BaseException as refusal:
            if type(refusal) is not BaseException:  # the library refuses a move with the bare class
                raise
    return None


if __name__ == "__main__":
    run("socha", "turns", load)
