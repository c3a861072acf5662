### Wat niet te begrijpen is en wat niet kan: teksten, gegevens, verslagen, stellingen, opdrachten. Het id is de code van de fout.

error-in-line = Regel { NUMBER($line) }: { $problem }

## Waarden

error-value-date = ‘{ $found }’ is geen dag. Schrijf hem als 2026-11-18.
error-value-object = Hier hoort een object, niet { $found }.
error-value-missing = Hier ontbreekt iets.
error-value-number = Hier hoort een heel getal van { $low } tot { $high }, niet { $found }.
error-value-whole-number = Hier hoort een heel getal van hoogstens negen cijfers, niet { $found }.
error-value-at-least = Hier is minstens { $least } nodig, niet { $found }.
error-value-seconds = Geef een aantal seconden op, groter dan 0 en hoogstens { $most }, niet { $found }.
error-value-yes-no = Hier hoort true of false, niet { $found }.
error-value-choice = Kies uit { LIST($choices) }, niet { $found }.
error-value-names = Hier hoort een lijst met namen, niet { $found }.
error-value-cell = Hier hoort een veld, twee hele getallen zoals [1, -2], niet { $found }.
error-value-numbers = Geef { $count } getallen op, niet { $found }.
error-value-cells = Hier hoort een lijst met velden, niet { $found }.
error-value-unknown-key = { $found } bestaat hier niet. Kies uit { LIST($known) }.
error-name-unknown = { $kind ->
    [game] Een spel { $found } bestaat niet.
    [option] Een optie { $found } bestaat niet.
    [steamer] Een stoomboot { $found } bestaat niet.
    [setup] Een variant { $found } bestaat niet.
    [captain] Een computerkapitein { $found } bestaat niet.
    [setting] Een instelling { $found } bestaat niet.
    [language] Paddlewheel spreekt { $found } niet.
   *[name] De naam { $found } bestaat hier niet.
} Kies uit { LIST($known) }.
error-name-misspelt = { $kind ->
    [game] Een spel { $found } bestaat niet.
    [option] Een optie { $found } bestaat niet.
    [steamer] Een stoomboot { $found } bestaat niet.
    [setup] Een variant { $found } bestaat niet.
    [captain] Een computerkapitein { $found } bestaat niet.
    [setting] Een instelling { $found } bestaat niet.
    [language] Paddlewheel spreekt { $found } niet.
   *[name] De naam { $found } bestaat hier niet.
} Bedoelde je { $near }? Kies uit { LIST($known) }.
error-name-empty = Een naam ontbreekt.
error-name-twice = { $name } staat er twee keer. Eén keer is genoeg.
error-game-missing = Noem een spel: { LIST($known, type: "or") }.
error-game-not-loaded = Een spel kan niet worden geladen: { $why }.
error-game-incomplete = { $module } is geen spel: het heeft geen { LIST($missing, type: "or") }.
error-game-same-name = { $module } heet { $game }, net als een ander spel.
error-rules-unknown-version = Versie { $version } van de regels is hier niet bekend. Kies uit { LIST($known) }.

## Teksten

error-text-number = { $key } is een heel getal, niet { $found }.
error-text-yes-no = { $key } is yes of no, niet { $found }.
error-text-pair = Schrijf naam=waarde, niet { $found }.
error-text-twice = { $name } staat er twee keer. Eén keer is genoeg.
error-text-cell = Een veld schrijf je als 1,-2, niet als { $found }.
error-action-turn = { $found } is geen beurt. Schrijf +4, L+2, RR-3 of pass.
error-action-chance = { $found } is nu niet aan de beurt. Schrijf first=NAAM, of die=1 tot die=6.
error-action-start-cell = { $found } zegt niet wie startveld 1 krijgt. Schrijf bijvoorbeeld first=red.
error-action-tile = { $found } is geen rivierdeel. Schrijf bijvoorbeeld tile=red-1.
error-action-die = { $found } is geen worp. Schrijf die=left, die=straight of die=right.
error-action-heading = { $found } is geen vaarrichting. Schrijf N, NE, SE, S, SW of NW.
error-action-speed = { $found } is geen snelheid. Schrijf een getal zoals 3.
error-action-move = { $found } is geen beweging. Schrijf a (vooruit), l of r (naar links of rechts draaien), push=1,-2 (de stoomboot voor je naar dat veld duwen) of done.
error-action-board = { $found } is geen antwoord. Schrijf board of skip.
error-action-fuel = { $found } is geen antwoord. Schrijf fuel of skip.
error-action-exchange = { $found } is geen uitwisseling. Schrijf give=2,red-2, take=1,red-2 of skip.
error-action-unknown = { $found } is geen van de acties. Schrijf { LIST($known) }.

