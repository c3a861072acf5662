### Was die Lektionen der Schule sagen. Die Namen sind die der Kurse: docs/writing-a-lesson.md.

## Zu allen Lektionen

lesson-missed = Das ist noch nicht das Ziel. Versuch es noch einmal von vorn.
lesson-course-queen = Mississippi Queen
lesson-course-mississippi = Mississippi
lesson-course-black-rose = The Black Rose

## Mississippi Queen

lesson-queen-heading-title = Fahrtrichtung und Geschwindigkeit
lesson-queen-heading-bow = Dein Dampfer fährt dorthin, wohin sein Bug zeigt: geradeaus.
lesson-queen-heading-wheel = Die Geschwindigkeit sagt, wie viele Felder er in diesem Zug fährt. Eine Stufe mehr oder weniger ist frei.
lesson-queen-heading-choose = Auf den markierten Feldern kann dein Zug enden.
lesson-queen-heading-task = Fahr zwei Felder geradeaus.
lesson-queen-heading-well = Gut gefahren. Mit Geschwindigkeit 2 bist du genau zwei Felder weit gekommen.
lesson-queen-heading-slow = Mit Geschwindigkeit 1 kommst du nur ein Feld weit. Stell 2 ein: Eine Stufe mehr ist frei.
lesson-queen-heading-aside = Du hast den Bug gedreht, und der Dampfer ist ihm gefolgt. Lass den Bug, wie er steht.

lesson-queen-rotation-title = Die freie Drehung
lesson-queen-rotation-free = In jedem Zug darfst du deinen Dampfer einmal kostenlos um 60° drehen.
lesson-queen-rotation-when = Dreh vor, zwischen oder nach den Feldern: Der Zeitpunkt bestimmt, wo du ankommst.
lesson-queen-rotation-task = Fahr auf das Feld schräg rechts voraus, ohne Kohle zu verbrauchen.
lesson-queen-rotation-well = Genau so: ein Feld voraus, eine Drehung, noch ein Feld. Das hat nichts gekostet.
lesson-queen-rotation-twice = Das Feld stimmt, aber die zweite Drehung hat 1 Kohlepunkt gekostet. Fahr erst voraus, dann dreh einmal.
lesson-queen-rotation-straight = Ohne Drehung fährst du nur geradeaus. Dreh nach dem ersten Feld um 60° nach rechts.

lesson-queen-coal-title = Was Kohle bringt
lesson-queen-coal-free = Eine Stufe der Geschwindigkeit ist frei. Jede weitere kostet 1 Kohlepunkt.
lesson-queen-coal-price = Du hast 6 Kohlepunkte für das ganze Rennen: die schwarze Zahl auf deinem Dampfer.
lesson-queen-coal-gone = Was du ausgibst, ist weg. Sieh also auf den Preis, bevor du fährst.
lesson-queen-coal-task = Fahr drei Felder geradeaus und bezahle 1 Kohlepunkt.
lesson-queen-coal-well = Von Geschwindigkeit 1 auf 3 sind es zwei Stufen: eine frei, eine für 1 Kohlepunkt.
lesson-queen-coal-saved = Du hast Kohle gespart, aber kostenlos kommst du höchstens auf Geschwindigkeit 2. Stell 3 ein.
lesson-queen-coal-dear = Das hat mehr als 1 Kohlepunkt gekostet. Geschwindigkeit 3 und gerader Kurs genügen.

lesson-queen-exact-title = Jeder Punkt zählt
lesson-queen-exact-all = Du musst alle Bewegungspunkte deiner Geschwindigkeit verbrauchen, keinen mehr und keinen weniger.
lesson-queen-exact-plan = Bei hohem Tempo kann ein nahes Feld unerreichbar sein. Brems rechtzeitig.
lesson-queen-exact-task = Halte genau auf dem Feld, das zwei Schritte schräg rechts voraus ist, ohne Kohle zu verbrauchen.
lesson-queen-exact-well = Richtig: Auf 2 gebremst, und beide Punkte führen dich hin.
lesson-queen-exact-left-over = Ein Bewegungspunkt ist noch übrig, und du musst ihn verbrauchen. Mit Geschwindigkeit 2 geht es auf.
lesson-queen-exact-past = Mit diesem Tempo fährst du am Feld vorbei. Brems auf 2: Eine Stufe ist frei.

