### Was nicht zu verstehen ist, und was nicht geht: Texte, Daten, Aufzeichnungen, Stellungen, Befehle. Die Kennung ist der Code des Fehlers.

error-in-line = Zeile { NUMBER($line) }: { $problem }

## Werte

error-value-date = „{ $found }“ ist kein Tag. Schreib ihn wie 2026-11-18.
error-value-object = Hier gehört ein Objekt hin, nicht { $found }.
error-value-missing = Hier fehlt etwas.
error-value-number = Hier gehört eine ganze Zahl von { $low } bis { $high } hin, nicht { $found }.
error-value-whole-number = Hier gehört eine ganze Zahl mit höchstens neun Stellen hin, nicht { $found }.
error-value-at-least = Hier ist mindestens { $least } nötig, nicht { $found }.
error-value-seconds = Gib eine Zahl von Sekunden an, größer als 0 und höchstens { $most }, nicht { $found }.
error-value-yes-no = Hier gehört true oder false hin, nicht { $found }.
error-value-choice = Zur Wahl stehen { LIST($choices) }, nicht { $found }.
error-value-names = Hier gehört eine Liste von Namen hin, nicht { $found }.
error-value-cell = Hier gehört ein Feld hin, zwei ganze Zahlen wie [1, -2], nicht { $found }.
error-value-numbers = Gib { $count } Zahlen an, nicht { $found }.
error-value-cells = Hier gehört eine Liste von Feldern hin, nicht { $found }.
error-value-unknown-key = { $found } gibt es hier nicht. Zur Wahl stehen { LIST($known) }.
error-name-unknown = { $kind ->
    [game] Ein Spiel { $found } gibt es nicht.
    [option] Eine Option { $found } gibt es nicht.
    [steamer] Einen Dampfer { $found } gibt es nicht.
    [setup] Eine Variante { $found } gibt es nicht.
    [captain] Einen Computerkapitän { $found } gibt es nicht.
    [setting] Eine Einstellung { $found } gibt es nicht.
    [language] Paddlewheel spricht { $found } nicht.
   *[name] Den Namen { $found } gibt es hier nicht.
} Zur Wahl stehen { LIST($known) }.
error-name-misspelt = { $kind ->
    [game] Ein Spiel { $found } gibt es nicht.
    [option] Eine Option { $found } gibt es nicht.
    [steamer] Einen Dampfer { $found } gibt es nicht.
    [setup] Eine Variante { $found } gibt es nicht.
    [captain] Einen Computerkapitän { $found } gibt es nicht.
    [setting] Eine Einstellung { $found } gibt es nicht.
    [language] Paddlewheel spricht { $found } nicht.
   *[name] Den Namen { $found } gibt es hier nicht.
} Meintest du { $near }? Zur Wahl stehen { LIST($known) }.
error-name-empty = Ein Name fehlt.
error-name-twice = { $name } ist zweimal genannt. Einmal genügt.
error-game-missing = Nenn ein Spiel: { LIST($known, type: "or") }.
error-game-not-loaded = Ein Spiel lässt sich nicht laden: { $why }.
error-game-incomplete = { $module } ist kein Spiel, weil es { LIST($missing) } nicht hat.
error-game-same-name = { $module } heißt { $game } wie ein anderes Spiel.
error-rules-unknown-version = Version { $version } der Regeln ist hier nicht bekannt. Zur Wahl stehen { LIST($known) }.

## Texte

error-text-number = { $key } ist eine ganze Zahl, nicht { $found }.
error-text-yes-no = { $key } ist yes oder no, nicht { $found }.
error-text-pair = Schreib name=wert, nicht { $found }.
error-text-twice = { $name } steht zweimal da. Einmal genügt.
error-text-cell = Ein Feld schreibt man wie 1,-2, nicht { $found }.
error-action-turn = { $found } ist kein Zug. Schreib +4, L+2, RR-3 oder pass.
error-action-chance = { $found } ist jetzt nicht an der Reihe. Schreib first=NAME oder die=1 bis die=6.
error-action-start-cell = { $found } sagt nicht, wer Startfeld 1 bekommt. Schreib zum Beispiel first=red.
error-action-tile = { $found } ist kein Flussteil. Schreib zum Beispiel tile=red-1.
error-action-die = { $found } ist kein Wurf. Schreib die=left, die=straight oder die=right.
error-action-heading = { $found } ist keine Fahrtrichtung. Schreib N, NE, SE, S, SW oder NW.
error-action-speed = { $found } ist keine Geschwindigkeit. Schreib eine Zahl wie 3.
error-action-move = { $found } ist keine Bewegung. Schreib a (voraus), l oder r (nach links oder rechts drehen), push=1,-2 (den Dampfer voraus auf dieses Feld abdrängen) oder done.
error-action-board = { $found } ist keine Antwort. Schreib board oder skip.
error-action-fuel = { $found } ist keine Antwort. Schreib fuel oder skip.
error-action-exchange = { $found } ist kein Austausch. Schreib give=2,red-2, take=1,red-2 oder skip.
error-action-unknown = { $found } ist keine der Aktionen. Schreib { LIST($known) }.