## Verslagen

error-record-first-line = Een verslag begint met ‘{ $expected }’, niet met { $found }.
error-record-line-twice = De kop heeft twee regels ‘{ $name }’. Laat er één staan.
error-record-line-missing = De kop heeft geen regel ‘{ $name }’.
error-record-line-beside-position = Een verslag dat bij een stelling begint, heeft geen regel ‘{ $name }’.
error-record-other-version = De stelling is van versie { $position } van de regels, het verslag van versie { $record }.
error-record-after-result = De uitslag is de laatste regel; { $found } kan er niet na komen.
error-record-no-action = Na { $name } ontbreekt een actie.
error-record-race-over = De wedstrijd is afgelopen. Hier hoort de uitslag, niet { $found }.
error-record-other-turn = Hier is { $name } aan de beurt, niet { $found }.
error-record-not-over = De wedstrijd is nog niet afgelopen. Hier horen meer beurten, niet { $found }.
error-record-result = De uitslag is { $expected }, niet { $found }.
error-record-tag-name = { $found } kan geen extra regel van de kop zijn, of staat er al.
error-record-tag-text = { $name } is één regel tekst zonder spaties eromheen.
error-record-actions = Het verslag heeft { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}. Kies een getal van 0 tot { $actions }, niet { $found }.
error-record-seats = Het verslag heeft { $count } plaatsen, niet { $found }.
error-record-seat-order = De plaatsen van het verslag zijn { LIST($seats) }, in deze volgorde.

## Stellingen

