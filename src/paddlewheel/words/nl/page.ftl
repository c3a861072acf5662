### Wat de pagina zegt.

## De pagina

page-tagline = Drie races met raderboten op één papieren rivier
page-unofficial = Een onofficiële uitgave, door spelers voor spelers. De auteurs en uitgevers staan er los van.
page-harbour = Thuishaven
page-rule-book = Spelregels
page-settings = Instellingen
page-language = Taal
page-theme = Thema
page-theme-system = zoals het systeem
page-theme-light = dag
page-theme-dark = nacht
page-pace = Animatie
page-pace-none = uit
page-pace-slow = langzaam
page-pace-usual = normaal
page-pace-fast = snel
page-sounds = Geluiden
page-follow-again = Het beeld volgt weer vanaf je volgende beurt
page-zoom-in = Inzoomen
page-zoom-out = Uitzoomen
page-recentre = Centreren (C)
page-small-map = Kaart van de hele wedstrijd
page-tips = Uitleg voor nieuwkomers
page-close = Sluiten
page-lost = Op dit adres is niets.
page-part-failed = Dit onderdeel kan niet worden getoond. De rest werkt gewoon.
page-screen-failed = Hier ging iets mis. Je wedstrijden staan veilig op de server.
page-try-again = Opnieuw proberen
page-reload = Pagina herladen
page-to-harbour = Terug naar de thuishaven
page-offline = Geen verbinding. Je ziet de laatst bekende stand.
page-server-gone = De server is niet bereikbaar. Probeer het zo nog eens.
page-loading = Laden…
page-colon = { $what }: { $said }

## Thuishaven

harbour-cast-off = Wedstrijd starten
harbour-first-race = Nu spelen
harbour-first-race-about = Drie korte lessen, dan een korte wedstrijd tegen twee computerkapiteins.
harbour-choose-game = Kies een wedstrijd
harbour-queen-about = De rivier ontstaat terwijl je vaart: niemand weet wat er achter de volgende bocht ligt.
harbour-mississippi-about = De wedstrijd uit 1987: leg aan met het hoogste getal en je komt vooruit zonder hout te stoken.
harbour-rose-race = Black Rose
harbour-rose-about = Een zwarte stoomboot vaart mee, en de laatste van elke ronde bestuurt haar ook.
harbour-against-captains = Tegen de computer
harbour-with-friends = Met vrienden
harbour-one-screen = Op dit apparaat
harbour-continue-race = Je wedstrijden
harbour-and-finished = en { $count } afgelopen
harbour-open-tables = Open tafels
harbour-no-open-tables = Op dit moment is er geen open tafel.
harbour-watch = Toekijken
harbour-sit-down = Plaatsnemen
harbour-forget = Vergeten
harbour-forget-title = ‘{ $title }’ vergeten?
harbour-forget-seat = Je bestuurt { $names } en de wedstrijd is nog bezig. Je plaats is alleen in deze browser bewaard: zonder de link kun je niet terug.
harbour-forget-maker = Jij hebt deze tafel opgezet. Ook de links die je de anderen nog eens zou kunnen sturen, gaan verloren.
harbour-forget-watch = Je kijkt hier alleen toe. Om terug te komen heb je een link nodig.
harbour-forget-over = De wedstrijd is voorbij. Om hem terug te kijken heb je een link nodig.
harbour-forget-yes = Wedstrijd vergeten
harbour-forget-no = Bewaren
harbour-race-over = afgelopen
harbour-waiting-for-players = wacht op spelers
harbour-under-way = onderweg
harbour-load-record = Een verslag openen
harbour-record-here = Plak het verslag hier

## Een wedstrijd opzetten

setup-new-race = Een nieuwe wedstrijd
setup-what = Variant
setup-seats = Spelers
setup-players = { $count ->
    [one] { $count } speler
   *[other] { $count } spelers
}
setup-how-many = Stoomboten in de wedstrijd
setup-you = Jij
setup-your-name = Je naam
setup-seat-name = Naam van { $colour }
setup-seat-here = een speler op dit apparaat
setup-seat-link = een vriend, met een link
setup-seat-open = open voor iedereen
setup-seat-captain = computerkapitein: { CAPTAIN($captain) }
setup-who-steers = Wie { $colour } bestuurt
setup-all-options = Alle opties
setup-clock-option = Klok
setup-clock-none = geen klok
setup-clock-quick = 1 minuut per beurt, 5 in reserve
setup-clock-calm = 5 minuten per beurt, 15 in reserve
setup-clock-slow = 2 dagen per beurt
setup-public-option = In de lijst van open tafels tonen
setup-watchable-option = Met het adres van de tafel kan iedereen kijken
setup-title-option = Naam van de tafel
setup-preview-option = Vooruitblik op het aanleggen
setup-preview-about = Wijs een veld aan en je ziet wat aanleggen daar doet. Zonder vooruitblik reken je het zelf uit.
table-hints-option = Tips
table-hints-about = In je beurt kun je een computerkapitein vragen wat hij zou doen, en waarom.

