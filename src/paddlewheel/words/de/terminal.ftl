### Was Befehle im Terminal sagen.

## Ein Rennen

terminal-you-steer = Du steuerst { LIST(STEAMER($seats)) }.
terminal-computers = Computerkapitäne: { LIST($items) }.
terminal-steered-by = { STEAMER($steamer) } ({ CAPTAIN($captain) })
terminal-person = Spieler
terminal-introduction = Tippe deine Befehle ein. ? listet auf, was du eingeben kannst, marks erklärt den Spielplan, try BEFEHL zeigt, was ein Befehl bewirken würde, und hint fragt um Rat.
terminal-thinking = { STEAMER($steamer) } überlegt …
terminal-who = { $steamer ->
    [rose] { STEAMER($seat) }, für die Black Rose
   *[other] { STEAMER($steamer) }
}
terminal-prompt = { $who }, deine Befehle? ({ $orders } oder ?)
terminal-prompt-other = { $who }, deine Befehle im Zug von { STEAMER($other, form: "dat") }? ({ $orders } oder ?)
terminal-possible = Möglich ist { $order }.
terminal-possible-after = Nach { $done } ist { $order } möglich.
terminal-nothing-done = Es ist nichts geschehen.
terminal-unclear = Mit ? siehst du, was du eingeben kannst.
terminal-too-much = „{ $done }“ schließt diese Entscheidung ab: { $happened } Lass { $word } weg und gib { $done } ein. { terminal-nothing-done }
terminal-save-offer = Aufzeichnung speichern? (ein Dateiname, oder Enter für nein)
terminal-save-name = Gib den Namen der Datei ein, zum Beispiel race.record.
terminal-save-what = Gib einen Dateinamen an, zum Beispiel: save race.record
terminal-save-taken = „{ $file }“ gibt es schon und ist keine Aufzeichnung; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.
terminal-save-failed = „{ $file }“ lässt sich nicht schreiben: { $why }. Wähle einen anderen Namen.
terminal-saved = Die Aufzeichnung steht in { $file }: { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}.
terminal-farewell = Gute Fahrt!
terminal-leave = Du hast das Rennen verlassen. Gute Fahrt!

terminal-orders = Befehle: { $orders }. Zum Beispiel:
terminal-orders-more = Befehle: { $orders } … (legal zeigt alle). Zum Beispiel:
terminal-usage-try = try BEFEHL
terminal-usage-turns = turns TEXT
terminal-usage-why = why BEFEHL
terminal-usage-save = save DATEI, quit
terminal-help-rules = worum es geht; was die Zeichen auf dem Spielplan bedeuten
terminal-help-try = was ein Befehl bewirken würde, ohne ihn auszuführen
terminal-help-turns = dasselbe für alle Befehle, die mit TEXT anfangen
terminal-help-why = was dagegen spricht; auch why board, fuel, exchange oder arrive
terminal-help-legal = alle möglichen Befehle; was ein Computerkapitän täte
terminal-help-board = den Spielplan neu zeichnen; Koordinaten ein- oder ausblenden
terminal-help-undo = die letzte Entscheidung zurücknehmen, solange kein Wurf folgte
terminal-help-save = das bisherige Rennen aufzeichnen; das Rennen verlassen
terminal-try-what = Gib einen Befehl an, zum Beispiel: try { $order }
terminal-why-what = Gib einen Befehl an, zum Beispiel: why { $order } oder why board
terminal-nothing-against = Nichts spricht gegen { $what }.
terminal-nothing-against-after = Nach { $done } spricht nichts gegen { $what }.
terminal-no-such-turns = Kein möglicher Befehl fängt mit { $found } an. legal zeigt alle.
terminal-more-turns = Es gibt noch { $count } weitere. Gib den Anfang an, um weniger zu sehen, zum Beispiel: turns { $order }
terminal-advice = { CAPTAIN($captain, form: "the") } schlägt vor:
terminal-board-complete = Der Spielplan zeigt schon alle Nummern.
terminal-undo-nothing = Du hast noch nichts entschieden, was du zurücknehmen könntest.
terminal-undo-chance = Nach deiner letzten Entscheidung wurde gewürfelt oder gelost, deshalb kannst du sie nicht zurücknehmen.
terminal-undone = Du hast { $action } und alles danach zurückgenommen.

## Rat, Aufzeichnungen, Zählen

