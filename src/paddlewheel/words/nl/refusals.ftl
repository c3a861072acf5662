### Wat de regels en een tafel weigeren: wat er niet kan, en dan wat wel kan. Het id is de code van de weigering.

## Snelheid en bewegingspunten

refusal-speed-range = De snelheid loopt van { $slowest } tot { $fastest }; { $speed } kan niet.
refusal-speed-no-coal = Van snelheid { $before } naar { $speed } gaan kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Eén stap sneller of langzamer is gratis.
refusal-speed-set = Je snelheid voor deze beurt staat vast: { $speed }. In je volgende beurt kun je die veranderen.
refusal-points-unused = Je moet nog { $points ->
    [one] 1 bewegingspunt
   *[other] { $points } bewegingspunten
} gebruiken voordat je beurt klaar is.
refusal-points-none = Je hebt al je bewegingspunten gebruikt. Draai als dat kan, of beëindig je beurt.
refusal-points-left-over = Daarna houd je { $points ->
    [one] 1 bewegingspunt over dat je niet kunt gebruiken.
   *[other] { $points } bewegingspunten over die je niet kunt gebruiken.
} Probeer een andere weg of een andere snelheid.
refusal-onward-no-coal = Vanaf daar verder varen kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
} om te draaien; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Probeer een andere weg.
refusal-onward-no-coal-in-all = Dit en het draaien daarna kosten { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Probeer een andere weg.

## Draaien

refusal-rotation-no-coal = Nog een draai kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] { $coal }
}. Rechtdoor is gratis.
refusal-rotation-one-at-a-time = Draai telkens 60°, naar links of naar rechts.
refusal-rotation-aground = Op { ELEMENT($element, form: "a") } kun je niet draaien. Kom eerst los, vooruit of achteruit.
refusal-rotation-range = Je kunt naar elke kant 60° of 120° draaien, of 180° naar links.
refusal-rotation-casting-off = Je vaart net af en kunt nog niet draaien. Vaar rechtdoor.
refusal-rotation-no-wood = { $degrees }° draaien kost { $needed ->
    [one] 1 houtblok
   *[other] { $needed } houtblokken
}; je hebt er { $wood ->
    [0] geen
   *[other] maar { $wood }
}. De eerste 60° zijn gratis.

## Vooruit en achteruit

refusal-ahead-land = Voor je is geen water. { refusal-end-land }
refusal-ahead-closed = Daarheen heb je deze beurt een stoomboot geduwd; dat veld mag je nu niet op. Probeer een andere weg.
refusal-ahead-no-points = Op { ELEMENT($element, form: "a") } varen kost { $needed } bewegingspunten; je hebt er nog { $points }. Probeer een andere weg.
refusal-ahead-no-log = { $rotation ->
    [0] Je hebt geen houtblok om te stoken.
   *[other] Na het draaien heb je geen houtblok meer om te stoken.
} { $astern ->
    [0] Ook achter je is geen veld vrij.
   *[other] Laat je in plaats daarvan terugvallen.
}
refusal-ahead-no-wood = { $fields ->
    [one] 1 veld vooruit kost 1 houtblok
   *[other] { $fields } velden vooruit kosten { $fields } houtblokken
}; je hebt er { $rotation ->
    [0] { $wood ->
        [0] geen
       *[other] maar { $wood }
    }.
   *[other] na het draaien, dat er { $rotation } kost, nog maar { $wood }.
}
refusal-ahead-past-goal = Tot het doel { $free ->
    [one] is het 1 vrij veld
   *[other] zijn het { $free } vrije velden
}; met { $fields } vaar je er voorbij. Kies minder velden.
refusal-astern-casting-off = Je vaart net af, dus je eerste beurt gaat vooruit.
refusal-astern-too-far = Je kunt je hoogstens { $most } vrije velden laten terugvallen, niet { $fields }.
refusal-astern-no-fields = Achter je { $free ->
    [0] is geen veld vrij
    [one] is maar 1 veld vrij
   *[other] zijn maar { $free } velden vrij
}; je kunt je er geen { $fields } laten terugvallen.
refusal-astern-land = Achter je is geen water. { refusal-end-land }
refusal-astern-not-aground = Achteruit varen kan alleen als je aan de grond zit.
refusal-astern-speed = Achteruit varen kan alleen met snelheid { $slowest }, niet met { $speed }.
refusal-astern-steamer = { STEAMER($steamer) } ligt recht achter je, en achteruit duwen kan niet.
refusal-astern-no-points = Achter je is { ELEMENT($element, form: "a") }, en dat kost meer dan je ene bewegingspunt.
refusal-aground-no-coal = Vooruit loskomen van { ELEMENT($element, form: "the") } kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Achteruit is gratis.
refusal-aground-speed-no-coal = Met snelheid { $speed } vooruit loskomen van { ELEMENT($element, form: "the") } kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Achteruit met snelheid 1 is gratis.
refusal-move-none = Je moet minstens één vrij veld varen.
refusal-pass-can-move = Je mag alleen overslaan als je niet kunt varen, en dat kun je wel.

