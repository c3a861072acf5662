### Was die Regeln und ein Tisch ablehnen: was nicht geht, dann was ginge. Die Kennung ist der Code der Ablehnung.

## Geschwindigkeit und Bewegungspunkte

refusal-speed-range = Die Geschwindigkeit liegt zwischen { $slowest } und { $fastest }; { $speed } geht nicht.
refusal-speed-no-coal = Von Geschwindigkeit { $before } auf { $speed } zu gehen kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Eine Stufe schneller oder langsamer ist kostenlos.
refusal-speed-set = Deine Geschwindigkeit steht für diesen Zug fest: { $speed }. Im nächsten Zug kannst du sie ändern.
refusal-points-unused = Du musst noch { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
} verbrauchen, bevor der Zug zu Ende ist.
refusal-points-none = Du hast alle Bewegungspunkte verbraucht. Dreh noch, wenn du kannst, oder beende den Zug.
refusal-points-left-over = Danach { $points ->
    [one] bleibt 1 Bewegungspunkt übrig, den du nicht verbrauchen kannst.
   *[other] bleiben { $points } Bewegungspunkte übrig, die du nicht verbrauchen kannst.
} Versuch einen anderen Weg oder eine andere Geschwindigkeit.
refusal-onward-no-coal = Von dort weiterzukommen kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
} fürs Drehen; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Versuch einen anderen Weg.
refusal-onward-no-coal-in-all = Das und die Drehungen danach kosten { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Versuch einen anderen Weg.

## Drehungen

refusal-rotation-no-coal = Noch eine Drehung kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] { $coal }
}. Geradeaus ist kostenlos.
refusal-rotation-one-at-a-time = Dreh jeweils um 60°, nach links oder nach rechts.
refusal-rotation-aground = Auf { ELEMENT($element, form: "a-dat") } kannst du nicht drehen. Komm erst frei, vorwärts oder rückwärts.
refusal-rotation-range = Du kannst um 60° oder 120° nach jeder Seite drehen, oder um 180° nach links.
refusal-rotation-casting-off = Du legst gerade ab und kannst noch nicht drehen. Fahr geradeaus.
refusal-rotation-no-wood = Um { $degrees }° zu drehen kostet { $needed ->
    [one] 1 Scheit
   *[other] { $needed } Scheite
}; du hast { $wood ->
    [0] keins
   *[other] nur { $wood }
}. Die ersten 60° sind kostenlos.

## Voraus und rückwärts

refusal-ahead-land = Voraus ist kein Wasser. { refusal-end-land }
refusal-ahead-closed = Dorthin hast du in diesem Zug einen Dampfer abgedrängt; auf dieses Feld darfst du jetzt nicht fahren. Versuch einen anderen Weg.
refusal-ahead-no-points = Auf { ELEMENT($element, form: "a-acc") } zu fahren kostet { $needed } Bewegungspunkte; du hast noch { $points }. Versuch einen anderen Weg.
refusal-ahead-no-log = { $rotation ->
    [0] Du hast kein Scheit zum Verheizen.
   *[other] Nach dem Drehen hast du kein Scheit mehr zum Verheizen.
} { $astern ->
    [0] Auch hinter dir ist kein Feld frei.
   *[other] Lass dich stattdessen zurückfallen.
}
refusal-ahead-no-wood = { $fields ->
    [one] 1 Feld voraus kostet 1 Scheit
   *[other] { $fields } Felder voraus kosten { $fields } Scheite
}; du hast { $rotation ->
    [0] { $wood ->
        [0] keins
       *[other] nur { $wood }
    }.
   *[other] nach dem Drehen, das { $rotation } kostet, nur noch { $wood }.
}
refusal-ahead-past-goal = Bis zum Ziel { $free ->
    [one] ist es 1 freies Feld
   *[other] sind es { $free } freie Felder
}; mit { $fields } wärst du darüber hinaus. Wähle weniger Felder.
refusal-astern-casting-off = Du legst gerade ab: Dein erster Zug geht vorwärts.
refusal-astern-too-far = Du kannst dich höchstens { $most } freie Felder zurückfallen lassen, nicht { $fields }.
refusal-astern-no-fields = Hinter dir { $free ->
    [0] ist kein Feld frei
    [one] ist nur 1 Feld frei
   *[other] sind nur { $free } Felder frei
}; du kannst dich nicht { $fields } zurückfallen lassen.
refusal-astern-land = Hinter dir ist kein Wasser. { refusal-end-land }
refusal-astern-not-aground = Rückwärts fährst du nur, wenn du auf Grund sitzt.
refusal-astern-speed = Rückwärts fährst du nur mit Geschwindigkeit { $slowest }, nicht mit { $speed }.
refusal-astern-steamer = Direkt hinter dir ist { STEAMER($steamer) }, und nach hinten kannst du nicht abdrängen.
refusal-astern-no-points = Hinter dir ist { ELEMENT($element, form: "a") }, und dafür reicht dein einziger Bewegungspunkt nicht.
refusal-aground-no-coal = Voraus von { ELEMENT($element, form: "the-dat") } freizukommen kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Rückwärts ist kostenlos.
refusal-aground-speed-no-coal = Voraus mit Geschwindigkeit { $speed } von { ELEMENT($element, form: "the-dat") } freizukommen kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Rückwärts mit Geschwindigkeit 1 ist kostenlos.
refusal-move-none = Du musst mindestens ein freies Feld weit fahren.
refusal-pass-can-move = Aussetzen darfst du nur, wenn du nicht fahren kannst, und du kannst.

