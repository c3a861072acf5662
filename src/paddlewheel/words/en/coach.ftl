### What a coach at the table says.

coach-title = Coach
coach-option = Coach
coach-about = Before you send a turn that loses much, the coach asks whether you’re sure. If several people are racing, everyone has to switch it on.
coach-switch-on = Switch coach on
coach-switch-off = Switch coach off
coach-ends-for-all = That ends it for everyone at the table.
coach-wanted = { LIST($seats) } { $count ->
    [one] wants
   *[other] want
} a coach at the table. It comes once everyone who races has switched it on.
coach-missing = The coach comes once { LIST($seats) } { $count ->
    [one] has
   *[other] have
} switched it on too.
coach-there = A coach looks at your turns before they’re sent.
coach-looking = The coach is looking at your turn…
coach-last-turn = Last turn
coach-sure = Sure?
coach-anyway = Sail anyway
coach-think-again = Think again
coach-could-finish = Another turn brings you home.
coach-next-home = Another turn lets you be home next turn.
coach-other-finishes = { STEAMER($other) } can come home before your next turn.
coach-carried = { STEAMER($other) } can dock at you and be carried { $count ->
    [one] 1 field
   *[other] { $count } fields
} ahead.
coach-docking = Docking could carry you { $count ->
    [one] 1 field
   *[other] { $count } fields
} further.
coach-last-log = That burns your last log.
coach-logs = The best turn leaves you { $count ->
    [one] 1 more log
   *[other] { $count } more logs
}.
coach-fields = The best turn gets you { $count ->
    [one] 1 field
   *[other] { $count } fields
} further.
coach-passed = The best turn puts you ahead of { $count ->
    [one] 1 more steamer
   *[other] { $count } more steamers
}.
coach-wreck = After that you may have no legal turn left, and be wrecked.
coach-pushed = { STEAMER($other) } can push you aside.
coach-pushed-off-dock = { STEAMER($other) } can push you off the dock.
coach-pushed-off-landing = { STEAMER($other) } can push you off the jetty.
coach-passenger-free = You pass a passenger you could take for free.
coach-passenger-coal = You pass a passenger you could take for { $count } coal.
coach-other-boards = { STEAMER($other) } can take a passenger before your next turn.
coach-next-passenger = With the best turn, you could take a passenger next turn.
coach-last-coal = That burns your last coal.
coach-last-coal-bend = That burns your last coal before a bend.
coach-last-coal-unknown = That burns your last coal, and no one knows yet how the river bends.
coach-coal = The best turn keeps { $count } more coal.
coach-turns = That costs you about { $count ->
    [one] 1 turn
   *[other] { $count } turns
} on the way home.
coach-cells = The best turn gets you { $count ->
    [one] 1 cell
   *[other] { $count } cells
} further.
coach-could-push = You could push { STEAMER($other) } aside.
coach-slow = The best turn ends faster, at speed { $speed }.
coach-fast = The best turn ends slower, at speed { $speed }.
coach-points = That gives away about { $count ->
    [one] 1 point
   *[other] { $count } points
} of your chance to win.
coach-good = Good turn: nothing better is in sight.
coach-good-home = You’re home: well sailed.
coach-good-docking = Good turn: docking carried you { $count ->
    [one] 1 field
   *[other] { $count } fields
} for free.
coach-good-logs = Good turn: you gathered { $count ->
    [one] 1 log
   *[other] { $count } logs
}.
coach-good-passenger = Good turn: the passenger aboard is what counts.
coach-good-push = Good turn: pushing { STEAMER($other) } aside helps you.