## Opzijduwen

refusal-push-nobody = Voor je ligt geen stoomboot om opzij te duwen.
refusal-push-where = { STEAMER($steamer) } ligt voor je. Kies het veld waar je { $steamer ->
    [rose] haar
   *[other] hem
} heen duwt.
refusal-push-no-points = { STEAMER($steamer) } ligt voor je. Opzijduwen kost { $needed } bewegingspunten; je hebt er nog { $points }. Probeer een andere weg.
refusal-push-no-points-onto = Een stoomboot op { ELEMENT($element, form: "a") } duwen kost { $needed } bewegingspunten; je hebt er nog { $points }. Kies een ander veld.
refusal-push-no-space = { STEAMER($steamer) } ligt voor je, en geen veld is vrij om { $steamer ->
    [rose] haar
   *[other] hem
} heen te duwen. Probeer een andere weg.
refusal-push-only-astern = { STEAMER($steamer) } ligt voor je. Het enige vrije veld ligt recht achter { $steamer ->
    [rose] haar
   *[other] hem
}, en aan deze tafel mag je niet naar achteren duwen. Probeer een andere weg.
refusal-push-astern = Dat veld ligt recht achter de stoomboot, en aan deze tafel mag je niet naar achteren duwen. Kies een ander.
refusal-push-again = { STEAMER($steamer) } heb je deze beurt al geduwd; twee keer kan niet. Probeer een andere weg.
refusal-push-aground = { STEAMER($steamer) } zit voor je aan de grond op { ELEMENT($element, form: "a") } en laat zich niet opzijduwen. Probeer een andere weg.
refusal-push-occupied = Dat veld is bezet. Kies een vrij veld.
refusal-push-closed = Naar dat veld heb je deze beurt al een stoomboot geduwd. Kies een ander.
refusal-push-stood = Op dat veld was je deze beurt zelf, dus daar kun je niemand heen duwen. Kies een ander.
refusal-push-not-beside = Dat veld ligt niet naast { STEAMER($steamer) }. Kies een buurveld.
refusal-push-land = Daarheen kun je { STEAMER($steamer) } niet duwen. { refusal-end-land }

## Waar een beurt kan eindigen

refusal-end-land = { $land ->
    [island] Daar is een eiland.
    [bends] De oever tussen twee bochten van de rivier ligt in de weg.
    [landing] Daar is de landingsmodule. Vaar naar een landingssteiger.
    [not_laid] Zo ver is de rivier nog niet gelegd.
    [tile_gone] Dat rivierdeel is er niet meer.
    [far] Dat is ver van de rivier.
    [shipyard] Daar is de werf, en die kun je niet in.
    [shipyard_exit] De werf kun je alleen rechtdoor uit.
   *[bank] Daar is de oever.
}
refusal-end-no-coal = Je beurt daar beëindigen kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Kies een ander veld.
refusal-end-heading-no-coal = Daar eindigen met je boeg naar het { HEADING($heading) } kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}; je hebt er { $coal ->
    [0] geen
   *[other] maar { $coal }
}. Kies een andere vaarrichting.
refusal-end-no-way = Met { $points ->
    [one] 1 bewegingspunt
   *[other] { $points } bewegingspunten
} kom je niet op dat veld. Kies een ander veld of een andere snelheid.
refusal-end-occupied = { STEAMER($steamer) } ligt op dat veld, en { $points ->
    [one] 1 bewegingspunt is
   *[other] { $points } bewegingspunten zijn
} niet genoeg om { $steamer ->
    [rose] haar
   *[other] hem
} opzij te duwen.
refusal-end-push-points = { STEAMER($steamer) } ligt op dat veld, en { $points ->
    [one] 1 bewegingspunt is
   *[other] { $points } bewegingspunten zijn
} niet genoeg om { $steamer ->
    [rose] haar
   *[other] hem
} opzij te duwen. Je hebt er { LIST($enough, type: "or") } nodig.
refusal-end-heading = Op dat veld eindigt je beurt met de vaarrichting waarmee je aankomt: { LIST(HEADING($headings), type: "or") }.
refusal-end-points = Dat veld kost { LIST($enough, type: "or") } bewegingspunten, en je moet er precies { $points } gebruiken. Kies een ander veld of een andere snelheid.

