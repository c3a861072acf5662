### De hulp bij opdrachten: een regel in de gebiedende wijs, dan de standaardwaarde.

help-about = Wedstrijden met raderboten: bordspellen van Roland Siegers en Werner Hodel, in een onofficiële uitgave.
help-begin = Begin met `paddlewheel play`. Elke opdracht heeft zijn eigen hulp (`--help`) met voorbeelden. Elke opdracht kent `--language` en, de, nl of fr. Standaard: de taal van je systeem.
help-usage = Gebruik: paddlewheel { $command }
help-command = OPDRACHT
help-options = OPTIES
help-group-commands = Opdrachten
help-group-parameters = Opties
help-group-arguments = Argumenten
help-help = Toon deze hulptekst.
help-version = Toon de versie.
help-examples = Bijvoorbeeld:

help-play = Vaar een wedstrijd in deze terminal, tegen computerkapiteins of tegen anderen achter dit toetsenbord.
help-simulate = Laat computerkapiteins veel wedstrijden varen en tel de zeges.
help-arena = Laat kapiteins tegen elkaar varen, even vaak op elke plaats, en vergelijk ze.
help-hint = Stel in een stelling de beste beurt voor, en zeg waarom.
help-par = Zeg in hoe weinig beurten een stoomboot alleen op een rivier thuiskomt, en hoe.
help-daily = Vaar de rivier van de dag, alleen en in zo weinig mogelijk beurten.
help-puzzles = Toon de puzzels die er zijn, of vind nieuwe in wedstrijden.
help-replay = Toon een verslag actie voor actie in woorden, en aan het eind het bord.
help-rules = Toon het spelregelboekje bij je opties en aantal spelers, of één regel eruit.
help-perft = Tel op hoeveel manieren een spel verder kan gaan, om programma’s met elkaar te vergelijken.
help-serve = Bied tafels aan in de browser, op deze computer of in een netwerk.
help-admin = Beheer een server: tafels, wat spelers schrijven, buitengesloten adressen, reservekopieën.
help-engine = Spreek JSON, regel voor regel, voor programma’s in elke taal.
help-serve-more = Meer staat in docs/self-hosting.md; docs/table-protocol.md is voor programma’s.
help-admin-more = Dat kan naast een server die draait; voor restore en downgrade moet hij stilstaan. Meer staat in docs/self-hosting.md.
help-engine-more = Het protocol staat in docs/engine-protocol.md; het verzoek help toont de opdrachten.
help-perft-more = Het controlegetal omvat de teksten van alle acties op volgorde. Het verandert dus als de volgorde van de mogelijke acties verandert.

help-game = Kies een spel: { LIST($known, type: "or") }. Standaard: het spel van de variant, anders { $usual }.
help-setup = Kies een kant-en-klare variant, die --options daarna aanpast: { LIST($known, type: "or") }.
help-players = Kies het aantal spelers. Standaard: zo weinig als de opties toestaan.
help-options-text = Stel spelopties in als naam=waarde, gescheiden door komma’s of spaties: `rows=5,stop_at_winner=yes`.
help-seed = Herhaal dezelfde wedstrijden: dezelfde startwaarde geeft dezelfde wedstrijden, wat --jobs ook is. Standaard: 1.
help-jobs = Gebruik zoveel processen. Standaard: 1.
help-json = Geef JSON, voor programma’s.
help-records = Bewaar het verslag van elke wedstrijd in deze map.

