### Was ein Coach am Tisch sagt.

coach-title = Coach
coach-option = Coach
coach-about = Bevor du einen Zug abschickst, der viel verliert, fragt der Coach, ob du sicher bist. Fahren mehrere Menschen mit, müssen ihn alle einschalten.
coach-switch-on = Coach einschalten
coach-switch-off = Coach ausschalten
coach-ends-for-all = Damit ist er für alle am Tisch weg.
coach-wanted = { LIST($seats) } { $count ->
    [one] hätte
   *[other] hätten
} gern einen Coach am Tisch. Er kommt, sobald alle ihn eingeschaltet haben, die mitfahren.
coach-missing = Der Coach kommt, sobald auch { LIST($seats) } ihn eingeschaltet { $count ->
    [one] hat
   *[other] haben
}.
coach-there = Ein Coach sieht sich deine Züge an, bevor sie abgeschickt werden.
coach-looking = Der Coach sieht sich deinen Zug an …
coach-last-turn = Letzter Zug
coach-sure = Sicher?
coach-anyway = Trotzdem fahren
coach-think-again = Noch mal überlegen
coach-could-finish = Ein anderer Zug bringt dich ins Ziel.
coach-next-home = Mit einem anderen Zug könntest du im nächsten ins Ziel kommen.
coach-other-finishes = { STEAMER($other) } kann vor deinem nächsten Zug ins Ziel kommen.
coach-carried = { STEAMER($other) } kann bei dir anlegen und dadurch { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiterkommen.
coach-docking = Das Anlegen könnte dich { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter bringen.
coach-last-log = Damit verheizt du dein letztes Scheit.
coach-logs = Der beste Zug lässt dir { $count ->
    [one] 1 Scheit
   *[other] { $count } Scheite
} mehr.
coach-fields = Der beste Zug bringt dich { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter.
coach-passed = Der beste Zug bringt dich vor { $count ->
    [one] 1 weiteren Dampfer
   *[other] { $count } weitere Dampfer
}.
coach-wreck = Danach hast du vielleicht keinen erlaubten Zug mehr und scheidest aus.
coach-pushed = { STEAMER($other) } kann dich abdrängen.
coach-pushed-off-dock = { STEAMER($other) } kann dich vom Anlegesteg abdrängen.
coach-pushed-off-landing = { STEAMER($other) } kann dich von der Landungsmole abdrängen.
coach-passenger-free = Du fährst an einem Passagier vorbei, den du kostenlos aufnehmen könntest.
coach-passenger-coal = Du fährst an einem Passagier vorbei, den du für { $count ->
    [one] 1 Kohlepunkt
   *[other] { $count } Kohlepunkte
} aufnehmen könntest.
coach-other-boards = { STEAMER($other) } kann vor deinem nächsten Zug einen Passagier aufnehmen.
coach-next-passenger = Mit dem besten Zug könntest du im nächsten Zug einen Passagier aufnehmen.
coach-last-coal = Damit verbrauchst du deine letzte Kohle.
coach-last-coal-bend = Damit verbrauchst du deine letzte Kohle vor einer Biegung.
coach-last-coal-unknown = Damit verbrauchst du deine letzte Kohle, und noch weiß niemand, wie der Fluss weitergeht.
coach-coal = Der beste Zug spart dir { $count ->
    [one] 1 Kohlepunkt
   *[other] { $count } Kohlepunkte
}.
coach-turns = Das kostet dich auf dem Heimweg etwa { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
}.
coach-cells = Der beste Zug bringt dich { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter.
coach-could-push = Du könntest { STEAMER($other) } abdrängen.
coach-slow = Der beste Zug endet schneller, mit Geschwindigkeit { $speed }.
coach-fast = Der beste Zug endet langsamer, mit Geschwindigkeit { $speed }.
coach-points = Das verschenkt etwa { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} deiner Siegchance.
coach-good = Guter Zug: Etwas Besseres ist nicht in Sicht.
coach-good-home = Im Ziel, gut gefahren!
coach-good-docking = Guter Zug: Das Anlegen hat dich kostenlos { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weitergebracht.
coach-good-logs = Guter Zug: Du hast { $count ->
    [one] 1 Scheit
   *[other] { $count } Scheite
} aufgenommen.
coach-good-passenger = Guter Zug: Auf den Passagier an Bord kommt es an.
coach-good-push = Guter Zug: Dass du { STEAMER($other) } abdrängst, hilft dir.