## Passagiers, kolen, aankomen

refusal-board-no-dock = Hier is geen aanlegsteiger van een station. Beëindig je beurt bij zo’n steiger, met snelheid 1.
refusal-board-rose = De Black Rose legt nergens aan.
refusal-board-school = In de vaarschool zijn geen passagiers.
refusal-board-speed = Je komt aan met snelheid { $speed }. Een passagier pik je alleen met snelheid { $needed } op.
refusal-board-full = Je hebt al { $aboard } passagiers aan boord, en voor meer is geen plaats.
refusal-board-again = Op dit station heb je al een passagier opgepikt. Zoek een ander station.
refusal-board-nobody = Hier wacht geen passagier. Probeer een ander station.
refusal-fuel-no-dock = Hier is geen aanlegsteiger van een kolendepot. Beëindig je beurt bij zo’n steiger, met snelheid 1.
refusal-fuel-rose = De Black Rose legt nergens aan.
refusal-fuel-speed = Je komt aan met snelheid { $speed }. Kolen vul je alleen met snelheid { $needed } bij.
refusal-fuel-full = Je hebt al { $coal } kolenpunten, en meer kan je stoomboot niet bergen.
refusal-arrive-no-landing = De landingsmodule is nog niet gelegd.
refusal-arrive-no-jetty = Hier is geen landingssteiger. Beëindig je beurt bij een landingssteiger.
refusal-arrive-rose = De Black Rose komt nooit binnen.
refusal-arrive-passengers = { $aboard ->
    [0] Je hebt nog geen van de { $needed } passagiers die je nodig hebt. Pik ze eerst op.
   *[other] Je hebt { $aboard } van de { $needed } passagiers die je nodig hebt. Pik eerst de rest op.
}
refusal-arrive-speed = Je komt aan met snelheid { $speed }. Binnenkomen kan alleen met snelheid { LIST($speeds, type: "or") }.
refusal-exchange-alone = Je hebt geen andere stoomboot op de rivier om kolen mee uit te wisselen.
refusal-exchange-unknown = Die stoomboot is niet op de rivier. Kies een andere stoomboot van jezelf.
refusal-exchange-other-captain = { STEAMER($steamer) } is niet van jou; je wisselt alleen kolen uit met je eigen stoomboten.
refusal-exchange-not-beside = { STEAMER($steamer) } ligt niet op een veld naast je. Breng de twee eerst naast elkaar.
refusal-exchange-bank = Tussen jou en { STEAMER($steamer) } ligt een oever. Breng de twee eerst op open water naast elkaar.
refusal-exchange-speeds = Kolen uitwisselen kan alleen bij gelijke snelheid: de jouwe is { $speed }, die van { STEAMER($steamer) } is { $other_speed }.
refusal-exchange-barred = { STEAMER($steamer) } is { $element ->
    [coal_docks] bij de aanlegsteiger van een kolendepot
    [landing_stage] bij een startsteiger
    [dock] bij een aanlegsteiger
    [jetty] bij een landingssteiger
    [shipyard] op de werf
   *[other] op { ELEMENT($element, form: "a") }
}, en daar kun je geen kolen uitwisselen.
refusal-exchange-nothing = Geef of neem minstens 1 kolenpunt.
refusal-exchange-to-rose = De Black Rose zit nooit zonder kolen, dus ze neemt er geen aan.
refusal-exchange-from-rose = De Black Rose geeft hoogstens { $most } kolenpunten per ronde; in deze ronde { $left ->
    [0] geeft ze er geen meer
   *[other] geeft ze er nog { $left }
}.
refusal-exchange-no-coal = { STEAMER($steamer) } heeft { $coal ->
    [0] geen kolenpunt
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} en kan er geen { $needed } geven.
refusal-exchange-full = { STEAMER($steamer) } heeft { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} en kan er { $most } bergen.
refusal-rose-stranded = Daarna zou de Black Rose meer dan 1 kolenpunt nodig hebben om te varen. Kies een andere beurt.
refusal-rose-no-coal = Dat kost { $needed ->
    [one] 1 kolenpunt
   *[other] { $needed } kolenpunten
}. De Black Rose zit nooit zonder, maar meer dan { $coal } geeft ze in een beurt niet uit.
refusal-steamer-left-river = { STEAMER($steamer) } is niet meer op de rivier.
refusal-turn-not-over = Dat kan { STEAMER($steamer) } pas aan het einde van { $steamer ->
    [rose] haar
   *[other] zijn
} beurt.