error-position-one-line = Een stelling is één regel.
error-position-mississippi = Een stelling begint zoals ‘mississippi rows=13 … | red=4:5:16 …’, niet met { $found }.
error-position-queen = Een stelling begint zoals ‘queen tiles=start,red-1,red-2 … | red=0,-3:N …’, niet met { $found }.
error-position-small-game = Een stelling begint als ‘{ $game } … | red=… green=…’, niet { $found }.
error-position-tile = Een rivierdeel schrijf je als red-1, red-1:left of red-1:left:1,2/1,3, niet als { $found }.
error-position-course-steamer = Schrijf { $steamer }=field:front:wood of { $steamer }=home:rank, niet { $found }.
error-position-steamer-cell = Het veld van { $steamer } schrijf je als 0,-3, of als home:1, wrecked:3 of ashore, niet als { $found }.
error-position-steamer-part = Na het veld van { $steamer } komt een vaarrichting, of s, c of p met een getal voor snelheid, kolen of passagiers, niet { $found }.
error-position-steamer-twice = { $steamer } heeft { $key } twee keer.
error-position-has-options = Een stelling zegt al wie er speelt en met welke opties.
error-position-home-has-none = Een stoomboot die binnen is, heeft dat niet.
error-position-no-front = Een stoomboot op het traject heeft een kant die vooruit wijst, 1 tot 6.
error-position-same-field = { LIST(STEAMER($both)) } zijn allebei op veld { $field }.
error-position-same-rank = { LIST(STEAMER($both)) } hebben allebei plaats { $rank }.
error-position-home-ranks = De plaatsen van stoomboten die binnen zijn, lopen 1, 2, 3 … zonder gat, niet { LIST($ranks) }.
error-position-too-many-home = De wedstrijd was afgelopen voordat { $steamers } stoomboten binnen konden zijn.
error-position-too-much-wood = In totaal zijn er { $logs } houtblokken, en de spelers hebben er { $held }.
error-position-box = In totaal zijn er { $logs } houtblokken. Met { $held } bij de spelers zijn er { $left } in de doos, niet { $box }.
error-position-first-missing = De startspeler ontbreekt. Alleen voor de eerste beurt mag die nog open zijn.
error-position-round = De ronde is 1 tot { $most }, niet { $found }.
error-position-race-over = Dat kun je niet meer instellen als de wedstrijd afgelopen is. { $end ->
    [all_but_one_are_home] Alle op één na zijn binnen.
    [the_winner_is_home] De winnaar is binnen.
    [the_turn_limit_is_reached] Het hoogste aantal beurten is bereikt.
    [one_steamer_is_left] Nog maar één stoomboot is over.
    [all_others_are_wrecked] Alle anderen zijn uitgevallen.
    [the_winner_has_arrived] De winnaar is aangekomen.
   *[the_round_limit_is_reached] Het hoogste aantal rondes is bereikt.
}
error-position-nobody-to-move = De wedstrijd is niet afgelopen; zeg wie er aan de beurt is.
error-position-mover-home = { STEAMER($steamer) } is al binnen.
error-position-not-on-tile = Dat veld hoort niet bij { $tile } zoals het ligt.
error-position-not-left-out = Geen eerder rivierdeel ligt op dat veld, dus het is niet weggelaten.
error-position-overlap = { LIST($pair) } overlappen elkaar. Geef left_out of first_tile als ze zo gelegd zijn.
error-position-same-cell = Op dat veld is ook { STEAMER($steamer) }.
error-position-off-river = Dat veld ligt op geen rivierdeel.
error-position-tile-gone = Dat veld ligt op { $tile }, en dat ligt niet meer op tafel.
error-position-land = Dat veld van { $tile } is land.
error-position-boarded = Op het station van { $tile } { $boarded ->
    [one] is 1 passagier
   *[other] zijn { $boarded } passagiers
} ingestapt, maar er kwamen er maar { $came }.
error-position-waiting = { $came } kwamen naar het station en { $boarded } stapten in, dus { $waiting } kunnen er niet wachten.
error-position-home = Een stoomboot die binnen is, heeft de rivier ongedeerd verlaten.
error-position-arrived-ranks = De plaatsen van stoomboten die zijn aangekomen, lopen 1, 2, 3 … zonder gat, niet { LIST($ranks) }.
error-position-wrecked-ranks = Bij { $players } spelers hebben de uitgevallenen de laatste plaatsen, niet { LIST($ranks) }.
error-position-too-many-gone = De wedstrijd was afgelopen voordat { $steamers } stoomboten de rivier konden verlaten.
error-position-rank-too-early = { STEAMER($seat) } kan nog geen plaats hebben.
error-position-rank-missing = { STEAMER($seat) } heeft een plaats nodig: zet rank bij een van de stoomboten.
error-position-out-but-sailing = { STEAMER($seat) } is uitgeschakeld, dus geen stoomboot van die speler vaart verder.
error-position-all-wrecked = De wedstrijd was afgelopen voordat iedereen uitgevallen was.
error-position-cell-missing = Het veld ontbreekt. Een stoomboot die de rivier verlaten heeft, heeft een plaats in de uitslag.
error-position-bonus-coal = Een stoomboot heeft hoogstens { $most } kolenpunten. Het bonuspunt is voor de werf, in de eerste ronde.
error-position-first-tile = Na het startdeel ligt vanaf het begin minstens één rivierdeel.
error-position-landing-too-early = De landingsmodule wordt aangebouwd als het laatste rivierdeel gelegd is, niet eerder.
error-position-pile-empty = De stapel is op, dus er komt geen rivierdeel meer.
error-position-pile-left = Voor de landingsmodule komt de rest van de stapel: { $pile }.
error-position-landing-missing = De stapel is op, dus de landingsmodule is aangebouwd: left, straight of right.
error-position-order-missing = { STEAMER($steamer) } vaart en staat niet in de volgorde.
error-position-order-twice = { STEAMER($steamer) } staat twee keer in de volgorde.
error-position-steamer-gone = { STEAMER($steamer) } is niet meer op de rivier.
error-position-decision-own = { STEAMER($steamer) } heeft in de eigen beurt geen ‘{ $decision }’ te beslissen.
error-position-decision-other = { STEAMER($steamer) } heeft in de beurt van { STEAMER($mover) } geen ‘{ $decision }’ te beslissen.
error-position-die-again = De rivier kan daar niet { BEND($turn) } gaan: je zou de dobbelsteen opnieuw gooien.
error-position-not-astern = { STEAMER($steamer) } heeft geen vaarrichting te kiezen: hij voer niet achteruit.
error-position-stood-last = Het laatste van deze velden is dat waar de stoomboot nu is.
error-position-pushed-to = Niemand wordt twee keer naar hetzelfde veld geduwd, of naar een veld waar de duwer was.
error-position-points = Snelheid { $speed } geeft { $speed ->
    [one] 1 bewegingspunt
   *[other] { $speed } bewegingspunten
}: { $used } gebruikt en { $points } over is te veel.
error-position-rotated = Na { $rotated ->
    [one] 1 draai
   *[other] { $rotated } draaien
} kunnen er van { $most } kolenpunten geen { $coal } over zijn.
error-position-pushed-last = Het laatste van deze velden is dat waar { STEAMER($steamer) } heen geduwd is.
error-position-points-used = Alle bewegingspunten zijn nu gebruikt.
error-position-not-reached = Alleen de stoomboot die het voorste rivierdeel bereikte, beslist ‘{ $decision }’.
error-position-not-entered = { STEAMER($steamer) } voer niet op { $tile }.
error-position-reached = Dit geldt als een veld van het voorste rivierdeel bevaren is en er sindsdien geen gelegd is.
error-position-rolls-later = { STEAMER($steamer) } bereikte het voorste rivierdeel het eerst, en gooit later.
error-position-not-frontmost = { STEAMER($steamer) } is niet op het voorste rivierdeel.
error-position-next-tile = Deze stoomboot is op { $tile }, dus het volgende rivierdeel zou er al liggen.
error-position-aground-speed = Een stoomboot op een zandbank heeft snelheid 1.
error-position-has-arrived = Deze stoomboot is bij een landingssteiger en is binnen. Geef hem een plaats in de uitslag, geen veld.
error-position-no-board = { STEAMER($steamer) } kan daar geen passagier oppikken.
error-position-no-fuel = { STEAMER($steamer) } kan daar geen kolen bijvullen.
error-position-no-exchange = { STEAMER($steamer) } heeft geen stoomboot om kolen mee uit te wisselen.
error-position-rose-stays = De Black Rose kan niet varen en zou blijven liggen. Geef de beurt aan de volgende speler.
error-position-held-stays = { STEAMER($steamer) } wordt vastgehouden door { LIST(STEAMER($holders)) } en zou blijven liggen. Geef de beurt aan de volgende speler.
error-position-held-out = { STEAMER($steamer) } wordt vastgehouden door { LIST(STEAMER($holders)) } en zou uitvallen. Geef de beurt aan de volgende speler.
error-position-out-of-coal = { STEAMER($steamer) } heeft te weinig kolen om te varen en zou uitvallen. Geef de beurt aan de volgende speler.
error-position-barred = { STEAMER($steamer) } komt niet langs het land en zou uitvallen. Geef de beurt aan de volgende speler.
error-position-stuck = { STEAMER($steamer) } kan vanaf daar { $points ->
    [one] 1 bewegingspunt
   *[other] { $points } bewegingspunten
} met { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} niet opmaken.
error-position-set-up-tiles = Voor de eerste ronde liggen alleen het startdeel en één rivierdeel.
error-position-no-heading = { STEAMER($steamer) } heeft geen vaarrichting te kiezen.
error-position-chance-decides = Hier beslist het toeval, geen speler.
error-position-first-comes = Eerst komt ‘{ $decision }’.
error-position-not-as-set-up = Dit klopt niet met de opstelling voor de eerste ronde.
error-position-rose-stays-afloat = De Black Rose verlaat de rivier nooit.
error-position-rank-afloat = Een stoomboot op de rivier heeft nog geen plaats.
error-position-wrecked = Een uitgevallen stoomboot heeft de rivier verlaten en heeft een plaats.
error-position-school-passengers = In de vaarschool zijn geen passagiers.
error-position-stations = { $stations ->
    [one] 1 station
   *[other] { $stations } stations
}, maar { $aboard } aan boord: elke passagier komt van een ander station.
error-position-rank-twice = { STEAMER($seat) } heeft al plaats { $rank }.
error-position-no-station = { $found } is geen gelegd rivierdeel met een station.
error-position-no-waiting = { $found } is geen rivierdeel met een station dat op tafel ligt.
error-position-station-twice = Van elk station komt hoogstens één passagier.
error-position-die-missing = De dobbelsteen ontbreekt: left, straight of right, zoals gegooid voor het volgende rivierdeel.
error-position-die-too-early = Een worp is er alleen als er zo een rivierdeel wordt omgedraaid: de beslissing ‘tile’.
error-position-not-before-start = Voor de eerste ronde bestaat dit niet.
error-position-not-under-way = Dit bestaat pas als de snelheid is ingesteld.
error-position-tiles = Hier hoort een lijst met rivierdelen, het startdeel eerst, niet { $found }.
error-position-too-many-tiles = De rivier heeft het startdeel en hoogstens { $most } andere, niet { $found }.
error-position-tile-twice = Rivierdeel { $tile } bestaat maar één keer, en het ligt er al.
error-position-first-tile-straight = Het eerste rivierdeel ligt aan het middelste verbindingsstuk van het startdeel: straight.