## Aufzeichnungen

error-record-first-line = Eine Aufzeichnung beginnt mit „{ $expected }“, nicht mit { $found }.
error-record-line-twice = Der Kopf hat zwei Zeilen „{ $name }“. Lass eine stehen.
error-record-line-missing = Dem Kopf fehlt die Zeile „{ $name }“.
error-record-line-beside-position = Eine Aufzeichnung, die mit einer Stellung beginnt, hat keine Zeile „{ $name }“.
error-record-other-version = Die Stellung gehört zu Version { $position } der Regeln, die Aufzeichnung zu Version { $record }.
error-record-after-result = Das Ergebnis ist die letzte Zeile; { $found } kann nicht folgen.
error-record-no-action = Nach { $name } fehlt eine Aktion.
error-record-race-over = Das Rennen ist zu Ende. Hier gehört das Ergebnis hin, nicht { $found }.
error-record-other-turn = Hier ist { $name } am Zug, nicht { $found }.
error-record-not-over = Das Rennen ist noch nicht zu Ende. Hier gehören weitere Züge hin, nicht { $found }.
error-record-result = Das Ergebnis ist { $expected }, nicht { $found }.
error-record-tag-name = { $found } kann keine weitere Zeile des Kopfes sein oder steht schon da.
error-record-tag-text = { $name } ist eine Zeile Text ohne Leerzeichen am Rand.
error-record-actions = Die Aufzeichnung hat { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}. Wähle eine Zahl von 0 bis { $actions }, nicht { $found }.
error-record-seats = Die Aufzeichnung hat { $count } Sitzplätze, nicht { $found }.
error-record-seat-order = Die Sitzplätze der Aufzeichnung sind { LIST($seats) }, in dieser Reihenfolge.

## Stellungen

