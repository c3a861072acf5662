puzzle-theme-arrive = In diesem Zug ans Ziel
puzzle-theme-passenger = Ein Passagier ohne Kohle
puzzle-theme-fetch = Den Passagier erreichen
puzzle-theme-push = Der entscheidende Stoß
puzzle-theme-ready = Bereit für den nächsten Zug
puzzle-theme-depot = Das Kohlelager erreichen
puzzle-theme-afloat = Der Weg hinaus
puzzle-theme-aground = Herunter von der Sandbank
puzzle-theme-stop = Den Nächsten aufhalten
puzzle-theme-chain = Die lange Kette
puzzle-theme-thrift = Voran ohne Holz
puzzle-theme-gather = Sammeln ohne zurückzufallen
puzzle-theme-lead = Die Führung übernehmen

puzzle-hint-arrive = Du kannst in diesem Zug ankommen.
puzzle-hint-passenger = Du kannst einen Passagier aufnehmen, ohne Kohle zu verbrauchen.
puzzle-hint-fetch = Auf genau eine Art nimmst du in diesem Zug einen Passagier auf.
puzzle-hint-push = Du musst in diesem Zug jemanden abdrängen.
puzzle-hint-ready = Mit dem nächsten Zug kannst du einen Passagier aufnehmen oder ankommen. Mach dich dafür bereit und verbrauche so wenig Kohle wie möglich.
puzzle-hint-depot = Auf genau eine Art füllst du in diesem Zug deine Kohle auf.
puzzle-hint-afloat = Nach den meisten Zügen geht es nicht mehr weiter. Finde den, nach dem es weitergeht.
puzzle-hint-aground = Komm von der Sandbank herunter, und zwar dorthin, wo es weitergeht.
puzzle-hint-stop = Der nächste Spieler ist kurz davor anzukommen. Verhindere es.
puzzle-hint-chain = Das Anlegen kann dich in diesem Zug weit tragen.
puzzle-hint-thrift = Du kannst weit vorankommen und hast danach nicht weniger Scheite als jetzt.
puzzle-hint-gather = Du kannst Scheite gewinnen, ohne zurückzufallen.
puzzle-hint-lead = Du kannst in diesem Zug die Führung übernehmen.

puzzle-well-arrive = Genau: Du bist angekommen.
puzzle-well-passenger = Genau: Der Passagier ist an Bord, und du hast noch deine ganze Kohle.
puzzle-well-fetch = Genau: Der Passagier ist an Bord.
puzzle-well-push = Genau: Durch das Abdrängen hast du es geschafft.
puzzle-well-ready = Genau: Mit dem nächsten Zug bist du dort.
puzzle-well-depot = Genau: Deine Kohle ist aufgefüllt.
puzzle-well-afloat = Genau: Von dort kannst du weiterfahren.
puzzle-well-aground = Genau: Du bist von der Sandbank herunter und kannst weiterfahren.
puzzle-well-stop = Genau: Der nächste Spieler kann jetzt nicht ankommen.
puzzle-well-chain = Genau: Feld { $best }, und kein Zug führt weiter.
puzzle-well-thrift = Genau: { $best } Felder voran und kein Scheit weniger.
puzzle-well-gather = Genau: { $best } Scheite mehr, und du bist nicht zurückgefallen.
puzzle-well-lead = Genau: Du liegst in Führung.

puzzle-cost-arrive = Du bist nicht angekommen. Das kostet dich mindestens einen weiteren Zug.
puzzle-cost-passenger = { $got ->
    [0] Kein Passagier ist an Bord gekommen. Du musst mit Geschwindigkeit 1 an einem Anlegesteg enden.
   *[other] Der Passagier ist an Bord, aber du hast { $short ->
        [one] 1 Kohlepunkt
       *[other] { $short } Kohlepunkte
    } weniger. Es geht auch kostenlos.
}
puzzle-cost-fetch = Kein Passagier ist an Bord gekommen. Du musst mit Geschwindigkeit 1 an einem Anlegesteg enden.
puzzle-cost-push = Weder bist du angekommen, noch ist ein Passagier an Bord. Jemand ist dir im Weg.
puzzle-cost-ready = { $got ->
    [0] Von dort erreichst du im nächsten Zug mit Geschwindigkeit 1 weder einen Anlegesteg noch den Hafen.
   *[other] Von dort kostet es { $short ->
        [one] 1 Kohlepunkt
       *[other] { $short } Kohlepunkte
    } mehr, im nächsten Zug da zu sein.
}
puzzle-cost-depot = Du hast keine Kohle aufgefüllt. Du musst mit Geschwindigkeit 1 am Steg des Kohlelagers enden.
puzzle-cost-afloat = Von dort kann dein Dampfer nicht mehr weiterfahren.
puzzle-cost-aground = Du sitzt auf Grund oder kannst von dort nicht weiterfahren.
puzzle-cost-stop = Der nächste Spieler kann immer noch ankommen.
puzzle-cost-chain = Du endest auf Feld { $got }. Das { $short ->
    [one] ist 1 Feld
   *[other] sind { $short } Felder
} weniger als Feld { $best }.
puzzle-cost-thrift = { $got ->
    [0] Du hast kein Feld gewonnen oder hast weniger Scheite als vorher. Ohne ein Scheit zu verlieren waren { $best } Felder möglich.
   *[other] Du hast { $got ->
        [one] 1 Feld
       *[other] { $got } Felder
    } gewonnen. Möglich waren { $best }.
}
puzzle-cost-gather = { $got ->
    [0] Du hast kein Scheit gewonnen oder bist zurückgefallen. { $best } Scheite mehr waren möglich.
   *[other] Du hast { $got ->
        [one] 1 Scheit
       *[other] { $got } Scheite
    } gewonnen. Möglich waren { $best }.
}
puzzle-cost-lead = Jemand liegt noch vor dir.
puzzle-next-home = Jetzt kann { STEAMER($steamer) } ankommen.
