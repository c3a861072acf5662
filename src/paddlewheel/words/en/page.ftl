### What the page says. An id tells where it is read.

## The page

page-tagline = Three paddle-steamer races on one paper river
page-unofficial = An unofficial edition, made by players for players. It has no connection with the authors or publishers.
page-harbour = Harbour
page-rule-book = Rule book
page-settings = Settings
page-language = Language
page-theme = Theme
page-theme-system = system
page-theme-light = day
page-theme-dark = night
page-pace = Animation
page-pace-none = off
page-pace-slow = slow
page-pace-usual = normal
page-pace-fast = fast
page-sounds = Sounds
page-follow-again = The view follows again on your next turn
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-recentre = Recentre (C)
page-small-map = Map of the whole race
page-tips = Tips for newcomers
page-close = Close
page-lost = There is nothing at this address.
page-part-failed = This part couldn’t be shown. Everything else still works.
page-screen-failed = Something went wrong here. Your races are safe on the server.
page-try-again = Try again
page-reload = Reload the page
page-to-harbour = Back to the harbour
page-offline = No connection. You’re seeing the last known position.
page-server-gone = The server can’t be reached. Try again in a moment.
page-loading = Loading…
page-colon = { $what }: { $said }

## Harbour

harbour-cast-off = Start race
harbour-first-race = Play now
harbour-first-race-about = Three short lessons, then a short race against two computer captains.
harbour-choose-game = Choose a race
harbour-queen-about = The river is laid as you sail it: no one knows what’s around the next bend.
harbour-mississippi-about = The race of 1987: dock with the higher number, and you move ahead without burning wood.
harbour-rose-race = The Black Rose
harbour-rose-about = A black steamer joins the race, and the last player in each round steers her, too.
harbour-against-captains = Against the computer
harbour-with-friends = With friends
harbour-one-screen = On this device
harbour-continue-race = Your races
harbour-and-finished = and { $count } finished
harbour-open-tables = Open tables
harbour-no-open-tables = There are no open tables at the moment.
harbour-watch = Watch
harbour-sit-down = Sit down
harbour-forget = Forget
harbour-forget-title = Forget “{ $title }”?
harbour-forget-seat = You’re steering { $names }, and the race is still on. Your seat is kept in this browser only: without its link you can’t come back.
harbour-forget-maker = You set up this table. The links you could send the other players again are lost too.
harbour-forget-watch = You’re only watching here. To come back you’ll need a link.
harbour-forget-over = The race is over. To see its replay again you’ll need a link.
harbour-forget-yes = Forget race
harbour-forget-no = Keep it
harbour-race-over = over
harbour-waiting-for-players = waiting for players
harbour-under-way = under way
harbour-load-record = Open a record
harbour-record-here = Paste the record here

## Setting up

setup-new-race = A new race
setup-what = Variant
setup-seats = Players
setup-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
setup-how-many = Steamers in the race
setup-you = You
setup-your-name = Your name
setup-seat-name = Name of { $colour }
setup-seat-here = a player on this device
setup-seat-link = a friend, by link
setup-seat-open = open to anyone
setup-seat-captain = computer captain: { CAPTAIN($captain) }
setup-who-steers = Who steers { $colour }
setup-all-options = All options
setup-clock-option = Clock
setup-clock-none = no clock
setup-clock-quick = 1 minute a turn, 5 in reserve
setup-clock-calm = 5 minutes a turn, 15 in reserve
setup-clock-slow = 2 days a turn
setup-public-option = Show it in the list of open tables
setup-watchable-option = Anyone with the table’s address can watch
setup-title-option = Name of the table
setup-preview-option = Preview of docking
setup-preview-about = Point at a field to see what docking there will do. Without it, you work that out yourself.
table-hints-option = Hints
table-hints-about = On your turn you can ask a computer captain what it would do, and why.

## Computer captains