lesson-queen-push-title = Abdrängen
lesson-queen-push-point = Du darfst auf das Feld von Grün fahren und Grün abdrängen. Das kostet einen Bewegungspunkt zusätzlich.
lesson-queen-push-where = Du wählst das freie Wasserfeld für Grün, aber keines, auf dem du in diesem Zug warst.
lesson-queen-push-heading = Danach wählt Grün kostenlos eine neue Fahrtrichtung.
lesson-queen-push-task = Dräng Grün ab und fahr weiter bis zum Anlegesteg, drei Felder voraus.
lesson-queen-push-well = Zwei Punkte fürs Abdrängen, zwei für den Weg zum Steg: Alle vier sind verbraucht.
lesson-queen-push-astern = Auf ein Feld, auf dem du in diesem Zug warst, kannst du Grün nicht abdrängen. Wähl eines voraus oder seitlich.
lesson-queen-push-short = Du hast Grün abgedrängt, aber nicht mit dem Tempo, das bis zum Steg reicht. Du brauchst 4 Punkte.
lesson-queen-push-round = Du bist um Grün herumgefahren. Fahr stattdessen gerade auf Grün zu und bezahle den Punkt.

lesson-queen-dock-title = Passagiere aufnehmen
lesson-queen-dock-waiting = An diesem Anlegesteg wartet eine Passagierin.
lesson-queen-dock-speed = Sie kommt an Bord, wenn dein Zug mit Geschwindigkeit 1 auf dem Feld am Steg endet.
lesson-queen-dock-two = Du brauchst zwei Passagiere von zwei verschiedenen Stationen.
lesson-queen-dock-task = Brems auf 1, halte am Steg und nimm die Passagierin auf.
lesson-queen-dock-well = Willkommen an Bord. Noch ein Passagier, und du kannst zum Hafen fahren.
lesson-queen-dock-past = Mit diesem Tempo kannst du am Steg nicht halten. Stell 1 ein und fahr ein Feld.
lesson-queen-dock-left = Du hast am Steg gehalten, aber die Passagierin stehen lassen. Nimm sie auf.

lesson-queen-river-title = Zugreihenfolge und wachsender Fluss
lesson-queen-river-grows = Der erste Dampfer auf dem vordersten Flussteil lässt den Fluss wachsen: Würfel und Stapel bestimmen, wie.
lesson-queen-river-order = Jede Runde beginnt mit dem Dampfer, der am weitesten flussabwärts ist.
lesson-queen-river-task = Sei als Erster auf dem neuen Flussteil und in der nächsten Runde als Erster am Zug.
lesson-queen-river-well = Der Fluss ist gewachsen, und du beginnst die nächste Runde.
lesson-queen-river-behind = Du bist auf dem alten Flussteil geblieben, darum kam kein neues. Fahr zwei Felder geradeaus.

lesson-queen-landing-title = Der Hafen
lesson-queen-landing-jetty = Mit zwei Passagieren an Bord bist du am Ziel, sobald du an einer Landungsmole hältst.
lesson-queen-landing-slow = Du musst mit Geschwindigkeit 1 ankommen. Brems also rechtzeitig.
lesson-queen-landing-task = Leg an der Mole vor dir an.
lesson-queen-landing-well = Du bist am Ziel. Als Erster im Hafen gewinnst du.
lesson-queen-landing-land = Das zweite Feld ist Land. Brems auf 1 und halte an der Mole.
lesson-queen-landing-fast = Geschwindigkeit 2 ist zu schnell für den Hafen. Du bist erst am Ziel, wenn du mit 1 ankommst.
lesson-queen-landing-beside = Die Geschwindigkeit stimmt, aber dort ist keine Mole. Fahr geradeaus.

