### Was die Seite sagt.

## Die Seite

page-tagline = Drei Raddampfer-Rennen auf einem Fluss aus Papier
page-unofficial = Eine inoffizielle Ausgabe, von Spielern für Spieler gemacht. Mit Autoren und Verlagen hat sie nichts zu tun.
page-harbour = Heimathafen
page-rule-book = Regelheft
page-settings = Einstellungen
page-language = Sprache
page-theme = Design
page-theme-system = wie das System
page-theme-light = Tag
page-theme-dark = Nacht
page-pace = Animation
page-pace-none = aus
page-pace-slow = langsam
page-pace-usual = normal
page-pace-fast = schnell
page-sounds = Töne
page-follow-again = In deinem nächsten Zug folgt die Ansicht wieder
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-recentre = Zentrieren (C)
page-small-map = Karte des gesamten Rennens
page-tips = Hilfen für Neulinge
page-close = Schließen
page-lost = Unter dieser Adresse ist nichts.
page-part-failed = Dieser Teil lässt sich gerade nicht anzeigen. Alles andere funktioniert weiter.
page-screen-failed = Hier ist etwas schiefgegangen. Alle Rennen sind auf dem Server sicher aufgehoben.
page-try-again = Noch einmal versuchen
page-reload = Seite neu laden
page-to-harbour = Zurück zum Heimathafen
page-offline = Keine Verbindung. Du siehst den letzten bekannten Stand.
page-server-gone = Der Server ist nicht erreichbar. Versuch es gleich noch einmal.
page-loading = Lädt …
page-colon = { $what }: { $said }

## Heimathafen

harbour-cast-off = Rennen starten
harbour-first-race = Jetzt spielen
harbour-first-race-about = Drei kurze Lektionen, dann ein kurzes Rennen gegen zwei Computerkapitäne.
harbour-choose-game = Ein Rennen wählen
harbour-queen-about = Der Fluss entsteht, während du ihn befährst: Niemand weiß, was hinter der nächsten Biegung kommt.
harbour-mississippi-about = Das Rennen von 1987: Leg mit der höheren Zahl an, und du kommst voran, ohne Holz zu verheizen.
harbour-rose-race = Black Rose
harbour-rose-about = Ein schwarzer Dampfer fährt mit, und der Letzte jeder Runde steuert auch ihn.
harbour-against-captains = Gegen den Computer
harbour-with-friends = Mit Freunden
harbour-one-screen = Auf diesem Gerät
harbour-continue-race = Deine Rennen
harbour-and-finished = und { $count } beendet
harbour-open-tables = Offene Tische
harbour-no-open-tables = Zurzeit ist kein Tisch offen.
harbour-watch = Zuschauen
harbour-sit-down = Platz nehmen
harbour-forget = Vergessen
harbour-forget-title = „{ $title }“ vergessen?
harbour-forget-seat = Du steuerst { $names }, und das Rennen läuft noch. Dein Platz ist nur in diesem Browser gespeichert: Ohne seinen Link kommst du nicht zurück.
harbour-forget-maker = Du hast diesen Tisch eröffnet. Auch die Links, die du den anderen noch einmal schicken könntest, gehen verloren.
harbour-forget-watch = Du schaust hier nur zu. Zum Zurückkommen brauchst du einen Link.
harbour-forget-over = Das Rennen ist zu Ende. Um es noch einmal anzusehen, brauchst du einen Link.
harbour-forget-yes = Rennen vergessen
harbour-forget-no = Behalten
harbour-race-over = beendet
harbour-waiting-for-players = wartet auf Spieler
harbour-under-way = läuft
harbour-load-record = Aufzeichnung öffnen
harbour-record-here = Füg die Aufzeichnung hier ein

## Ein Rennen einrichten