help-crew = Zeg wie op welke plaats zit, gescheiden door komma’s: person, { LIST($known, type: "or") }. De laatste krijgt alle overige plaatsen. Standaard: person,mate.
help-names = Geef de plaatsen een naam, gescheiden door komma’s. Standaard: kleuren.
help-play-seed = Laat dobbelstenen en kapiteins elke keer hetzelfde doen. Standaard: onvoorspelbaar.
help-record = Ga verder met een bewaard verslag, met zijn spel, plaatsen en opties.
help-captains = Kies de kapiteins, één per plaats, gescheiden door komma’s: { LIST($known, type: "or") }. Een kortere lijst wordt herhaald. Standaard: greedy.
help-games = Laat zoveel wedstrijden varen. Standaard: 100.
help-arena-players = Kies het aantal plaatsen. Standaard: één per kapitein, als het spel dat toestaat.
help-arena-captains = Kies de kapiteins om te vergelijken, gescheiden door komma’s: { LIST($known, type: "or") }, `package.module:Class` of `cmd:PROGRAM`. Herhaal een naam om die kapitein meer plaatsen te geven: `greedy,random,random,random`.
help-arena-games = Laat zoveel wedstrijden varen; een veelvoud van het aantal kapiteins verdeelt de plaatsen eerlijk. Standaard: 100.
help-budget = Geef kapiteins met een tijdlimiet zoveel seconden per beslissing. Standaard: hun eigen limiet.
help-version-of-rules = Laat varen volgens deze versie van de regels. Standaard: de nieuwste.
help-into = Schrijf het resultaat van de eerste kapitein als regel in de tabel van dit document.
help-cluster = Laat de wedstrijden varen op Ray: op het cluster op RAY_ADDRESS, anders met --jobs op deze computer.
help-position = Geef een stelling als één regel, zoals de opdracht position van de engine die toont.
help-captain = Kies aan wie je het vraagt: { LIST($known, type: "or") }. Standaard: captain.
help-hint-budget = Laat hem zoveel seconden nadenken. Standaard: zijn gewone tijd.
help-river = Noem een rivier: een getal waarmee er een wordt geloot, een verslag, - voor een verslag op de standaardinvoer, of een stelling als één regel.
help-par-seed = Loot de gedekte rivierdelen met dit getal. Standaard: 1.
help-daily-date = De dag, geschreven als 2026-11-18. Standaard: vandaag, in wereldtijd.
help-puzzles-from = Zoek in de verslagen in deze map, of in dit verslag, naar puzzels en druk ze af.
help-file = Noem een verslag; - leest de standaardinvoer.
help-until = Stop na zoveel acties. Standaard: toon ze allemaal.
help-rule = Geef het nummer van één regel, bijvoorbeeld Q14. Standaard: het hele boekje.
help-rules-version = Zeg ook wat er anders is in een wedstrijd volgens deze versie van de regels. Standaard: de nieuwste.
help-schema = Geef opties en varianten als JSON, voor programma’s.
help-depth = Tel zoveel acties diep. Standaard: 3.
help-perft-position = Tel vanaf deze stelling van één regel. Standaard: het begin van een spel.
help-divide = Tel elke mogelijke actie apart.
help-host = Luister op dit adres; 0.0.0.0 opent het voor je netwerk. Standaard: 127.0.0.1.
help-port = Luister op deze poort; 0 neemt een vrije. Standaard: 8026.
help-database = Bewaar tafels in dit SQLite-bestand, of op een URL die met postgresql:// begint. Standaard: tables.db in je gegevensmap.
help-open = Open de browser.
help-origins = Laat pagina’s van deze andere adressen toe, gescheiden door komma’s: `https://example.org`.
help-proxies = Vertrouw deze proxy’s als ze zeggen waar een verzoek vandaan komt, gescheiden door komma’s; `*` vertrouwt ze allemaal.
help-limits = Stel grenzen in als naam=waarde, gescheiden door komma’s: `requests=100,sockets=500`.
help-work = Begrens het werk dat één adres kan vragen: `share=25,burst=10` (procent van een processor, opgespaarde seconden).
help-budgets = Begrens geheugen en schijfruimte, in megabyte: `memory=512,disk=10000`.
help-processes = Laat kapiteins en ander lang werk in zoveel processen draaien. Standaard: evenveel als er processoren zijn, minstens twee.
help-grace = Laat zoveel seconden na de start van de server geen klok aflopen. Standaard: 30.
help-keep-days = Archiveer tafels waaraan zoveel dagen niets is gebeurd; 0 bewaart ze altijd. Standaard: 90.
help-log = Schrijf het logboek als json, plain of auto; auto is plain in een terminal. Standaard: auto.
help-hosts = Luister ook naar deze namen, gescheiden door komma’s: `races.example.org`; `*` luistert naar elke naam. Adressen en localhost gelden altijd.
help-metrics = Laat deze adressen en netwerken de meetwaarden lezen, gescheiden door komma’s; `*` laat iedereen toe. Standaard: deze computer.
help-archive-days = Verwijder gearchiveerde tafels na zoveel dagen; 0 bewaart ze altijd. Standaard: 30.
help-least-free = Meld dat de server niet klaar is zolang er minder megabytes vrij zijn op de schijf. Standaard: 100.
help-log-requests = Schrijf elk verzoek in het logboek.
help-config = Lees instellingen uit dit TOML-bestand. Opties en PADDLEWHEEL_… in de omgeving gaan voor.
help-show-config = Toon alle instellingen en waar ze vandaan komen, en stop dan. Wachtwoorden worden niet getoond.
help-admin-what = Doe dit: list, show, export, close, unlist, delete, undelete, erase, ban, unban, bans, reports, done, backup, restore of downgrade.
help-admin-which = Doe het met deze tafel, dit adres, deze melding, dit bestand of dit schema.
help-admin-message = Haal het bericht met dit nummer weg.
help-admin-name = Haal de naam op deze plaats weg.
help-admin-title = Haal de titel van de tafel weg.
help-admin-days = Sluit een adres zoveel dagen buiten. Standaard: 7.
help-admin-why = Noteer waarom een adres is buitengesloten.

help-example-mates = jij tegen twee stuurmannen
help-example-short = op een korter traject
help-example-school = Mississippi Queen, op drie rivierdelen
help-example-par = de rivier met het getal 7
help-example-daily = vandaag voor iedereen dezelfde rivier
help-example-book = het hele spelregelboekje van Mississippi
help-example-rule = één regel
help-example-older = een wedstrijd die met versie 1 begon
help-example-browser = tafels op deze computer, in de browser
