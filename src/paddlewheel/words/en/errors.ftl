### What can’t be understood, and what can’t be done: texts, data, records, positions, commands. The id is the code of the error.

error-in-line = Line { NUMBER($line) }: { $problem }

## Values

error-value-date = “{ $found }” isn’t a day. Write it as 2026-11-18.
error-value-object = This must be an object, not { $found }.
error-value-missing = Something is missing here.
error-value-number = This must be a whole number from { $low } to { $high }, not { $found }.
error-value-whole-number = This must be a whole number of at most nine digits, not { $found }.
error-value-at-least = This must be at least { $least }, not { $found }.
error-value-seconds = Give a number of seconds above 0 and no higher than { $most }, not { $found }.
error-value-yes-no = This must be true or false, not { $found }.
error-value-choice = Choose from { LIST($choices) }, not { $found }.
error-value-names = This must be a list of names, not { $found }.
error-value-cell = This must be a cell, two whole numbers such as [1, -2], not { $found }.
error-value-numbers = Give { $count } numbers, not { $found }.
error-value-cells = This must be a list of cells, not { $found }.
error-value-unknown-key = There’s no { $found } here. Choose from { LIST($known) }.
error-name-unknown = { $kind ->
    [game] There’s no game called { $found }.
    [option] There’s no option called { $found }.
    [steamer] There’s no steamer called { $found }.
    [setup] There’s no setup called { $found }.
    [captain] There’s no computer captain called { $found }.
    [setting] There’s no setting called { $found }.
    [language] Paddlewheel doesn’t speak { $found }.
   *[name] { $found } isn’t a name used here.
} Choose from { LIST($known) }.
error-name-misspelt = { $kind ->
    [game] There’s no game called { $found }.
    [option] There’s no option called { $found }.
    [steamer] There’s no steamer called { $found }.
    [setup] There’s no setup called { $found }.
    [captain] There’s no computer captain called { $found }.
    [setting] There’s no setting called { $found }.
    [language] Paddlewheel doesn’t speak { $found }.
   *[name] { $found } isn’t a name used here.
} Did you mean { $near }? Choose from { LIST($known) }.
error-name-empty = A name is missing.
error-name-twice = { $name } is named twice. Name it once.
error-game-missing = Name a game: { LIST($known, type: "or") }.
error-game-not-loaded = A game can’t be loaded: { $why }.
error-game-incomplete = { $module } isn’t a game: it has no { LIST($missing, type: "or") }.
error-game-same-name = { $module } is called { $game }, like another game.
error-rules-unknown-version = Version { $version } of the rules isn’t known here. Choose from { LIST($known) }.

## Texts

error-text-number = { $key } is a whole number, not { $found }.
error-text-yes-no = { $key } is yes or no, not { $found }.
error-text-pair = Write name=value, not { $found }.
error-text-twice = { $name } is given twice. Give it once.
error-text-cell = A cell is written like 1,-2, not { $found }.
error-action-turn = { $found } isn’t a turn. Write +4, L+2, RR-3 or pass.
error-action-chance = { $found } can’t come next. Write first=NAME, or die=1 to die=6.
error-action-start-cell = { $found } doesn’t say who takes start cell 1. Write first=red, for example.
error-action-tile = { $found } isn’t a tile. Write tile=red-1, for example.
error-action-die = { $found } isn’t a roll. Write die=left, die=straight or die=right.
error-action-heading = { $found } isn’t a heading. Write N, NE, SE, S, SW or NW.
error-action-speed = { $found } isn’t a speed. Write a number, such as 3.
error-action-move = { $found } isn’t a move. Write a (ahead), l or r (turn left or right), push=1,-2 (push the steamer ahead to that cell) or done.
error-action-board = { $found } isn’t an answer. Write board or skip.
error-action-fuel = { $found } isn’t an answer. Write fuel or skip.
error-action-exchange = { $found } isn’t an exchange. Write give=2,red-2, take=1,red-2 or skip.
error-action-unknown = { $found } isn’t one of the actions. Write { LIST($known) }.