## Abdrängen

refusal-push-nobody = Voraus ist kein Dampfer, den du abdrängen könntest.
refusal-push-where = Voraus ist { STEAMER($steamer) }. Wähle ein Feld, auf das du den Dampfer abdrängst.
refusal-push-no-points = Voraus ist { STEAMER($steamer) }. Abdrängen kostet { $needed } Bewegungspunkte; du hast noch { $points }. Versuch einen anderen Weg.
refusal-push-no-points-onto = Einen Dampfer auf { ELEMENT($element, form: "a-acc") } abzudrängen kostet { $needed } Bewegungspunkte; du hast noch { $points }. Wähle ein anderes Feld.
refusal-push-no-space = Voraus ist { STEAMER($steamer) }, und zum Abdrängen ist kein Feld frei. Versuch einen anderen Weg.
refusal-push-only-astern = Voraus ist { STEAMER($steamer) }. Das einzige freie Feld liegt direkt dahinter, und an diesem Tisch darfst du nicht nach hinten abdrängen. Versuch einen anderen Weg.
refusal-push-astern = Dieses Feld liegt direkt hinter dem Dampfer, und an diesem Tisch darfst du nicht nach hinten abdrängen. Wähle ein anderes.
refusal-push-again = { STEAMER($steamer) } hast du in diesem Zug schon abgedrängt; ein zweites Mal geht nicht. Versuch einen anderen Weg.
refusal-push-aground = Voraus sitzt { STEAMER($steamer) } auf { ELEMENT($element, form: "a-dat") } fest und lässt sich nicht abdrängen. Versuch einen anderen Weg.
refusal-push-occupied = Dieses Feld ist besetzt. Wähle ein freies.
refusal-push-closed = Auf dieses Feld hast du in diesem Zug schon einen Dampfer abgedrängt. Wähle ein anderes.
refusal-push-stood = Auf diesem Feld warst du in diesem Zug selbst; dorthin kannst du niemanden abdrängen. Wähle ein anderes.
refusal-push-not-beside = Dieses Feld liegt nicht neben { STEAMER($steamer, form: "dat") }. Wähle ein Nachbarfeld.
refusal-push-land = Dorthin lässt sich { STEAMER($steamer) } nicht abdrängen. { refusal-end-land }

## Wo ein Zug enden kann