## Tafels en kapiteins

error-players-number = Dit spel is voor { $fewest } tot { $most } spelers, niet voor { $players }.
error-seat-name = Zo kan een plaats niet heten: { $found }. Gebruik hoogstens 16 kleine letters, cijfers en koppeltekens, te beginnen met een letter, maar niet { LIST($reserved, type: "or") }.
error-seat-twice = Twee plaatsen heten { $name }.
error-seat-captain = Een plaats voor een computerkapitein noemt de kapitein; andere plaatsen noemen er geen.
error-table-at-without-record = Dit zegt waar een verslag verdergaat, maar je hebt geen verslag opgegeven.
error-table-lesson-alone = Een les brengt zijn eigen spel en plaatsen mee. Geef verder niets op.
error-table-daily-alone = De wedstrijd van de dag brengt een eigen spel en plaatsen mee. Geef verder niets op.
error-table-record-has-options = Een verslag zegt al welk spel er gespeeld wordt en met welke opties.
error-store-unavailable = Opslaan lukt nu niet. Probeer het zo nog eens.
error-work-failed = Dat kan nu niet worden uitgerekend. Probeer het zo nog eens.
error-work-late = Daar was geen tijd voor.
error-hint-unavailable = Geen computerkapitein heeft nu een antwoord. Probeer het zo nog eens.
error-database-address = Hier hoort het pad van een bestand, of een adres dat begint met postgresql://.
error-database-failed = De database { $path } kan niet worden gebruikt: { $why }.
error-database-in-use = De database { $path } kan niet worden gebruikt, want een andere server gebruikt het al.
error-database-no-driver = PostgreSQL heeft asyncpg nodig: pip install paddlewheel[postgres].
error-database-password-shown = Een wachtwoord hoort niet op de opdrachtregel, waar anderen het kunnen lezen. Stel PADDLEWHEEL_DATABASE in, of noem een bestand in database_file.
error-servers-one-file = Voor meer dan één serverproces is PostgreSQL nodig: een SQLite-bestand kan er maar één gebruiken.
error-config-failed = Het bestand { $path } is niet te lezen: { $why }.
error-admin-which = Zeg welke je bedoelt: een tafel, een adres, een melding of een bestand.
error-admin-erase = Zeg wat eruit moet: --message met het nummer, --name met de plaats, of --title.
error-backup-there = Het bestand { $path } bestaat al. Kies een ander bestand.
error-backup-no-program = Het programma { $program } is niet geïnstalleerd. Het hoort bij de clientprogramma’s van PostgreSQL.
error-table-there = Die tafel zit niet alleen in het archief: hij staat op de server.
error-value-network = Hier hoort een adres of een netwerk zoals 10.0.0.0/8, niet { $found }.

