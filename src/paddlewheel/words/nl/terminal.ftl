### Wat opdrachten in de terminal zeggen.

## Een wedstrijd

terminal-you-steer = Je bestuurt { LIST(STEAMER($seats)) }.
terminal-computers = Computerkapiteins: { LIST($items) }.
terminal-steered-by = { STEAMER($steamer) } ({ CAPTAIN($captain) })
terminal-person = speler
terminal-introduction = Typ je opdrachten. ? toont wat je kunt typen, marks legt het bord uit, try OPDRACHT laat zien wat een opdracht zou doen, en hint vraagt om een tip.
terminal-thinking = { STEAMER($steamer) } denkt na…
terminal-who = { $steamer ->
    [rose] { STEAMER($seat) }, voor de Black Rose
   *[other] { STEAMER($steamer) }
}
terminal-prompt = { $who }, je opdrachten? ({ $orders } of ?)
terminal-prompt-other = { $who }, je opdrachten in de beurt van { STEAMER($other) }? ({ $orders } of ?)
terminal-possible = Je kunt { $order } typen.
terminal-possible-after = Na { $done } kun je { $order } typen.
terminal-nothing-done = Er is niets gebeurd.
terminal-unclear = Met ? zie je wat je kunt typen.
terminal-too-much = ‘{ $done }’ rondt deze beslissing af: { $happened } Laat { $word } weg en typ { $done }. { terminal-nothing-done }
terminal-save-offer = Verslag bewaren? (een bestandsnaam, of Enter voor nee)
terminal-save-name = Typ de naam van het bestand, bijvoorbeeld race.record.
terminal-save-what = Geef een bestandsnaam op, bijvoorbeeld: save race.record
terminal-save-taken = ‘{ $file }’ bestaat al en is geen verslag; het bestand blijft zoals het is. Kies een andere naam.
terminal-save-failed = ‘{ $file }’ kan niet worden geschreven: { $why }. Kies een andere naam.
terminal-saved = Het verslag staat in { $file }: { $actions ->
    [one] 1 actie
   *[other] { $actions } acties
}.
terminal-farewell = Behouden vaart!
terminal-leave = Je hebt de wedstrijd verlaten. Behouden vaart!

terminal-orders = Opdrachten: { $orders }. Bijvoorbeeld:
terminal-orders-more = Opdrachten: { $orders } … (legal toont ze allemaal). Bijvoorbeeld:
terminal-usage-try = try OPDRACHT
terminal-usage-turns = turns TEKST
terminal-usage-why = why OPDRACHT
terminal-usage-save = save BESTAND, quit
terminal-help-rules = waar het spel om draait; wat de tekens op het bord betekenen
terminal-help-try = wat een opdracht zou doen, zonder hem uit te voeren
terminal-help-turns = hetzelfde voor elke opdracht die met TEKST begint
terminal-help-why = waarom het niet mag; ook why board, fuel, exchange of arrive
terminal-help-legal = alle opdrachten die nu mogen; wat een computerkapitein zou doen
terminal-help-board = het bord opnieuw tekenen; coördinaten tonen of verbergen
terminal-help-undo = je laatste beslissing terugnemen, als er niet is gegooid
terminal-help-save = het verslag tot nu toe bewaren; de wedstrijd verlaten
terminal-try-what = Geef een opdracht op, bijvoorbeeld: try { $order }
terminal-why-what = Geef een opdracht op, bijvoorbeeld: why { $order } of why board
terminal-nothing-against = Niets staat { $what } in de weg.
terminal-nothing-against-after = Na { $done } staat niets { $what } in de weg.
terminal-no-such-turns = Geen enkele mogelijke opdracht begint met { $found }. legal toont ze allemaal.
terminal-more-turns = Er zijn er nog { $count }. Geef het begin op om er minder te zien, bijvoorbeeld: turns { $order }
terminal-advice = { CAPTAIN($captain, form: "the") } stelt voor:
terminal-board-complete = Het bord toont alle nummers al.
terminal-undo-nothing = Je hebt nog niets beslist dat je kunt terugnemen.
terminal-undo-chance = Na je laatste beslissing is gegooid of geloot, dus je kunt die niet terugnemen.
terminal-undone = Je hebt { $action } en alles daarna teruggenomen.

## Advies, verslagen, tellen