refusal-end-land = { $land ->
    [island] Dort ist eine Insel.
    [bends] Das Ufer zwischen zwei Flussbiegungen ist im Weg.
    [landing] Dort ist der Hafen. Steuere eine Landungsmole an.
    [not_laid] So weit ist der Fluss noch nicht ausgelegt.
    [tile_gone] Dieses Flussteil ist nicht mehr da.
    [far] Das ist weit weg vom Fluss.
    [shipyard] Dort ist die Werft, und in die kann niemand hinein.
    [shipyard_exit] Aus der Werft geht es nur geradeaus.
   *[bank] Dort ist das Ufer.
}
refusal-end-no-coal = Den Zug dort zu beenden kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Wähle ein anderes Feld.
refusal-end-heading-no-coal = Den Zug dort mit dem Bug nach { HEADING($heading) } zu beenden kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}; du hast { $coal ->
    [0] keinen
   *[other] nur { $coal }
}. Wähle eine andere Fahrtrichtung.
refusal-end-no-way = Mit { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkten
} führt kein Weg auf dieses Feld. Wähle ein anderes Feld oder eine andere Geschwindigkeit.
refusal-end-occupied = Dort ist { STEAMER($steamer) }, und { $points ->
    [one] 1 Bewegungspunkt reicht
   *[other] { $points } Bewegungspunkte reichen
} nicht zum Abdrängen.
refusal-end-push-points = Dort ist { STEAMER($steamer) }, und { $points ->
    [one] 1 Bewegungspunkt reicht
   *[other] { $points } Bewegungspunkte reichen
} nicht zum Abdrängen. Nötig wären { LIST($enough, type: "or") }.
refusal-end-heading = Auf diesem Feld endet dein Zug mit der Fahrtrichtung, mit der du ankommst: { LIST(HEADING($headings), type: "or") }.
refusal-end-points = Bis auf dieses Feld sind es { LIST($enough, type: "or") } Bewegungspunkte, und du musst genau { $points } verbrauchen. Wähle ein anderes Feld oder eine andere Geschwindigkeit.

## Passagiere, Kohle, Ankunft