setup-new-race = Ein neues Rennen
setup-what = Variante
setup-seats = Spieler
setup-players = { $count ->
    [one] { $count } Spieler
   *[other] { $count } Spieler
}
setup-how-many = Dampfer im Rennen
setup-you = Du
setup-your-name = Dein Name
setup-seat-name = Name von { $colour }
setup-seat-here = ein Spieler an diesem Gerät
setup-seat-link = ein Freund, über einen Link
setup-seat-open = offen für alle
setup-seat-captain = Computerkapitän: { CAPTAIN($captain) }
setup-who-steers = Wer { $colour } steuert
setup-all-options = Alle Optionen
setup-clock-option = Uhr
setup-clock-none = keine Uhr
setup-clock-quick = 1 Minute je Zug, 5 in Reserve
setup-clock-calm = 5 Minuten je Zug, 15 in Reserve
setup-clock-slow = 2 Tage je Zug
setup-public-option = In der Liste der offenen Tische zeigen
setup-watchable-option = Wer die Adresse des Tisches hat, darf zuschauen
setup-title-option = Name des Tisches
setup-preview-option = Vorschau auf das Anlegen
setup-preview-about = Zeig auf ein Feld und du siehst, was das Anlegen dort bewirkt. Ohne Vorschau rechnest du selbst.
table-hints-option = Tipps
table-hints-about = In deinem Zug kannst du einen Computerkapitän fragen, was er tun würde und warum.

## Computerkapitäne

plays-random = Fährt aufs Geratewohl, solange es die Regeln erlauben.
plays-greedy = Nimmt den Zug, der gerade am besten aussieht.
plays-deckhand = Der Sanfteste: bleibt über Wasser, kommt aber oft vom Kurs ab.
plays-stoker = Lernt noch: fährt viele Züge gut und manche schlecht.
plays-leadsman = Lotet den Fluss mit Bedacht aus und irrt sich hin und wieder.
plays-helmsman = Hält guten Kurs und macht nur kleine Fehler.
plays-mate = Fährt jeden Zug gut und sieht nicht weiter voraus.
plays-captain = Denkt ein paar Züge voraus und rechnet mit deinen Antworten.
plays-commodore = Probiert vor jedem Zug Würfe und Flussteile durch.
plays-admiral = Der Stärkste: rechnet auch mit Gegnern jeder Art.
plays-wood-miser = Fährt wie ein Kapitän und verheizt ungern Holz.
plays-sprinter = Fährt wie ein Kapitän und hat es immer eilig.
plays-coal-miser = Fährt wie ein Kapitän und gibt ungern Kohle aus.
plays-rammer = Fährt wie ein Kapitän und drängt dich gern ab.
plays-passenger-hunter = Fährt wie ein Kapitän und macht für Passagiere gern einen Umweg.

## Tisch

