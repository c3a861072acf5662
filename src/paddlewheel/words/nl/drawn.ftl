### De speelborden als tekst. Wat in een veld staat, heeft hoogstens zes tekens.

## Mississippi

drawn-start = START
drawn-goal = DOEL
drawn-gap = { $rows ->
    [one] 1 rij
   *[other] { $rows } rijen
}: veld { $first } tot en met { $last }
drawn-field = veld { $field }
drawn-home = binnen als { RANK($rank) }
drawn-ashore = aan wal
drawn-casting-off = vaart af
drawn-front = { $front } voor
drawn-logs = { $logs ->
    [one] 1 houtblok
   *[other] { $logs } houtblokken
}
drawn-box = { $logs ->
    [one] 1 houtblok
   *[other] { $logs } houtblokken
} in de doos, { $round ->
    [0] {""}
   *[other] ronde { $round } van { $limit },{" "}
}doel op veld { $field }
drawn-first-unknown = De startspeler wordt nog geloot.
drawn-rolls-to-cast-off = { STEAMER($steamer) } vaart zo af: de dobbelsteen bepaalt welke kant naar voren wijst.
drawn-casts-off = { STEAMER($steamer) } vaart af: nu gaat het alleen vooruit, zonder te draaien.
drawn-moves = { STEAMER($steamer) } is aan de beurt: de { $front } wijst naar voren; L draait de { $left } naar voren, R de { $right }.

drawn-mark-course-steamer = een stoomboot: zijn beginletter en de getallen op zijn zijden; de pijl wijst naar voren (M2)
drawn-mark-field = het nummer van een veld
drawn-mark-ends = waar het traject begint of eindigt (M1)
drawn-mark-gap = weggelaten rijen zonder stoomboot in de buurt
drawn-mark-row = waar een rij begint en welke kant hij op gaat
drawn-mark-row-end = waar een rij eindigt: het traject gaat erboven verder

## Mississippi Queen: in de velden

drawn-dock = kade { $waiting }
drawn-jetty = pier
drawn-landing = LANDING
drawn-shipyard = werf
drawn-sandbank = zand
drawn-driftwood = hout
drawn-depot = kolen
drawn-roof-red = rood
drawn-roof-brown = bruin

## Mississippi Queen: onder de rivier

drawn-time = { $when ->
    [before] Voor de eerste ronde
    [over] Na ronde { $round } van { $limit }
   *[now] Ronde { $round } van { $limit } in deze volgorde
}, { $tiles ->
    [0] geen rivierdelen
    [one] 1 rivierdeel
   *[other] { $tiles } rivierdelen
} op de stapel:
drawn-time-short = { $when ->
    [before] Voor de eerste ronde
    [over] Na ronde { $round } van { $limit }
   *[now] Ronde { $round } van { $limit }
}, stapel { $tiles }.
drawn-speed = snelheid { $speed }
drawn-coal = kolen { $coal }
drawn-coal-endless = kolen ∞
drawn-aboard = { $passengers } aan boord
drawn-steered = bestuurd door { $letter }
drawn-tile = deel { $tile }
drawn-tiles = deel { $first } tot en met { $last }
drawn-waits = wacht op een startveld
drawn-wrecked = uitgevallen{ $rank ->
    [0] {""}
   *[other] {" "}als { RANK($rank) }
}
drawn-arrived = aangekomen{ $rank ->
    [0] {""}
   *[other] {" "}als { RANK($rank) }
}
drawn-rank = als { RANK($rank) }
drawn-start-cell = startveld { $cell }
drawn-in-shipyard = werf
drawn-ahead-by-tile = een deel voor { $letter }
drawn-ahead-by-stick = verder dan { $letter }
drawn-ahead-by-speed = sneller dan { $letter }
drawn-ahead-by-coal = meer kolen dan { $letter }
drawn-ahead-by-right = rechts van { $letter }
drawn-last = achteraan
drawn-waters = Op het water: { LIST($items) }.
drawn-sandbank-hint = je loopt aan de grond
drawn-driftwood-hint = 1 punt meer, snelheid 1 lager
drawn-depot-hint = kolen bijvullen met snelheid 1
drawn-out-of-view = buiten beeld:
drawn-part = een stuk van { $what }
drawn-much = het grootste stuk van { $what }
drawn-stretch = { LIST($items) }
drawn-with = met

drawn-over = De wedstrijd is afgelopen.
drawn-first-seat = De speler voor startveld 1 wordt nog geloot.
drawn-first-tile = Zo wordt het eerste rivierdeel omgedraaid.
drawn-decides-tile = { STEAMER($steamer) } heeft { $turn ->
    [left] links
    [right] rechts
   *[straight] rechtdoor
} gegooid; zo wordt het volgende rivierdeel omgedraaid.
drawn-decides-die = { STEAMER($steamer) } gooit welke kant de rivier op gaat.
drawn-decides-landing = { STEAMER($steamer) } gooit welke kant de landingsmodule op wijst.
drawn-decides-face = { STEAMER($steamer) } kiest een vaarrichting.
drawn-decides-face-pushed = { STEAMER($steamer) } is door { STEAMER($other) } opzijgeduwd en kiest een vaarrichting.
drawn-decides-speed = { STEAMER($steamer) } kiest de snelheid.
drawn-decides-sail = { STEAMER($steamer) } is onderweg: nog { $points ->
    [one] 1 bewegingspunt
   *[other] { $points } bewegingspunten
}, { $rotations } × 60° gedraaid.
drawn-decides-board = { STEAMER($steamer) } kan een passagier oppikken.
drawn-decides-fuel = { STEAMER($steamer) } kan kolen bijvullen.
drawn-decides-exchange = { STEAMER($steamer) } kan kolen uitwisselen.

## Mississippi Queen: wat de tekens betekenen

drawn-mark-own = de stoomboot waarvoor je beslist: zijn beginletter en vaarrichting (Q8)
drawn-mark-other = een andere stoomboot en zijn vaarrichting; * is de Black Rose
drawn-mark-water = een waterveld
drawn-mark-wake = het kielzog van deze beurt: waar de stoomboot is geweest, kun je niemand heen duwen (Q15)
drawn-mark-cell = de coördinaten van een veld: push=1,-2 duwt een stoomboot naar 1,-2; cells toont of verbergt ze allemaal
drawn-mark-land = land: daar kan niemand komen (Q1)
drawn-mark-joint = waar een rivierdeel eindigt en het volgende begint
drawn-mark-nose = het verbindingsstuk naar het volgende rivierdeel: van welk deel naar welk (Q2)
drawn-mark-to-come = hier kan de rivier verdergaan: de dobbelsteen beslist zodra een stoomboot het voorste deel bereikt (Q5)
drawn-mark-dock = een aanlegsteiger en hoeveel passagiers er wachten: beëindig je beurt hier met snelheid 1 om er een op te pikken (Q19)
drawn-mark-house = een station, met eronder de kleur van het dak (Q18)
drawn-mark-pier = de steiger van een station naar het aanlegveld
drawn-mark-jetty = een landingssteiger: beëindig je beurt hier met snelheid 1 en twee passagiers, dan ben je binnen (Q21)
drawn-mark-jetty-school = een landingssteiger: als je die bereikt, ben je binnen (Q17)
drawn-mark-landing = het einde van de rivier (Q7)
drawn-mark-shipyard = de werf, waar de zesde stoomboot begint (B11)
drawn-mark-start-cell = een startveld (Q8)
drawn-mark-element = { ELEMENT($element) }: { $hint } ({ $rule })