plays-random = Sails anywhere the rules allow.
plays-greedy = Takes the turn that looks best right now.
plays-deckhand = The gentlest: stays afloat, but often wanders off course.
plays-stoker = Still learning: sails many turns well and some badly.
plays-leadsman = Sounds the river with care, and slips now and then.
plays-helmsman = Holds a good course with small mistakes.
plays-mate = Sails each turn well, and looks no further.
plays-captain = Looks a few turns ahead and expects your likely replies.
plays-commodore = Tries out rolls and tiles before every turn.
plays-admiral = The strongest: also expects every style of opponent.
plays-wood-miser = Sails like a captain, and hates to burn wood.
plays-sprinter = Sails like a captain, and is always in a hurry.
plays-coal-miser = Sails like a captain, and hates to spend coal.
plays-rammer = Sails like a captain, and loves to push you aside.
plays-passenger-hunter = Sails like a captain, and goes out of its way for passengers.

## Table

table-river = The river
table-course = The course
table-your-turn = Your turn
table-waiting-for = Waiting for { $name }
table-waiting-speed = Waiting for { $name } to plan a turn
table-waiting-face = Waiting for { $name } to choose a heading
table-waiting-board = Waiting for { $name } to take a passenger aboard
table-waiting-coal = Waiting for { $name } to decide about coal
table-chance-rolls = Rolling the die…
table-see-what-happened = Watch what happens…
table-race-is-over = The race is over
table-closed = This table is closed.
table-paused = Only computer captains are still racing
table-not-all-seated = The race begins when everyone has sat down.
table-you-watch = You’re only watching.
table-watch-seat = To steer, open the link for your seat. The player who set up the table can send it to you: “{ $menu }”, then “{ $item }”.
table-order-of-play = Turn order
table-round = Round { $round }
table-round-of = Round { $round } of { $limit }
table-before-start = Before the start
table-box = Box: { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}
table-speed = Speed
table-coal = Coal
table-wood = Wood
table-passengers = Passengers
table-field = field { $field }
table-ashore = ashore
table-rank = { RANK($rank) }
table-wrecked = wrecked
table-home = home
table-away = not here
order-why-tile = on a later tile
order-why-stick = further along the tile
order-why-speed = faster
order-why-coal = more coal
order-why-right = further to the right
order-why-last = behind everyone else
order-why-start = start cells decide
order-before = sails before { $name }: { $why }
order-last = sails last: { $why }
table-has-sailed = has sailed this round
table-wins-course = The first steamer to reach the goal, field { $field }, wins.
table-wins-school = The first steamer on a jetty of the landing wins, at any speed and without passengers.
table-wins-passengers = The first steamer on a jetty with two passengers aboard wins. It must arrive at speed { $speed ->
    [1] 1
   *[other] 1 or 2
}.
table-wins-one-of-two = The first player to bring one steamer to a jetty with two passengers aboard wins. It must arrive at speed { $speed ->
    [1] 1
   *[other] 1 or 2
}.
table-wins-both = The first player to bring both steamers to a jetty, each with two passengers aboard, wins. They must arrive at speed { $speed ->
    [1] 1
   *[other] 1 or 2
}.
table-wins-not-rose = The Black Rose sails along but can’t win.
table-wins-ends = The race is over as soon as someone wins.
table-steered-by = steered by { $name }
table-your-turn-of = Your turn: { $name }
table-your-turn-rose = Your turn: the Black Rose
table-steers-rose = { $name } steers the Black Rose
table-rose-choose = The Black Rose was pushed aside. Choose her heading.
table-rose-last = You steer her because { $name } is last this round.
table-rose-before = You steer her because she is last this round and { $name } sails just before her.
table-rose-passed = You steer her because { $name } is the last one still in the race.
table-rose-coal = She may spend { $coal } coal, and no one may strand her.
table-one-of-two = You have two steamers. { $name } sails { RANK($rank) } of { $of } this round.
plan-barred-coal = not enough coal
plan-barred-rose = would strand the Black Rose
plan-barred-way = you can’t sail that far

## Planning