terminal-hint = { $who }, { CAPTAIN($captain, form: "the") } schlägt vor:
terminal-hint-thinking = { CAPTAIN($captain, form: "the") } überlegt …
terminal-coach-sure = Sicher? { $reason } Trotzdem fahren (j) oder noch mal überlegen (n)?
terminal-par-river = Fluss: { $tiles }, der Hafen liegt { $landing ->
    [left] links
    [right] rechts
   *[other] geradeaus
}.
terminal-par = Par auf dem { $river ->
    [hidden] verdeckten Fluss, auf dem jedes Teil erst gelegt wird, wenn es an der Reihe ist
   *[revealed] aufgedeckten Fluss
}: { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}, { $coal ->
    [one] 1 Kohlepunkt bleibt
   *[other] { $coal } Kohlepunkte bleiben
} übrig.
terminal-par-none = Auf dem { $river ->
    [hidden] verdeckten
   *[revealed] aufgedeckten
} Fluss führt kein Weg heim.
terminal-daily-introduction = Tippe deine Befehle ein. ? listet auf, was du eingeben kannst, marks erklärt den Spielplan, und try BEFEHL zeigt, was ein Befehl bewirken würde.
terminal-daily-alone = Im Rennen des Tages gibt es keine Tipps und nichts zu speichern: Seine Aufzeichnung ist sein Datum.
terminal-puzzles = { $title }: { $count } Rätsel
terminal-puzzles-theme = { $theme }: { $count }
terminal-puzzles-none = Keine Stellung in diesen Rennen ist ein Rätsel.
terminal-puzzles-search = Durchsuchte Rennen
terminal-puzzles-introduction = Finde den besten Zug. Tippe deine Befehle ein; hint gibt einen Tipp, solution zeigt den besten Zug, und ? zeigt, was du tippen kannst.
terminal-puzzles-grade = Rätsel { $name }, Schwierigkeit { $grade } von 5
terminal-puzzles-again = Versuch es noch einmal, tippe solution, oder mach mit next weiter.
terminal-puzzles-solution = Bester Zug: { $order }
terminal-chance = Zufall
terminal-counting = Zählt { $depth ->
    [one] 1 Aktion
   *[other] { $depth } Aktionen
} tief …
terminal-depth = Tiefe
terminal-ways = Wege
terminal-ended = davon zu Ende
terminal-digest = Prüfwert
terminal-action = Aktion
terminal-total = zusammen

## Viele Rennen

terminal-progress = Rennen
terminal-stopped = Nach { $done } von { $races } Rennen abgebrochen.
terminal-series = { $game }: { $races ->
    [one] 1 Rennen
   *[other] { $races } Rennen
}, Startwert { $seed }
terminal-match = { $game }: { $races ->
    [one] 1 Rennen
   *[other] { $races } Rennen
} mit { $players } Spielern, Startwert { $seed }
terminal-seat = Platz
terminal-captain = Kapitän
terminal-starts = Starts
terminal-wins = Siege
terminal-share = Anteil
terminal-interval = 95-%-Intervall
terminal-mean-rank = mittlerer Rang
terminal-rating = Wertung
terminal-failures = Fehler
terminal-decisions = { $mean } Entscheidungen pro Rennen · Prüfwert { $digest }
terminal-luck = Rein nach Zufall würde ein Kapitän { $share } seiner Starts gewinnen.
terminal-balanced = Jeder Kapitän saß gleich oft auf jedem Platz.
terminal-unbalanced = { $races } ist kein Vielfaches von { $block }, deshalb saßen die Kapitäne nur fast gleich oft auf jedem Platz.
terminal-failure = { $name } (Rennen { $race }, { STEAMER($seat) }, Frage { $question }): { $verdict }: { $detail }
terminal-more-failures = … und { $count } weitere. --json listet alle auf.
verdict-crashed = abgestürzt
verdict-illegal = unzulässige Antwort
verdict-garbled = unlesbare Antwort
verdict-overlong = endlose Zeile
verdict-slow = zu langsam
verdict-silent = keine Antwort
terminal-serving = Paddlewheel läuft unter { $address }
terminal-uncompiled = Die Regeln laufen hier unkompiliert: Alles funktioniert, nur denken die Computerkapitäne langsamer.
terminal-admin-closed = Tisch { $which } ist geschlossen.
terminal-admin-unlisted = Tisch { $which } steht nicht mehr in der öffentlichen Liste.
terminal-admin-deleted = Tisch { $which } ist im Archiv. `admin undelete` holt ihn zurück.
terminal-admin-undeleted = Tisch { $which } ist wieder da.
terminal-admin-erased = Es ist aus Tisch { $which } entfernt.
terminal-admin-banned = Die Adresse { $which } ist ausgesperrt.
terminal-admin-unbanned = Die Adresse { $which } ist wieder zugelassen.
terminal-admin-report-done = Meldung { $which } ist erledigt.
terminal-admin-backed-up = Die Sicherung steht in { $which }.
terminal-admin-restored = Die Sicherung { $which } ist eingespielt. Starte den Server.
terminal-admin-downgraded = Die Datenbank hat jetzt Schema { $which }. Starte die ältere Version.

## Fehler in der Befehlszeile

terminal-unknown-words = „{ $words }“ gehört nicht hierher. --help zeigt, was möglich ist.
terminal-unknown-option = Eine Option { $option } gibt es nicht. --help listet alle auf.
terminal-unknown-command = Einen Befehl { $found } gibt es nicht. Zur Wahl stehen { LIST($known) }.
terminal-missing = { $option } fehlt. --help zeigt, wie du es angibst.
terminal-missing-value = { $option } braucht einen Wert.
terminal-bad-value = „{ $found }“ passt nicht zu { $option }.
terminal-repeated = { $option } steht zweimal da. Gib es einmal an.