refusal-board-no-dock = Hier ist kein Anlegesteg einer Station. Beende deinen Zug an einem, mit Geschwindigkeit 1.
refusal-board-rose = Die Black Rose legt nirgends an.
refusal-board-school = In der Fahrschule gibt es keine Passagiere.
refusal-board-speed = Du kommst mit Geschwindigkeit { $speed } an. Einen Passagier nimmst du nur mit Geschwindigkeit { $needed } auf.
refusal-board-full = Du hast schon { $aboard } Passagiere an Bord, und für mehr ist kein Platz.
refusal-board-again = An dieser Station hast du schon einen Passagier aufgenommen. Such dir eine andere.
refusal-board-nobody = Hier wartet kein Passagier. Such dir eine andere Station.
refusal-fuel-no-dock = Hier ist kein Anlegesteg eines Kohlelagers. Beende deinen Zug an einem, mit Geschwindigkeit 1.
refusal-fuel-rose = Die Black Rose legt nirgends an.
refusal-fuel-speed = Du kommst mit Geschwindigkeit { $speed } an. Kohle füllst du nur mit Geschwindigkeit { $needed } auf.
refusal-fuel-full = Du hast schon { $coal } Kohlepunkte; mehr fasst dein Dampfer nicht.
refusal-arrive-no-landing = Der Hafen ist noch nicht ausgelegt.
refusal-arrive-no-jetty = Hier ist keine Landungsmole. Beende deinen Zug an einer.
refusal-arrive-rose = Die Black Rose läuft nie in den Hafen ein.
refusal-arrive-passengers = { $aboard ->
    [0] Du hast noch keinen der { $needed } Passagiere, die du brauchst. Nimm sie zuerst auf.
   *[other] Du hast erst { $aboard } der { $needed } Passagiere, die du brauchst. Nimm zuerst die übrigen auf.
}
refusal-arrive-speed = Du kommst mit Geschwindigkeit { $speed } an. In den Hafen läufst du nur mit Geschwindigkeit { LIST($speeds, type: "or") } ein.
refusal-exchange-alone = Du hast keinen anderen Dampfer auf dem Fluss, mit dem du Kohle austauschen könntest.
refusal-exchange-unknown = Dieser Dampfer ist nicht auf dem Fluss. Wähle einen anderen deiner Dampfer.
refusal-exchange-other-captain = { STEAMER($steamer) } gehört nicht dir; Kohle austauschen kannst du nur mit deinen eigenen Dampfern.
refusal-exchange-not-beside = { STEAMER($steamer) } ist nicht auf einem Feld neben dir. Bring die beiden Dampfer erst nebeneinander.
refusal-exchange-bank = Zwischen dir und { STEAMER($steamer, form: "dat") } liegt ein Ufer. Bring die beiden Dampfer erst auf offenem Wasser nebeneinander.
refusal-exchange-speeds = Kohle austauschen kannst du nur bei gleicher Geschwindigkeit: Deine ist { $speed }, die von { STEAMER($steamer, form: "dat") } ist { $other_speed }.
refusal-exchange-barred = { STEAMER($steamer) } ist { $element ->
    [coal_docks] am Anlegesteg eines Kohlelagers
    [landing_stage] an einem Startsteg
    [dock] an einem Anlegesteg
    [jetty] an einer Landungsmole
    [shipyard] in der Werft
   *[other] auf { ELEMENT($element, form: "a-dat") }
}, und dort kannst du keine Kohle austauschen.
refusal-exchange-nothing = Gib oder nimm mindestens 1 Kohlepunkt.
refusal-exchange-to-rose = Der Black Rose geht die Kohle nie aus, also nimmt sie keine.
refusal-exchange-from-rose = Die Black Rose gibt höchstens { $most } Kohlepunkte in einer Runde; in dieser { $left ->
    [0] ist keiner mehr
    [one] ist noch 1
   *[other] sind noch { $left }
} übrig.
refusal-exchange-no-coal = { STEAMER($steamer) } hat { $coal ->
    [0] keinen Kohlepunkt
    [one] 1 Kohlepunkt
   *[other] { $coal } Kohlepunkte
} und kann nicht { $needed } abgeben.
refusal-exchange-full = { STEAMER($steamer) } hat { $coal ->
    [one] 1 Kohlepunkt
   *[other] { $coal } Kohlepunkte
} und fasst { $most }.
refusal-rose-stranded = Danach bräuchte die Black Rose mehr als 1 Kohlepunkt, um zu fahren. Wähle einen anderen Zug.
refusal-rose-no-coal = Das kostet { $needed ->
    [one] 1 Kohlepunkt
   *[other] { $needed } Kohlepunkte
}. Der Black Rose geht die Kohle nie aus, aber mehr als { $coal } gibt sie in einem Zug nicht aus.
refusal-steamer-left-river = { STEAMER($steamer) } ist nicht mehr auf dem Fluss.
refusal-turn-not-over = Das kann { STEAMER($steamer) } erst am Ende des eigenen Zuges.

## Was zuerst kommt

refusal-first-start-cell = Zuerst wird ausgelost, wer auf Startfeld 1 beginnt.
refusal-first-tile = Zuerst wird ein Flussteil aufgedeckt.
refusal-first-die = Zuerst würfelt { STEAMER($steamer) }, wohin der Fluss abbiegt.
refusal-first-landing = Zuerst würfelt { STEAMER($steamer) }, wohin der Hafen zeigt.
refusal-first-heading = Zuerst wählt { STEAMER($steamer) } eine Fahrtrichtung.
refusal-first-speed = Zuerst stellt { STEAMER($steamer) } die Geschwindigkeit ein.
refusal-first-move = { STEAMER($steamer) } ist unterwegs: Fahr voraus, dräng ab, dreh oder beende den Zug.
refusal-first-board = Zuerst nimmt { STEAMER($steamer) } einen Passagier auf oder verzichtet.
refusal-first-fuel = Zuerst füllt { STEAMER($steamer) } Kohle auf oder verzichtet.
refusal-first-exchange = Zuerst tauscht { STEAMER($steamer) } Kohle aus oder verzichtet.
refusal-heading-range = Wähle eine der sechs Fahrtrichtungen: N, NE, SE, S, SW oder NW.
refusal-die-rolled-again = { $turn ->
    [left] Eine Biegung nach links
    [right] Eine Biegung nach rechts
    [straight] Geradeaus
   *[other] Diese Biegung
} geht hier nicht: Der Würfel wird noch einmal geworfen.
refusal-tile-not-face-down = Das Flussteil { $tile } liegt nicht verdeckt im Stapel.
refusal-start-no-seat = Diesen Sitzplatz gibt es nicht.
refusal-start-not-drawn = Zuerst wird der Startspieler ausgelost.
refusal-start-drawn = { STEAMER($steamer) } ist schon als Startspieler ausgelost.
refusal-start-die-not-rolled = Zuerst wird für { STEAMER($steamer) } gewürfelt, 1 bis 6.
refusal-start-die-rolled = Für { STEAMER($steamer) } ist schon gewürfelt worden. Gewürfelt wird nur zum Ablegen.
refusal-race-over = Das Rennen ist zu Ende. { $end ->
    [all_but_one_are_home] { end-all-but-one-are-home }
    [the_winner_is_home] { end-the-winner-is-home }
    [the_turn_limit_is_reached] { end-the-turn-limit-is-reached }
    [one_steamer_is_left] { end-one-steamer-is-left }
    [all_others_are_wrecked] { end-all-others-are-wrecked }
    [the_winner_has_arrived] { end-the-winner-has-arrived }
    [the_round_limit_is_reached] { end-the-round-limit-is-reached }
   *[the_rest_are_ranked_where_they_are] { end-the-rest-are-ranked-where-they-are }
}