## Computerkapiteins

plays-random = Vaart maar wat, zolang de regels het toelaten.
plays-greedy = Kiest wat er nu het best uitziet.
plays-deckhand = De rustigste: blijft drijven, maar raakt vaak uit koers.
plays-stoker = Leert nog: vaart veel beurten goed en sommige slecht.
plays-leadsman = Peilt de rivier met zorg en vergist zich af en toe.
plays-helmsman = Houdt goed koers en maakt alleen kleine fouten.
plays-mate = Vaart elke beurt goed en kijkt niet verder.
plays-captain = Kijkt een paar beurten vooruit en rekent op jouw antwoorden.
plays-commodore = Probeert voor elke beurt worpen en rivierdelen uit.
plays-admiral = De sterkste: houdt ook rekening met elk soort tegenstander.
plays-wood-miser = Vaart als een kapitein en verstookt niet graag hout.
plays-sprinter = Vaart als een kapitein en heeft altijd haast.
plays-coal-miser = Vaart als een kapitein en geeft niet graag kolen uit.
plays-rammer = Vaart als een kapitein en duwt je graag opzij.
plays-passenger-hunter = Vaart als een kapitein en vaart graag om voor passagiers.

## Tafel

table-river = De rivier
table-course = Het traject
table-your-turn = Jouw beurt
table-waiting-for = Wachten op { $name }
table-waiting-speed = Wachten tot { $name } een beurt heeft gepland
table-waiting-face = Wachten tot { $name } een vaarrichting kiest
table-waiting-board = Wachten tot { $name } een passagier oppikt
table-waiting-coal = Wachten tot { $name } over kolen beslist
table-chance-rolls = De dobbelsteen rolt…
table-see-what-happened = Kijk wat er gebeurt…
table-race-is-over = De wedstrijd is afgelopen
table-closed = Deze tafel is gesloten.
table-paused = Alleen computerkapiteins varen nog
table-not-all-seated = De wedstrijd begint als iedereen plaats heeft genomen.
table-you-watch = Je kijkt alleen toe.
table-watch-seat = Wil je varen, open dan de link van jouw plaats. De speler die de tafel heeft opgezet, kan die sturen: ‘{ $menu }’, daarna ‘{ $item }’.
table-order-of-play = Volgorde van zetten
table-round = Ronde { $round }
table-round-of = Ronde { $round } van { $limit }
table-before-start = Voor de start
table-box = Doos: { $logs ->
    [one] { $logs } houtblok
   *[other] { $logs } houtblokken
}
table-speed = Snelheid
table-coal = Kolen
table-wood = Hout
table-passengers = Passagiers
table-field = veld { $field }
table-ashore = aan wal
table-rank = { RANK($rank) }
table-wrecked = uitgevallen
table-home = binnen
table-away = niet hier
order-why-tile = op een later rivierdeel
order-why-stick = verder op het rivierdeel
order-why-speed = sneller
order-why-coal = meer kolen
order-why-right = verder naar rechts
order-why-last = achter alle anderen
order-why-start = de startvelden beslissen
order-before = vaart vóór { $name }: { $why }
order-last = vaart als laatste: { $why }
table-has-sailed = heeft deze ronde al gevaren
table-wins-course = De stoomboot die als eerste het doel op veld { $field } bereikt, wint.
table-wins-school = De stoomboot die als eerste op een landingssteiger is, wint, zonder passagiers en met elke snelheid.
table-wins-passengers = De stoomboot die als eerste met twee passagiers aan boord op een landingssteiger is, wint. Hij moet met snelheid { $speed ->
    [1] 1
   *[other] 1 of 2
} aankomen.
table-wins-one-of-two = De speler die als eerste één stoomboot met twee passagiers aan boord op een landingssteiger brengt, wint. De stoomboot moet met snelheid { $speed ->
    [1] 1
   *[other] 1 of 2
} aankomen.
table-wins-both = De speler die als eerste beide stoomboten met elk twee passagiers aan boord op een landingssteiger brengt, wint. Ze moeten met snelheid { $speed ->
    [1] 1
   *[other] 1 of 2
} aankomen.
table-wins-not-rose = De Black Rose vaart mee, maar kan niet winnen.
table-wins-ends = Zodra iemand wint, is de wedstrijd voorbij.
table-steered-by = bestuurd door { $name }
table-your-turn-of = Jouw beurt: { $name }
table-your-turn-rose = Jouw beurt: de Black Rose
table-steers-rose = { $name } bestuurt de Black Rose
table-rose-choose = De Black Rose is opzijgeduwd. Kies haar vaarrichting.
table-rose-last = Je bestuurt haar omdat { $name } deze ronde als laatste vaart.
table-rose-before = Je bestuurt haar omdat ze deze ronde als laatste vaart en { $name } vlak voor haar.
table-rose-passed = Je bestuurt haar omdat { $name } de laatste is die nog meevaart.
table-rose-coal = Ze mag { $coal ->
    [one] { $coal } kolenpunt
   *[other] { $coal } kolenpunten
} uitgeven en niemand mag haar vastzetten.
table-one-of-two = Je hebt twee stoomboten. { $name } vaart deze ronde als { RANK($rank) } van { $of }.
plan-barred-coal = te weinig kolen
plan-barred-rose = zet de Black Rose vast
plan-barred-way = zo ver kun je niet varen