terminal-hint = { $who }, { CAPTAIN($captain, form: "the") } stelt voor:
terminal-hint-thinking = { CAPTAIN($captain, form: "the") } denkt na…
terminal-coach-sure = Zeker weten? { $reason } Toch varen (j) of nog eens nadenken (n)?
terminal-par-river = Rivier: { $tiles }, de landingsmodule ligt { $landing ->
    [left] links
    [right] rechts
   *[other] rechtdoor
}.
terminal-par = Par op de { $river ->
    [hidden] gedekte rivier, waar elk deel pas wordt gelegd als het aan de beurt is
   *[revealed] open rivier
}: { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, met nog { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
}.
terminal-par-none = Op de { $river ->
    [hidden] gedekte
   *[revealed] open
} rivier is geen weg naar huis.
terminal-daily-introduction = Typ je opdrachten. ? toont wat je kunt typen, marks legt het bord uit, en try OPDRACHT laat zien wat een opdracht zou doen.
terminal-daily-alone = In de wedstrijd van de dag zijn er geen tips, en er valt niets te bewaren: het verslag is de datum.
terminal-puzzles = { $title }: { $count } puzzels
terminal-puzzles-theme = { $theme }: { $count }
terminal-puzzles-none = Geen stelling in deze wedstrijden is een puzzel.
terminal-puzzles-search = Doorzochte wedstrijden
terminal-puzzles-introduction = Zoek de beste beurt. Typ je opdrachten; hint geeft een tip, solution toont de beste beurt, en ? toont wat je kunt typen.
terminal-puzzles-grade = Puzzel { $name }, moeilijkheid { $grade } van 5
terminal-puzzles-again = Probeer het nog eens, typ solution, of ga verder met next.
terminal-puzzles-solution = Beste beurt: { $order }
terminal-chance = toeval
terminal-counting = Telt tot { $depth ->
    [one] 1 actie
   *[other] { $depth } acties
} diep…
terminal-depth = diepte
terminal-ways = wegen
terminal-ended = waarvan voorbij
terminal-digest = controlegetal
terminal-action = actie
terminal-total = totaal

## Veel wedstrijden

terminal-progress = wedstrijden
terminal-stopped = Gestopt na { $done } van { $races } wedstrijden.
terminal-series = { $game }: { $races ->
    [one] 1 wedstrijd
   *[other] { $races } wedstrijden
}, startwaarde { $seed }
terminal-match = { $game }: { $races ->
    [one] 1 wedstrijd
   *[other] { $races } wedstrijden
} met { $players } spelers, startwaarde { $seed }
terminal-seat = plaats
terminal-captain = kapitein
terminal-starts = starts
terminal-wins = zeges
terminal-share = aandeel
terminal-interval = 95%-interval
terminal-mean-rank = gemiddelde rang
terminal-rating = rating
terminal-failures = storingen
terminal-decisions = { $mean } beslissingen per wedstrijd · controlegetal { $digest }
terminal-luck = Met geluk alleen zou een kapitein { $share } van zijn starts winnen.
terminal-balanced = Elke kapitein zat even vaak op elke plaats.
terminal-unbalanced = { $races } is geen veelvoud van { $block }, dus de kapiteins zaten maar bijna even vaak op elke plaats.
terminal-failure = { $name } (wedstrijd { $race }, { STEAMER($seat) }, vraag { $question }): { $verdict }: { $detail }
terminal-more-failures = … en nog { $count }. --json toont ze allemaal.
verdict-crashed = gecrasht
verdict-illegal = ongeldig antwoord
verdict-garbled = onleesbaar antwoord
verdict-overlong = eindeloze regel
verdict-slow = te langzaam
verdict-silent = geen antwoord
terminal-serving = Paddlewheel draait op { $address }
terminal-uncompiled = De spelregels draaien hier ongecompileerd: alles werkt, maar de computerkapiteins denken langzamer.
terminal-admin-closed = Tafel { $which } is gesloten.
terminal-admin-unlisted = Tafel { $which } staat niet meer in de openbare lijst.
terminal-admin-deleted = Tafel { $which } zit in het archief. `admin undelete` haalt hem terug.
terminal-admin-undeleted = Tafel { $which } is terug.
terminal-admin-erased = Het is uit tafel { $which } gehaald.
terminal-admin-banned = Het adres { $which } is buitengesloten.
terminal-admin-unbanned = Het adres { $which } mag er weer in.
terminal-admin-report-done = Melding { $which } is afgehandeld.
terminal-admin-backed-up = De reservekopie staat in { $which }.
terminal-admin-restored = De reservekopie { $which } is teruggezet. Start de server.
terminal-admin-downgraded = De database heeft nu schema { $which }. Start de oudere versie.

## Fouten op de opdrachtregel

terminal-unknown-words = ‘{ $words }’ hoort hier niet. --help toont wat wel kan.
terminal-unknown-option = De optie { $option } bestaat niet. --help toont ze allemaal.
terminal-unknown-command = De opdracht { $found } bestaat niet. Kies uit { LIST($known) }.
terminal-missing = { $option } ontbreekt. --help toont hoe je het opgeeft.
terminal-missing-value = { $option } heeft een waarde nodig.
terminal-bad-value = ‘{ $found }’ past niet bij { $option }.
terminal-repeated = { $option } staat er twee keer. Geef het één keer op.