## Spieler und Optionen

refusal-players-number = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
refusal-seat-called-like-steamer = Ein Sitzplatz kann nicht { $name } heißen, denn so heißt ein Dampfer. Wähle einen anderen Namen.
refusal-options-number = { $option } ist { $low } bis { $high }, nicht { $found }.
refusal-options-rows = Die Strecke hat { $fewest } bis { $most } Reihen, nicht { $rows }.
refusal-options-turn-limit = Die Zuggrenze ist 1 bis { $most } Züge je Spieler, nicht { $turns }.
refusal-options-round-limit = Die Rundengrenze ist 1 bis { $most } Runden, nicht { $rounds }.
refusal-options-arrival-speed = Die Ankunftsgeschwindigkeit ist 1 oder 2, nicht { $speed }.
refusal-options-steamers = Jeder Spieler hat 1 oder 2 Dampfer, nicht { $steamers }.
refusal-options-tile-twice = „{ OPTION($option) }“ nennt { $tile } zweimal. Einmal genügt.
refusal-options-tile-unknown = „{ OPTION($option) }“ kennt kein Flussteil { $found }. Zur Wahl stehen { LIST($known) }.
refusal-options-school-expansion = Die Fahrschule spielst du ohne die Erweiterung. Lass { LIST(OPTION($options)) } weg, oder schalte die Fahrschule aus.
refusal-options-school-players = Die Fahrschule ist für 3 bis 5 Spieler, nicht für { $players }. Für { $players } brauchst du die Erweiterung.
refusal-options-both-home = „{ OPTION("both_home") }“ gilt für zwei Dampfer je Spieler. Stell „{ OPTION("steamers") }“ auf 2.
refusal-options-exchange-at-docks = Kohle tauschst du nur zwischen zwei Dampfern eines Spielers aus. Stell „{ OPTION("steamers") }“ auf 2, oder nimm die Black Rose dazu.
refusal-options-two-players = Zu zweit braucht jeder zwei Dampfer. Stell „{ OPTION("steamers") }“ auf 2.
refusal-options-start-cells = { $players } Spieler mit je { $each } Dampfern passen nicht auf { $cells } Startfelder. Höchstens { $most } können spielen.
refusal-options-rose-start-cell = { $steamers } Dampfer lassen der Black Rose kein Startfeld. Sie fährt mit höchstens { $most } anderen.
refusal-options-passengers = { $players } Spieler brauchen { $needed } Passagiere, und an diesen Stationen sind { $there } ({ $red } rote und { $brown } braune Stationen). Lass mehr Stationen im Spiel.
refusal-options-passengers-both-home = { $players } Spieler, die beide Dampfer in den Hafen bringen, brauchen { $needed } Passagiere, und an diesen Stationen sind { $there } ({ $red } rote und { $brown } braune Stationen). Lass mehr Stationen im Spiel.

## Am Tisch