## Plannen

plan-title = Je plan
plan-pick-cell = Kies een veld of een snelheid. Velden zonder getal kosten geen kolen.
plan-pushed-choose = Je bent opzijgeduwd. Kies een vaarrichting.
plan-start-choose = Kies een vaarrichting voor de start.
plan-sail = Varen
plan-steam = Stoom geven
plan-costs = { $coal ->
    [0] kost geen kolen
    [one] kost { $coal } kolenpunt
   *[other] kost { $coal } kolenpunten
}
plan-coal-left = { $coal ->
    [one] { $coal } kolenpunt
   *[other] { $coal } kolenpunten
} over
plan-keeps-speed = houdt snelheid { $speed } aan
plan-changes-speed = snelheid { $before } naar { $speed }
plan-cells = { $count ->
    [one] { $count } veld
   *[other] { $count } velden
}
plan-turns = { $count ->
    [one] { $count } draai
   *[other] { $count } draaien
}
plan-pushes = duwt { $name } opzij
plan-final-speed = daarna snelheid { $speed }
plan-heading = Vaarrichting
plan-other-ways = Andere routes
plan-without-push = zonder te duwen
plan-skip-animation = Overslaan
plan-push-elsewhere = Anders duwen (P)
plan-push-to = Duw { $name } naar het { $heading }
plan-on-its-way = Versturen…
plan-board = Passagier oppikken
plan-fuel = Kolen bijvullen
plan-skip = Nee, verder varen
plan-pass = Beurt overslaan
plan-board-question = Aan de aanlegsteiger wacht een passagier.
plan-fuel-question = Je bent bij een kolendepot.
plan-exchange-question = Een stoomboot naast je vaart even snel. Kolen uitwisselen?
plan-give = { $coal } aan { $name } geven
plan-take = { $coal } van { $name } nemen
plan-rule = Regel { $id }
plan-cell-end = { $coal ->
    [0] hier kan je beurt zonder kolen eindigen
    [one] hier kan je beurt voor { $coal } kolenpunt eindigen
   *[other] hier kan je beurt voor { $coal } kolenpunten eindigen
}
plan-turn-left = Links draaien
plan-turn-right = Rechts draaien
plan-free = gratis
plan-logs = { $count ->
    [one] { $count } houtblok
   *[other] { $count } houtblokken
}
plan-pick-field = Draai je stoomboot met de pijlen en kies dan een veld. Vooruit verstook je houtblokken, achteruit verzamel je ze.
plan-pick-first-field = Kies een veld. Je eerste beurt gaat recht vooruit, en voor elk veld verstook je een houtblok. Draaien en achteruitvaren kun je later.
plan-burns = verstookt { $logs ->
    [one] { $logs } houtblok
   *[other] { $logs } houtblokken
}
plan-gathers = verzamelt { $logs ->
    [one] { $logs } houtblok
   *[other] { $logs } houtblokken
}
plan-to-field = naar veld { $field }
plan-carried-to = aanleggen brengt hem naar veld { $field }
plan-comes-home = finisht als { RANK($rank) }
plan-rotations = Draaien van 60°
plan-rotation-said = de { $front } vooraan, { $price }: in het beste geval { $best }
plan-home-short = binnen
plan-to-go = nog { $fields }
plan-tiles-to-come = nog { $tiles ->
    [one] { $tiles } rivierdeel
   *[other] { $tiles } rivierdelen
}
plan-landing-laid = landingsmodule in zicht
plan-aground = loopt aan de grond: daarna snelheid 1
plan-then-board = Hier kun je een passagier oppikken.
plan-then-fuel = Hier kun je kolen bijvullen.
plan-then-arrive = Hier kom je aan.
plan-then-exchange = Hier kun je kolen uitwisselen.
plan-why-not = Waarom niet?
plan-choose-push = Kies waar je { $name } heen duwt.
plan-slowed = drijfhout remt je af tot snelheid { $speed }
plan-driftwood = drijfhout kost { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} extra
plan-must-pass = Je kunt vooruit noch achteruit.
plan-keys-queen = Toetsen: ↑ vooruit, ← → draaien, PgUp PgDn van einde naar einde, 1–6 snelheid, P anders duwen, ⌫ terugnemen, ↵ varen, ? waarom niet
plan-keys-face = Toetsen: ← → kiezen, ↵ nemen, of 1–6
plan-keys-course = Toetsen: ← → draaien, ↑ ↓ verder vooruit of achteruit, ⌫ terugnemen, ↵ stoom geven, ? waarom niet
plan-keys-cast-off = Toetsen: ↑ ↓ verder of minder ver, ⌫ terugnemen, ↵ stoom geven, ? waarom niet
plan-ends-list = Waar de beurt eindigt
plan-ends-none = nog niet gekozen