error-position-one-line = Eine Stellung ist eine Zeile.
error-position-mississippi = Eine Stellung beginnt wie „mississippi rows=13 … | red=4:5:16 …“, nicht mit { $found }.
error-position-queen = Eine Stellung beginnt wie „queen tiles=start,red-1,red-2 … | red=0,-3:N …“, nicht mit { $found }.
error-position-small-game = Eine Stellung beginnt wie „{ $game } … | red=… green=…“, nicht { $found }.
error-position-tile = Ein Flussteil schreibt man wie red-1, red-1:left oder red-1:left:1,2/1,3, nicht { $found }.
error-position-course-steamer = Schreib { $steamer }=field:front:wood oder { $steamer }=home:rank, nicht { $found }.
error-position-steamer-cell = Das Feld von { $steamer } schreibt man wie 0,-3, oder als home:1, wrecked:3 oder ashore, nicht { $found }.
error-position-steamer-part = Nach dem Feld von { $steamer } kommt eine Fahrtrichtung, oder s, c oder p mit einer Zahl für Geschwindigkeit, Kohle oder Passagiere, nicht { $found }.
error-position-steamer-twice = { $steamer } hat { $key } zweimal.
error-position-has-options = Eine Stellung sagt schon, wer spielt und mit welchen Optionen.
error-position-home-has-none = Ein Dampfer, der im Ziel ist, hat das nicht.
error-position-no-front = Ein Dampfer auf der Strecke hat eine Seite vorn, 1 bis 6.
error-position-same-field = { LIST(STEAMER($both)) } sind beide auf Feld { $field }.
error-position-same-rank = { LIST(STEAMER($both)) } haben beide Platz { $rank }.
error-position-home-ranks = Die Plätze im Ziel sind 1, 2, 3 … ohne Lücke, nicht { LIST($ranks) }.
error-position-too-many-home = Das Rennen war zu Ende, bevor { $steamers } Dampfer im Ziel sein konnten.
error-position-too-much-wood = Es gibt { $logs } Scheite, und die Spieler haben { $held }.
error-position-box = Es gibt { $logs } Scheite. Wenn die Spieler { $held } haben, sind { $left } in der Schachtel, nicht { $box }.
error-position-first-missing = Der Startspieler fehlt. Nur vor dem ersten Zug darf er offen sein.
error-position-round = Die Runde ist 1 bis { $most }, nicht { $found }.
error-position-race-over = Das lässt sich nicht mehr setzen, wenn das Rennen zu Ende ist. { $end ->
    [all_but_one_are_home] Alle bis auf einen sind im Ziel.
    [the_winner_is_home] Der Sieger ist im Ziel.
    [the_turn_limit_is_reached] Die Zuggrenze ist erreicht.
    [one_steamer_is_left] Nur ein Dampfer ist übrig.
    [all_others_are_wrecked] Alle anderen sind ausgeschieden.
    [the_winner_has_arrived] Der Sieger ist angekommen.
   *[the_round_limit_is_reached] Die Rundengrenze ist erreicht.
}
error-position-nobody-to-move = Das Rennen ist nicht zu Ende; gib an, wer am Zug ist.
error-position-mover-home = { STEAMER($steamer) } ist schon im Ziel.
error-position-not-on-tile = Dieses Feld gehört nicht zu { $tile }, so wie es ausgelegt ist.
error-position-not-left-out = Kein früheres Flussteil liegt auf diesem Feld; es fehlt also nicht.
error-position-overlap = { LIST($pair) } überlappen sich. Gib left_out oder first_tile an, wenn sie so ausgelegt wurden.
error-position-same-cell = Auf diesem Feld ist auch { STEAMER($steamer) }.
error-position-off-river = Dieses Feld ist auf keinem Flussteil.
error-position-tile-gone = Dieses Feld ist auf { $tile }, und das liegt nicht mehr auf dem Tisch.
error-position-land = Dieses Feld von { $tile } ist Land.
error-position-boarded = An der Station von { $tile } { $boarded ->
    [one] ist 1 Passagier
   *[other] sind { $boarded } Passagiere
} eingestiegen, aber nur { $came } dorthin gekommen.
error-position-waiting = { $came } kamen zur Station und { $boarded } stiegen ein; { $waiting } können dort nicht warten.
error-position-home = Ein Dampfer im Ziel hat den Fluss heil verlassen.
error-position-arrived-ranks = Die Angekommenen haben die Plätze 1, 2, 3 … ohne Lücke, nicht { LIST($ranks) }.
error-position-wrecked-ranks = Bei { $players } Spielern haben die ausgeschiedenen die letzten Plätze, nicht { LIST($ranks) }.
error-position-too-many-gone = Das Rennen war zu Ende, bevor { $steamers } Dampfer den Fluss verlassen konnten.
error-position-rank-too-early = { STEAMER($seat) } kann noch keinen Platz haben.
error-position-rank-missing = { STEAMER($seat) } braucht einen Platz: Setze rank bei einem der Dampfer.
error-position-out-but-sailing = { STEAMER($seat) } ist aus dem Rennen, also fährt kein Dampfer dieses Spielers weiter.
error-position-all-wrecked = Das Rennen war zu Ende, bevor alle ausgeschieden waren.
error-position-cell-missing = Das Feld fehlt. Ein Dampfer, der den Fluss verlassen hat, hat stattdessen einen Platz.
error-position-bonus-coal = Ein Dampfer hat höchstens { $most } Kohlepunkte. Den Bonuspunkt gibt es in der Werft, in der ersten Runde.
error-position-first-tile = Nach dem Startteil liegt von Anfang an mindestens ein weiteres Flussteil.
error-position-landing-too-early = Der Hafen wird angefügt, wenn das letzte Flussteil liegt, nicht vorher.
error-position-pile-empty = Der Stapel ist leer; es kommt kein Flussteil mehr.
error-position-pile-left = Vor dem Hafen kommt der Rest des Stapels: { $pile }.
error-position-landing-missing = Der Stapel ist leer, also ist der Hafen angefügt: left, straight oder right.
error-position-order-missing = { STEAMER($steamer) } fährt und fehlt in der Reihenfolge.
error-position-order-twice = { STEAMER($steamer) } ist zweimal in der Reihenfolge.
error-position-steamer-gone = { STEAMER($steamer) } ist nicht mehr auf dem Fluss.
error-position-decision-own = { STEAMER($steamer) } hat im eigenen Zug kein „{ $decision }“ zu entscheiden.
error-position-decision-other = { STEAMER($steamer) } hat im Zug von { STEAMER($mover, form: "dat") } kein „{ $decision }“ zu entscheiden.
error-position-die-again = { BEND($turn) } kann der Fluss dort nicht weitergehen: Der Würfel würde noch einmal geworfen.
error-position-not-astern = { STEAMER($steamer) } ist nicht rückwärts gefahren und hat deshalb keine Fahrtrichtung zu wählen.
error-position-stood-last = Das letzte dieser Felder ist das, auf dem der Dampfer jetzt ist.
error-position-pushed-to = Niemand wird zweimal auf dasselbe Feld abgedrängt oder auf eines, auf dem der Abdrängende war.
error-position-points = Geschwindigkeit { $speed } gibt { $speed ->
    [one] 1 Bewegungspunkt
   *[other] { $speed } Bewegungspunkte
}: { $used } verbraucht und { $points } übrig sind zu viele.
error-position-rotated = Nach { $rotated ->
    [one] 1 Drehung
   *[other] { $rotated } Drehungen
} können von { $most } Kohlepunkten nicht { $coal } übrig sein.
error-position-pushed-last = Das letzte dieser Felder ist das, auf das { STEAMER($steamer) } abgedrängt wurde.
error-position-points-used = Alle Bewegungspunkte sind jetzt verbraucht.
error-position-not-reached = Nur der Dampfer, der das vorderste Flussteil erreicht hat, entscheidet „{ $decision }“.
error-position-not-entered = { STEAMER($steamer) } ist nicht auf { $tile } gefahren.
error-position-reached = Das gilt, wenn ein Feld des vordersten Flussteils befahren und seither keins ausgelegt wurde.
error-position-rolls-later = { STEAMER($steamer) } hat das vorderste Flussteil zuerst erreicht und würfelt später.
error-position-not-frontmost = { STEAMER($steamer) } ist nicht auf dem vordersten Flussteil.
error-position-next-tile = Dieser Dampfer ist auf { $tile }; das nächste Flussteil wäre schon ausgelegt.
error-position-aground-speed = Ein Dampfer auf einer Sandbank hat Geschwindigkeit 1.
error-position-has-arrived = Dieser Dampfer ist an einer Landungsmole und im Ziel. Gib ihm einen Platz statt eines Feldes.
error-position-no-board = { STEAMER($steamer) } kann dort keinen Passagier aufnehmen.
error-position-no-fuel = { STEAMER($steamer) } kann dort keine Kohle auffüllen.
error-position-no-exchange = { STEAMER($steamer) } hat keinen Dampfer, mit dem sich Kohle austauschen ließe.
error-position-rose-stays = Die Black Rose kann nicht fahren und bliebe liegen. Gib den Zug dem nächsten Spieler.
error-position-held-stays = { STEAMER($steamer) } wird von { LIST(STEAMER($holders, form: "dat")) } festgehalten und bliebe liegen. Gib den Zug dem nächsten Spieler.
error-position-held-out = { STEAMER($steamer) } wird von { LIST(STEAMER($holders, form: "dat")) } festgehalten und würde ausscheiden. Gib den Zug dem nächsten Spieler.
error-position-out-of-coal = { STEAMER($steamer) } hat zu wenig Kohle zum Fahren und würde ausscheiden. Gib den Zug dem nächsten Spieler.
error-position-barred = { STEAMER($steamer) } kommt am Land nicht vorbei und würde ausscheiden. Gib den Zug dem nächsten Spieler.
error-position-stuck = { STEAMER($steamer) } kann von dort { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
} mit { $coal ->
    [one] 1 Kohlepunkt
   *[other] { $coal } Kohlepunkten
} nicht verbrauchen.
error-position-set-up-tiles = Vor der ersten Runde liegen das Startteil und ein weiteres Flussteil.
error-position-no-heading = { STEAMER($steamer) } hat keine Fahrtrichtung zu wählen.
error-position-chance-decides = Hier entscheidet der Zufall, kein Spieler.
error-position-first-comes = Zuerst kommt „{ $decision }“.
error-position-not-as-set-up = Das passt nicht zur Aufstellung vor der ersten Runde.
error-position-rose-stays-afloat = Die Black Rose verlässt den Fluss nie.
error-position-rank-afloat = Ein Dampfer auf dem Fluss hat noch keinen Platz.
error-position-wrecked = Ein ausgeschiedener Dampfer hat den Fluss verlassen und einen Platz bekommen.
error-position-school-passengers = In der Fahrschule gibt es keine Passagiere.
error-position-stations = { $stations ->
    [one] 1 Station
   *[other] { $stations } Stationen
}, aber { $aboard } an Bord: Jeder Passagier kommt von einer anderen Station.
error-position-rank-twice = { STEAMER($seat) } hat schon Platz { $rank }.
error-position-no-station = { $found } ist kein ausgelegtes Flussteil mit einer Station.
error-position-no-waiting = { $found } ist kein Flussteil mit einer Station, das auf dem Tisch liegt.
error-position-station-twice = Von jeder Station kommt höchstens ein Passagier.
error-position-die-missing = Der Würfel fehlt: left, straight oder right, so wie er für das nächste Flussteil gefallen ist.
error-position-die-too-early = Einen Wurf gibt es nur, wenn gleich ein Flussteil aufgedeckt wird: die Entscheidung „tile“.
error-position-not-before-start = Vor der ersten Runde gibt es das nicht.
error-position-not-under-way = Bevor die Geschwindigkeit eingestellt ist, gibt es das nicht.
error-position-tiles = Hier gehört eine Liste von Flussteilen hin, das Startteil zuerst, nicht { $found }.
error-position-too-many-tiles = Der Fluss hat das Startteil und höchstens { $most } weitere, nicht { $found }.
error-position-tile-twice = Das Flussteil { $tile } gibt es nur einmal, und es liegt schon da.
error-position-first-tile-straight = Das erste Flussteil liegt an der mittleren Verbindungsnase des Startteils: straight.