plan-title = Your plan
plan-pick-cell = Pick a cell on the river, or a speed. Cells without a number cost no coal.
plan-pushed-choose = You were pushed aside. Choose a heading.
plan-start-choose = Choose a heading for the start.
plan-sail = Sail
plan-steam = Steam
plan-costs = { $coal ->
    [0] costs no coal
   *[other] costs { $coal } coal
}
plan-coal-left = { $coal } coal left
plan-keeps-speed = keeps speed { $speed }
plan-changes-speed = speed { $before } to { $speed }
plan-cells = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
plan-turns = { $count ->
    [one] 1 turn of 60°
   *[other] { $count } turns of 60°
}
plan-pushes = pushes { $name } aside
plan-final-speed = speed { $speed } afterwards
plan-heading = Heading
plan-other-ways = Other routes
plan-without-push = without pushing
plan-skip-animation = Skip
plan-push-elsewhere = Push elsewhere (P)
plan-push-to = Push { $name } { $heading }
plan-on-its-way = Sending…
plan-board = Take passenger aboard
plan-fuel = Fill up with coal
plan-skip = No, sail on
plan-pass = Pass
plan-board-question = A passenger is waiting at the dock.
plan-fuel-question = You’re at a coal depot.
plan-exchange-question = A steamer beside you sails at the same speed. Exchange coal?
plan-give = Give { $coal } to { $name }
plan-take = Take { $coal } from { $name }
plan-rule = Rule { $id }
plan-cell-end = { $coal ->
    [0] your turn can end here for no coal
   *[other] your turn can end here for { $coal } coal
}
plan-turn-left = Turn left
plan-turn-right = Turn right
plan-free = free
plan-logs = { $count ->
    [one] { $count } log
   *[other] { $count } logs
}
plan-pick-field = Turn your steamer with the arrows, then pick a field. Going ahead burns logs; going astern gathers them.
plan-pick-first-field = Pick a field. Your first turn goes straight ahead, and each field burns a log. You can turn and go astern later.
plan-burns = burns { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}
plan-gathers = gathers { $logs ->
    [one] { $logs } log
   *[other] { $logs } logs
}
plan-to-field = to field { $field }
plan-carried-to = docking carries it to { $field }
plan-comes-home = finishes { RANK($rank) }
plan-rotations = 60° turns
plan-rotation-said = the { $front } ahead, { $price }: at best { $best }
plan-home-short = home
plan-to-go = { $fields } to go
plan-tiles-to-come = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
} to come
plan-landing-laid = landing in sight
plan-aground = runs aground: speed 1 afterwards
plan-then-board = You can take a passenger aboard here.
plan-then-fuel = You can fill up with coal here.
plan-then-arrive = You arrive here.
plan-then-exchange = You can exchange coal here.
plan-why-not = Why not?
plan-choose-push = Choose where { $name } goes.
plan-slowed = driftwood slows you to speed { $speed }
plan-driftwood = driftwood costs { $points ->
    [one] { $points } extra point
   *[other] { $points } extra points
}
plan-must-pass = You can’t move either way.
plan-keys-queen = Keys: ↑ ahead, ← → turn, PgUp PgDn from end to end, 1–6 speed, P push elsewhere, ⌫ undo, ↵ sail, ? why not
plan-keys-face = Keys: ← → choose, ↵ take it, or 1–6
plan-keys-course = Keys: ← → turn, ↑ ↓ further ahead or astern, ⌫ undo, ↵ steam, ? why not
plan-keys-cast-off = Keys: ↑ ↓ further or less far, ⌫ undo, ↵ steam, ? why not
plan-ends-list = Where the turn ends
plan-ends-none = not chosen yet

## The boards in words

board-right-here = right here
board-bearing = { $count } { $heading }
board-from-whom = { $where } of { $name }
board-heads-for = heading { $heading }
board-at-speed = speed { $speed }
board-with-coal = { $coal } coal
board-aboard = { $count ->
    [one] { $count } passenger
   *[other] { $count } passengers
} aboard
board-on-tile = on tile { $tile }
board-river-tiles = The river has { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} so far; the last flows { $heading }.
board-water-from = Water around { $name }: { $where }.
board-water-none = none
board-dock = { $waiting ->
    [0] dock, no one is waiting
    [one] dock, { $waiting } passenger is waiting
   *[other] dock, { $waiting } passengers are waiting
}
board-dock-in-school = dock, does nothing in the sailing school
board-front-of = the { $front } ahead
board-goal-at = The course has { $field } fields.
table-hint = Hint
table-hint-from = { CAPTAIN($captain, form: "the") } would do this.
table-hint-because = { CAPTAIN($captain, form: "the") } would do this: { LIST($reasons) }.
table-take-back = Undo
table-take-back-ask = Ask to undo
table-take-back-asked = { $name } would like to undo a turn. Do you agree?
table-take-back-waits = Waiting for { $names } to agree to undo it.
table-yes = Yes
table-no = No