## Opdrachten

error-names-number = Nodig zijn { $needed } namen, niet { $found }.
error-names-too-many = { $count } namen is te veel voor { $players } spelers.
error-option-other-game = { $game } heeft { LIST($options) }, dit spel niet. Voeg --game { $game } toe.
error-setup-other-game = De variant { $setup } hoort bij { $game }. Kies hier uit { LIST($known) }.
error-setup-players = De variant { $setup } is voor { LIST($counts, type: "or") } spelers, niet voor { $players }.
error-captain-none = Noem een computerkapitein: { LIST($known, type: "or") }.
error-captain-too-many = { $count } kapiteins is te veel voor { $most } plaatsen.
error-captain-no-adviser = { $found } kan geen tip geven. Vraag { LIST($known, type: "or") }.
error-captain-command = De opdracht { $found } is niet volledig: een aanhalingsteken staat open.
error-captain-no-command = Noem een opdracht na cmd:.
error-captain-no-program = Een programma { $found } bestaat niet.
error-captain-no-module = Een module { $found } bestaat niet, hier niet en ook niet geïnstalleerd.
error-cluster-no-ray = Hiervoor is Ray nodig: pip install paddlewheel[cluster].
error-tuning-unknown-weight = Een gewicht { $found } bestaat niet. Kies uit { LIST($known) }.
error-hint-race-over = De wedstrijd is afgelopen.
error-hint-chance = Nu beslist het toeval; daarvoor bestaat geen tip.
error-par-no-plan = Voor { $game } bestaat geen exact plan.
error-puzzles-no-records = In { $found } staan geen verslagen.
error-puzzles-two-games = In { $found } staan verslagen van verschillende spellen. Doorzoek ze spel voor spel.
error-rule-unknown = Een regel { $found } bestaat niet. Kies uit { LIST($known) }.
error-rule-no-book = Voor { $game } is er geen spelregelboekje.
error-rule-not-here = { $rule_id } speelt met deze opties geen rol, maar wel in de variant { $setup }.
error-file-missing = Een document { $file } bestaat niet.
error-file-no-marks = Het bestand { $file } heeft geen regel { $first_mark } met daarna een regel { $last_mark }, waar de tabel hoort.
error-file-no-folder = Er is geen map { $file }.
error-file-not-utf8 = { $file } is geen tekst in UTF-8.
error-port-taken = Poort { $port } van { $host } kan niet worden gebruikt: { $why }.
error-server-not-installed = De tafelserver is niet geïnstalleerd: pip install paddlewheel[server].
error-engine-line-too-long = Een regel heeft hoogstens { $most } bytes.
error-engine-no-game = Je hebt nog geen spel. Begin met new, load of set.
error-engine-nothing-to-roll = Je hebt niets te gooien: het toeval is niet aan de beurt.
error-engine-nothing-to-undo = Je hebt niets terug te nemen.
error-engine-undo-actions = Je kunt geen { $actions ->
    [one] actie
   *[other] { $actions } acties
} terugnemen: je hebt er pas { $done } gespeeld.
error-engine-seats = Je vraagt om { $players ->
    [one] 1 speler
   *[other] { $players } spelers
}, maar noemt { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
}.
error-engine-why = Vraag met why naar een actie of naar een einde, niet naar allebei.
error-engine-no-json = Dat is geen regel JSON: { $why }.
error-engine-no-object = Hier hoort een object met cmd, niet { $found }.
error-engine-no-command = De cmd ontbreekt. Kies uit { LIST($known) }.
error-engine-unknown-command = Een opdracht { $found } bestaat niet. Kies uit { LIST($known) }.
error-engine-unknown-field = { $command } heeft geen veld { $found }. Kies uit { LIST($known) }.
error-engine-bad-field = { $command } is onbegrijpelijk: { $why }.
