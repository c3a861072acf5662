### What commands say at a terminal.

## A race

terminal-you-steer = You steer { LIST(STEAMER($seats)) }.
terminal-computers = Computer captains: { LIST($items) }.
terminal-steered-by = { STEAMER($steamer) } ({ CAPTAIN($captain) })
terminal-person = player
terminal-introduction = Type your orders at the prompt. ? lists what you can type, marks explains the board, try ORDER shows what an order would do, and hint asks for advice.
terminal-thinking = { STEAMER($steamer) } is thinking…
terminal-who = { $steamer ->
    [rose] { STEAMER($seat) }, for the Black Rose
   *[other] { STEAMER($steamer) }
}
terminal-prompt = { $who }, your orders? ({ $orders } or ?)
terminal-prompt-other = { $who }, your orders in { STEAMER($other) }’s turn? ({ $orders } or ?)
terminal-possible = You can type { $order }.
terminal-possible-after = After { $done }, you can type { $order }.
terminal-nothing-done = Nothing has been done.
terminal-unclear = Type ? to see what you can do.
terminal-too-much = “{ $done }” ends this decision: { $happened } Leave out { $word } and type { $done }. { terminal-nothing-done }
terminal-save-offer = Save the record? (a file name, or Enter to skip)
terminal-save-name = Type the name of the file, such as race.record.
terminal-save-what = Add a file name. For example: save race.record
terminal-save-taken = “{ $file }” already exists and isn’t a record, so it stays as it is. Choose another name.
terminal-save-failed = “{ $file }” can’t be written: { $why }. Choose another name.
terminal-saved = The record is in { $file }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
terminal-farewell = Fair winds!
terminal-leave = You’ve left the race. Fair winds!

terminal-orders = Orders: { $orders }. For example:
terminal-orders-more = Orders: { $orders } … (legal lists them all). For example:
terminal-usage-try = try ORDER
terminal-usage-turns = turns TEXT
terminal-usage-why = why ORDER
terminal-usage-save = save FILE, quit
terminal-help-rules = what the game is about; what the marks on the board mean
terminal-help-try = what an order would do, without doing it
terminal-help-turns = the same for every order that begins with TEXT
terminal-help-why = what forbids it; also why board, fuel, exchange or arrive
terminal-help-legal = all orders possible now; what a computer captain would do
terminal-help-board = draw the board again; show or hide the coordinates
terminal-help-undo = undo your last decision, if no die has followed it
terminal-help-save = write the record of the race so far; leave the race
terminal-try-what = Add an order. For example: try { $order }
terminal-why-what = Add an order. For example: why { $order }, or why board
terminal-nothing-against = Nothing forbids { $what }.
terminal-nothing-against-after = After { $done }, nothing forbids { $what }.
terminal-no-such-turns = No legal order begins with { $found }. legal lists them all.
terminal-more-turns = There are { $count } more. To see fewer, type how they begin, for example: turns { $order }
terminal-advice = { CAPTAIN($captain, form: "the") } suggests:
terminal-board-complete = The board already shows every number.
terminal-undo-nothing = You have no decision to undo yet.
terminal-undo-chance = A die or a draw has followed your last decision, so you can’t undo it.
terminal-undone = You’ve undone { $action } and everything after it.

## Advice, records, counting

terminal-hint = { $who }, { CAPTAIN($captain, form: "the") } suggests:
terminal-hint-thinking = { CAPTAIN($captain, form: "the") } is thinking…
terminal-coach-sure = Sure? { $reason } Sail anyway (y) or think again (n)?
terminal-par-river = River: { $tiles }, landing { $landing ->
    [left] to the left
    [right] to the right
   *[other] straight on
}.
terminal-par = Par on the { $river ->
    [hidden] hidden river, where each tile is laid when its turn comes
   *[revealed] revealed river
}: { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}, with { $coal } coal left.
terminal-par-none = There’s no way home on the { $river ->
    [hidden] hidden
   *[revealed] revealed
} river.
terminal-daily-introduction = Type your orders at the prompt. ? lists what you can type, marks explains the board, and try ORDER shows what an order would do.
terminal-daily-alone = There are no hints in the race of the day, and nothing to save: its record is its date.
terminal-puzzles = { $title }: { $count } puzzles
terminal-puzzles-theme = { $theme }: { $count }
terminal-puzzles-none = No position in these races is a puzzle.
terminal-puzzles-search = Races searched
terminal-puzzles-introduction = Find the best turn. Type your orders at the prompt; hint gives a hint, solution shows the best turn, and ? lists what you can type.
terminal-puzzles-grade = Puzzle { $name }, difficulty { $grade } of 5
terminal-puzzles-again = Try again, type solution, or go on with next.
terminal-puzzles-solution = Best turn: { $order }
terminal-chance = chance
terminal-counting = Counting { $depth ->
    [one] 1 action
   *[other] { $depth } actions
} deep…
terminal-depth = depth
terminal-ways = ways
terminal-ended = of them ended
terminal-digest = digest
terminal-action = action
terminal-total = total

## Many races

terminal-progress = races
terminal-stopped = Stopped after { $done } of { $races } races.
terminal-series = { $game }: { $races ->
    [one] 1 race
   *[other] { $races } races
}, seed { $seed }
terminal-match = { $game }: { $races ->
    [one] 1 race
   *[other] { $races } races
} with { $players } players, seed { $seed }
terminal-seat = seat
terminal-captain = captain
terminal-starts = starts
terminal-wins = wins
terminal-share = share
terminal-interval = 95% interval
terminal-mean-rank = mean rank
terminal-rating = rating
terminal-failures = failures
terminal-decisions = { $mean } decisions a race · digest { $digest }
terminal-luck = By chance alone, a captain would win { $share } of its starts.
terminal-balanced = Each captain was in each seat equally often.
terminal-unbalanced = { $races } isn’t a multiple of { $block }, so the captains were in each seat only almost equally often.
terminal-failure = { $name } (race { $race }, { STEAMER($seat) }, question { $question }): { $verdict }: { $detail }
terminal-more-failures = … and { $count } more. --json lists them all.
verdict-crashed = crashed
verdict-illegal = illegal answer
verdict-garbled = unreadable answer
verdict-overlong = endless line
verdict-slow = too slow
verdict-silent = no answer
terminal-serving = Paddlewheel is at { $address }
terminal-uncompiled = The rules run uncompiled here: everything works, but computer captains think more slowly.
terminal-admin-closed = Table { $which } is closed.
terminal-admin-unlisted = Table { $which } is out of the public list.
terminal-admin-deleted = Table { $which } is in the archive. `admin undelete` brings it back.
terminal-admin-undeleted = Table { $which } is back.
terminal-admin-erased = It’s taken out of table { $which }.
terminal-admin-banned = The address { $which } is shut out.
terminal-admin-unbanned = The address { $which } is let in again.
terminal-admin-report-done = Report { $which } is done.
terminal-admin-backed-up = The backup is in { $which }.
terminal-admin-restored = The backup { $which } is restored. Start the server.
terminal-admin-downgraded = The database has schema { $which } now. Start the older release.

## Mistakes on the command line

terminal-unknown-words = “{ $words }” isn’t expected here. --help shows what is.
terminal-unknown-option = There’s no option called { $option }. --help lists them.
terminal-unknown-command = There’s no command called { $found }. Choose from { LIST($known) }.
terminal-missing = { $option } is missing. --help shows how to give it.
terminal-missing-value = { $option } needs a value.
terminal-bad-value = “{ $option }” can’t be { $found }.
terminal-repeated = { $option } is given twice. Give it once.
