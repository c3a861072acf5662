### Was ein Computerkapitän tun würde, und warum.

gain-rank = kommt auf Platz { $rank } ins Ziel
gain-passengers = nimmt { $count ->
    [one] einen Passagier
   *[other] { $count } Passagiere
} auf
gain-stuck = könnte dort festsitzen
gain-cells = kommt dem Ziel { $count ->
    [one] 1 Feld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } Felder
} näher
gain-cells-lost = entfernt sich { $count ->
    [one] 1 Feld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } Felder
} vom Ziel
gain-docking = das Anlegen bringt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} weiter
gain-passed = überholt { $count ->
    [one] 1 Dampfer
   *[other] { $count } Dampfer
}
gain-passed-lost = wird von { $count ->
    [one] 1 Dampfer
   *[other] { $count } Dampfern
} überholt
gain-coal = nimmt { $count ->
    [one] 1 Kohlepunkt
   *[other] { $count } Kohlepunkte
} auf
gain-coal-lost = kostet { $count ->
    [one] 1 Kohlepunkt
   *[other] { $count } Kohlepunkte
}
gain-logs = sammelt { $count ->
    [one] 1 Scheit
   *[other] { $count } Scheite
}
gain-logs-lost = verheizt { $count ->
    [one] 1 Scheit
   *[other] { $count } Scheite
}
gain-lead = kostet die anderen { $count ->
    [one] 1 Feld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } Felder
}
gain-lead-lost = bringt die anderen { $count ->
    [one] 1 Feld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } Felder
} weiter
gain-order = rückt in der Zugreihenfolge { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
} vor
gain-order-lost = fällt in der Zugreihenfolge { $count ->
    [one] 1 Platz
   *[other] { $count } Plätze
} zurück
gain-speed = hat danach Geschwindigkeit { $speed }
gain-dock-left = Der nächste Anlegesteg ist dann am linken Ufer, etwa { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} entfernt, wenn niemand im Weg ist.
gain-dock-right = Der nächste Anlegesteg ist dann am rechten Ufer, etwa { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} entfernt, wenn niemand im Weg ist.
gain-home = Von dort sind es noch etwa { $count ->
    [one] 1 Zug
   *[other] { $count } Züge
} bis ins Ziel, wenn niemand im Weg ist.
gain-enough = hat danach genug Holz für den Rest der Strecke
gain-reply = schenkt dem Nächsten bis zu { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
gain-arrival = lässt den Nächsten ins Ziel
gain-chance = Die Siegchance liegt dann bei etwa { PERCENT($share) }.
gain-chance-slim = Die Siegchance liegt dann unter { PERCENT($share) }.
gain-chance-safe = Die Siegchance liegt dann über { PERCENT($share) }.

advice-reasons = { LIST($reasons) }.
advice-best = { $turn }: { LIST($reasons) }.
advice-next-best = Zweitbester von { $compared } Zügen: { LIST($reasons) }.
advice-next-best-turn = Zweitbester von { $compared } Zügen, { $turn }: { LIST($reasons) }.
advice-only = Eine andere Wahl gibt es nicht.
advice-nothing = nichts spricht dafür oder dagegen