table-river = Der Fluss
table-course = Die Strecke
table-your-turn = Du bist am Zug
table-waiting-for = { $name } ist am Zug
table-waiting-speed = { $name } plant einen Zug
table-waiting-face = { $name } wählt eine Fahrtrichtung
table-waiting-board = { $name } nimmt einen Passagier auf
table-waiting-coal = { $name } entscheidet über die Kohle
table-chance-rolls = Der Würfel rollt …
table-see-what-happened = Sieh, was passiert …
table-race-is-over = Das Rennen ist zu Ende
table-closed = Dieser Tisch ist geschlossen.
table-paused = Es fahren nur noch Computerkapitäne
table-not-all-seated = Das Rennen beginnt, wenn alle Platz genommen haben.
table-you-watch = Du schaust nur zu.
table-watch-seat = Zum Mitfahren öffne den Link deines Platzes. Schicken kann ihn dir, wer den Tisch eröffnet hat: „{ $menu }“, dann „{ $item }“.
table-order-of-play = Zugreihenfolge
table-round = Runde { $round }
table-round-of = Runde { $round } von { $limit }
table-before-start = Vor dem Start
table-box = Schachtel: { $logs ->
    [one] { $logs } Scheit
   *[other] { $logs } Scheite
}
table-speed = Geschwindigkeit
table-coal = Kohle
table-wood = Holz
table-passengers = Passagiere
table-field = Feld { $field }
table-ashore = an Land
table-rank = Platz { $rank }
table-wrecked = ausgeschieden
table-home = im Ziel
table-away = nicht da
order-why-tile = auf einem späteren Flussteil
order-why-stick = weiter vorn auf dem Flussteil
order-why-speed = schneller
order-why-coal = mehr Kohle
order-why-right = weiter rechts
order-why-last = hinter allen anderen
order-why-start = die Startfelder entscheiden
order-before = fährt vor { $name }: { $why }
order-last = fährt zuletzt: { $why }
table-has-sailed = ist in dieser Runde schon gefahren
table-wins-course = Es gewinnt der Dampfer, der als Erster das Ziel auf Feld { $field } erreicht.
table-wins-school = Es gewinnt der Dampfer, der als Erster auf einer Landungsmole ist, ohne Passagiere und mit jeder Geschwindigkeit.
table-wins-passengers = Es gewinnt der Dampfer, der als Erster mit zwei Passagieren an Bord auf einer Landungsmole ist. Er muss mit Geschwindigkeit { $speed ->
    [1] 1
   *[other] 1 oder 2
} ankommen.
table-wins-one-of-two = Es gewinnt der Spieler, der als Erster einen Dampfer mit zwei Passagieren an Bord auf eine Landungsmole bringt. Der Dampfer muss mit Geschwindigkeit { $speed ->
    [1] 1
   *[other] 1 oder 2
} ankommen.
table-wins-both = Es gewinnt der Spieler, der als Erster beide Dampfer mit je zwei Passagieren an Bord auf eine Landungsmole bringt. Sie müssen mit Geschwindigkeit { $speed ->
    [1] 1
   *[other] 1 oder 2
} ankommen.
table-wins-not-rose = Die Black Rose fährt mit, kann aber nicht gewinnen.
table-wins-ends = Sobald jemand gewinnt, ist das Rennen zu Ende.
table-steered-by = gesteuert von { $name }
table-your-turn-of = Du bist am Zug: { $name }
table-your-turn-rose = Du bist am Zug: die Black Rose
table-steers-rose = { $name } steuert die Black Rose
table-rose-choose = Die Black Rose wurde abgedrängt. Wähle ihre Fahrtrichtung.
table-rose-last = Du steuerst sie, weil { $name } in dieser Runde zuletzt fährt.
table-rose-before = Du steuerst sie, weil sie in dieser Runde zuletzt fährt und { $name } direkt vor ihr.
table-rose-passed = Du steuerst sie, weil { $name } von allen, die noch im Rennen sind, zuletzt fährt.
table-rose-coal = Sie darf { $coal ->
    [one] { $coal } Kohlepunkt
   *[other] { $coal } Kohlepunkte
} ausgeben, und niemand darf sie festsetzen.
table-one-of-two = Du hast zwei Dampfer. { $name } fährt in dieser Runde als { $rank }. von { $of }.
plan-barred-coal = zu wenig Kohle
plan-barred-rose = setzt die Black Rose fest
plan-barred-way = so weit kommst du nicht

## Planen

