### What the rules and a table say no to: what is wrong, then what would work. The id is the code of the refusal.

## Speed and movement points

refusal-speed-range = Speeds go from { $slowest } to { $fastest }; { $speed } isn’t one of them.
refusal-speed-no-coal = Going from speed { $before } to { $speed } takes { $needed } coal; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. One step faster or slower is free.
refusal-speed-set = Your speed for this turn is set: { $speed }. You can change it on your next turn.
refusal-points-unused = You still have { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} to use before the turn is done.
refusal-points-none = You’ve used all your movement points. Turn if you can, or end the move.
refusal-points-left-over = That leaves { $points ->
    [one] 1 movement point you can’t use.
   *[other] { $points } movement points you can’t use.
} Try another route or another speed.
refusal-onward-no-coal = Going on from there takes { $needed } coal for turning; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. Try another route.
refusal-onward-no-coal-in-all = This and the turning after it take { $needed } coal; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. Try another route.

## 60° turns

refusal-rotation-no-coal = Another 60° costs { $needed } coal; you have { $coal ->
    [0] none
   *[other] { $coal }
}. Straight ahead is free.
refusal-rotation-one-at-a-time = Turn 60° at a time, to the left or to the right.
refusal-rotation-aground = You can’t turn on { ELEMENT($element, form: "a") }. Get off it first, ahead or astern.
refusal-rotation-range = You can turn 60° or 120° either way, or 180° to the left.
refusal-rotation-casting-off = You’re casting off, so you can’t turn yet. Go straight ahead.
refusal-rotation-no-wood = Turning { $degrees }° burns { $needed ->
    [one] 1 log
   *[other] { $needed } logs
}; you have { $wood ->
    [0] none
   *[other] only { $wood }
}. The first 60° is free.

## Ahead and astern

refusal-ahead-land = There’s no water ahead. { refusal-end-land }
refusal-ahead-closed = You pushed a steamer there this turn, so you can’t enter that cell now. Try another route.
refusal-ahead-no-points = Entering { ELEMENT($element, form: "a") } takes { $needed } movement points; you have { $points } left. Try another route.
refusal-ahead-no-log = { $rotation ->
    [0] You have no logs to burn.
   *[other] You have no logs left to burn after turning.
} { $astern ->
    [0] There’s no free field astern either.
   *[other] Drop back instead.
}
refusal-ahead-no-wood = { $fields ->
    [one] 1 field ahead burns 1 log
   *[other] { $fields } fields ahead burn { $fields } logs
}; you have { $rotation ->
    [0] { $wood ->
        [0] none
       *[other] only { $wood }
    }.
   *[other] only { $wood } left after turning, which burns { $rotation }.
}
refusal-ahead-past-goal = The goal is { $free ->
    [one] 1 free field
   *[other] { $free } free fields
} ahead, so { $fields } would take you past it. Choose fewer fields.
refusal-astern-casting-off = You’re casting off, so your first move is ahead.
refusal-astern-too-far = You can drop back { $most } free fields at most, not { $fields }.
refusal-astern-no-fields = { $free ->
    [0] There’s no free field astern
    [one] There’s only 1 free field astern
   *[other] There are only { $free } free fields astern
}, so you can’t drop back { $fields }.
refusal-astern-land = There’s no water astern. { refusal-end-land }
refusal-astern-not-aground = You can go astern only when you’re aground.
refusal-astern-speed = You can go astern only at speed { $slowest }, not { $speed }.
refusal-astern-steamer = { STEAMER($steamer) } is right astern, and you can’t push backwards.
refusal-astern-no-points = There’s { ELEMENT($element, form: "a") } astern, which takes more than your 1 movement point.
refusal-aground-no-coal = Getting off { ELEMENT($element, form: "the") } ahead costs { $needed } coal; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. Going astern is free.
refusal-aground-speed-no-coal = Getting off { ELEMENT($element, form: "the") } ahead at speed { $speed } costs { $needed } coal; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. Going astern at speed 1 is free.
refusal-move-none = You must move at least one free field.
refusal-pass-can-move = You can pass only if you can’t move, and you can.

## Pushing

