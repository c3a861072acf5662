### Worum es in jedem Spiel geht und wie seine Aktionen eingegeben werden. Eine Nachricht heißt nach dem Spiel.

aim-mississippi = Erreiche als Erster das Ziel. Für jedes Feld vorwärts verheizt du ein Scheit, und dein Holz reicht nicht für die ganze Strecke. Lässt du dich zurückfallen, sammelst du Scheite; Anlegen bringt dich kostenlos voran. Endet dein Zug neben anderen Dampfern, vergleiche die Zahlen, die sich berühren: Ist deine höher, rückst du um die Differenz vor; sind alle anderen höher, rücken die anderen vor. Das wiederholt sich, wo immer du landest. Wende also dem richtigen Nachbarn die richtige Seite zu.
how-to-mississippi = Ein Zug sagt, wie weit du fährst: +4 sind vier Felder vorwärts, -3 drei Felder zurück. Vorher kannst du drehen: L+4 dreht 60° nach links, RR-3 zweimal nach rechts. Die ersten 60° sind kostenlos, jede weitere Drehung kostet ein Scheit.
aim-queen = Erreiche als Erster den Hafen am Ende eines Flusses, der erst beim Fahren entsteht. Im Passagierspiel brauchst du zwei Passagiere von zwei Stationen: Beende einen Zug mit Geschwindigkeit 1 an einem Anlegesteg und nimm einen auf. Auch an der Landungsmole kommst du mit Geschwindigkeit 1 an. In der Fahrschule genügt es, eine Landungsmole zu erreichen. Deine Geschwindigkeit ist die Zahl der Felder, die du fahren musst. In jedem Zug darfst du sie kostenlos um 1 ändern und einmal kostenlos um 60° drehen; alles Weitere kostet Kohle, und ein Dampfer ohne möglichen Zug scheidet aus. Einen Dampfer, der im Weg ist, drängst du für einen Bewegungspunkt mehr ab.
how-to-queen = Ein Zug ist eine Geschwindigkeit und dann ein Wort für jeden Schritt: 3 a r a a done stellt Geschwindigkeit 3 ein, fährt ein Feld voraus, dreht nach rechts, fährt zwei Felder und beendet die Fahrt. l dreht nach links; push=1,-2 fährt voraus und drängt den Dampfer dort auf das Feld 1,-2 ab. Mit der Erweiterung fährt astern rückwärts von einer Sandbank, fuel füllt am Kohlelager auf, und give=2,red-2 oder take=1,rose tauscht Kohle aus.

## Optionen: was jede bewirkt. Eine Nachricht heißt nach der Option.

choice-school = Du spielst die Fahrschule statt des Passagierspiels.
choice-draw-first = Das Los entscheidet über Startfeld 1. Sonst bekommt es der erste Platz.
choice-stop-at-winner = Das Rennen endet, sobald ein Sieger feststeht.
choice-round-limit = Nach so vielen Runden ist das Rennen zu Ende. Dampfer, die noch fahren, werden nach dem Stand gewertet.
choice-arrival-speed = Die höchste Geschwindigkeit, mit der ein Dampfer im Passagierspiel ankommen darf.
choice-push-astern = Ein Dampfer darf auf das Feld direkt hinter ihm abgedrängt werden.
choice-added = Diese Flussteile der Erweiterung werden eingemischt.
choice-removed = Diese Flussteile des Basisspiels bleiben in der Schachtel.
choice-steamers = Die Zahl der Dampfer jedes Spielers.
choice-both-home = Du gewinnst erst, wenn beide Dampfer mit je zwei Passagieren im Hafen sind.
choice-exchange-at-docks = Kohle darf auch an Anlegestegen ausgetauscht werden.
choice-black-rose = Die Black Rose, ein neutraler Dampfer, fährt mit.
choice-rows = Die Zahl der Reihen der Strecke.
choice-turn-limit = Nach so vielen Zügen je Spieler ist das Rennen zu Ende. Dampfer auf der Strecke werden nach ihrem Feld gewertet.