## Wat eerst komt

refusal-first-start-cell = Eerst loot het programma om startveld 1.
refusal-first-tile = Eerst draait het programma een rivierdeel om.
refusal-first-die = Eerst gooit { STEAMER($steamer) } welke kant de rivier op gaat.
refusal-first-landing = Eerst gooit { STEAMER($steamer) } welke kant de landingsmodule op wijst.
refusal-first-heading = Eerst kiest { STEAMER($steamer) } een vaarrichting.
refusal-first-speed = Eerst stelt { STEAMER($steamer) } de snelheid in.
refusal-first-move = { STEAMER($steamer) } is onderweg: vaar vooruit, duw opzij, draai of beëindig je beurt.
refusal-first-board = Eerst pikt { STEAMER($steamer) } een passagier op, of slaat dat over.
refusal-first-fuel = Eerst vult { STEAMER($steamer) } kolen bij, of slaat dat over.
refusal-first-exchange = Eerst wisselt { STEAMER($steamer) } kolen uit, of slaat dat over.
refusal-heading-range = Kies een van de zes vaarrichtingen: N, NE, SE, S, SW of NW.
refusal-die-rolled-again = { $turn ->
    [left] Een bocht naar links
    [right] Een bocht naar rechts
    [straight] Rechtdoor
   *[other] Die bocht
} kan hier niet: je gooit de dobbelsteen opnieuw.
refusal-tile-not-face-down = Rivierdeel { $tile } ligt niet gedekt op de stapel.
refusal-start-no-seat = Die plaats bestaat niet.
refusal-start-not-drawn = Eerst loot het programma om de startspeler.
refusal-start-drawn = { STEAMER($steamer) } is al als startspeler geloot.
refusal-start-die-not-rolled = Eerst gooit het programma voor { STEAMER($steamer) }, 1 tot 6.
refusal-start-die-rolled = Voor { STEAMER($steamer) } is al gegooid. Gooien doe je alleen om af te varen.
refusal-race-over = De wedstrijd is afgelopen. { $end ->
    [all_but_one_are_home] { end-all-but-one-are-home }
    [the_winner_is_home] { end-the-winner-is-home }
    [the_turn_limit_is_reached] { end-the-turn-limit-is-reached }
    [one_steamer_is_left] { end-one-steamer-is-left }
    [all_others_are_wrecked] { end-all-others-are-wrecked }
    [the_winner_has_arrived] { end-the-winner-has-arrived }
    [the_round_limit_is_reached] { end-the-round-limit-is-reached }
   *[the_rest_are_ranked_where_they_are] { end-the-rest-are-ranked-where-they-are }
}

## Spelers en opties

refusal-players-number = Dit spel is voor { $fewest } tot { $most } spelers, niet voor { $players }.
refusal-seat-called-like-steamer = Een plaats kan niet { $name } heten, want zo heet een stoomboot. Kies een andere naam.
refusal-options-number = { $option } is { $low } tot en met { $high }, niet { $found }.
refusal-options-rows = Het traject heeft { $fewest } tot { $most } rijen, niet { $rows }.
refusal-options-turn-limit = Het hoogste aantal beurten ligt tussen 1 en { $most } per speler, niet op { $turns }.
refusal-options-round-limit = Het hoogste aantal rondes ligt tussen 1 en { $most }, niet op { $rounds }.
refusal-options-arrival-speed = De aankomstsnelheid is 1 of 2, niet { $speed }.
refusal-options-steamers = Elke speler heeft 1 of 2 stoomboten, niet { $steamers }.
refusal-options-tile-twice = ‘{ OPTION($option) }’ noemt { $tile } twee keer. Eén keer is genoeg.
refusal-options-tile-unknown = ‘{ OPTION($option) }’ kent geen rivierdeel { $found }. Kies uit { LIST($known) }.
refusal-options-school-expansion = De vaarschool speel je zonder de uitbreiding. Laat { LIST(OPTION($options)) } weg, of zet de vaarschool uit.
refusal-options-school-players = De vaarschool is voor 3 tot 5 spelers, niet voor { $players }. Voor { $players } heb je de uitbreiding nodig.
refusal-options-both-home = ‘{ OPTION("both_home") }’ is voor twee stoomboten per speler. Zet ‘{ OPTION("steamers") }’ op 2.
refusal-options-exchange-at-docks = Kolen uitwisselen doe je tussen twee stoomboten van één speler. Zet ‘{ OPTION("steamers") }’ op 2, of voeg de Black Rose toe.
refusal-options-two-players = Met z’n tweeën heeft elke speler twee stoomboten nodig. Zet ‘{ OPTION("steamers") }’ op 2.
refusal-options-start-cells = { $players } spelers met elk { $each } stoomboten passen niet op { $cells } startvelden. Hoogstens { $most } kunnen meespelen.
refusal-options-rose-start-cell = { $steamers } stoomboten laten geen startveld over voor de Black Rose. Ze vaart met hoogstens { $most } andere.
refusal-options-passengers = { $players } spelers hebben { $needed } passagiers nodig, en op deze stations zijn er { $there } ({ $red } rode en { $brown } bruine stations). Laat meer stations in het spel.
refusal-options-passengers-both-home = { $players } spelers die beide stoomboten binnenbrengen hebben { $needed } passagiers nodig, en op deze stations zijn er { $there } ({ $red } rode en { $brown } bruine stations). Laat meer stations in het spel.