plan-title = Dein Plan
plan-pick-cell = Wähle Feld oder Geschwindigkeit. Felder ohne Zahl kosten keine Kohle.
plan-pushed-choose = Du wurdest abgedrängt. Wähle eine Fahrtrichtung.
plan-start-choose = Wähle eine Fahrtrichtung für den Start.
plan-sail = Fahren
plan-steam = Dampf geben
plan-costs = { $coal ->
    [0] kostet keine Kohle
    [one] kostet { $coal } Kohlepunkt
   *[other] kostet { $coal } Kohlepunkte
}
plan-coal-left = { $coal ->
    [one] noch { $coal } Kohlepunkt
   *[other] noch { $coal } Kohlepunkte
}
plan-keeps-speed = behält Geschwindigkeit { $speed }
plan-changes-speed = Geschwindigkeit { $before } auf { $speed }
plan-cells = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
plan-turns = { $count ->
    [one] { $count } Drehung
   *[other] { $count } Drehungen
}
plan-pushes = drängt { $name } ab
plan-final-speed = danach Geschwindigkeit { $speed }
plan-heading = Fahrtrichtung
plan-other-ways = Andere Routen
plan-without-push = ohne Abdrängen
plan-skip-animation = Überspringen
plan-push-elsewhere = Anders abdrängen (P)
plan-push-to = { $name } nach { $heading } abdrängen
plan-on-its-way = Wird gesendet …
plan-board = Passagier aufnehmen
plan-fuel = Kohle auffüllen
plan-skip = Nein, weiter
plan-pass = Aussetzen
plan-board-question = Am Anlegesteg wartet ein Passagier.
plan-fuel-question = Du bist an einem Kohlelager.
plan-exchange-question = Ein Dampfer neben dir fährt genauso schnell. Kohle austauschen?
plan-give = { $coal } an { $name } geben
plan-take = { $coal } von { $name } nehmen
plan-rule = Regel { $id }
plan-cell-end = { $coal ->
    [0] hier kann dein Zug ohne Kohle enden
    [one] hier kann dein Zug für { $coal } Kohlepunkt enden
   *[other] hier kann dein Zug für { $coal } Kohlepunkte enden
}
plan-turn-left = Links drehen
plan-turn-right = Rechts drehen
plan-free = kostenlos
plan-logs = { $count ->
    [one] { $count } Scheit
   *[other] { $count } Scheite
}
plan-pick-field = Dreh deinen Dampfer mit den Pfeilen und wähle dann ein Feld. Vorwärts verheizt du Scheite, rückwärts sammelst du welche.
plan-pick-first-field = Wähle ein Feld. Dein erster Zug geht geradeaus, und für jedes Feld verheizt du ein Scheit. Drehen und rückwärtsfahren kannst du später.
plan-burns = verheizt { $logs ->
    [one] { $logs } Scheit
   *[other] { $logs } Scheite
}
plan-gathers = sammelt { $logs ->
    [one] { $logs } Scheit
   *[other] { $logs } Scheite
}
plan-to-field = auf Feld { $field }
plan-carried-to = das Anlegen bringt ihn auf Feld { $field }
plan-comes-home = kommt auf Platz { $rank } ins Ziel
plan-rotations = Drehungen
plan-rotation-said = die { $front } vorn, { $price }: bestenfalls { $best }
plan-home-short = Ziel
plan-to-go = noch { $fields }
plan-tiles-to-come = noch { $tiles ->
    [one] { $tiles } Flussteil
   *[other] { $tiles } Flussteile
}
plan-landing-laid = Hafen in Sicht
plan-aground = läuft auf Grund: danach Geschwindigkeit 1
plan-then-board = Hier kannst du einen Passagier aufnehmen.
plan-then-fuel = Hier kannst du Kohle auffüllen.
plan-then-arrive = Hier kommst du an.
plan-then-exchange = Hier kannst du Kohle austauschen.
plan-why-not = Warum nicht?
plan-choose-push = Wähle, wohin du { $name } abdrängst.
plan-slowed = Treibholz bremst dich auf Geschwindigkeit { $speed }
plan-driftwood = Treibholz kostet { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} mehr
plan-must-pass = Du kannst weder vor noch zurück.
plan-keys-queen = Tasten: ↑ voraus, ← → drehen, Bild ↑ ↓ von Ziel zu Ziel, 1–6 Geschwindigkeit, P anders abdrängen, ⌫ zurücknehmen, ↵ fahren, ? warum nicht
plan-keys-face = Tasten: ← → wählen, ↵ nehmen, oder 1–6
plan-keys-course = Tasten: ← → drehen, ↑ ↓ weiter vor oder zurück, ⌫ zurücknehmen, ↵ Dampf geben, ? warum nicht
plan-keys-cast-off = Tasten: ↑ ↓ weiter oder weniger weit, ⌫ zurücknehmen, ↵ Dampf geben, ? warum nicht
plan-ends-list = Wo der Zug endet
plan-ends-none = noch nicht gewählt

## Die Spielpläne in Worten

