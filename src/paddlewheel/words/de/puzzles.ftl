puzzles-mississippi = Mississippi
puzzles-queen = Mississippi Queen
puzzles-black-rose = The Black Rose
puzzle-grade-1 = Leicht
puzzle-grade-2 = Mittel
puzzle-grade-3 = Schwer
puzzle-theme-arrive = Jetzt ins Ziel
puzzle-theme-passenger = Ein Passagier umsonst
puzzle-theme-afloat = Im Rennen bleiben
puzzle-theme-stop = Den Nächsten aufhalten
puzzle-theme-chain = Die lange Kette
puzzle-theme-thrift = Vorwärts ohne Holz
puzzle-task-arrive = Komm in diesem Zug ins Ziel.
puzzle-task-passenger = Nimm einen Passagier auf, ohne Kohle zu verbrauchen.
puzzle-task-afloat = Finde einen Zug, nach dem du noch weiterfahren kannst.
puzzle-task-stop = Der nächste Spieler steht kurz vor dem Ziel. Verhindere, dass er ankommt.
puzzle-task-chain = Komm in diesem Zug durch Anlegen so weit voran wie möglich.
puzzle-task-thrift = Komm so weit voran wie möglich, ohne weniger Scheite zu haben als jetzt.
puzzle-well-arrive = Genau: Du bist im Ziel.
puzzle-well-passenger = Genau: Der Passagier ist an Bord, und du hast noch alle Kohle.
puzzle-well-afloat = Genau: Von dort kannst du weiterfahren.
puzzle-well-stop = Genau: Der nächste Spieler kommt jetzt nicht ins Ziel.
puzzle-well-chain = Genau: Feld { $best }, und kein Zug führt weiter.
puzzle-well-thrift = Genau: { $best } Felder voran, und kein Scheit weniger.
puzzle-cost-arrive = Du bist noch nicht im Ziel. Das kostet dich mindestens einen Zug.
puzzle-cost-passenger = { $got ->
    [0] Es ist kein Passagier an Bord gekommen. Dafür musst du mit Geschwindigkeit 1 an einem Anlegesteg halten.
   *[other] Der Passagier ist an Bord, aber du hast { $coal ->
        [one] einen Kohlepunkt
       *[other] { $coal } Kohlepunkte
    } weniger. Es geht auch umsonst.
}
puzzle-cost-afloat = Von dort kann dein Dampfer nicht mehr weiter und scheidet aus.
puzzle-cost-stop = Der nächste Spieler kann immer noch ins Ziel kommen.
puzzle-cost-chain = Du endest auf Feld { $got }. Bis Feld { $best } fehlen { $short ->
    [one] 1 Feld
   *[other] { $short } Felder
}.
puzzle-cost-thrift = { $got ->
    [0] Du hast ohne Holz kein Feld gewonnen. Möglich waren { $best } Felder.
   *[other] Du hast { $got ->
        [one] 1 Feld
       *[other] { $got } Felder
    } gewonnen. Möglich waren { $best }.
}