## Records

error-record-first-line = A record begins with “{ $expected }”, not { $found }.
error-record-line-twice = The header has two lines “{ $name }:”. Keep one.
error-record-line-missing = The header needs a line “{ $name }:”.
error-record-line-beside-position = A record that begins at a position has no line “{ $name }:”.
error-record-other-version = The position follows version { $position } of the rules, the record version { $record }.
error-record-after-result = The result is the last line, so { $found } can’t follow.
error-record-no-action = There’s no action after { $name }.
error-record-race-over = The race is over. The result comes next, not { $found }.
error-record-other-turn = It’s { $name }’s turn here, not { $found }.
error-record-not-over = The race isn’t over. More turns come next, not { $found }.
error-record-result = The result is { $expected }, not { $found }.
error-record-tag-name = { $found } can’t be another line of the header, or is already there.
error-record-tag-text = { $name } is one line of text, without spaces around it.
error-record-actions = The record has { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}. Choose a number from 0 to { $actions }, not { $found }.
error-record-seats = The record has { $count } seats, not { $found }.
error-record-seat-order = The seats of the record are { LIST($seats) }, in this order.

## Positions

error-position-one-line = A position is one line.
error-position-mississippi = A position begins like “mississippi rows=13 … | red=4:5:16 …”, not { $found }.
error-position-queen = A position begins like “queen tiles=start,red-1,red-2 … | red=0,-3:N …”, not { $found }.
error-position-small-game = A position begins like “{ $game } … | red=… green=…”, not { $found }.
error-position-tile = A tile is written like red-1, red-1:left or red-1:left:1,2/1,3, not { $found }.
error-position-course-steamer = Write { $steamer }=field:front:wood or { $steamer }=home:rank, not { $found }.
error-position-steamer-cell = The cell of { $steamer } is written like 0,-3, or as home:1, wrecked:3 or ashore, not { $found }.
error-position-steamer-part = After the cell of { $steamer } comes a heading, or s, c or p with a number for speed, coal or passengers, not { $found }.
error-position-steamer-twice = { $steamer } has { $key } twice.
error-position-has-options = A position already says who plays and with which options.
error-position-home-has-none = A steamer that’s home doesn’t have this.
error-position-no-front = A steamer on the course has a side that points ahead, 1 to 6.
error-position-same-field = { LIST(STEAMER($both)) } are both on field { $field }.
error-position-same-rank = { LIST(STEAMER($both)) } both have rank { $rank }.
error-position-home-ranks = The ranks at home go 1, 2, 3 … without a gap, not { LIST($ranks) }.
error-position-too-many-home = The race was over before { $steamers } steamers could come home.
error-position-too-much-wood = There are { $logs } logs in all, and the players hold { $held }.
error-position-box = There are { $logs } logs in all. With { $held } held, { $left } are in the box, not { $box }.
error-position-first-missing = The starting player is missing. Only before the first turn can that be left open.
error-position-round = The round is 1 to { $most }, not { $found }.
error-position-race-over = That can’t be set once the race is over. { $end ->
    [all_but_one_are_home] All steamers but one are home.
    [the_winner_is_home] The winner is home.
    [the_turn_limit_is_reached] The turn limit is reached.
    [one_steamer_is_left] One steamer is left.
    [all_others_are_wrecked] All others are wrecked.
    [the_winner_has_arrived] The winner has arrived.
   *[the_round_limit_is_reached] The round limit is reached.
}
error-position-nobody-to-move = The race isn’t over, so say whose turn it is.
error-position-mover-home = { STEAMER($steamer) } is home already.
error-position-not-on-tile = That cell isn’t part of { $tile } as it’s laid.
error-position-not-left-out = No earlier tile covers that cell, so it can’t be left out.
error-position-overlap = { LIST($pair) } overlap. Say left_out or first_tile if that’s how they were laid.
error-position-same-cell = { STEAMER($steamer) } is on that cell too.
error-position-off-river = That cell is on no tile.
error-position-tile-gone = That cell is on { $tile }, which is no longer on the table.
error-position-land = That cell of { $tile } is land.
error-position-boarded = { $boarded ->
    [one] 1 passenger
   *[other] { $boarded } passengers
} boarded at { $tile }, but only { $came } came to its station.
error-position-waiting = { $came } came to the station and { $boarded } boarded, so { $waiting } can’t be waiting there.
error-position-home = A steamer that’s home has left the river unharmed.
error-position-arrived-ranks = The ranks of those who arrived go 1, 2, 3 … without a gap, not { LIST($ranks) }.
error-position-wrecked-ranks = With { $players } players, those wrecked have the last ranks, not { LIST($ranks) }.
error-position-too-many-gone = The race was over before { $steamers } steamers could leave the river.
error-position-rank-too-early = { STEAMER($seat) } can’t have a rank yet.
error-position-rank-missing = { STEAMER($seat) } needs a rank: set rank for one of its steamers.
error-position-out-but-sailing = { STEAMER($seat) } is out, so no steamer of that player sails on.
error-position-all-wrecked = The race was over before everyone was wrecked.
error-position-cell-missing = The cell is missing. A steamer that has left the river has a rank instead.
error-position-bonus-coal = A steamer has at most { $most } coal. The bonus point is for the shipyard, in the first round.
error-position-first-tile = After the start tile, at least one other is laid from the beginning.
error-position-landing-too-early = The landing joins the river when the last tile of the pile is laid, not before.
error-position-pile-empty = The pile is used up, so there are no more tiles to come.
error-position-pile-left = Before the landing comes the rest of the pile: { $pile }.
error-position-landing-missing = The pile is used up, so the landing is joined: left, straight or right.
error-position-order-missing = { STEAMER($steamer) } is sailing, but isn’t in the order.
error-position-order-twice = { STEAMER($steamer) } is in the order twice.
error-position-steamer-gone = { STEAMER($steamer) } has left the river.
error-position-decision-own = { STEAMER($steamer) } has no “{ $decision }” to decide on its own turn.
error-position-decision-other = { STEAMER($steamer) } has no “{ $decision }” to decide on { STEAMER($mover) }’s turn.
error-position-die-again = The river can’t bend { BEND($turn) } there: the die would be rolled again.
error-position-not-astern = { STEAMER($steamer) } has no heading to choose: it didn’t go astern.
error-position-stood-last = The last of these cells is where the steamer is now.
error-position-pushed-to = No one is pushed to a cell twice, or to one the pusher was on.
error-position-points = Speed { $speed } gives { $speed ->
    [one] 1 movement point
   *[other] { $speed } movement points
}: { $used } used and { $points } left are too many.
error-position-rotated = After { $rotated ->
    [one] 1 turn
   *[other] { $rotated } turns
} of 60°, there can’t be { $coal } coal left of { $most }.
error-position-pushed-last = The last of these cells is where { STEAMER($steamer) } was pushed.
error-position-points-used = All movement points are used up by then.
error-position-not-reached = Only the steamer that reached the frontmost tile decides “{ $decision }”.
error-position-not-entered = { STEAMER($steamer) } didn’t enter { $tile }.
error-position-reached = This is true if a cell of the frontmost tile was entered and no tile has been laid since.
error-position-rolls-later = { STEAMER($steamer) } reached the frontmost tile first, and rolls later.
error-position-not-frontmost = { STEAMER($steamer) } isn’t on the frontmost tile.
error-position-next-tile = This steamer is on { $tile }, so the next tile would be laid by now.
error-position-aground-speed = A steamer on a sandbank has speed 1.
error-position-has-arrived = This steamer is on a jetty and has arrived. Give it a rank instead of a cell.
error-position-no-board = { STEAMER($steamer) } can’t take a passenger aboard there.
error-position-no-fuel = { STEAMER($steamer) } can’t take on coal there.
error-position-no-exchange = { STEAMER($steamer) } has no steamer to exchange coal with.
error-position-rose-stays = The Black Rose can’t move and would stay. Give the turn to the next player.
error-position-held-stays = { STEAMER($steamer) } is held by { LIST(STEAMER($holders)) } and would stay. Give the turn to the next player.
error-position-held-out = { STEAMER($steamer) } is held by { LIST(STEAMER($holders)) } and would be wrecked. Give the turn to the next player.
error-position-out-of-coal = { STEAMER($steamer) } has too little coal to move and would be wrecked. Give the turn to the next player.
error-position-barred = { STEAMER($steamer) } is barred by land and would be wrecked. Give the turn to the next player.
error-position-stuck = { STEAMER($steamer) } can’t use up { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
} from there with { $coal } coal.
error-position-set-up-tiles = Before the first round the river is the start tile and one other.
error-position-no-heading = { STEAMER($steamer) } has no heading to choose.
error-position-chance-decides = A die or a draw decides next, so no player does.
error-position-first-comes = First comes “{ $decision }”.
error-position-not-as-set-up = This doesn’t match the setup before the first round.
error-position-rose-stays-afloat = The Black Rose never leaves the river.
error-position-rank-afloat = A steamer on the river has no rank yet.
error-position-wrecked = A wrecked steamer has left the river and has a rank.
error-position-school-passengers = There are no passengers in the sailing school.
error-position-stations = { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, but { $aboard } aboard: each passenger comes from a different station.
error-position-rank-twice = { STEAMER($seat) } has rank { $rank } already.
error-position-no-station = { $found } isn’t a tile with a station that’s been laid.
error-position-no-waiting = { $found } isn’t a tile with a station that’s on the table.
error-position-station-twice = At most one passenger comes from each station.
error-position-die-missing = The die is missing: left, straight or right, as it was rolled for the next tile.
error-position-die-too-early = There’s a roll only when a tile is about to be turned up: the decision “tile”.
error-position-not-before-start = This doesn’t exist before the first round.
error-position-not-under-way = This doesn’t exist until the speed is set.
error-position-tiles = This must be a list of tiles, the start tile first, not { $found }.
error-position-too-many-tiles = The river has the start tile and at most { $most } others, not { $found }.
error-position-tile-twice = There’s only one tile { $tile }, and it’s laid already.
error-position-first-tile-straight = The first tile is joined to the middle nose of the start tile: straight.

## Tables and captains

error-players-number = This game is for { $fewest } to { $most } players, not { $players }.
error-seat-name = { $found } can’t be the name of a seat. Use up to 16 lower-case letters, digits and hyphens, starting with a letter, but not { LIST($reserved, type: "or") }.
error-seat-twice = Two seats are called { $name }.
error-seat-captain = A seat for a computer captain names the captain, and no other seat does.
error-table-at-without-record = This says where to continue a record, but no record is given.
error-table-lesson-alone = A lesson comes with its own game and seats, so give nothing else.
error-table-daily-alone = The race of the day comes with its own game and seats, so give nothing else.
error-table-record-has-options = A record already says which game is played and with which options.
error-store-unavailable = Nothing can be saved at the moment. Try again soon.
error-work-failed = That can’t be worked out at the moment. Try again soon.
error-work-late = There was no time for that.
error-hint-unavailable = No computer captain has an answer at the moment. Try again soon.
error-database-address = Give the path of a file, or an address that begins with postgresql://.
error-database-failed = The database { $path } can’t be used: { $why }.
error-database-in-use = The database { $path } can’t be used, because another server is using it.
error-database-no-driver = PostgreSQL needs asyncpg: pip install paddlewheel[postgres].
error-database-password-shown = A password doesn’t belong in a command line, where others can read it. Set PADDLEWHEEL_DATABASE, or name a file in database_file.
error-servers-one-file = Several server processes need PostgreSQL: a SQLite file can only be used by one.
error-config-failed = The file { $path } can’t be read: { $why }.
error-admin-which = Say which one: a table, an address, a report or a file.
error-admin-erase = Say what to take out: --message with its number, --name with the seat, or --title.
error-backup-there = The file { $path } is already there. Choose another file.
error-backup-no-program = The program { $program } isn’t installed. It comes with PostgreSQL’s client programs.
error-table-there = That table isn’t only in the archive: it’s on the server.
error-value-network = An address or a network such as 10.0.0.0/8 belongs here, not { $found }.

## Commands

error-names-number = { $needed } names are needed, not { $found }.
error-names-too-many = { $count } names are too many for { $players } players.
error-option-other-game = { $game } has { LIST($options) }, and this game doesn’t. Add --game { $game }.
error-setup-other-game = The setup { $setup } belongs to { $game }. Here, choose from { LIST($known) }.
error-setup-players = The setup { $setup } is for { LIST($counts, type: "or") } players, not { $players }.
error-captain-none = Name a computer captain: { LIST($known, type: "or") }.
error-captain-too-many = { $count } captains are too many for { $most } seats.
error-captain-no-adviser = You can’t ask { $found } for a hint. Ask { LIST($known, type: "or") }.
error-captain-command = The command { $found } isn’t complete: a quotation mark is left open.
error-captain-no-command = Name a command after cmd:.
error-captain-no-program = There’s no program called { $found } to run.
error-captain-no-module = There’s no module called { $found }, either here or installed.
error-cluster-no-ray = This needs Ray: pip install paddlewheel[cluster].
error-tuning-unknown-weight = There’s no weight called { $found }. Choose from { LIST($known) }.
error-hint-race-over = The race is over.
error-hint-chance = A die or a draw decides next, so there’s nothing to advise.
error-par-no-plan = There’s no exact plan for { $game }.
error-puzzles-no-records = There are no records in { $found }.
error-puzzles-two-games = There are records of several games in { $found }. Search them one game at a time.
error-rule-unknown = There’s no rule { $found }. Choose from { LIST($known) }.
error-rule-no-book = There’s no rule book for { $game }.
error-rule-not-here = { $rule_id } plays no part with these options. It does in the setup { $setup }.
error-file-missing = The document { $file } doesn’t exist.
error-file-no-marks = The file { $file } has no line { $first_mark } with a line { $last_mark } after it, where the table goes.
error-file-no-folder = There’s no folder { $file }.
error-file-not-utf8 = { $file } isn’t UTF-8 text.
error-port-taken = Port { $port } on { $host } can’t be used: { $why }.
error-server-not-installed = The table server isn’t installed: pip install paddlewheel[server].
error-engine-line-too-long = A line has at most { $most } bytes.
error-engine-no-game = There’s no game yet. Begin with new, load or set.
error-engine-nothing-to-roll = There’s nothing to roll: it isn’t for chance to decide.
error-engine-nothing-to-undo = There’s nothing to undo.
error-engine-undo-actions = You can’t undo { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}: only { $done ->
    [one] 1 has
   *[other] { $done } have
} been played.
error-engine-seats = You ask for { $players ->
    [one] 1 player
   *[other] { $players } players
} but name { $count ->
    [one] 1 seat
   *[other] { $count } seats
}.
error-engine-why = Ask why about an action or about an end, not both.
error-engine-no-json = That isn’t a line of JSON: { $why }.
error-engine-no-object = This must be an object with a cmd, not { $found }.
error-engine-no-command = There’s no cmd. Choose from { LIST($known) }.
error-engine-unknown-command = There’s no command called { $found }. Choose from { LIST($known) }.
error-engine-unknown-field = { $command } has no field { $found }. Choose from { LIST($known) }.
error-engine-bad-field = { $command } can’t be understood: { $why }.