## Mississippi

lesson-mississippi-cast-off-title = Ablegen
lesson-mississippi-cast-off-die = Der Würfel hat die Seite 5 nach vorn gestellt. In deinem ersten Zug kannst du das nicht ändern.
lesson-mississippi-cast-off-log = Jedes Feld voraus verbrennt ein Scheit. Du hast 20 für die ganze Strecke.
lesson-mississippi-cast-off-task = Leg ab und fahr vier Felder voraus.
lesson-mississippi-cast-off-well = Du bist auf Feld 4 und hast noch 16 Scheite.
lesson-mississippi-cast-off-turned = Beim Ablegen darfst du nicht drehen: Der Würfel entscheidet. Ab deinem nächsten Zug geht es.
lesson-mississippi-cast-off-short = Das ist zu kurz. Wähl Feld 4.
lesson-mississippi-cast-off-far = Das ist zu weit und verbrennt zu viel Holz. Wähl Feld 4.

lesson-mississippi-gather-title = Zurückfallen und Holz sammeln
lesson-mississippi-gather-low = Du hast noch ein Scheit, das reicht nicht für das Rennen.
lesson-mississippi-gather-back = Für jedes freie Feld zurück bekommst du ein Scheit, bis zu 15 Felder in einem Zug.
lesson-mississippi-gather-task = Sammle Holz, bis du mindestens 6 Scheite hast.
lesson-mississippi-gather-well = Ein paar Felder verloren, viel Holz gewonnen. Jetzt kannst du wieder voraus.
lesson-mississippi-gather-ahead = Dein letztes Scheit hat dich ein Feld weit gebracht, jetzt hast du keines mehr. Lass dich zurückfallen.
lesson-mississippi-gather-few = Das Holz reicht noch nicht. Fahr mindestens fünf Felder zurück und dreh nur so weit, wie es frei ist.

lesson-mississippi-contact-title = Ein Kontakt
lesson-mississippi-contact-beside = Endet deine Fahrt neben einem anderen Dampfer, werden die zwei Zahlen verglichen, die sich berühren.
lesson-mississippi-contact-higher = Ist deine höher, bringt dich das Anlegen kostenlos um die Differenz voraus. Dreh deinen Dampfer vorher.
lesson-mississippi-contact-task = Halte mit der höheren Zahl neben Grün.
lesson-mississippi-contact-well = Deine Zahl war höher, und das Anlegen hat dich kostenlos vorausgebracht.
lesson-mississippi-contact-lower = Deine Zahl war niedriger, also hat das Anlegen Grün vorausgebracht. Dreh eine höhere Zahl zu Grün.
lesson-mississippi-contact-equal = Die zwei Zahlen sind gleich, darum geschieht nichts. Dreh deinen Dampfer um einen Schritt.
lesson-mississippi-contact-alone = Neben dir ist niemand. Fahr auf ein Feld, das an das von Grün grenzt.

lesson-mississippi-sum-title = Die Summe der Kontakte
lesson-mississippi-sum-both = Dieses Feld grenzt an Grün und an Schwarz.
lesson-mississippi-sum-added = Bist du an mehreren Kontakten höher, zählen die Differenzen zusammen. Niedrigere zählen nicht.
lesson-mississippi-sum-task = Lass dich vom Anlegen auf einmal 6 Felder voraus bringen.
lesson-mississippi-sum-well = Zwei Kontakte, 6 Felder: Zusammengezählt bringen sie dich weit vor die anderen.
lesson-mississippi-sum-less = Das Anlegen hat dich vorausgebracht, aber nicht 6 Felder auf einmal. Such ein Feld neben beiden Dampfern.
lesson-mississippi-sum-lower = Deine Zahl war niedriger, also kam der andere Dampfer voran. Fahr ein Feld weiter.