refusal-push-nobody = There’s no steamer ahead to push.
refusal-push-where = { STEAMER($steamer) } is ahead. Choose a cell to push { $steamer ->
    [rose] her
   *[other] it
} to.
refusal-push-no-points = { STEAMER($steamer) } is ahead. Pushing takes { $needed } movement points; you have { $points } left. Try another route.
refusal-push-no-points-onto = Pushing a steamer onto { ELEMENT($element, form: "a") } takes { $needed } movement points; you have { $points } left. Choose another cell.
refusal-push-no-space = { STEAMER($steamer) } is ahead, and there’s no free cell to push { $steamer ->
    [rose] her
   *[other] it
} to. Try another route.
refusal-push-only-astern = { STEAMER($steamer) } is ahead. The only free cell is straight behind { $steamer ->
    [rose] her
   *[other] it
}, and this table doesn’t allow pushing astern. Try another route.
refusal-push-astern = That cell is straight behind the steamer, and this table doesn’t allow pushing astern. Choose another.
refusal-push-again = You’ve already pushed { STEAMER($steamer) } this turn, and once is the limit. Try another route.
refusal-push-aground = { STEAMER($steamer) } is ahead, aground on { ELEMENT($element, form: "a") }, and can’t be pushed. Try another route.
refusal-push-occupied = That cell is taken. Choose a free one.
refusal-push-closed = You’ve pushed a steamer to that cell this turn already. Choose another.
refusal-push-stood = You were on that cell this turn, so no one can be pushed there. Choose another.
refusal-push-not-beside = That cell isn’t next to { STEAMER($steamer) }. Choose one that is.
refusal-push-land = { STEAMER($steamer) } can’t be pushed there. { refusal-end-land }

## Where a turn can end

refusal-end-land = { $land ->
    [island] That’s an island.
    [bends] The bank between two bends of the river is in the way.
    [landing] That’s the landing. Make for a jetty.
    [not_laid] The river isn’t laid that far yet.
    [tile_gone] That tile has left the river.
    [far] That’s far from the river.
    [shipyard] That’s the shipyard, and no one can enter it.
    [shipyard_exit] The only way out of the shipyard is straight on.
   *[bank] That’s the river bank.
}
refusal-end-no-coal = Ending there takes { $needed } coal; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. Choose another cell.
refusal-end-heading-no-coal = Ending there with your bow pointing { HEADING($heading) } takes { $needed } coal; you have { $coal ->
    [0] none
   *[other] only { $coal }
}. Choose another heading.
refusal-end-no-way = There’s no way to that cell with { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
}. Choose another cell or speed.
refusal-end-occupied = { STEAMER($steamer) } is on that cell, and { $points ->
    [one] 1 movement point isn’t
   *[other] { $points } movement points aren’t
} enough to push { $steamer ->
    [rose] her
   *[other] it
} aside.
refusal-end-push-points = { STEAMER($steamer) } is on that cell, and { $points ->
    [one] 1 movement point isn’t
   *[other] { $points } movement points aren’t
} enough to push { $steamer ->
    [rose] her
   *[other] it
} aside. You’d need { LIST($enough, type: "or") }.
refusal-end-heading = You can’t turn on that cell: your bow keeps the heading you enter it with, { LIST(HEADING($headings), type: "or") }.
refusal-end-points = Getting to that cell takes { LIST($enough, type: "or") } movement points, and you must use exactly { $points }. Choose another cell or speed.

## Passengers, coal, arriving