## De borden in woorden

board-right-here = precies hier
board-bearing = { $count } naar het { $heading }
board-from-whom = { $where } vanaf { $name }
board-heads-for = boeg naar het { $heading }
board-at-speed = snelheid { $speed }
board-with-coal = { $coal ->
    [one] { $coal } kolenpunt
   *[other] { $coal } kolenpunten
}
board-aboard = { $count ->
    [one] { $count } passagier
   *[other] { $count } passagiers
} aan boord
board-on-tile = op rivierdeel { $tile }
board-river-tiles = Op tafel { $count ->
    [1] ligt 1 rivierdeel
   *[other] liggen { $count } rivierdelen
}; het laatste stroomt naar het { $heading }.
board-water-from = Water rond { $name }: { $where }.
board-water-none = geen
board-dock = { $waiting ->
    [0] aanlegsteiger, niemand wacht
    [one] aanlegsteiger, { $waiting } passagier wacht
   *[other] aanlegsteiger, { $waiting } passagiers wachten
}
board-dock-in-school = aanlegsteiger, doet niets in de vaarschool
board-front-of = de { $front } vooraan
board-goal-at = Het traject heeft { $field } velden.
table-hint = Tip
table-hint-from = Zo zou { CAPTAIN($captain, form: "the") } het doen.
table-hint-because = Zo zou { CAPTAIN($captain, form: "the") } het doen: { LIST($reasons) }.
table-take-back = Terugnemen
table-take-back-ask = Vragen om terug te nemen
table-take-back-asked = { $name } wil een beurt terugnemen. Ga je akkoord?
table-take-back-waits = Nog niet akkoord met terugnemen: { $names }.
table-yes = Ja
table-no = Nee

## Verloop, chat, menu, lobby