## Flussteile, die dazukommen oder wegbleiben können.

tile-coal = Kohle
tile-coal-and-driftwood = Kohle und Treibholz
tile-driftwood = Treibholz
tile-sandbanks-1 = Sandbänke 1
tile-sandbanks-2 = Sandbänke 2
tile-many-islands = Viele Inseln
tile-brown-1 = Braunes Dach 1
tile-brown-2 = Braunes Dach 2
tile-brown-3 = Braunes Dach 3
tile-brown-4 = Braunes Dach 4
tile-red-1 = Rotes Dach 1
tile-red-2 = Rotes Dach 2
tile-red-3 = Rotes Dach 3
tile-red-4 = Rotes Dach 4
tile-wild-1 = Wildnis 1
tile-wild-2 = Wildnis 2
tile-wild-3 = Wildnis 3

## Fertige Varianten. Eine Nachricht heißt nach dem Spiel und der Variante.

variant-queen-passengers = Das Passagierspiel
variant-queen-passengers-about = Du fährst den ganzen Fluss des Basisspiels und nimmst unterwegs zwei Passagiere auf (Q18).
variant-queen-school = Die Fahrschule
variant-queen-school-about = Lerne auf drei Flussteilen und ohne Passagiere steuern: Wer zuerst im Hafen ist, gewinnt (Q17).
variant-queen-for-two = Zu zweit
variant-queen-for-two-about = Jeder hat zwei Dampfer, und wer zuerst einen mit zwei Passagieren in den Hafen bringt, gewinnt (B8, B10).
variant-queen-two-each = Zu dritt mit je zwei Dampfern
variant-queen-two-each-about = Drei Spieler haben je zwei Dampfer, und einer der sechs startet in der Werft (B8, B11).
variant-queen-for-six = Zu sechst
variant-queen-for-six-about = Von den sechs Dampfern startet der letzte in der Werft, mit einem zusätzlichen Kohlepunkt (B11).
variant-queen-hazards = Gefahren
variant-queen-hazards-about = Treibholz und Sandbänke ersetzen die drei Flussteile ohne Station (B1–B6).
variant-queen-whole-river = Der ganze Fluss
variant-queen-whole-river-about = Du fährst alle elf Flussteile und alle sechs der Erweiterung, und unterwegs gibt es Kohle (B1–B7).
variant-queen-black-rose = Rennen mit der Black Rose
variant-queen-black-rose-about = Ein neutraler schwarzer Dampfer fährt mit, und der Letzte der Zugreihenfolge steuert auch ihn (B12).
variant-mississippi-usual = Das übliche Rennen
variant-mississippi-usual-about = Die Strecke hat dreizehn Reihen, und alle fahren weiter, bis nur noch einer übrig ist (M1, M15).
variant-mississippi-short = Ein kurzes Rennen
variant-mississippi-short-about = Die Strecke hat sieben Reihen, und Schluss ist, sobald der erste Dampfer im Ziel ist (M1, M15).

## Rund um das Regelheft.

book-heading = { $game } für { $players } Spieler
book-unofficial = Dies ist eine inoffizielle Ausgabe, von Spielern für Spieler gemacht und ohne Verbindung zu Autoren und Verlagen. Die Regeln stehen hier in unseren eigenen Worten; wo die gedruckten etwas offenlassen, ist unsere Entscheidung als solche gekennzeichnet.
book-ruling = Entscheidung dieser Ausgabe:
book-example = Beispiel:
book-older = In diesem Rennen, nach Version { $version } der Regeln:
book-options = Optionen an diesem Tisch
book-setups = Fertige Varianten
book-for = { $players } Spieler
book-for-between = { $fewest } bis { $most } Spieler
book-in-setup = So lautet die Regel in der Variante { $setup }. In den meisten Rennen spielt sie keine Rolle.
book-missing = Für dieses Spiel gibt es noch kein Regelheft.
value-yes = ja
value-no = nein
value-none = keine
value-number = { $number }
