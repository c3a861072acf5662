### What happened. A message is called as its event, and its facts are the fields of the event.

## Mississippi

event-began = { STEAMER($seat) } is drawn to begin.
event-rolled = { STEAMER($seat) } rolls a { $side }: that side points ahead.
event-rotated = { STEAMER($seat) } turns { $steps ->
    [-2] 120° to the right
    [-1] 60° to the right
    [1] 60° to the left
    [2] 120° to the left
   *[other] 180°
}{ $logs ->
    [0] {""}
    [one] {" "}for 1 log
   *[other] {" "}for { $logs } logs
}, the { $front } ahead.
event-steamed-ahead = { STEAMER($seat) } burns { $logs ->
    [one] 1 log
   *[other] { $logs } logs
} and steams to field { $field }.
event-dropped-back = { STEAMER($seat) } drops back to field { $field } and gathers { $logs ->
    [one] 1 log
   *[other] { $logs } logs
}.
event-touched = { STEAMER($seat) }’s { $number } touches { STEAMER($other) }’s { $other_number }.
event-advanced = Docking carries { STEAMER($seat) } { $by ->
    [one] 1 field
   *[other] { $by } fields
}, to { $field }.
event-pushed-on = { STEAMER($seat) } is pushed { $by ->
    [one] 1 field
   *[other] { $by } fields
} ahead, to { $field }.
event-push-lost = { STEAMER($seat) } would be pushed { $by ->
    [one] 1 field
   *[other] { $by } fields
} ahead, but that push is lost.
event-came-home = { STEAMER($seat) } finishes { RANK($rank) }.
event-passed = { STEAMER($seat) } can’t move either way and passes.

## Mississippi Queen

event-die-rolled = { STEAMER($steamer) } rolls the die: { BEND($turn) }.
event-tile-laid = The river continues { BEND($turn) }{ $passengers ->
    [0] {""}
    [one] ; 1 passenger is waiting there
   *[other] ; { $passengers } passengers are waiting there
}.
event-landing-joined = The landing comes into sight, { BEND($turn) }.
event-tile-left = A tile is left behind{ $passengers ->
    [0] {""}
    [one] , and 1 passenger with it
   *[other] , and { $passengers } passengers with it
}.
event-round-began = Round { $round }: { LIST(STEAMER($order)) }.
# A steamer’s way, from its speed on.
event-way = { STEAMER($steamer) } { $change ->
    [up] speeds up from { $before } to { $speed }
    [down] slows down from { $before } to { $speed }
   *[kept] keeps speed { $speed }
}{ $cells ->
    [0] {""}
    [one] , sails 1 cell
   *[other] , sails { $cells } cells
}{ $rotations ->
    [0] {""}
    [one] , turns once
    [2] , turns twice
   *[other] , turns { $rotations } times
}{ $coal ->
    [0] {""}
   *[other] , for { $coal } coal
}.
# The rest of a way, after something else happened on it.
event-way-on = { STEAMER($steamer) } sails { $cells ->
    [one] 1 cell
   *[other] { $cells } cells
}{ $rotations ->
    [0] {""}
    [one] , turns once
    [2] , turns twice
   *[other] , turns { $rotations } times
}{ $coal ->
    [0] {""}
   *[other] , for { $coal } coal
}.
event-turns = { STEAMER($steamer) } { $rotations ->
    [one] turns once
    [2] turns twice
   *[other] turns { $rotations } times
}{ $coal ->
    [0] {""}
   *[other] {" "}for { $coal } coal
}.
event-backed = { STEAMER($steamer) } backs off the sandbank.
event-got-off = { STEAMER($steamer) } gets off the sandbank for { $coal } coal.
event-ran-aground = { STEAMER($steamer) } runs aground: speed 1.
event-slowed = Driftwood slows { STEAMER($steamer) } down to { $speed }.
event-pushed = { STEAMER($steamer) } pushes { STEAMER($other) } aside.
event-faced = { STEAMER($steamer) } heads { HEADING($heading) }.
event-boarded = { STEAMER($steamer) } takes a passenger aboard and now has { $passengers }.
event-fuelled = { STEAMER($steamer) } fills up to { $coal } coal.
event-exchanged = { STEAMER($steamer) } hands { $coal } coal to { STEAMER($other) }.
event-stayed = { STEAMER($steamer) } has no legal move and stays put.
event-withdrew = { STEAMER($steamer) } leaves the river.
event-arrived = { STEAMER($steamer) } { $rank ->
    [0] arrives
   *[other] finishes { RANK($rank) }
}.
event-held = { STEAMER($steamer) } is held by { LIST(STEAMER($holders)) } and stays put.
event-wrecked = { STEAMER($steamer) } is { $reason ->
    [held] held by { LIST(STEAMER($holders)) }
    [land] barred by land
   *[coal] out of coal
} and can’t go on{ $rank ->
    [0] {""}
   *[other] : it finishes { RANK($rank) }
}.

event-ended = The race is over.

## How a race ended.

end-all-but-one-are-home = All steamers but one are home; the last one takes the rank that’s left.
end-the-winner-is-home = This race ends when the first steamer is home.
end-the-turn-limit-is-reached = All turns have been sailed; steamers that aren’t home are ranked by field.
end-one-steamer-is-left = Only one steamer is left on the river; it takes the best rank still free.
end-all-others-are-wrecked = All other steamers are wrecked, so the last one afloat wins.
end-the-winner-has-arrived = This race ends when the winner arrives.
end-the-round-limit-is-reached = The last round has been sailed; the steamers still on the river are ranked as they stand.
end-the-rest-are-ranked-where-they-are = The rest are ranked as they stand.
