### What a computer captain would do, and why.

gain-rank = finishes { RANK($rank) }
gain-passengers = takes { $count ->
    [one] a passenger
   *[other] { $count } passengers
} aboard
gain-stuck = might get stuck there
gain-cells = gets { $count ->
    [one] 1 step
   *[other] { NUMBER($count, maximumFractionDigits: 1) } steps
} nearer to its goal
gain-cells-lost = ends up { $count ->
    [one] 1 step
   *[other] { NUMBER($count, maximumFractionDigits: 1) } steps
} further from its goal
gain-docking = docking carries it { $count ->
    [one] 1 step
   *[other] { $count } steps
} for free
gain-passed = overtakes { $count ->
    [one] 1 steamer
   *[other] { $count } steamers
}
gain-passed-lost = is overtaken by { $count ->
    [one] 1 steamer
   *[other] { $count } steamers
}
gain-coal = takes on { $count } coal
gain-coal-lost = spends { $count } coal
gain-logs = gathers { $count ->
    [one] 1 log
   *[other] { $count } logs
}
gain-logs-lost = burns { $count ->
    [one] 1 log
   *[other] { $count } logs
}
gain-lead = costs the others { $count ->
    [one] 1 step
   *[other] { NUMBER($count, maximumFractionDigits: 1) } steps
}
gain-lead-lost = gives the others { $count ->
    [one] 1 step
   *[other] { NUMBER($count, maximumFractionDigits: 1) } steps
}
gain-order = moves up { $count ->
    [one] 1 place
   *[other] { $count } places
} in the turn order
gain-order-lost = drops { $count ->
    [one] 1 place
   *[other] { $count } places
} in the turn order
gain-speed = ends at speed { $speed }
gain-dock-left = The next dock is then on the left bank, about { $count ->
    [one] 1 turn
   *[other] { $count } turns
} away if nobody gets in the way.
gain-dock-right = The next dock is then on the right bank, about { $count ->
    [one] 1 turn
   *[other] { $count } turns
} away if nobody gets in the way.
gain-home = From there, it’s about { $count ->
    [one] 1 turn
   *[other] { $count } turns
} home if nobody gets in the way.
gain-enough = then has enough wood for the rest of the way
gain-reply = lets the next captain get up to { $count ->
    [one] 1 step
   *[other] { $count } steps
} for free
gain-arrival = lets the next captain come home
gain-chance = The chance of winning is then about { PERCENT($share) }.
gain-chance-slim = The chance of winning is then less than { PERCENT($share) }.
gain-chance-safe = The chance of winning is then more than { PERCENT($share) }.

advice-reasons = { LIST($reasons) }.
advice-best = { $turn }: { LIST($reasons) }.
advice-next-best = Next best of { $compared } turns: { LIST($reasons) }.
advice-next-best-turn = Next best of { $compared } turns, { $turn }: { LIST($reasons) }.
advice-only = There’s no other choice.
advice-nothing = nothing speaks for or against it