## Aan tafel

refusal-table-unknown = Die tafel bestaat niet. Controleer de link.
refusal-table-gone = Die tafel bestaat niet meer.
refusal-table-closed = Deze tafel is gesloten.
refusal-table-race-over = De wedstrijd is afgelopen.
refusal-key-table = Geen van je sleutels opent deze tafel. Gebruik de link die je kreeg.
refusal-key-seat = Je hebt de sleutel van { STEAMER($seat) } niet. Gebruik de link die je kreeg.
refusal-key-maker = Dat kan alleen de speler die de tafel heeft opgezet.
refusal-seat-unknown = Een plaats met die naam bestaat niet. Kies uit { LIST(STEAMER($seats)) }.
refusal-seat-not-open = { STEAMER($seat) } is niet voor iedereen open.
refusal-seat-taken = { STEAMER($seat) } is al bezet. Kies een andere plaats.
refusal-seat-yours-already = Je stuurt al zelf.
refusal-seat-sit-down = Neem eerst plaats.
refusal-seat-handed-over = { CAPTAIN($captain, form: "the") } stuurt nu. Neem het eerst over.
refusal-race-not-begun = De wedstrijd begint als iedereen plaats heeft genomen.
refusal-race-unknown-rules = Deze wedstrijd volgt versie { $version } van de regels, die deze server nog niet kent.
refusal-race-unread = In deze wedstrijd zit iets wat deze server nog niet kent.
refusal-decision-chance = Nu beslist het toeval, niet { STEAMER($seat) }.
refusal-decision-other = Nu beslist { STEAMER($steamer) }, niet { STEAMER($seat) }.
refusal-decision-not-yours = { STEAMER($seat) } is nu niet aan de beurt.
refusal-action-written = Schrijf dat als { $written }.
refusal-order-id-used = Dit id hoort bij een andere opdracht, regel { $n }. Geef een nieuwe opdracht een nieuw id.
refusal-takeback-keep = { $done ->
    [0] Er is nog niets gedaan.
    [one] Er is pas 1 actie gedaan.
   *[other] Er zijn pas { $done } acties gedaan.
} Kies een lager aantal om te houden.
refusal-takeback-not-asked = Niemand vraagt nu om dat terug te nemen.
refusal-rank-not-yet = De anderen krijgen hun plaats zodra alleen computerkapiteins nog varen en de winnaar binnen is of jij niet meer meedoet.
refusal-rest-not-paused = De computerkapiteins wachten er nu niet op dat je ze laat doorvaren.
refusal-rematch-not-yet = Een revanche begint pas als deze wedstrijd afgelopen is.
refusal-rematch-there = De revanche is er al. Doe daar mee.
refusal-full-actions = Deze tafel bewaart van elke plaats hoogstens { $most } acties.
refusal-full-chat = Deze tafel bewaart van elke plaats hoogstens { $most } berichten.
refusal-full-bytes = Deze tafel bewaart van elke plaats hoogstens { $most } kilobyte aan berichten.
refusal-full-orders = Deze tafel bewaart van elke plaats hoogstens { $most } andere opdrachten.
refusal-seen-ahead = Regel { $seen } kun je niet gezien hebben: de laatste is { $last }.
refusal-seen-behind = Intussen is er iets gebeurd: je zag regel { $seen }, en regel { $changed } veranderde de positie.
refusal-captain-unknown = Een computerkapitein met die naam bestaat niet. Kies uit { LIST(CAPTAIN($captains)) }.
refusal-hint-off = Aan deze tafel speel je zonder tips.
refusal-coach-no-hints = Aan deze tafel speel je zonder tips, dus ook zonder coach.
refusal-coach-not-agreed = Nog niet iedereen die hier meevaart heeft de coach aangezet.
refusal-coach-no-judge = Niemand kan hier beurten van { $title } beoordelen, dus is er geen coach.
refusal-hint-no-reasons = { CAPTAIN($captain, form: "the") } kan geen redenen geven. Vraag { LIST(CAPTAIN($captains, form: "the"), type: "or") }.
refusal-why-either = Vraag naar een actie of naar het einde van een beurt, niet naar allebei.
refusal-chat-empty = Het bericht is leeg.
refusal-join-first = Het eerste bericht moet join zijn, protocol { $protocol }.
refusal-join-already = Je doet al mee.
refusal-message-malformed = Dat bericht is onbegrijpelijk: { $why }.
refusal-message-none = Regel { $n } van deze tafel is geen bericht.
refusal-page-foreign = Een pagina van een andere site mag dat hier niet.
refusal-limit-requests = Dat gaat te snel: hoogstens { $most } verzoeken per seconde.
refusal-limit-tables = Dat is genoeg voor nu: hoogstens { $most } nieuwe tafels per uur.
refusal-limit-failures = Je kunt hoogstens { $most } fouten per uur melden.
refusal-limit-sockets = Vanaf één adres kunnen hoogstens { $most } verbindingen open zijn. Sluit er eerst een.
refusal-limit-messages = Dat gaat te snel: hoogstens { $most } berichten per seconde.
refusal-limit-watchers = Aan een tafel kunnen hoogstens { $most } mensen zijn.
refusal-limit-body = Een verzoek heeft hoogstens { $most } bytes.
refusal-limit-server = Deze server is vol. Probeer het later nog eens.
refusal-limit-chat = Je schrijft sneller dan anderen kunnen lezen. Wacht even.
refusal-limit-work = Dat was veel tegelijk. Wacht even.
refusal-limit-disk = Deze server heeft geen ruimte meer om dat op te slaan. Laat het de beheerder weten.
refusal-limit-hints = Je laatste tip is nog niet klaar. Wacht er even op.
refusal-limit-connections = Vanaf één adres kunnen hoogstens { $most } verbindingen openstaan. Sluit er eerst een.
refusal-limit-head = De headers van een verzoek kunnen hoogstens { $most } bytes hebben.
refusal-limit-path = Het adres van een verzoek kan hoogstens { $most } bytes hebben.
refusal-limit-reports = Zo is het even genoeg: hoogstens { $most } meldingen per uur.
refusal-request-malformed = Dat verzoek begrijpt deze server niet.
refusal-host-unknown = Onder die naam is deze server niet bekend. De beheerder kan hem toevoegen aan de instelling hosts.
refusal-address-banned = De beheerder van deze server heeft je adres voor een tijdje buitengesloten.
refusal-metrics-elsewhere = Vanaf jouw adres zijn de meetwaarden niet te lezen. De beheerder kan het toevoegen aan de instelling metrics.
refusal-server-failed = Er ging iets mis op de server. Je wedstrijden zijn veilig; probeer het nog eens.
refusal-table-unreadable = Deze tafel is nu niet te lezen. Er is niets van verloren.
refusal-daily-no-day = ‘{ $day }’ is geen dag. Schrijf het als 2026-11-18.
refusal-daily-ahead = { $day } is nog niet begonnen: vandaag is { $today }, wereldtijd. Die wedstrijd kun je vanaf middernacht varen.
refusal-daily-past = De wedstrijd van { $day } is voorbij: wedstrijden van de dag blijven { $days } dagen.
refusal-daily-alone = De wedstrijd van de dag vaar je alleen, dus dat kan hier niet.
refusal-daily-undo = Een beurt die voorbij is, telt. Terugnemen kun je alleen wat bij je beurt van nu hoort.
refusal-daily-none = Aan deze tafel wordt geen wedstrijd van de dag gevaren.
refusal-daily-no-record = De wedstrijd van de dag heeft geen verslag: de datum zegt alles.
