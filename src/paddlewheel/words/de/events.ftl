### Was geschah. Eine Nachricht heißt wie ihr Ereignis, und ihre Angaben sind dessen Felder.

## Mississippi

event-began = Das Los entscheidet: { STEAMER($seat) } beginnt.
event-rolled = { STEAMER($seat) } würfelt eine { $side }: Diese Seite zeigt nach vorn.
event-rotated = { STEAMER($seat) } dreht sich{ $logs ->
    [0] {""}
    [one] {" "}für 1 Scheit
   *[other] {" "}für { $logs } Scheite
} um { $steps ->
    [-2] 120° nach rechts
    [-1] 60° nach rechts
    [1] 60° nach links
    [2] 120° nach links
   *[other] 180°
}; jetzt zeigt die { $front } nach vorn.
event-steamed-ahead = { STEAMER($seat) } verheizt { $logs ->
    [one] 1 Scheit
   *[other] { $logs } Scheite
} und dampft auf Feld { $field }.
event-dropped-back = { STEAMER($seat) } lässt sich auf Feld { $field } zurückfallen und sammelt { $logs ->
    [one] 1 Scheit
   *[other] { $logs } Scheite
}.
event-touched = Die { $number } von { STEAMER($seat, form: "dat") } berührt die { $other_number } von { STEAMER($other, form: "dat") }.
event-advanced = Das Anlegen bringt { STEAMER($seat) } { $by ->
    [one] 1 Feld
   *[other] { $by } Felder
} weiter, auf Feld { $field }.
event-pushed-on = { STEAMER($seat) } wird { $by ->
    [one] 1 Feld
   *[other] { $by } Felder
} weitergeschoben, auf Feld { $field }.
event-push-lost = { STEAMER($seat) } würde { $by ->
    [one] 1 Feld
   *[other] { $by } Felder
} weitergeschoben, aber dieser Schub verfällt.
event-came-home = { STEAMER($seat) } kommt auf Platz { $rank } ins Ziel.
event-passed = { STEAMER($seat) } kann weder vor noch zurück und setzt aus.

## Mississippi Queen

event-die-rolled = { STEAMER($steamer) } würfelt: { BEND($turn) }.
event-tile-laid = Der Fluss geht { BEND($turn) } weiter{ $passengers ->
    [0] {""}
    [one] ; dort wartet 1 Passagier
   *[other] ; dort warten { $passengers } Passagiere
}.
event-landing-joined = Der Hafen kommt in Sicht; der Fluss führt { BEND($turn) } dorthin.
event-tile-left = Ein Flussteil bleibt zurück{ $passengers ->
    [0] {""}
    [one] , mit ihm 1 Passagier
   *[other] , mit ihm { $passengers } Passagiere
}.
event-round-began = Runde { $round }: { LIST(STEAMER($order)) }.
event-way = { STEAMER($steamer) } { $change ->
    [up] beschleunigt von { $before } auf { $speed }
    [down] bremst von { $before } auf { $speed }
   *[kept] bleibt bei Geschwindigkeit { $speed }
}{ $cells ->
    [0] {""}
    [one] , fährt 1 Feld
   *[other] , fährt { $cells } Felder
}{ $rotations ->
    [0] {""}
    [one] , dreht einmal
    [2] , dreht zweimal
   *[other] , dreht { $rotations }-mal
}{ $coal ->
    [0] {""}
    [one] , für 1 Kohlepunkt
   *[other] , für { $coal } Kohlepunkte
}.
event-way-on = { STEAMER($steamer) } fährt { $cells ->
    [one] 1 Feld
   *[other] { $cells } Felder
}{ $rotations ->
    [0] {""}
    [one] , dreht einmal
    [2] , dreht zweimal
   *[other] , dreht { $rotations }-mal
}{ $coal ->
    [0] {""}
    [one] , für 1 Kohlepunkt
   *[other] , für { $coal } Kohlepunkte
}.
event-turns = { STEAMER($steamer) } dreht { $rotations ->
    [one] einmal
    [2] zweimal
   *[other] { $rotations }-mal
}{ $coal ->
    [0] {""}
    [one] {" "}für 1 Kohlepunkt
   *[other] {" "}für { $coal } Kohlepunkte
}.
event-backed = { STEAMER($steamer) } fährt rückwärts von der Sandbank.
event-got-off = { STEAMER($steamer) } kommt für { $coal ->
    [one] 1 Kohlepunkt
   *[other] { $coal } Kohlepunkte
} von der Sandbank frei.
event-ran-aground = { STEAMER($steamer) } läuft auf Grund: Geschwindigkeit 1.
event-slowed = Treibholz bremst { STEAMER($steamer) } auf Geschwindigkeit { $speed }.
event-pushed = { STEAMER($steamer) } drängt { STEAMER($other) } ab.
event-faced = { STEAMER($steamer) } wählt die Fahrtrichtung { HEADING($heading) }.
event-boarded = { STEAMER($steamer) } nimmt einen Passagier auf und hat jetzt { $passengers } an Bord.
event-fuelled = { STEAMER($steamer) } füllt den Kohlevorrat auf { $coal } Punkte auf.
event-exchanged = { STEAMER($steamer) } gibt { STEAMER($other, form: "dat") } { $coal ->
    [one] 1 Kohlepunkt
   *[other] { $coal } Kohlepunkte
}.
event-stayed = { STEAMER($steamer) } hat keinen möglichen Zug und bleibt liegen.
event-withdrew = { STEAMER($steamer) } verlässt den Fluss.
event-arrived = { STEAMER($steamer) } { $rank ->
    [0] läuft im Hafen ein
   *[other] läuft auf Platz { $rank } im Hafen ein
}.
event-held = { STEAMER($steamer) } wird von { LIST(STEAMER($holders, form: "dat")) } festgehalten und bleibt liegen.
event-wrecked = { STEAMER($steamer) } { $reason ->
    [held] wird von { LIST(STEAMER($holders, form: "dat")) } festgehalten
    [land] kommt am Land nicht vorbei
   *[coal] hat zu wenig Kohle
} und scheidet{ $rank ->
    [0] {""}
   *[other] {" "}auf Platz { $rank }
} aus.

event-ended = Das Rennen ist zu Ende.

## Wie ein Rennen endet.

end-all-but-one-are-home = Alle Dampfer bis auf einen sind im Ziel; der letzte bekommt den Platz, der übrig ist.
end-the-winner-is-home = Dieses Rennen endet, sobald der erste Dampfer im Ziel ist.
end-the-turn-limit-is-reached = Alle Züge sind gefahren; die übrigen Dampfer werden nach ihrem Feld gewertet.
end-one-steamer-is-left = Nur noch ein Dampfer ist auf dem Fluss; er bekommt den besten freien Platz.
end-all-others-are-wrecked = Alle anderen sind ausgeschieden; der letzte fahrende Dampfer gewinnt.
end-the-winner-has-arrived = Dieses Rennen endet, sobald der Sieger ankommt.
end-the-round-limit-is-reached = Die letzte Runde ist gefahren; die Dampfer auf dem Fluss werden nach dem jetzigen Stand gewertet.
end-the-rest-are-ranked-where-they-are = Die Übrigen werden nach dem jetzigen Stand gewertet.