refusal-board-no-dock = This cell isn’t a station’s dock. End your move on one, at speed 1.
refusal-board-rose = The Black Rose never docks.
refusal-board-school = There are no passengers in the sailing school.
refusal-board-speed = You arrive at speed { $speed }. To take a passenger aboard, come in at speed { $needed }.
refusal-board-full = You already have { $aboard } passengers aboard, and there’s no room for more.
refusal-board-again = You’ve already taken a passenger aboard at this station. Find another one.
refusal-board-nobody = No passenger is waiting here. Try another station.
refusal-fuel-no-dock = This cell isn’t a coal depot’s dock. End your move on one, at speed 1.
refusal-fuel-rose = The Black Rose never docks.
refusal-fuel-speed = You arrive at speed { $speed }. To take on coal, come in at speed { $needed }.
refusal-fuel-full = You already have { $coal } coal, and your steamer can’t hold more.
refusal-arrive-no-landing = The landing hasn’t been laid yet.
refusal-arrive-no-jetty = This cell isn’t a jetty. End your move on one.
refusal-arrive-rose = The Black Rose never arrives.
refusal-arrive-passengers = { $aboard ->
    [0] You have none of the { $needed } passengers you need. Take them aboard first.
   *[other] You have { $aboard } of the { $needed } passengers you need. Take the rest aboard first.
}
refusal-arrive-speed = You come in at speed { $speed }. To arrive, come in at speed { LIST($speeds, type: "or") }.
refusal-exchange-alone = You have no other steamer on the river to exchange coal with.
refusal-exchange-unknown = That steamer isn’t on the river. Choose another of yours.
refusal-exchange-other-captain = { STEAMER($steamer) } isn’t yours. You can exchange coal only with your own steamers.
refusal-exchange-not-beside = { STEAMER($steamer) } isn’t on a cell next to you. Bring the two side by side first.
refusal-exchange-bank = There’s a bank between you and { STEAMER($steamer) }. Bring the two side by side on open water first.
refusal-exchange-speeds = You can exchange coal only at equal speeds: yours is { $speed }, { STEAMER($steamer) }’s is { $other_speed }.
refusal-exchange-barred = { STEAMER($steamer) } is on { $element ->
    [coal_docks] a coal depot’s dock
    [landing_stage] a landing stage
   *[other] { ELEMENT($element, form: "a") }
}, and you can’t exchange coal there.
refusal-exchange-nothing = Give or take at least 1 coal.
refusal-exchange-to-rose = The Black Rose never runs out of coal, so she takes none.
refusal-exchange-from-rose = The Black Rose gives at most { $most } coal in a round; { $left ->
    [0] none is left
   *[other] { $left } is left
} in this one.
refusal-exchange-no-coal = { STEAMER($steamer) } has { $coal ->
    [0] no coal
   *[other] { $coal } coal
}, and can’t give { $needed }.
refusal-exchange-full = { STEAMER($steamer) } has { $coal } coal and can hold { $most }.
refusal-rose-stranded = After that the Black Rose would need more than 1 coal to move. Choose another turn.
refusal-rose-no-coal = That takes { $needed } coal. The Black Rose never runs out, but she spends no more than { $coal } in a turn.
refusal-steamer-left-river = { STEAMER($steamer) } has left the river.
refusal-turn-not-over = { STEAMER($steamer) } can do that only at the end of { $steamer ->
    [rose] her
   *[other] its
} turn.

## What comes first

refusal-first-start-cell = First, the player for start cell 1 has to be drawn.
refusal-first-tile = First, a tile has to be turned up.
refusal-first-die = First, { STEAMER($steamer) } has to roll which way the river bends.
refusal-first-landing = First, { STEAMER($steamer) } has to roll which way the landing points.
refusal-first-heading = First, { STEAMER($steamer) } has to choose a heading.
refusal-first-speed = First, { STEAMER($steamer) } has to set a speed.
refusal-first-move = { STEAMER($steamer) } is under way: go ahead, push, turn, or end the move.
refusal-first-board = First, { STEAMER($steamer) } has to take a passenger aboard, or skip it.
refusal-first-fuel = First, { STEAMER($steamer) } has to take on coal, or skip it.
refusal-first-exchange = First, { STEAMER($steamer) } has to exchange coal, or skip it.
refusal-heading-range = Choose one of the six headings: N, NE, SE, S, SW or NW.
refusal-die-rolled-again = { $turn ->
    [left] A bend to the left
    [right] A bend to the right
    [straight] Straight on
   *[other] That bend
} isn’t possible here, so the die is rolled again.
refusal-tile-not-face-down = Tile { $tile } isn’t face down in the pile.
refusal-start-no-seat = There’s no such seat.
refusal-start-not-drawn = First, the starting player has to be drawn.
refusal-start-drawn = { STEAMER($steamer) } has already been drawn to begin.
refusal-start-die-not-rolled = First, the die has to be rolled for { STEAMER($steamer) }, 1 to 6.
refusal-start-die-rolled = The die has already been rolled for { STEAMER($steamer) }. It’s rolled only for casting off.
refusal-race-over = The race is over. { $end ->
    [all_but_one_are_home] { end-all-but-one-are-home }
    [the_winner_is_home] { end-the-winner-is-home }
    [the_turn_limit_is_reached] { end-the-turn-limit-is-reached }
    [one_steamer_is_left] { end-one-steamer-is-left }
    [all_others_are_wrecked] { end-all-others-are-wrecked }
    [the_winner_has_arrived] { end-the-winner-has-arrived }
    [the_round_limit_is_reached] { end-the-round-limit-is-reached }
   *[the_rest_are_ranked_where_they_are] { end-the-rest-are-ranked-where-they-are }
}

