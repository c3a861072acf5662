### Die Spielpläne als Text. Was in einem Feld steht, hat höchstens sechs Zeichen.

## Mississippi

drawn-start = START
drawn-goal = ZIEL
drawn-gap = { $rows ->
    [one] 1 Reihe
   *[other] { $rows } Reihen
}: Feld { $first } bis { $last }
drawn-field = Feld { $field }
drawn-home = im Ziel, { RANK($rank) } Platz
drawn-ashore = an Land
drawn-casting-off = legt ab
drawn-front = { $front } vorn
drawn-logs = { $logs ->
    [one] 1 Scheit
   *[other] { $logs } Scheite
}
drawn-box = { $logs ->
    [one] 1 Scheit
   *[other] { $logs } Scheite
} in der Schachtel, { $round ->
    [0] {""}
   *[other] Runde { $round } von { $limit },{" "}
}Ziel auf Feld { $field }
drawn-first-unknown = Wer beginnt, wird noch ausgelost.
drawn-rolls-to-cast-off = { STEAMER($steamer) } legt gleich ab: Der Würfel bestimmt, welche Seite nach vorn zeigt.
drawn-casts-off = { STEAMER($steamer) } legt ab: Jetzt geht es nur vorwärts und ohne Drehung.
drawn-moves = { STEAMER($steamer) } ist am Zug: Die { $front } zeigt nach vorn; L dreht die { $left } nach vorn, R die { $right }.

drawn-mark-course-steamer = ein Dampfer: sein Anfangsbuchstabe und die Zahlen an seinen Seiten; der Pfeil zeigt nach vorn (M2)
drawn-mark-field = die Nummer eines Felds
drawn-mark-ends = wo die Strecke beginnt oder endet (M1)
drawn-mark-gap = ausgelassene Reihen, in deren Nähe kein Dampfer ist
drawn-mark-row = wo eine Reihe beginnt und wohin sie führt
drawn-mark-row-end = wo eine Reihe endet: Darüber geht es weiter

## Mississippi Queen: in den Feldern

drawn-dock = Steg { $waiting }
drawn-jetty = Mole
drawn-landing = HAFEN
drawn-shipyard = Werft
drawn-sandbank = Sand
drawn-driftwood = Holz
drawn-depot = Kohle
drawn-roof-red = rot
drawn-roof-brown = braun

## Mississippi Queen: unter dem Fluss

drawn-time = { $when ->
    [before] Vor der ersten Runde
    [over] Nach Runde { $round } von { $limit }
   *[now] Runde { $round } von { $limit } in dieser Reihenfolge
}, { $tiles ->
    [0] kein Flussteil
    [one] 1 Flussteil
   *[other] { $tiles } Flussteile
} im Stapel:
drawn-time-short = { $when ->
    [before] Vor der ersten Runde
    [over] Nach Runde { $round } von { $limit }
   *[now] Runde { $round } von { $limit }
}, Stapel { $tiles }.
drawn-speed = Geschw. { $speed }
drawn-coal = Kohle { $coal }
drawn-coal-endless = Kohle ∞
drawn-aboard = { $passengers } an Bord
drawn-steered = gesteuert von { $letter }
drawn-tile = Teil { $tile }
drawn-tiles = Teile { $first } bis { $last }
drawn-waits = wartet auf ein Startfeld
drawn-wrecked = ausgeschieden{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) } Platz
}
drawn-arrived = im Ziel{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) } Platz
}
drawn-rank = { RANK($rank) } Platz
drawn-start-cell = Startfeld { $cell }
drawn-in-shipyard = Werft
drawn-ahead-by-tile = ein Flussteil vor { $letter }
drawn-ahead-by-stick = weiter als { $letter }
drawn-ahead-by-speed = schneller als { $letter }
drawn-ahead-by-coal = mehr Kohle als { $letter }
drawn-ahead-by-right = rechts von { $letter }
drawn-last = ganz hinten
drawn-waters = Auf dem Wasser: { LIST($items) }.
drawn-sandbank-hint = Hier läufst du auf Grund
drawn-driftwood-hint = 1 Punkt mehr, Geschwindigkeit − 1
drawn-depot-hint = mit Geschwindigkeit 1 Kohle auffüllen
drawn-out-of-view = nicht im Bild:
drawn-part = { $what } (teilweise)
drawn-much = { $what } (größtenteils)
drawn-stretch = { LIST($items) }
drawn-with = mit