## Tische und Kapitäne

error-players-number = Dieses Spiel ist für { $fewest } bis { $most } Spieler, nicht für { $players }.
error-seat-name = So kann kein Sitzplatz heißen: { $found }. Nimm bis zu 16 Kleinbuchstaben, Ziffern und Bindestriche, mit einem Buchstaben am Anfang, aber nicht { LIST($reserved, type: "or") }.
error-seat-twice = Zwei Sitzplätze heißen { $name }.
error-seat-captain = Ein Platz für einen Computerkapitän nennt den Kapitän; andere Plätze nennen keinen.
error-table-at-without-record = Das sagt, wo eine Aufzeichnung weitergehen soll, aber es ist keine angegeben.
error-table-lesson-alone = Eine Lektion bringt Spiel und Plätze mit. Gib sonst nichts an.
error-table-daily-alone = Das Rennen des Tages bringt Spiel und Plätze mit. Gib sonst nichts an.
error-table-record-has-options = Eine Aufzeichnung sagt schon, welches Spiel gespielt wird und mit welchen Optionen.
error-store-unavailable = Gerade lässt sich nichts speichern. Versuch es gleich noch einmal.
error-work-failed = Das lässt sich gerade nicht ausrechnen. Versuch es gleich noch einmal.
error-work-late = Dafür war keine Zeit.
error-hint-unavailable = Gerade hat kein Computerkapitän eine Antwort. Versuch es gleich noch einmal.
error-database-address = Hier gehört der Pfad einer Datei hin, oder eine Adresse, die mit postgresql:// beginnt.
error-database-failed = Die Datenbank { $path } lässt sich nicht verwenden: { $why }.
error-database-in-use = Die Datenbank { $path } lässt sich nicht verwenden, weil ein anderer Server darauf zugreift.
error-database-no-driver = PostgreSQL braucht asyncpg: pip install paddlewheel[postgres].
error-database-password-shown = Ein Passwort gehört nicht in die Befehlszeile, wo andere es lesen können. Setz PADDLEWHEEL_DATABASE oder nenn in database_file eine Datei.
error-servers-one-file = Mehrere Serverprozesse brauchen PostgreSQL: Eine SQLite-Datei kann nur einer verwenden.
error-config-failed = Die Datei { $path } lässt sich nicht lesen: { $why }.
error-admin-which = Sag, was gemeint ist: ein Tisch, eine Adresse, eine Meldung oder eine Datei.
error-admin-erase = Sag, was entfernt werden soll: --message mit der Nummer, --name mit dem Platz oder --title.
error-backup-there = Die Datei { $path } gibt es schon. Wähle eine andere Datei.
error-backup-no-program = Das Programm { $program } ist nicht installiert. Es gehört zu den Client-Programmen von PostgreSQL.
error-table-there = Dieser Tisch ist nicht nur im Archiv: Er steht auf dem Server.
error-value-network = Hierher gehört eine Adresse oder ein Netz wie 10.0.0.0/8, nicht { $found }.