history-title = Verloop
chat-title = Chat
history-empty = Er is nog niets gebeurd.
history-from-position = De wedstrijd begint vanuit een gegeven positie.
history-from-record = { $moment ->
    [one] De eerste stap komt uit een verslag.
   *[other] De eerste { $moment } stappen komen uit een verslag.
}
chat-empty = Nog niemand heeft iets gezegd.
chat-say-something = Zeg iets
chat-speaks-as = Je spreekt als
chat-send = Versturen
chat-report = Bij de beheerder melden
chat-reported = Gemeld. De beheerder van deze server kijkt ernaar.
table-since-away = Terwijl je weg was
table-since-away-count = { $count ->
    [one] { $count } gebeurtenis
   *[other] { $count } gebeurtenissen
}
table-named = { $colour } ({ $who })
history-sat-down = { $who } neemt plaats en bestuurt { $name }.
history-handed-over = { CAPTAIN($captain, form: "the") } bestuurt nu { $name }.
history-handed-over-time = De tijd van { $name } is om: { CAPTAIN($captain, form: "the") } stuurt verder.
history-left-table = { $name } is vertrokken: { CAPTAIN($captain, form: "the") } stuurt verder.
history-took-over = { $name } stuurt weer zelf.
history-took-back = { $name } neemt alles terug tot stap { $moment }.
history-proposed = { $name } wil alles terugnemen tot stap { $moment }.
history-agreed = { $name } gaat akkoord.
history-declined = { $name } gaat niet akkoord.
history-ranked = { $name } beëindigt de wedstrijd: de anderen krijgen een plaats naar hun positie.
history-sailed-on = { $name } laat de computerkapiteins doorvaren.
history-coach-on = { $name } zet de coach aan.
history-coach-off = { $name } zet de coach uit voor iedereen.
history-rematched = { $name } begint een revanche.
history-published = De tafel staat in de lijst van open tafels.
trail-push = duwde { $name } opzij
trail-push-you = duwde jou opzij
trail-board = pikte een passagier op
trail-fuel = vulde kolen bij
trail-run-aground = liep aan de grond
trail-arrive = kwam aan
history-show-moment = Deze stap tonen
table-reach-show = Tonen waar { $name } kan komen
table-reach-said = Hier zou { $name } kunnen eindigen als { $name } nu aan de beurt was en de anderen bleven liggen.
table-reach-none = { $name } zou nergens heen kunnen als de anderen bleven liggen.
history-unpublished = De tafel staat niet meer in de lijst van open tafels.
history-closed = De tafel is gesloten.
history-erased = De beheerder van de server heeft hier iets verwijderd.
history-unreadable = Er is iets gebeurd wat deze server niet kan lezen.
menu-title = Tafel
menu-hand-over = De computer laten sturen
menu-take-over = Weer zelf sturen
menu-leave = De tafel verlaten
menu-publish = Tafel openbaar tonen
menu-unpublish = Uit de lijst halen
menu-close = De tafel sluiten
menu-back-to-race = Terug naar de wedstrijd
menu-close-sure = De tafel voor iedereen sluiten? Dan kan niemand hier verder varen.
menu-close-yes = Ja, sluiten
menu-leave-sure = De tafel verlaten? Tot je zelf weer stuurt, stuurt { CAPTAIN($captain, form: "the") } voor jou.
menu-leave-yes = Ja, verlaten
menu-record = Verslag downloaden
menu-replay = Terugkijken
connection-connected = verbonden
connection-connecting = verbinden…
connection-lost = Verbinding verbroken. Nieuwe poging…
connection-try-now = Nu proberen
table-unknown = Deze tafel bestaat niet.
table-unread-rules = Deze wedstrijd volgt versie { $version } van de regels, die deze server nog niet kent. Je kunt het verslag lezen en downloaden.
table-unread-other = Deze wedstrijd gaat verder op een manier die deze server nog niet kent. Je kunt het verslag lezen en downloaden.
table-kept-record = Het bewaarde verslag
table-private-race = Deze wedstrijd is privé.
table-private-watch = Wil je toekijken, vraag dan een van de spelers om een link. Die staat in hun menu: ‘{ $menu }’, dan ‘{ $item }’.
table-private-seat = Speel je hier mee, open dan je eigen link. Of kies op het apparaat waarop je het laatst speelde ‘{ $menu }’, dan ‘{ $item }’.
menu-to-device = Verder op een ander apparaat
menu-to-device-about = Open deze link op het andere apparaat of scan de code. Hij bestuurt jouw stoomboot, dus houd hem voor jezelf.
menu-watch-invite = Uitnodigen om te kijken
menu-watch-invite-about = Met deze link kan iedereen de wedstrijd volgen, maar niet sturen.
menu-watch-invite-not = Deze wedstrijd is privé. Alleen de speler die de tafel heeft opgezet kan kijkers uitnodigen.
menu-seat-links = Links voor de andere spelers
menu-seat-links-about = Kan iemand niet meer terug? Stuur de link nog een keer. Elke link bestuurt één stoomboot.
menu-share = Delen…
menu-back = Terug
lobby-people = Aan tafel
lobby-watching = { $count ->
    [one] { $count } toeschouwer
   *[other] { $count } toeschouwers
}
lobby-invite-title = Nodig je vrienden uit
lobby-invite-about = Stuur ieder één link, of laat ze de code scannen.
lobby-invite-watch = Alleen om toe te kijken
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-qr-for = Code voor { $name }
lobby-sit-as = Je bestuurt { $colour }. Hoe heet je?
lobby-open-seat = { $colour } is vrij.
table-time-left = nog { $time }