lesson-mississippi-carried-title = Wenn deine Zahl niedriger ist
lesson-mississippi-carried-lower = Ist deine Zahl an jedem Kontakt niedriger, bringt das Anlegen die anderen voraus.
lesson-mississippi-carried-both-ways = Das hilft auch dir: Wer mit einer niedrigeren Zahl neben dir hält, bringt dich voraus.
lesson-mississippi-carried-task = Komm auf Feld 17 oder weiter, ohne Grün vorauszubringen.
lesson-mississippi-carried-well = Du bist vorn, und Grün hat nichts davon.
lesson-mississippi-carried-helped = Das Anlegen hat Grün vorausgebracht, denn die Zahl von Grün war höher. Dreh, bevor du fährst.
lesson-mississippi-carried-behind = Grün hat nichts davon, aber du bist noch nicht auf Feld 17. Fahr weiter.

lesson-mississippi-chain-title = Eine Kette
lesson-mississippi-chain-again = Wo dich das Anlegen hinbringt, legst du wieder an, solange eine Zahl höher ist.
lesson-mississippi-chain-steer = Eine Kette beginnt mit der richtigen Zahl vorn: Probier die freie Drehung nach beiden Seiten.
lesson-mississippi-chain-try = Zeig auf ein Feld, dann siehst du, wo die Kette endet.
lesson-mississippi-chain-task = Erreiche Feld 26 und behalte mindestens 7 Scheite.
lesson-mississippi-chain-well = Zwei Scheite, den Rest hat die Kette getan.
lesson-mississippi-chain-dear = Du bist weit genug, hast aber zu viel Holz verbrannt. Beginn die Kette mit zwei Scheiten.
lesson-mississippi-chain-short = Das Anlegen hat dich vorausgebracht, aber nicht weit genug. Dreh erst einen Schritt nach rechts.

## The Black Rose

lesson-black-rose-sandbank-title = Sandbänke
lesson-black-rose-sandbank-aground = Du bist auf Grund gelaufen. Auf einer Sandbank hast du Geschwindigkeit 1 und kannst nicht drehen.
lesson-black-rose-sandbank-ahead = Voraus loszukommen kostet 1 Kohlepunkt.
lesson-black-rose-sandbank-astern = Ein Feld rückwärts kostet nichts, und danach wählst du eine beliebige Fahrtrichtung.
lesson-black-rose-sandbank-task = Komm von der Sandbank los, ohne Kohle zu verbrauchen.
lesson-black-rose-sandbank-well = Wieder im tiefen Wasser, mit neuer Fahrtrichtung und aller Kohle an Bord.
lesson-black-rose-sandbank-turned = Auf einer Sandbank kannst du nicht drehen. Fahr gerade voraus oder gerade zurück.
lesson-black-rose-sandbank-paid = Du bist los, aber es hat 1 Kohlepunkt gekostet. Rückwärts wäre es frei gewesen.

lesson-black-rose-driftwood-title = Treibholz
lesson-black-rose-driftwood-point = Auf Treibholz zu fahren kostet einen Bewegungspunkt zusätzlich.
lesson-black-rose-driftwood-slower = Danach ist deine Geschwindigkeit um eins niedriger, aber nie unter 1.
lesson-black-rose-driftwood-task = Halte auf dem Treibholz, ohne Kohle zu verbrauchen.
lesson-black-rose-driftwood-well = Drei Punkte für zwei Felder, und jetzt hast du Geschwindigkeit 2.
lesson-black-rose-driftwood-point-short = Treibholz kostet 2 Punkte, und du hast nur noch 1. Behalte Geschwindigkeit 3.
lesson-black-rose-driftwood-clear = Du hast das Treibholz gemieden. Dreh mit Geschwindigkeit 3 nach dem ersten Feld um 60° nach links.

