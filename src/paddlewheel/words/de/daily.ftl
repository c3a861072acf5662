### Das Rennen des Tages: was zu fahren ist, Par, das Ergebnis.

daily-title = Fluss des Tages
daily-about-queen = Der Fluss liegt bis zum Ende offen vor dir, und du bist allein darauf. Hol zwei Passagiere und leg im Hafen an, in so wenigen Zügen wie möglich.
daily-about-mississippi = Du hast 3 Scheite, den Rest haben die anderen: Ans Ziel bringt dich das Anlegen. Komm in so wenigen Zügen wie möglich dorthin. Die anderen wiederholen ihre Züge: Ein Pfeil ist eine Drehung um 60°, die Zahl sagt, wie viele Felder es vorwärtsgeht.
daily-repeats = { STEAMER($steamer) }: { $repeated }
daily-step = { $turning ->
    [left] ↶ 
    [right] ↷ 
   *[ahead] {""}
}{ NUMBER($fields) }
daily-par = Par: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}.
daily-par-coal = Par: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $coal ->
    [one] 1 Kohlepunkt bleibt
   *[other] { $coal } Kohlepunkte bleiben
} übrig.
daily-here = Par von hier: { NUMBER($turns) }.
daily-here-coal = Par von hier: { NUMBER($turns) }, { $coal ->
    [one] 1 Kohlepunkt bleibt
   *[other] { $coal } Kohlepunkte bleiben
} übrig.
daily-no-way = Von hier führt kein Weg heim.
daily-working = Par wird berechnet …
daily-sailed = { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} gefahren.
daily-marks = Deine Züge
daily-kept = Zug { NUMBER($number) }: Par gehalten
daily-over = Zug { NUMBER($number) }: Par verloren
daily-home = Du bist nach { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
} am Ziel, { $compared ->
    [0] und das ist Par
    [one] 1 über Par
   *[other] { $compared } über Par
}.
daily-lost = Du bist nicht ans Ziel gekommen. Versuch dasselbe Rennen noch einmal: Es bleibt den ganzen Tag.
daily-first = Für dich zählt nur dein erster Versuch am Tag.
daily-best = Dein Ergebnis: { $result }
daily-streak = Tage in Folge: { NUMBER($count) }
daily-earlier = Deine letzten Tage
daily-sail = Heutiges Rennen fahren
daily-go-on = Weiterfahren
daily-again = Noch einmal
daily-how = So geht es
daily-how-about = Ein Weg, der Par erreicht
daily-share = Ergebnis teilen
daily-copied = Kopiert
daily-shared = Paddlewheel { $day } · { $title } · { $result }
daily-spread = So lief es bei allen
daily-bar = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}: { $races ->
    [one] 1 Rennen
   *[other] { $races } Rennen
}
daily-nobody = Hier ist noch niemand ans Ziel gekommen.
daily-midnight = Das Rennen wechselt um Mitternacht Weltzeit.