## Terugkijken en einde

replay-at = Stap { $at } van { $of }
replay-to-now = Terug naar nu
replay-step-back = Een stap terug
replay-step-on = Een stap verder
replay-play-on = Afspelen
replay-pause = Pauze
replay-link-to-moment = Link naar deze stap
replay-copied-inside = Gekopieerd. De link werkt alleen voor mensen aan deze tafel.
replay-branch = Vanaf hier alleen verder varen
finish-title = De finish
finish-you-win = Je wint!
finish-winner = { $name } wint
finish-winners = { $names } winnen samen
finish-rematch-asked = { $name } is een revanche begonnen. Jouw plaats is vrijgehouden.
finish-rematch-others = { $name } is een revanche begonnen.
finish-rematch-join = Naar de revanche
finish-rematch-watch = Revanche bekijken
finish-another-setup = Andere wedstrijd
finish-rank-offer = Moeten ze doorvaren, of krijgen ze hun plaats waar ze nu zijn?
finish-only-captains = Alleen computerkapiteins varen nog.
finish-rank-now = Plaatsen toekennen
finish-sail-on = Doorvaren
finish-won-home = { $name } was als eerste binnen.
finish-won-landing = { $aboard ->
    [0] { $name } was als eerste bij de landingsmodule.
    [one] { $name } was als eerste bij de landingsmodule, met { $aboard } passagier aan boord.
   *[other] { $name } was als eerste bij de landingsmodule, met { $aboard } passagiers aan boord.
}
finish-won-afloat = Alleen { $name } vaart nog.
finish-won-field = { $name } lag het verst vooruit, op veld { $field }.
finish-won-ahead = { $name } lag voorop: eerst tellen de passagiers aan boord, dan de volgorde op de rivier.
finish-race-chart = De wedstrijd, ronde na ronde
finish-again = Revanche

## Uitleg in de eerste wedstrijd

tip-aim = Je wint als je als eerste een landingssteiger bereikt, na het derde rivierdeel.
tip-arrow = Deze pijlen zijn je vaarrichtingen. Kies waar je boeg heen wijst; stroomafwaarts is een goed begin.
tip-cell = Kies het veld waar je beurt moet eindigen. Je verstuurt niets tot je op ‘Varen’ drukt.
tip-speed = Je vaart precies zoveel velden als je snelheid aangeeft. Met 1 veranderen is gratis.
tip-sail = Druk op ‘Varen’ als het plan je bevalt. Tot dan kun je alles nog veranderen.
tip-turn = Eén draai van 60° is elke beurt gratis: vóór, tijdens of na het varen. Elke volgende kost 1 kolenpunt.
tip-coal = Dit plan kost kolen. Met kolen betaal je scherpe bochten en grote sprongen in snelheid; je hebt zes punten voor de hele wedstrijd.
tip-dock = Dit is een aanlegsteiger. In de vaarschool doen die niets: hier wachten geen passagiers. Vaar gewoon door.
tip-jetty = Daar is de landingsmodule! De eerste stoomboot bij een van deze landingssteigers wint, met welke snelheid dan ook.
tip-got-it = Begrepen
school-you-first = Je was als eerste bij de landingsmodule.
school-first = { $name } was als eerste bij de landingsmodule.
school-next = Probeer nu het passagiersspel: de hele rivier, en twee passagiers om binnen te brengen.
school-passenger-game = Passagiersspel
school-title = Leren spelen
school-about = Korte lessen op het echte bord, telkens één idee. Elke les duurt ongeveer een minuut.
school-progress = { $done } van { $of } lessen gedaan
school-lesson-of = Les { $number } van { $of }
school-done = gedaan
school-start = Cursus beginnen
school-go-on = Cursus voortzetten
school-sentence = Verder
school-next-lesson = Volgende les
school-skip = Overslaan
school-all = Alle lessen
school-to-race = Naar de wedstrijd
school-race = Wedstrijd starten
school-course-over = Dat was de laatste les van deze cursus.
school-lessons-next = Of leer eerst hoe het zit met kolen, opzijduwen en passagiers: een paar minuten in de vaarschool.

## Regels

rules-for = { $game } voor { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
}
rules-ruling = Beslissing van deze uitgave
rules-example = Voorbeeld
rules-older = In deze wedstrijd, volgens versie { $version } van de regels
rules-aim = Het doel
rules-contents = Inhoud
rules-details = Details en beslissingen
rules-by-number = Op nummer
rules-options-here = Met de opties van deze tafel