board-right-here = genau hier
board-bearing = { $count } nach { $heading }
board-from-whom = { $where } von { $name } aus
board-heads-for = Bug nach { $heading }
board-at-speed = Geschwindigkeit { $speed }
board-with-coal = { $coal ->
    [one] { $coal } Kohlepunkt
   *[other] { $coal } Kohlepunkte
}
board-aboard = { $count ->
    [one] { $count } Passagier
   *[other] { $count } Passagiere
} an Bord
board-on-tile = auf Flussteil { $tile }
board-river-tiles = { $count ->
    [1] 1 Flussteil liegt
   *[other] { $count } Flussteile liegen
} aus; das letzte fließt nach { $heading }.
board-water-from = Wasser um { $name }: { $where }.
board-water-none = keins
board-dock = { $waiting ->
    [0] Anlegesteg, niemand wartet
    [one] Anlegesteg, { $waiting } Passagier wartet
   *[other] Anlegesteg, { $waiting } Passagiere warten
}
board-dock-in-school = Anlegesteg, bewirkt in der Fahrschule nichts
board-front-of = die { $front } vorn
board-goal-at = Die Strecke hat { $field } Felder.
table-hint = Tipp
table-hint-from = So würde es { CAPTAIN($captain, form: "the") } machen.
table-hint-because = So würde es { CAPTAIN($captain, form: "the") } machen: { LIST($reasons) }.
table-take-back = Zurücknehmen
table-take-back-ask = Zurücknehmen erbitten
table-take-back-asked = { $name } möchte einen Zug zurücknehmen. Einverstanden?
table-take-back-waits = Mit dem Zurücknehmen noch nicht einverstanden: { $names }.
table-yes = Ja
table-no = Nein

## Verlauf, Chat, Menü, Lobby

