### Hoe de dingen heten.

steamer-red = Rood
steamer-green = Groen
steamer-yellow = Geel
steamer-white = Wit
steamer-blue = Blauw
steamer-orange = Oranje
steamer-black = Zwart
steamer-rose = de Black Rose
    .label = Black Rose

captain-random = Drijver
    .the = de Drijver
captain-greedy = Gulzigaard
    .the = de Gulzigaard
captain-deckhand = Dekknecht
    .the = de Dekknecht
captain-stoker = Stoker
    .the = de Stoker
captain-leadsman = Peiler
    .the = de Peiler
captain-helmsman = Roerganger
    .the = de Roerganger
captain-mate = Stuurman
    .the = de Stuurman
captain-captain = Kapitein
    .the = de Kapitein
captain-commodore = Commandeur
    .the = de Commandeur
captain-admiral = Admiraal
    .the = de Admiraal
captain-wood-miser = Houtvrek
    .the = de Houtvrek
captain-sprinter = Sprinter
    .the = de Sprinter
captain-coal-miser = Kolenvrek
    .the = de Kolenvrek
captain-rammer = Stormram
    .the = de Stormram
captain-passenger-hunter = Passagiersjager
    .the = de Passagiersjager

heading-n = noorden
heading-ne = noordoosten
heading-se = zuidoosten
heading-s = zuiden
heading-sw = zuidwesten
heading-nw = noordwesten

bend-left = naar links
bend-straight = rechtdoor
bend-right = naar rechts

element-island = eiland
    .a = een eiland
    .the = het eiland
element-sandbank = zandbank
    .a = een zandbank
    .the = de zandbank
element-driftwood = drijfhout
    .a = drijfhout
    .the = het drijfhout
element-depot = kolendepot
    .a = een kolendepot
    .the = het kolendepot
element-dock = aanlegsteiger
    .a = een aanlegsteiger
    .the = de aanlegsteiger
element-jetty = landingssteiger
    .a = een landingssteiger
    .the = de landingssteiger
element-landing = landingsmodule
    .a = een landingsmodule
    .the = de landingsmodule
element-shipyard = werf
    .a = een werf
    .the = de werf

# als eerste, als tweede: na ‘als’
rank = { $rank ->
    [1] eerste
    [2] tweede
    [3] derde
    [4] vierde
    [5] vijfde
    [6] zesde
   *[other] { $rank }e
}

name-steamer = { STEAMER($steamer, form: "label") }
name-captain = { CAPTAIN($captain) }
name-heading = { HEADING($heading) }
