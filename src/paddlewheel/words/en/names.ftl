### What things are called.

steamer-red = Red
steamer-green = Green
steamer-yellow = Yellow
steamer-white = White
steamer-blue = Blue
steamer-orange = Orange
steamer-black = Black
steamer-rose = the Black Rose
    .label = The Black Rose

captain-random = Drifter
    .the = the Drifter
captain-greedy = Greedy One
    .the = the Greedy One
captain-deckhand = Deckhand
    .the = the Deckhand
captain-stoker = Stoker
    .the = the Stoker
captain-leadsman = Leadsman
    .the = the Leadsman
captain-helmsman = Helmsman
    .the = the Helmsman
captain-mate = Mate
    .the = the Mate
captain-captain = Captain
    .the = the Captain
captain-commodore = Commodore
    .the = the Commodore
captain-admiral = Admiral
    .the = the Admiral
captain-wood-miser = Wood Miser
    .the = the Wood Miser
captain-sprinter = Sprinter
    .the = the Sprinter
captain-coal-miser = Coal Miser
    .the = the Coal Miser
captain-rammer = Rammer
    .the = the Rammer
captain-passenger-hunter = Passenger Hunter
    .the = the Passenger Hunter

heading-n = north
heading-ne = north-east
heading-se = south-east
heading-s = south
heading-sw = south-west
heading-nw = north-west

bend-left = to the left
bend-straight = straight ahead
bend-right = to the right

element-island = island
    .a = an island
    .the = the island
element-sandbank = sandbank
    .a = a sandbank
    .the = the sandbank
element-driftwood = driftwood
    .a = driftwood
    .the = the driftwood
element-depot = coal depot
    .a = a coal depot
    .the = the coal depot
element-dock = dock
    .a = a dock
    .the = the dock
element-jetty = jetty
    .a = a jetty
    .the = the jetty
element-landing = landing
    .a = a landing
    .the = the landing
element-shipyard = shipyard
    .a = a shipyard
    .the = the shipyard

# 1st, 2nd, 3rd
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}

# Names that stand by themselves.
name-steamer = { STEAMER($steamer, form: "label") }
name-captain = { CAPTAIN($captain) }
name-heading = { HEADING($heading) }