drawn-over = Das Rennen ist zu Ende.
drawn-first-seat = Wer auf Startfeld 1 beginnt, wird noch ausgelost.
drawn-first-tile = Gleich wird das erste Flussteil aufgedeckt.
drawn-decides-tile = { STEAMER($steamer) } hat { $turn ->
    [left] links
    [right] rechts
   *[straight] geradeaus
} gewürfelt; gleich wird das nächste Flussteil aufgedeckt.
drawn-decides-die = { STEAMER($steamer) } würfelt, wohin der Fluss weiterführt.
drawn-decides-landing = { STEAMER($steamer) } würfelt, wohin der Hafen zeigt.
drawn-decides-face = { STEAMER($steamer) } wählt eine Fahrtrichtung.
drawn-decides-face-pushed = { STEAMER($steamer) } wurde von { STEAMER($other, form: "dat") } abgedrängt und wählt eine Fahrtrichtung.
drawn-decides-speed = { STEAMER($steamer) } stellt die Geschwindigkeit ein.
drawn-decides-sail = { STEAMER($steamer) } ist unterwegs: noch { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
}, { $rotations } × 60° gedreht.
drawn-decides-board = { STEAMER($steamer) } kann einen Passagier aufnehmen.
drawn-decides-fuel = { STEAMER($steamer) } kann Kohle auffüllen.
drawn-decides-exchange = { STEAMER($steamer) } kann Kohle austauschen.

## Mississippi Queen: was die Zeichen bedeuten

drawn-mark-own = der Dampfer, für den du entscheidest: Anfangsbuchstabe und Fahrtrichtung (Q8)
drawn-mark-other = ein anderer Dampfer und seine Fahrtrichtung; * ist die Black Rose
drawn-mark-water = ein Wasserfeld
drawn-mark-wake = das Kielwasser dieses Zuges: Wo der Dampfer schon war, kannst du niemanden hindrängen (Q15)
drawn-mark-cell = die Koordinaten eines Felds: push=1,-2 drängt einen Dampfer auf 1,-2 ab; cells blendet alle ein oder aus
drawn-mark-land = Land: Hier kann niemand fahren (Q1)
drawn-mark-joint = wo ein Flussteil endet und das nächste beginnt
drawn-mark-nose = die Verbindungsnase zum nächsten Flussteil: von welchem zu welchem (Q2)
drawn-mark-to-come = hier kann der Fluss weitergehen: Der Würfel entscheidet, sobald ein Dampfer das vorderste Flussteil erreicht (Q5)
drawn-mark-dock = ein Anlegesteg und wie viele Passagiere dort warten: Beende deinen Zug hier mit Geschwindigkeit 1 und nimm einen auf (Q19)
drawn-mark-house = eine Station, darunter die Farbe ihres Dachs (Q18)
drawn-mark-pier = der Steg von der Station zum Anlegefeld
drawn-mark-jetty = eine Landungsmole: Beende deinen Zug hier mit Geschwindigkeit 1 und zwei Passagieren, und du bist im Ziel (Q21)
drawn-mark-jetty-school = eine Landungsmole: Wenn du sie erreichst, bist du im Ziel (Q17)
drawn-mark-landing = das Ende des Flusses (Q7)
drawn-mark-shipyard = die Werft, wo der sechste Dampfer startet (B11)
drawn-mark-start-cell = ein Startfeld (Q8)
drawn-mark-element = { ELEMENT($element) }: { $hint } ({ $rule })