## History, chat, menu, lobby

history-title = History
chat-title = Chat
history-empty = Nothing has happened yet.
history-from-position = The race starts from a given position.
history-from-record = { $moment ->
    [one] The first step comes from a record.
   *[other] The first { $moment } steps come from a record.
}
chat-empty = No one has said anything yet.
chat-say-something = Say something
chat-speaks-as = You speak as
chat-send = Send
chat-report = Report to the operator
chat-reported = Reported. The operator of this server will look at it.
table-since-away = While you were away
table-since-away-count = { $count ->
    [one] { $count } thing happened
   *[other] { $count } things happened
}
table-named = { $colour } ({ $who })
history-sat-down = { $who } sits down as { $name }.
history-handed-over = { CAPTAIN($captain, form: "the") } steers { $name } now.
history-handed-over-time = { $name } is out of time, so { CAPTAIN($captain, form: "the") } takes over.
history-left-table = { $name } has left, so { CAPTAIN($captain, form: "the") } takes over.
history-took-over = { $name } steers again.
history-took-back = { $name } undoes everything back to step { $moment }.
history-proposed = { $name } asks to undo everything back to step { $moment }.
history-agreed = { $name } agrees.
history-declined = { $name } doesn’t agree.
history-ranked = { $name } ends the race: the rest are ranked by position.
history-sailed-on = { $name } lets the computer captains sail on.
history-coach-on = { $name } switches the coach on.
history-coach-off = { $name } switches the coach off for everyone.
history-rematched = { $name } starts a rematch.
history-published = The table is in the list of open tables.
trail-push = pushed { $name }
trail-push-you = pushed you
trail-board = took a passenger aboard
trail-fuel = took on coal
trail-run-aground = ran aground
trail-arrive = arrived
history-show-moment = Show this step
table-reach-show = Show what { $name } could reach
table-reach-said = Where { $name } could end if it were { $name }’s turn now and everyone else stayed put.
table-reach-none = { $name } could go nowhere if everyone else stayed put.
history-unpublished = The table is no longer in the list of open tables.
history-closed = The table was closed.
history-erased = The operator of the server removed something here.
history-unreadable = Something happened that this server can’t read.
menu-title = Table
menu-hand-over = Let the computer steer
menu-take-over = Steer yourself again
menu-leave = Leave the table
menu-publish = List table publicly
menu-unpublish = Take off the list
menu-close = Close the table
menu-back-to-race = Back to the race
menu-close-sure = Close the table for everyone? No one can sail on here after that.
menu-close-yes = Yes, close it
menu-leave-sure = Leave the table? Until you steer again, { CAPTAIN($captain, form: "the") } steers for you.
menu-leave-yes = Yes, leave
menu-record = Download record
menu-replay = Replay
connection-connected = connected
connection-connecting = connecting…
connection-lost = Connection lost. Trying again…
connection-try-now = Try now
table-unknown = This table doesn’t exist.
table-unread-rules = This race follows version { $version } of the rules, which this server doesn’t know yet. You can read and download its record.
table-unread-other = This race continues in a way this server doesn’t know yet. You can read and download its record.
table-kept-record = The stored record
table-private-race = This race is private.
table-private-watch = To watch, ask one of the players for a link. It’s in their menu: “{ $menu }”, then “{ $item }”.
table-private-seat = If you have a seat here, open your own link. Or go to the device you last played on and choose “{ $menu }”, then “{ $item }”.
menu-to-device = Continue on another device
menu-to-device-about = Open this link on the other device, or scan the code. It steers your steamer, so keep it to yourself.
menu-watch-invite = Invite to watch
menu-watch-invite-about = Anyone with this link can watch the race, but can’t steer.
menu-watch-invite-not = This race is private. Only the player who set up the table can invite people to watch.
menu-seat-links = Links for the other players
menu-seat-links-about = Has someone lost their way back? Send them their link again. Each link steers one steamer.
menu-share = Share…
menu-back = Back
lobby-people = At the table
lobby-watching = { $count ->
    [one] { $count } person watching
   *[other] { $count } people watching
}
lobby-invite-title = Invite your friends
lobby-invite-about = Send each of them one link, or let them scan the code.
lobby-invite-watch = To watch only
lobby-copy = Copy the link
lobby-copied = Copied
lobby-qr-for = Code for { $name }
lobby-sit-as = You sail { $colour }. What shall we call you?
lobby-open-seat = { $colour } is free.
table-time-left = { $time } left