history-title = Verlauf
chat-title = Chat
history-empty = Noch ist nichts passiert.
history-from-position = Das Rennen beginnt mit einer vorgegebenen Stellung.
history-from-record = { $moment ->
    [one] Der erste Schritt stammt aus einer Aufzeichnung.
   *[other] Die ersten { $moment } Schritte stammen aus einer Aufzeichnung.
}
chat-empty = Noch hat niemand etwas geschrieben.
chat-say-something = Schreib etwas
chat-speaks-as = Du schreibst als
chat-send = Senden
chat-report = Dem Betreiber melden
chat-reported = Gemeldet. Der Betreiber dieses Servers sieht es sich an.
table-since-away = Während du weg warst
table-since-away-count = { $count ->
    [one] { $count } Ereignis
   *[other] { $count } Ereignisse
}
table-named = { $colour } ({ $who })
history-sat-down = { $who } nimmt Platz und steuert { $name }.
history-handed-over = { CAPTAIN($captain, form: "the") } steuert jetzt { $name }.
history-handed-over-time = Die Zeit von { $name } ist um, deshalb steuert { CAPTAIN($captain, form: "the") } weiter.
history-left-table = { $name } hat den Tisch verlassen, deshalb steuert { CAPTAIN($captain, form: "the") } weiter.
history-took-over = { $name } steuert wieder selbst.
history-took-back = { $name } nimmt alles bis Schritt { $moment } zurück.
history-proposed = { $name } möchte alles bis Schritt { $moment } zurücknehmen.
history-agreed = { $name } ist einverstanden.
history-declined = { $name } ist nicht einverstanden.
history-ranked = { $name } beendet das Rennen: Die Übrigen werden nach Position gewertet.
history-sailed-on = { $name } lässt die Computerkapitäne weiterfahren.
history-coach-on = { $name } schaltet den Coach ein.
history-coach-off = { $name } schaltet den Coach für alle aus.
history-rematched = { $name } startet eine Revanche.
history-published = Der Tisch steht in der Liste der offenen Tische.
trail-push = hat { $name } abgedrängt
trail-push-you = hat dich abgedrängt
trail-board = hat einen Passagier aufgenommen
trail-fuel = hat Kohle aufgefüllt
trail-run-aground = ist auf Grund gelaufen
trail-arrive = ist angekommen
history-show-moment = Diesen Schritt zeigen
table-reach-show = Zeigen, wohin { $name } kommen kann
table-reach-said = Hier könnte { $name } landen, wenn { $name } jetzt am Zug wäre und alle anderen blieben, wo sie sind.
table-reach-none = { $name } käme nirgendwohin, wenn alle anderen blieben, wo sie sind.
history-unpublished = Der Tisch steht nicht mehr in der Liste der offenen Tische.
history-closed = Der Tisch wurde geschlossen.
history-erased = Der Betreiber des Servers hat hier etwas entfernt.
history-unreadable = Es ist etwas passiert, das dieser Server nicht lesen kann.
menu-title = Tisch
menu-hand-over = Computer steuern lassen
menu-take-over = Wieder selbst steuern
menu-leave = Tisch verlassen
menu-publish = Tisch öffentlich zeigen
menu-unpublish = Aus der Liste nehmen
menu-close = Tisch schließen
menu-back-to-race = Zurück zum Rennen
menu-close-sure = Den Tisch für alle schließen? Dann kann hier niemand weiterfahren.
menu-close-yes = Ja, schließen
menu-leave-sure = Den Tisch verlassen? Bis du wieder selbst steuerst, steuert { CAPTAIN($captain, form: "the") } für dich.
menu-leave-yes = Ja, verlassen
menu-record = Aufzeichnung herunterladen
menu-replay = Wiedergabe
connection-connected = verbunden
connection-connecting = verbinde …
connection-lost = Verbindung verloren. Neuer Versuch …
connection-try-now = Jetzt versuchen
table-unknown = Diesen Tisch gibt es nicht.
table-unread-rules = Dieses Rennen läuft nach Regelversion { $version }, die dieser Server noch nicht kennt. Du kannst seine Aufzeichnung lesen und herunterladen.
table-unread-other = Dieses Rennen geht auf eine Art weiter, die dieser Server noch nicht kennt. Du kannst seine Aufzeichnung lesen und herunterladen.
table-kept-record = Die gespeicherte Aufzeichnung
table-private-race = Dieses Rennen ist privat.
table-private-watch = Zum Zuschauen brauchst du einen Link von einem der Spieler. Sie finden ihn im Menü: „{ $menu }“, dann „{ $item }“.
table-private-seat = Wenn du hier mitspielst, öffne deinen eigenen Link. Oder wähle auf dem Gerät, an dem du zuletzt gespielt hast, „{ $menu }“, dann „{ $item }“.
menu-to-device = Auf anderem Gerät weiterspielen
menu-to-device-about = Öffne diesen Link auf dem anderen Gerät oder scanne den Code. Er steuert deinen Dampfer: Behalte ihn für dich.
menu-watch-invite = Zum Zuschauen einladen
menu-watch-invite-about = Mit diesem Link kann man dem Rennen zuschauen, aber nicht mitsteuern.
menu-watch-invite-not = Dieses Rennen ist privat. Nur der Spieler, der den Tisch eröffnet hat, kann zum Zuschauen einladen.
menu-seat-links = Links für die anderen Spieler
menu-seat-links-about = Findet jemand nicht mehr zurück? Schick den Link noch einmal. Jeder Link steuert einen Dampfer.
menu-share = Teilen …
menu-back = Zurück
lobby-people = Am Tisch
lobby-watching = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
}
lobby-invite-title = Freunde einladen
lobby-invite-about = Schick allen je einen Link oder lass sie den Code scannen.
lobby-invite-watch = Nur zum Zuschauen
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-qr-for = Code für { $name }
lobby-sit-as = Du steuerst { $colour }. Wie heißt du?
lobby-open-seat = { $colour } ist noch frei.
table-time-left = noch { $time }

## Wiedergabe und Ende