refusal-table-unknown = Diesen Tisch gibt es nicht. Prüf den Link.
refusal-table-gone = Diesen Tisch gibt es nicht mehr.
refusal-table-closed = Dieser Tisch ist geschlossen.
refusal-table-race-over = Das Rennen ist zu Ende.
refusal-key-table = Keiner deiner Schlüssel öffnet diesen Tisch. Nimm den Link, den du bekommen hast.
refusal-key-seat = Du hast keinen Schlüssel für { STEAMER($seat) }. Nimm den Link, den du bekommen hast.
refusal-key-maker = Das kann nur der Spieler, der den Tisch eröffnet hat.
refusal-seat-unknown = Einen Sitzplatz mit diesem Namen gibt es nicht. Zur Wahl stehen { LIST(STEAMER($seats)) }.
refusal-seat-not-open = { STEAMER($seat) } ist nicht für alle offen.
refusal-seat-taken = { STEAMER($seat) } ist schon besetzt. Wähle einen anderen Platz.
refusal-seat-yours-already = Du steuerst schon selbst.
refusal-seat-sit-down = Nimm zuerst Platz.
refusal-seat-handed-over = { CAPTAIN($captain, form: "the") } steuert gerade. Übernimm zuerst wieder selbst.
refusal-race-not-begun = Das Rennen beginnt, wenn alle Platz genommen haben.
refusal-race-unknown-rules = Dieses Rennen wird nach Version { $version } der Regeln gefahren, und die kennt dieser Server noch nicht.
refusal-race-unread = In diesem Rennen kommt etwas vor, was dieser Server noch nicht kennt.
refusal-decision-chance = Als Nächstes entscheidet der Zufall, nicht { STEAMER($seat) }.
refusal-decision-other = Als Nächstes entscheidet { STEAMER($steamer) }, nicht { STEAMER($seat) }.
refusal-decision-not-yours = { STEAMER($seat) } ist jetzt nicht an der Reihe.
refusal-action-written = Schreib das so: { $written }.
refusal-order-id-used = Diese Kennung gehört zu einer anderen Anweisung, Eintrag { $n }. Gib einer neuen Anweisung eine neue Kennung.
refusal-takeback-keep = { $done ->
    [0] Es ist noch nichts geschehen.
    [one] Erst 1 Aktion ist geschehen.
   *[other] Erst { $done } Aktionen sind geschehen.
} Behalte weniger als das.
refusal-takeback-not-asked = Das möchte gerade niemand zurücknehmen.
refusal-rank-not-yet = Die Übrigen können gewertet werden, sobald nur noch Computerkapitäne fahren und der Sieger im Ziel ist oder du nicht mehr dabei bist.
refusal-rest-not-paused = Die Computerkapitäne warten gerade nicht darauf, dass du sie weiterfahren lässt.
refusal-rematch-not-yet = Eine Revanche beginnt erst, wenn dieses Rennen zu Ende ist.
refusal-rematch-there = Es gibt schon eine Revanche. Spiel dort mit.
refusal-full-actions = Dieser Tisch speichert von jedem Platz höchstens { $most } Aktionen.
refusal-full-chat = Dieser Tisch speichert von jedem Platz höchstens { $most } Nachrichten.
refusal-full-bytes = Dieser Tisch speichert von jedem Platz höchstens { $most } Kilobyte an Nachrichten.
refusal-full-orders = Dieser Tisch speichert von jedem Platz höchstens { $most } andere Anweisungen.
refusal-seen-ahead = Eintrag { $seen } kannst du nicht gesehen haben: Der letzte ist { $last }.
refusal-seen-behind = Inzwischen ist etwas geschehen: Du hast Eintrag { $seen } gesehen, und Eintrag { $changed } hat die Stellung geändert.
refusal-captain-unknown = Einen Computerkapitän mit diesem Namen gibt es nicht. Zur Wahl stehen { LIST(CAPTAIN($captains)) }.
refusal-hint-off = An diesem Tisch wird ohne Tipps gespielt.
refusal-coach-no-hints = An diesem Tisch wird ohne Tipps gespielt, also auch ohne Coach.
refusal-coach-not-agreed = Noch haben nicht alle den Coach eingeschaltet, die hier mitfahren.
refusal-coach-no-judge = Niemand kann hier Züge von { $title } beurteilen, darum gibt es keinen Coach.
refusal-hint-no-reasons = { CAPTAIN($captain, form: "the") } kann nichts begründen. Frag { LIST(CAPTAIN($captains, form: "the-acc"), type: "or") }.
refusal-why-either = Frag nach einer Aktion oder nach dem Ende eines Zuges, nicht nach beidem.
refusal-chat-empty = Die Nachricht ist leer.
refusal-join-first = Die erste Nachricht muss join sein, Protokoll { $protocol }.
refusal-join-already = Du bist schon dabei.
refusal-message-malformed = Diese Nachricht ist unverständlich: { $why }.
refusal-message-none = Eintrag { $n } dieses Tisches ist keine Nachricht.
refusal-page-foreign = Die Seite einer anderen Website darf das hier nicht.
refusal-limit-requests = Das geht zu schnell: höchstens { $most } Anfragen in der Sekunde.
refusal-limit-tables = Das reicht fürs Erste: höchstens { $most } neue Tische in der Stunde.
refusal-limit-failures = Höchstens { $most } Fehler können in einer Stunde gemeldet werden.
refusal-limit-sockets = Von einer Adresse sind höchstens { $most } Verbindungen möglich. Schließ zuerst eine.
refusal-limit-messages = Das geht zu schnell: höchstens { $most } Nachrichten in der Sekunde.
refusal-limit-watchers = Höchstens { $most } Leute können an einem Tisch sein.
refusal-limit-body = Eine Anfrage kann höchstens { $most } Byte haben.
refusal-limit-server = Dieser Server ist voll. Versuch es später noch einmal.
refusal-limit-chat = Du schreibst schneller, als jemand lesen kann. Warte einen Moment.
refusal-limit-work = Das war viel auf einmal. Warte einen Moment.
refusal-limit-disk = Dieser Server hat keinen Platz mehr, um das zu speichern. Sag dem Betreiber Bescheid.
refusal-limit-hints = Dein letzter Tipp ist noch nicht fertig. Warte ihn ab.
refusal-limit-connections = Von einer Adresse können höchstens { $most } Verbindungen offen sein. Schließ zuerst eine.
refusal-limit-head = Die Kopfzeilen einer Anfrage können höchstens { $most } Byte haben.
refusal-limit-path = Die Adresse einer Anfrage kann höchstens { $most } Byte haben.
refusal-limit-reports = Das reicht fürs Erste: höchstens { $most } Meldungen in der Stunde.
refusal-request-malformed = Diese Anfrage versteht der Server nicht.
refusal-host-unknown = Unter diesem Namen ist der Server nicht bekannt. Der Betreiber kann ihn in der Einstellung hosts ergänzen.
refusal-address-banned = Der Betreiber dieses Servers hat deine Adresse für eine Weile ausgesperrt.
refusal-metrics-elsewhere = Von deiner Adresse aus sind die Messwerte nicht zu lesen. Der Betreiber kann sie in der Einstellung metrics ergänzen.
refusal-server-failed = Auf dem Server ist etwas schiefgegangen. Deine Rennen sind sicher; versuch es noch einmal.
refusal-table-unreadable = Dieser Tisch lässt sich gerade nicht lesen. Verloren ist nichts davon.
refusal-daily-no-day = „{ $day }“ ist kein Tag. Schreib ihn wie 2026-11-18.
refusal-daily-ahead = Der { $day } hat noch nicht begonnen: Heute ist der { $today }, Weltzeit. Sein Rennen kannst du ab Mitternacht fahren.
refusal-daily-past = Das Rennen vom { $day } ist vorbei: Rennen des Tages bleiben { $days } Tage.
refusal-daily-alone = Das Rennen des Tages fährst du allein, deshalb geht das hier nicht.
refusal-daily-undo = Ein Zug, der zu Ende ist, zählt. Zurücknehmen kannst du nur, was zum jetzigen Zug gehört.
refusal-daily-none = An diesem Tisch wird kein Rennen des Tages gefahren.
refusal-daily-no-record = Das Rennen des Tages hat keine Aufzeichnung: Sein Datum sagt alles.