## Players and options

refusal-players-number = This game is for { $fewest } to { $most } players, not { $players }.
refusal-seat-called-like-steamer = A seat can’t be called { $name }, because a steamer is. Choose another name.
refusal-options-number = { $option } is { $low } to { $high }, not { $found }.
refusal-options-rows = The course has { $fewest } to { $most } rows, not { $rows }.
refusal-options-turn-limit = The turn limit is 1 to { $most } turns a player, not { $turns }.
refusal-options-round-limit = The round limit is 1 to { $most } rounds, not { $rounds }.
refusal-options-arrival-speed = The arrival speed is 1 or 2, not { $speed }.
refusal-options-steamers = Players have 1 or 2 steamers each, not { $steamers }.
refusal-options-tile-twice = “{ OPTION($option) }” names { $tile } twice. Name it once.
refusal-options-tile-unknown = “{ OPTION($option) }” has no tile { $found }. Choose from { LIST($known) }.
refusal-options-school-expansion = The sailing school is played without the expansion. Leave out { LIST(OPTION($options)) }, or turn off the school.
refusal-options-school-players = The sailing school is for 3 to 5 players, not { $players }. With { $players } you need the expansion.
refusal-options-both-home = “{ OPTION("both_home") }” is for two steamers each. Set “{ OPTION("steamers") }” to 2.
refusal-options-exchange-at-docks = Coal is exchanged between two steamers of one player. Set “{ OPTION("steamers") }” to 2, or add the Black Rose.
refusal-options-two-players = Two players need two steamers each. Set “{ OPTION("steamers") }” to 2.
refusal-options-start-cells = { $players } players with { $each } steamers each don’t fit on { $cells } start cells. At most { $most } can play.
refusal-options-rose-start-cell = { $steamers } steamers leave no start cell for the Black Rose. She sails with at most { $most } others.
refusal-options-passengers = { $players } players need { $needed } passengers, and these stations have { $there } ({ $red } red and { $brown } brown stations). Leave more stations in.
refusal-options-passengers-both-home = { $players } players who bring both steamers home need { $needed } passengers, and these stations have { $there } ({ $red } red and { $brown } brown stations). Leave more stations in.

## At a table