replay-at = Schritt { $at } von { $of }
replay-to-now = Zurück zur Gegenwart
replay-step-back = Einen Schritt zurück
replay-step-on = Einen Schritt weiter
replay-play-on = Abspielen
replay-pause = Pause
replay-link-to-moment = Link zu diesem Schritt
replay-copied-inside = Kopiert. Der Link funktioniert nur für Leute an diesem Tisch.
replay-branch = Von hier aus allein weiterfahren
finish-title = Zieleinlauf
finish-you-win = Du gewinnst!
finish-winner = { $name } gewinnt
finish-winners = { $names } gewinnen gemeinsam
finish-rematch-asked = { $name } hat eine Revanche gestartet. Dein Platz ist reserviert.
finish-rematch-others = { $name } hat eine Revanche gestartet.
finish-rematch-join = Zur Revanche
finish-rematch-watch = Revanche ansehen
finish-another-setup = Anderes Rennen
finish-rank-offer = Sollen sie weiterfahren, oder sollen sie gewertet werden, wo sie sind?
finish-only-captains = Es fahren nur noch Computerkapitäne.
finish-rank-now = Jetzt werten
finish-sail-on = Weiterfahren
finish-won-home = { $name } war zuerst im Ziel.
finish-won-landing = { $aboard ->
    [0] { $name } war zuerst im Hafen.
    [one] { $name } war zuerst im Hafen, mit { $aboard } Passagier an Bord.
   *[other] { $name } war zuerst im Hafen, mit { $aboard } Passagieren an Bord.
}
finish-won-afloat = Nur { $name } ist noch im Rennen.
finish-won-field = { $name } war am weitesten vorn, auf Feld { $field }.
finish-won-ahead = { $name } lag vorn: Zuerst zählen die Passagiere an Bord, dann die Reihenfolge auf dem Fluss.
finish-race-chart = Das Rennen, Runde für Runde
finish-again = Revanche

## Hilfen im ersten Rennen

tip-aim = Wer zuerst eine Landungsmole erreicht, gewinnt. Sie kommen nach drei Flussteilen.
tip-arrow = Diese Pfeile sind deine Fahrtrichtungen. Wähle, wohin der Bug zeigt; flussabwärts ist ein guter Anfang.
tip-cell = Wähle ein Feld, auf dem dein Zug enden soll. Abgeschickt wird erst, wenn du auf „Fahren“ drückst.
tip-speed = Die Geschwindigkeit ist die Zahl deiner Felder. Sie um 1 zu ändern, ist kostenlos.
tip-sail = Drücke auf „Fahren“, wenn dir der Plan gefällt. Bis dahin kannst du alles ändern.
tip-turn = Eine Drehung um 60° ist in jedem Zug kostenlos: vor, während oder nach der Fahrt. Jede weitere kostet 1 Kohlepunkt.
tip-coal = Dieser Plan kostet Kohle. Mit Kohle bezahlst du scharfe Kurven und große Sprünge in der Geschwindigkeit; du hast sechs Punkte für das ganze Rennen.
tip-dock = Das ist ein Anlegesteg. In der Fahrschule bewirken sie nichts: Hier warten keine Passagiere. Fahr vorbei.
tip-jetty = Da ist der Hafen! Es gewinnt der erste Dampfer auf einer dieser Landungsmolen, egal mit welcher Geschwindigkeit.
tip-got-it = Verstanden
school-you-first = Du warst zuerst im Hafen.
school-first = { $name } war zuerst im Hafen.
school-next = Probier als Nächstes das Passagierspiel: der ganze Fluss, und zwei Passagiere, die du in den Hafen bringst.
school-passenger-game = Passagierspiel
school-title = Spielen lernen
school-about = Kurze Lektionen auf dem echten Spielplan, jede mit einem Gedanken. Jede dauert etwa eine Minute.
school-progress = { $done } von { $of } Lektionen geschafft
school-lesson-of = Lektion { $number } von { $of }
school-done = geschafft
school-start = Kurs beginnen
school-go-on = Kurs fortsetzen
school-sentence = Weiter
school-next-lesson = Nächste Lektion
school-skip = Überspringen
school-all = Alle Lektionen
school-to-race = Gleich zum Rennen
school-race = Rennen starten
school-course-over = Das war die letzte Lektion dieses Kurses.
school-lessons-next = Oder lern erst noch, was es mit Kohle, Abdrängen und Passagieren auf sich hat: ein paar Minuten in der Fahrschule.

## Regeln

rules-for = { $game } für { $players } Spieler
rules-ruling = Entscheidung dieser Ausgabe
rules-example = Beispiel
rules-older = In diesem Rennen, nach Version { $version } der Regeln
rules-aim = Das Ziel
rules-contents = Inhalt
rules-details = Einzelheiten und Entscheidungen
rules-by-number = Nach Nummern
rules-options-here = Mit den Optionen dieses Tisches