## Replay and end

replay-at = Step { $at } of { $of }
replay-to-now = Back to now
replay-step-back = One step back
replay-step-on = One step on
replay-play-on = Play
replay-pause = Pause
replay-link-to-moment = Link to this step
replay-copied-inside = Copied. The link works only for people at this table.
replay-branch = Continue alone from here
finish-title = The finish
finish-you-win = You win!
finish-winner = { $name } wins
finish-winners = { $names } share the win
finish-rematch-asked = { $name } has started a rematch. Your seat is kept.
finish-rematch-others = { $name } has started a rematch.
finish-rematch-join = Join rematch
finish-rematch-watch = Watch rematch
finish-another-setup = Another setup
finish-rank-offer = Should they sail on, or be ranked where they are?
finish-only-captains = Only computer captains are still racing.
finish-rank-now = Rank now
finish-sail-on = Sail on
finish-won-home = { $name } came home first.
finish-won-landing = { $aboard ->
    [0] { $name } was first at the landing.
    [one] { $name } was first at the landing, with { $aboard } passenger aboard.
   *[other] { $name } was first at the landing, with { $aboard } passengers aboard.
}
finish-won-afloat = { $name } is the only one still afloat.
finish-won-field = { $name } was furthest ahead, on field { $field }.
finish-won-ahead = { $name } was in the lead: passengers aboard count first, then the order on the river.
finish-race-chart = The race, round by round
finish-again = Rematch

## Tips of the first race

tip-aim = The first steamer to reach a jetty of the landing wins. The landing comes after the third tile.
tip-arrow = These arrows are your headings. Choose the way your bow points; downstream is a good start.
tip-cell = Pick a cell for your turn to end on. Nothing is sent until you press Sail.
tip-speed = You sail exactly as many cells as your speed. Changing it by 1 is free.
tip-sail = Press Sail when you like the plan. Until then you can change everything.
tip-turn = One 60° turn is free each time it’s your turn: before, between or after your steps. Each further one costs 1 coal.
tip-coal = This plan costs coal. Coal pays for sharp turns and big changes of speed; you have six points for the whole race.
tip-dock = This is a dock. Docks do nothing in the sailing school: no passengers are waiting. Sail past.
tip-jetty = There is the landing! The first steamer on one of these jetties wins, at any speed.
tip-got-it = Got it
school-you-first = You were the first to reach the landing.
school-first = { $name } was the first to reach the landing.
school-next = Try the passenger game next: the whole river, and two passengers to bring home.
school-passenger-game = Passenger game
school-title = Learn to play
school-about = Short lessons on the real board, one idea at a time. Each takes about a minute.
school-progress = { $done } of { $of } lessons done
school-lesson-of = Lesson { $number } of { $of }
school-done = done
school-start = Start course
school-go-on = Continue course
school-sentence = Next
school-next-lesson = Next lesson
school-skip = Skip
school-all = All lessons
school-to-race = Skip to race
school-race = Start race
school-course-over = That was the last lesson of this course.
school-lessons-next = Or learn about coal, pushing and passengers first: a few minutes in the sailing school.

## Rules

rules-for = { $game } for { $players ->
    [one] { $players } player
   *[other] { $players } players
}
rules-ruling = Ruling of this edition
rules-example = Example
rules-older = In this race, under version { $version } of the rules
rules-aim = The aim
rules-contents = Contents
rules-details = Details and rulings
rules-by-number = By number
rules-options-here = With the options of this table