refusal-table-unknown = There’s no such table. Check the link.
refusal-table-gone = This table is gone.
refusal-table-closed = This table is closed.
refusal-table-race-over = The race is over.
refusal-key-table = None of your keys opens this table. Use the link you were sent.
refusal-key-seat = You don’t have the key to { STEAMER($seat) }. Use the link you were sent.
refusal-key-maker = Only the player who set up the table can do that.
refusal-seat-unknown = There’s no seat of that name. Choose from { LIST(STEAMER($seats)) }.
refusal-seat-not-open = { STEAMER($seat) } isn’t open to everyone.
refusal-seat-taken = Someone has already taken { STEAMER($seat) }. Choose another seat.
refusal-seat-yours-already = You’re steering already.
refusal-seat-sit-down = Take your seat first.
refusal-seat-handed-over = { CAPTAIN($captain, form: "the") } is steering now. Take over first.
refusal-race-not-begun = The race begins when everyone has taken a seat.
refusal-race-unknown-rules = This race is sailed under version { $version } of the rules, which this server doesn’t know yet.
refusal-race-unread = This race has something in it that this server doesn’t know yet.
refusal-decision-chance = A die or a draw decides next, not { STEAMER($seat) }.
refusal-decision-other = It’s { STEAMER($steamer) }’s decision, not { STEAMER($seat) }’s.
refusal-decision-not-yours = It isn’t { STEAMER($seat) }’s decision.
refusal-action-written = Write that as { $written }.
refusal-order-id-used = This id belongs to another order, entry { $n }. Give a new order a new id.
refusal-takeback-keep = { $done ->
    [0] Nothing has been done yet.
    [one] Only 1 action has been done.
   *[other] Only { $done } actions have been done.
} Keep fewer than that.
refusal-takeback-not-asked = No one is asking to undo that now.
refusal-rank-not-yet = The rest can be ranked once only computer captains are still racing, and the winner is home or you’re out of the race.
refusal-rest-not-paused = The computer captains aren’t waiting for you to let them sail on.
refusal-rematch-not-yet = A rematch can begin when this race is over.
refusal-rematch-there = There’s already a rematch. Join that one.
refusal-full-actions = This table keeps at most { $most } actions for each seat.
refusal-full-chat = This table keeps at most { $most } messages from each seat.
refusal-full-bytes = This table keeps at most { $most } kilobytes of each seat’s messages.
refusal-full-orders = This table keeps at most { $most } other orders from each seat.
refusal-seen-ahead = You can’t have seen entry { $seen }: the last one is { $last }.
refusal-seen-behind = Something has happened since you looked: you saw entry { $seen }, and entry { $changed } changed the position.
refusal-captain-unknown = There’s no computer captain of that name. Choose from { LIST(CAPTAIN($captains)) }.
refusal-hint-off = This table is played without hints.
refusal-coach-no-hints = The table is played without hints, so there’s no coach either.
refusal-coach-not-agreed = Not everyone who races here has switched the coach on.
refusal-coach-no-judge = No one here can judge turns of { $title }, so there’s no coach.
refusal-hint-no-reasons = { CAPTAIN($captain, form: "the") } can’t give reasons. Ask { LIST(CAPTAIN($captains, form: "the"), type: "or") }.
refusal-why-either = Ask about an action or about the end of a turn, not both.
refusal-chat-empty = The message is empty.
refusal-join-first = The first message must be join, protocol { $protocol }.
refusal-join-already = You’ve already joined.
refusal-message-malformed = That message can’t be understood: { $why }.
refusal-message-none = Entry { $n } of this table isn’t a message.
refusal-page-foreign = Another site’s page can’t do that here.
refusal-limit-requests = That’s too fast: at most { $most } requests a second.
refusal-limit-tables = That’s enough for now: at most { $most } new tables an hour.
refusal-limit-failures = At most { $most } failures can be reported in an hour.
refusal-limit-sockets = At most { $most } connections can be open from one address. Close one first.
refusal-limit-messages = That’s too fast: at most { $most } messages a second.
refusal-limit-watchers = At most { $most } people can be at a table.
refusal-limit-body = A request can have at most { $most } bytes.
refusal-limit-server = This server is full. Try again later.
refusal-limit-chat = You’re writing faster than anyone can read. Wait a moment.
refusal-limit-work = You’ve asked for a lot at once. Wait a moment.
refusal-limit-disk = This server has no space left to save that. Tell its operator.
refusal-limit-hints = Your last hint isn’t ready yet. Wait for it.
refusal-limit-connections = At most { $most } connections can be open from one address. Close one first.
refusal-limit-head = The headers of a request can have at most { $most } bytes.
refusal-limit-path = The address of a request can have at most { $most } bytes.
refusal-limit-reports = That’s enough for now: at most { $most } reports an hour.
refusal-request-malformed = That isn’t a request this server understands.
refusal-host-unknown = This server doesn’t go by that name. Its operator can add it to the setting hosts.
refusal-address-banned = The operator of this server has shut out your address for a while.
refusal-metrics-elsewhere = The metrics can’t be read from your address. The operator can add it to the setting metrics.
refusal-server-failed = Something went wrong on the server. Your races are safe; try again.
refusal-table-unreadable = This table can’t be read at the moment. Nothing of it is lost.
refusal-daily-no-day = “{ $day }” isn’t a day. Write it as 2026-11-18.
refusal-daily-ahead = { $day } hasn’t begun: today is { $today }, universal time. Its race can be sailed from midnight on.
refusal-daily-past = The race of { $day } is over: races of the day stay for { $days } days.
refusal-daily-alone = You sail the race of the day alone, so that can’t be done here.
refusal-daily-undo = A turn that is over counts. You can undo only what belongs to the turn you’re making.
refusal-daily-none = No race of the day is sailed at this table.
refusal-daily-no-record = The race of the day has no record: its date says it all.
