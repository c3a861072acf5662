### Waar elk spel om draait en hoe je zijn acties typt. Een bericht heet naar het spel.

aim-mississippi = Bereik als eerste het doel. Voor elk veld vooruit verstook je een houtblok, en je hebt niet genoeg hout voor het hele traject. Als je je laat terugvallen, verzamel je houtblokken; aanleggen brengt je gratis vooruit. Eindigt je beurt naast andere stoomboten, vergelijk dan de getallen die elkaar raken: is het jouwe hoger, dan ga je zoveel velden vooruit als het verschil; zijn die van de anderen allemaal hoger, dan gaan zij vooruit. Dat herhaalt zich waar je ook uitkomt, dus keer de juiste zijde naar de juiste buur.
how-to-mississippi = Een beurt zegt hoe ver je gaat: +4 is vier velden vooruit, -3 drie velden terug. Je kunt eerst draaien: L+4 draait 60° naar links, RR-3 twee keer naar rechts. De eerste 60° zijn gratis; elke volgende 60° kost een houtblok.
aim-queen = Bereik als eerste de landingsmodule aan het eind van een rivier die ontstaat terwijl je vaart. In het passagiersspel heb je twee passagiers van twee stations nodig: beëindig een beurt met snelheid 1 bij een aanlegsteiger en pik er een op. Ook bij een landingssteiger kom je met snelheid 1 aan. In de vaarschool is een landingssteiger bereiken genoeg. Je snelheid is het aantal velden dat je moet varen. Elke beurt mag je die gratis met 1 veranderen en één keer gratis 60° draaien; al het andere kost kolen, en een stoomboot zonder geldige zet valt uit. Een stoomboot die in de weg ligt, duw je opzij voor één extra bewegingspunt.
how-to-queen = Een beurt is een snelheid en dan één woord per stap: 3 a r a a done kiest snelheid 3, vaart één veld vooruit, draait naar rechts, vaart twee velden en beëindigt de vaart. l draait naar links; push=1,-2 vaart vooruit en duwt de stoomboot daar naar het veld 1,-2. Met de uitbreiding vaart astern achteruit van een zandbank, vult fuel bij in een kolendepot en wisselt give=2,red-2 of take=1,rose kolen uit.

## Opties: wat elke optie doet. Een bericht heet naar de optie.

choice-school = Speel de vaarschool in plaats van het passagiersspel.
choice-draw-first = Loot om startveld 1. Anders is het voor de eerste zitplaats.
choice-stop-at-winner = De wedstrijd eindigt zodra er een winnaar is.
choice-round-limit = Na dit aantal rondes is de wedstrijd afgelopen. Stoomboten die nog varen, krijgen een plaats volgens de stand.
choice-arrival-speed = De hoogste snelheid waarmee een stoomboot in het passagiersspel mag aankomen.
choice-push-astern = Een stoomboot mag naar het veld recht achter zich worden geduwd.
choice-added = Deze rivierdelen van de uitbreiding schudt het programma mee.
choice-removed = Deze rivierdelen van het basisspel blijven in de doos.
choice-steamers = Het aantal stoomboten van elke speler.
choice-both-home = Je wint pas als je beide stoomboten binnen zijn, elk met twee passagiers.
choice-exchange-at-docks = Kolen uitwisselen mag ook bij aanlegsteigers.
choice-black-rose = De Black Rose, een neutrale stoomboot, vaart mee.
choice-rows = Het aantal rijen van het traject.
choice-turn-limit = Na dit aantal beurten per speler is de wedstrijd afgelopen. Bij stoomboten op het traject telt dan het veld.

## Rivierdelen die erbij kunnen of weg kunnen blijven.

tile-coal = Kolen
tile-coal-and-driftwood = Kolen en drijfhout
tile-driftwood = Drijfhout
tile-sandbanks-1 = Zandbanken 1
tile-sandbanks-2 = Zandbanken 2
tile-many-islands = Veel eilanden
tile-brown-1 = Bruin dak 1
tile-brown-2 = Bruin dak 2
tile-brown-3 = Bruin dak 3
tile-brown-4 = Bruin dak 4
tile-red-1 = Rood dak 1
tile-red-2 = Rood dak 2
tile-red-3 = Rood dak 3
tile-red-4 = Rood dak 4
tile-wild-1 = Wildernis 1
tile-wild-2 = Wildernis 2
tile-wild-3 = Wildernis 3

## Kant-en-klare varianten. Een bericht heet naar het spel en de variant.

variant-queen-passengers = Het passagiersspel
variant-queen-passengers-about = Je vaart de hele rivier van het basisspel af en pikt onderweg twee passagiers op (Q18).
variant-queen-school = De vaarschool
variant-queen-school-about = Leer sturen op drie rivierdelen, zonder passagiers: de eerste bij de landingsmodule wint (Q17).
variant-queen-for-two = Met z’n tweeën
variant-queen-for-two-about = Elke speler heeft twee stoomboten, en de eerste die er een met twee passagiers binnenbrengt, wint (B8, B10).
variant-queen-two-each = Met z’n drieën, elk twee stoomboten
variant-queen-two-each-about = Drie spelers hebben elk twee stoomboten, en een van de zes start op de werf (B8, B11).
variant-queen-for-six = Met z’n zessen
variant-queen-for-six-about = Van de zes stoomboten start de laatste op de werf, met een extra kolenpunt (B11).
variant-queen-hazards = Gevaren
variant-queen-hazards-about = Drijfhout en zandbanken vervangen de drie rivierdelen zonder station (B1–B6).
variant-queen-whole-river = De hele rivier
variant-queen-whole-river-about = Je vaart alle elf rivierdelen en alle zes van de uitbreiding, met onderweg kolen (B1–B7).
variant-queen-black-rose = Wedstrijd met de Black Rose
variant-queen-black-rose-about = Een neutrale zwarte stoomboot vaart mee, en de laatste speler van de ronde bestuurt haar ook (B12).
variant-mississippi-usual = De gewone wedstrijd
variant-mississippi-usual-about = Het traject heeft dertien rijen, en iedereen vaart door tot er nog één over is (M1, M15).
variant-mississippi-short = Een korte wedstrijd
variant-mississippi-short-about = Het traject heeft zeven rijen, en het is afgelopen zodra de eerste stoomboot binnen is (M1, M15).

## Rond het spelregelboekje.

book-heading = { $game } voor { $players } spelers
book-unofficial = Dit is een onofficiële uitgave, gemaakt door spelers voor spelers en los van de auteurs en uitgevers. De regels staan hier in onze eigen woorden; waar de gedrukte regels iets openlaten, is onze keuze als beslissing aangegeven.
book-ruling = Beslissing van deze uitgave:
book-example = Voorbeeld:
book-older = In deze wedstrijd, volgens versie { $version } van de regels:
book-options = Opties aan deze tafel
book-setups = Kant-en-klare varianten
book-for = { $players } spelers
book-for-between = { $fewest } tot { $most } spelers
book-in-setup = Zo luidt de regel in de variant { $setup }. In de meeste wedstrijden speelt hij geen rol.
book-missing = Voor dit spel is er nog geen spelregelboekje.
value-yes = ja
value-no = nee
value-none = geen
value-number = { $number }
