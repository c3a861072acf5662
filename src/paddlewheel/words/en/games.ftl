### What each game is about, and how its actions are typed. A message is called after the game.

aim-mississippi = Be the first to reach the goal. Every field ahead burns a log, and you don’t have enough wood for the whole course. Dropping back gathers logs; docking carries you ahead free of charge. When you end your move beside other steamers, compare the numbers that touch: if yours is higher, you advance by the difference; if all of theirs are higher, they do. That happens again wherever you land, so turn the right side to the right neighbour.
how-to-mississippi = A turn says how far you go: +4 is four fields ahead, -3 three fields back. You can turn first: L+4 turns 60° to the left, RR-3 twice to the right. The first 60° is free; each further 60° burns a log.
aim-queen = Be the first to reach the landing at the end of a river that is laid as you sail. In the passenger game you need two passengers from two stations: end a turn on a dock at speed 1, then take one aboard. Arrive at a jetty at speed 1, too. In the sailing school it’s enough to reach a jetty. Your speed is the number of cells you must sail. Each turn you can change it by one and turn 60° once, free of charge; anything more costs coal, and a steamer with no legal move is wrecked. You can push aside a steamer in your way for one extra movement point.
how-to-queen = A turn is a speed, then one word for each step: 3 a r a a done sets speed 3, sails one cell ahead, turns right, sails two cells and ends the move. l turns left; push=1,-2 sails ahead and pushes the steamer there to the cell 1,-2. With the expansion, astern backs off a sandbank, fuel fills up at a depot, and give=2,red-2 or take=1,rose exchanges coal.

## Options: what each one does. A message is called after the option.

choice-school = Play the sailing school instead of the passenger game.
choice-draw-first = Draw lots for start cell 1. Otherwise it goes to the first seat.
choice-stop-at-winner = End the race as soon as there is a winner.
choice-round-limit = End the race after this many rounds. Steamers still sailing are ranked as they stand.
choice-arrival-speed = Set the highest speed at which a steamer can arrive in the passenger game.
choice-push-astern = Allow pushing a steamer onto the cell straight behind it.
choice-added = Shuffle in these tiles of the expansion.
choice-removed = Leave out these tiles of the base game.
choice-steamers = Give each player this many steamers.
choice-both-home = You win only when both your steamers are home, each with two passengers aboard.
choice-exchange-at-docks = Allow exchanging coal at docks, too.
choice-black-rose = The Black Rose, a neutral steamer, joins the race.
choice-rows = Set how many rows the course has.
choice-turn-limit = End the race after this many turns each. Steamers on the course are ranked by field.

## Tiles that can be added or left out.

tile-coal = Coal
tile-coal-and-driftwood = Coal and driftwood
tile-driftwood = Driftwood
tile-sandbanks-1 = Sandbanks 1
tile-sandbanks-2 = Sandbanks 2
tile-many-islands = Many islands
tile-brown-1 = Brown roof 1
tile-brown-2 = Brown roof 2
tile-brown-3 = Brown roof 3
tile-brown-4 = Brown roof 4
tile-red-1 = Red roof 1
tile-red-2 = Red roof 2
tile-red-3 = Red roof 3
tile-red-4 = Red roof 4
tile-wild-1 = Wilderness 1
tile-wild-2 = Wilderness 2
tile-wild-3 = Wilderness 3

## Ready-made setups. A message is called after the game and the setup.

variant-queen-passengers = The passenger game
variant-queen-passengers-about = Sail the whole river of the base game and take two passengers aboard on the way (Q18).
variant-queen-school = The sailing school
variant-queen-school-about = Learn to steer on three tiles, without passengers: the first at the landing wins (Q17).
variant-queen-for-two = For two
variant-queen-for-two-about = You have two steamers each, and the first to bring one home with two passengers wins (B8, B10).
variant-queen-two-each = For three, two steamers each
variant-queen-two-each-about = Three players have two steamers each, and one of the six starts in the shipyard (B8, B11).
variant-queen-for-six = For six
variant-queen-for-six-about = The last of the six steamers starts in the shipyard, with a bonus coal point (B11).
variant-queen-hazards = Hazards
variant-queen-hazards-about = Driftwood and sandbanks replace the three tiles without a station (B1–B6).
variant-queen-whole-river = The whole river
variant-queen-whole-river-about = Sail all eleven tiles and all six of the expansion, with coal to pick up on the way (B1–B7).
variant-queen-black-rose = Black Rose race
variant-queen-black-rose-about = A neutral black steamer joins the race, and the last player in the turn order steers her, too (B12).
variant-mississippi-usual = The usual race
variant-mississippi-usual-about = The course has thirteen rows, and everyone sails on until only one is left (M1, M15).
variant-mississippi-short = A short race
variant-mississippi-short-about = The course has seven rows, and the race ends when the first steamer is home (M1, M15).

## Around the rule book.

book-heading = { $game } for { $players } players
book-unofficial = This is an unofficial edition, made by players for players and not connected with the authors or publishers. The rules are told in our own words. Where the printed rules leave something open, our decision is marked as a ruling.
book-ruling = Ruling of this edition:
book-example = Example:
book-older = In this race, under version { $version } of the rules:
book-options = Options at this table
book-setups = Ready-made setups
book-for = { $players } players
book-for-between = { $fewest } to { $most } players
book-in-setup = This is the rule in the setup { $setup }. In most races it plays no part.
book-missing = There is no rule book for this game yet.
value-yes = yes
value-no = no
value-none = none
value-number = { $number }