## Befehle

error-names-number = Nötig sind { $needed } Namen, nicht { $found }.
error-names-too-many = { $count } Namen sind zu viele für { $players } Spieler.
error-option-other-game = { LIST($options) } gibt es bei { $game }, nicht bei diesem Spiel. Ergänze --game { $game }.
error-setup-other-game = Die Variante { $setup } gehört zu { $game }. Hier stehen { LIST($known) } zur Wahl.
error-setup-players = Die Variante { $setup } ist für { LIST($counts, type: "or") } Spieler, nicht für { $players }.
error-captain-none = Nenn einen Computerkapitän: { LIST($known, type: "or") }.
error-captain-too-many = { $count } Kapitäne sind zu viele für { $most } Sitzplätze.
error-captain-no-adviser = { $found } kann keinen Tipp geben. Frag { LIST($known, type: "or") }.
error-captain-command = Der Befehl { $found } ist nicht vollständig: Ein Anführungszeichen ist nicht geschlossen.
error-captain-no-command = Nenn einen Befehl nach cmd:.
error-captain-no-program = Ein Programm { $found } gibt es nicht.
error-captain-no-module = Ein Modul { $found } gibt es nicht, weder hier noch installiert.
error-cluster-no-ray = Dafür brauchst du Ray: pip install paddlewheel[cluster].
error-tuning-unknown-weight = Ein Gewicht { $found } gibt es nicht. Zur Wahl stehen { LIST($known) }.
error-hint-race-over = Das Rennen ist zu Ende.
error-hint-chance = Als Nächstes entscheidet der Zufall; dazu gibt es keinen Tipp.
error-par-no-plan = Für { $game } gibt es keinen genauen Plan.
error-puzzles-no-records = In { $found } gibt es keine Aufzeichnungen.
error-puzzles-two-games = In { $found } gibt es Aufzeichnungen mehrerer Spiele. Durchsuche ein Spiel nach dem anderen.
error-rule-unknown = Eine Regel { $found } gibt es nicht. Zur Wahl stehen { LIST($known) }.
error-rule-no-book = Für { $game } gibt es kein Regelheft.
error-rule-not-here = { $rule_id } spielt mit diesen Optionen keine Rolle, wohl aber in der Variante { $setup }.
error-file-missing = Ein Dokument { $file } gibt es nicht.
error-file-no-marks = Die Datei { $file } hat keine Zeile { $first_mark } mit einer Zeile { $last_mark } danach, wo die Tabelle hingehört.
error-file-no-folder = Einen Ordner { $file } gibt es nicht.
error-file-not-utf8 = { $file } ist kein Text in UTF-8.
error-port-taken = Port { $port } von { $host } lässt sich nicht verwenden: { $why }.
error-server-not-installed = Der Tischserver ist nicht installiert: pip install paddlewheel[server].
error-engine-line-too-long = Eine Zeile hat höchstens { $most } Bytes.
error-engine-no-game = Es gibt noch kein Spiel. Beginn mit new, load oder set.
error-engine-nothing-to-roll = Es gibt nichts zu würfeln: Der Zufall ist nicht an der Reihe.
error-engine-nothing-to-undo = Es gibt nichts zurückzunehmen.
error-engine-undo-actions = Du kannst nicht { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
} zurücknehmen: Gespielt { $done ->
    [one] ist
   *[other] sind
} nur { $done }.
error-engine-seats = Du willst { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}, nennst aber { $count ->
    [one] 1 Sitzplatz
   *[other] { $count } Sitzplätze
}.
error-engine-why = Frag mit why nach einer Aktion oder nach einem Ende, nicht nach beidem.
error-engine-no-json = Das ist keine Zeile JSON: { $why }.
error-engine-no-object = Hier gehört ein Objekt mit cmd hin, nicht { $found }.
error-engine-no-command = Das cmd fehlt. Zur Wahl stehen { LIST($known) }.
error-engine-unknown-command = Einen Befehl { $found } gibt es nicht. Zur Wahl stehen { LIST($known) }.
error-engine-unknown-field = { $command } hat kein Feld { $found }. Zur Wahl stehen { LIST($known) }.
error-engine-bad-field = { $command } ist unverständlich: { $why }.