lesson-black-rose-depot-title = Das Kohlelager
lesson-black-rose-depot-dock = Das ist ein Kohlelager. Leg hier an wie an einer Station: mit Geschwindigkeit 1.
lesson-black-rose-depot-full = Dann kannst du auf 6 Kohlepunkte auffüllen. Andere Kohle gibt es auf dem Fluss nicht.
lesson-black-rose-depot-task = Leg am Kohlelager an und füll auf.
lesson-black-rose-depot-well = Wieder sechs Kohlepunkte, für nichts als einen langsamen Zug.
lesson-black-rose-depot-past = Mit diesem Tempo fährst du am Kohlelager vorbei. Stell 1 ein.
lesson-black-rose-depot-left = Du hast angelegt, aber keine Kohle genommen. Füll auf.

lesson-black-rose-exchange-title = Zwei Dampfer, geteilte Kohle
lesson-black-rose-exchange-two = Rot 1 und Rot 2 gehören beide dir. Jeder hat seinen eigenen Zug.
lesson-black-rose-exchange-beside = Nebeneinander und gleich schnell kann am Ende des Zuges einer dem anderen Kohle geben. An Stegen geht es nicht.
lesson-black-rose-exchange-task = Bring Rot 1 neben Rot 2 und übernimm Kohle von Rot 2.
lesson-black-rose-exchange-well = Rot 1 hat wieder Kohle, und für beide geht das Rennen weiter.
lesson-black-rose-exchange-skipped = Beide sind nebeneinander und gleich schnell, aber Kohle hat keiner abgegeben. Übernimm welche.
lesson-black-rose-exchange-apart = Dort ist kein Austausch möglich: Nötig sind Nachbarfelder und gleiche Geschwindigkeit. Behalte 2 und fahr geradeaus.

lesson-black-rose-steer-title = Die Black Rose steuern
lesson-black-rose-steer-last = Du bist in dieser Runde Letzter, also steuerst du die Black Rose.
lesson-black-rose-steer-coal = Die Kohle der Black Rose geht nie aus, aber in einem Zug verbraucht sie höchstens 1 Kohlepunkt.
lesson-black-rose-steer-use = Grün will gerade einen Passagier aufnehmen. Sie kann Grün in die Quere kommen.
lesson-black-rose-steer-task = Dräng Grün mit der Black Rose vom Anlegesteg ab.
lesson-black-rose-steer-well = Grün ist weg vom Steg, und dich hat es nichts gekostet.
lesson-black-rose-steer-point-short = Abdrängen kostet 2 Punkte, Geschwindigkeit 1 hat nur 1. Lass ihre Geschwindigkeit auf 2.
lesson-black-rose-steer-spared = Grün ist noch am Steg. Fahr mit ihr bei Geschwindigkeit 2 geradeaus.

lesson-black-rose-duty-title = Lass sie nicht stranden
lesson-black-rose-duty-aground = Die Black Rose ist auf Grund gelaufen, und vor ihr ist Land.
lesson-black-rose-duty-behind = Sie kommt nur rückwärts los, auf dieses Feld.
lesson-black-rose-duty-rule = Du darfst sie nicht in eine Lage bringen, in der sie mehr als 1 Kohlepunkt braucht, wenn du anders ziehen kannst.
lesson-black-rose-duty-task = Fahr weiter, ohne ihr den Weg zu versperren und ohne Kohle zu verbrauchen.
lesson-black-rose-duty-well = Der Weg zurück ist frei. Du hast deine Pflicht getan.
lesson-black-rose-duty-stranded = Auf diesem Feld nimmst du ihr den einzigen Ausweg. Fahr links oder rechts daran vorbei.
lesson-black-rose-duty-spent = Der Weg ist frei, aber du hast Kohle verbraucht. Eine Drehung genügt.
