### The boards drawn as text. What stands inside a cell has at most six characters.

## Mississippi

drawn-start = START
drawn-goal = GOAL
drawn-gap = { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}: fields { $first } to { $last }
drawn-field = field { $field }
drawn-home = home, { RANK($rank) }
drawn-ashore = ashore
drawn-casting-off = casting off
drawn-front = { $front } ahead
drawn-logs = { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}
drawn-box = { $logs ->
    [one] 1 log
   *[other] { $logs } logs
} in the box, { $round ->
    [0] {""}
   *[other] round { $round } of { $limit },{" "}
}goal at field { $field }
drawn-first-unknown = The starting player has yet to be drawn.
drawn-rolls-to-cast-off = { STEAMER($steamer) } is about to cast off: the die decides which side points ahead.
drawn-casts-off = { STEAMER($steamer) } casts off: it can only go ahead, and it can’t turn.
drawn-moves = { STEAMER($steamer) } to move: the { $front } points ahead; L brings the { $left } to the front, R the { $right }.

drawn-mark-course-steamer = a steamer: the letter of its name and the numbers on its sides; the arrow points ahead (M2)
drawn-mark-field = the number of a field
drawn-mark-ends = where the course begins or ends (M1)
drawn-mark-gap = rows with no steamer near them, left out
drawn-mark-row = where a row begins, and which way it runs
drawn-mark-row-end = where a row ends: the course continues above

## Mississippi Queen: in the cells

drawn-dock = dock { $waiting }
drawn-jetty = jetty
drawn-landing = LANDING
drawn-shipyard = yard
drawn-sandbank = sand
drawn-driftwood = wood
drawn-depot = coal
drawn-roof-red = red
drawn-roof-brown = brown

## Mississippi Queen: below the river

drawn-time = { $when ->
    [before] Before the first round
    [over] After round { $round } of { $limit }
   *[now] Round { $round } of { $limit } in this order
}, { $tiles ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
} left in the pile:
drawn-time-short = { $when ->
    [before] Before the first round
    [over] After round { $round } of { $limit }
   *[now] Round { $round } of { $limit }
}, pile { $tiles }.
drawn-speed = speed { $speed }
drawn-coal = coal { $coal }
drawn-coal-endless = coal ∞
drawn-aboard = { $passengers } aboard
drawn-steered = steered by { $letter }
drawn-tile = tile { $tile }
drawn-tiles = tiles { $first } to { $last }
drawn-waits = waiting for a start cell
drawn-wrecked = wrecked{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) }
}
drawn-arrived = arrived{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) }
}
drawn-rank = { RANK($rank) }
drawn-start-cell = start cell { $cell }
drawn-in-shipyard = shipyard
drawn-ahead-by-tile = a tile ahead of { $letter }
drawn-ahead-by-stick = further than { $letter }
drawn-ahead-by-speed = faster than { $letter }
drawn-ahead-by-coal = more coal than { $letter }
drawn-ahead-by-right = right of { $letter }
drawn-last = last
drawn-waters = On the water: { LIST($items) }.
drawn-sandbank-hint = you run aground
drawn-driftwood-hint = 1 point more, 1 speed less
drawn-depot-hint = fill up at speed 1
drawn-out-of-view = out of view:
drawn-part = part of { $what }
drawn-much = most of { $what }
drawn-stretch = { LIST($items) }
drawn-with = with

drawn-over = The race is over.
drawn-first-seat = The player for start cell 1 has yet to be drawn.
drawn-first-tile = The first tile is about to be turned up.
drawn-decides-tile = { STEAMER($steamer) } rolled { $turn ->
    [left] left
    [right] right
   *[straight] straight
}; the next tile is about to be turned up.
drawn-decides-die = { STEAMER($steamer) } rolls for the next bend of the river.
drawn-decides-landing = { STEAMER($steamer) } rolls for the direction of the landing.
drawn-decides-face = { STEAMER($steamer) } chooses a heading.
drawn-decides-face-pushed = { STEAMER($steamer) }, pushed aside by { STEAMER($other) }, chooses a heading.
drawn-decides-speed = { STEAMER($steamer) } sets the speed.
drawn-decides-sail = { STEAMER($steamer) } is under way: { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} left, turned { $rotations } × 60°.
drawn-decides-board = { STEAMER($steamer) } can take a passenger aboard.
drawn-decides-fuel = { STEAMER($steamer) } can fill up with coal.
drawn-decides-exchange = { STEAMER($steamer) } can exchange coal.

## Mississippi Queen: what the marks mean

drawn-mark-own = the steamer you decide for: the letter of its name and its heading (Q8)
drawn-mark-other = another steamer and its heading; * is the Black Rose
drawn-mark-water = a cell of water
drawn-mark-wake = the wake of this turn: you can’t push anyone to where the steamer has been (Q15)
drawn-mark-cell = the coordinates of a cell: push=1,-2 pushes a steamer to 1,-2; cells shows them all, or hides them
drawn-mark-land = land: no one can go there (Q1)
drawn-mark-joint = where one tile ends and the next begins
drawn-mark-nose = the nose that joins a tile to the next: from which tile to which (Q2)
drawn-mark-to-come = the river may continue there: the die decides when a steamer reaches the frontmost tile (Q5)
drawn-mark-dock = a dock and the passengers waiting there: end your turn on it at speed 1 to take one aboard (Q19)
drawn-mark-house = a station, with the colour of its roof below (Q18)
drawn-mark-pier = the pier from a station to its dock
drawn-mark-jetty = a jetty of the landing: end your turn on it at speed 1 with two passengers, and you’re home (Q21)
drawn-mark-jetty-school = a jetty of the landing: once you reach it, you’re home (Q17)
drawn-mark-landing = the end of the river (Q7)
drawn-mark-shipyard = the shipyard, where the sixth steamer starts (B11)
drawn-mark-start-cell = a start cell (Q8)
drawn-mark-element = { ELEMENT($element) }: { $hint } ({ $rule })
