### The race of the day: what is to be sailed, par, the result.

daily-title = Today’s river
daily-about-queen = The river lies open to its end, and no one else is on it. Fetch two passengers and land in as few turns as you can.
daily-about-mississippi = You have 3 logs and the others hold the rest: docking takes you to the goal. Get there in as few turns as you can. The others repeat their turns: an arrow is a 60° turn, the number how many fields ahead.
daily-repeats = { STEAMER($steamer) }: { $repeated }
daily-step = { $turning ->
    [left] ↶ 
    [right] ↷ 
   *[ahead] {""}
}{ NUMBER($fields) }
daily-par = Par is { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
daily-par-coal = Par is { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, with { $coal ->
    [one] 1 coal point
   *[other] { $coal } coal points
} left.
daily-here = Par from here: { NUMBER($turns) }.
daily-here-coal = Par from here: { NUMBER($turns) }, with { $coal ->
    [one] 1 coal point
   *[other] { $coal } coal points
} left.
daily-no-way = There’s no way home from here.
daily-working = Working out par…
daily-sailed = { $count ->
    [one] 1 turn
   *[other] { $count } turns
} sailed.
daily-marks = Your turns
daily-kept = Turn { NUMBER($number) }: par kept
daily-over = Turn { NUMBER($number) }: par lost
daily-home = You’re home in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, { $compared ->
    [0] which is par
    [one] 1 over par
   *[other] { $compared } over par
}.
daily-lost = You didn’t get home. Try the same race again: it’s there all day.
daily-first = Only your first try of a day counts as yours.
daily-best = Your result: { $result }
daily-streak = Days in a row: { NUMBER($count) }
daily-earlier = Your last days
daily-sail = Sail today’s race
daily-go-on = Continue
daily-again = Try again
daily-how = How it’s done
daily-how-about = One way to sail it in par
daily-share = Share result
daily-copied = Copied
daily-shared = Paddlewheel { $day } · { $title } · { $result }
daily-spread = How it went for everyone
daily-bar = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}: { $races ->
    [one] 1 race
   *[other] { $races } races
}
daily-nobody = No one has come home here yet.
daily-midnight = The race changes at midnight, universal time.
