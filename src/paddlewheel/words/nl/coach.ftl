### Wat een coach aan tafel zegt.

coach-title = Coach
coach-option = Coach
coach-about = Voordat je een beurt verstuurt die veel verliest, vraagt de coach of je het zeker weet. Varen er meer mensen mee, dan moet iedereen hem aanzetten.
coach-switch-on = Coach aanzetten
coach-switch-off = Coach uitzetten
coach-ends-for-all = Dan is hij voor iedereen aan tafel weg.
coach-wanted = { LIST($seats) } { $count ->
    [one] wil
   *[other] willen
} graag een coach aan tafel. Hij komt zodra iedereen die meevaart hem heeft aangezet.
coach-missing = De coach komt zodra ook { LIST($seats) } hem { $count ->
    [one] heeft
   *[other] hebben
} aangezet.
coach-there = Een coach bekijkt je beurten voordat ze verstuurd worden.
coach-looking = De coach bekijkt je beurt…
coach-last-turn = Laatste beurt
coach-sure = Zeker weten?
coach-anyway = Toch varen
coach-think-again = Nog eens nadenken
coach-could-finish = Met een andere beurt ben je binnen.
coach-next-home = Met een andere beurt kun je de volgende keer binnen zijn.
coach-other-finishes = { STEAMER($other) } kan binnenkomen voordat je weer aan de beurt bent.
coach-carried = { STEAMER($other) } kan bij jou aanleggen en zo { $count ->
    [one] 1 veld
   *[other] { $count } velden
} verder komen.
coach-docking = Aanleggen zou je { $count ->
    [one] 1 veld
   *[other] { $count } velden
} verder kunnen brengen.
coach-last-log = Zo verstook je je laatste houtblok.
coach-logs = Met de beste beurt houd je { $count ->
    [one] 1 houtblok
   *[other] { $count } houtblokken
} meer over.
coach-fields = De beste beurt brengt je { $count ->
    [one] 1 veld
   *[other] { $count } velden
} verder.
coach-passed = Met de beste beurt kom je nog { $count ->
    [one] 1 stoomboot
   *[other] { $count } stoomboten
} voorbij.
coach-wreck = Daarna heb je misschien geen geldige beurt meer, en val je uit.
coach-pushed = { STEAMER($other) } kan je opzijduwen.
coach-pushed-off-dock = { STEAMER($other) } kan je van de aanlegsteiger duwen.
coach-pushed-off-landing = { STEAMER($other) } kan je van de landingssteiger duwen.
coach-passenger-free = Je vaart een passagier voorbij die je gratis kunt oppikken.
coach-passenger-coal = Je vaart een passagier voorbij die je voor { $count ->
    [one] 1 kolenpunt
   *[other] { $count } kolenpunten
} kunt oppikken.
coach-other-boards = { STEAMER($other) } kan een passagier oppikken voordat je weer aan de beurt bent.
coach-next-passenger = Met de beste beurt kun je de volgende beurt een passagier oppikken.
coach-last-coal = Zo verbruik je je laatste kolen.
coach-last-coal-bend = Zo verbruik je je laatste kolen vlak voor een bocht.
coach-last-coal-unknown = Zo verbruik je je laatste kolen, en nog weet niemand hoe de rivier verder loopt.
coach-coal = De beste beurt spaart je { $count ->
    [one] 1 kolenpunt
   *[other] { $count } kolenpunten
}.
coach-turns = Dat kost je op weg naar huis ongeveer { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
}.
coach-cells = De beste beurt brengt je { $count ->
    [one] 1 veld
   *[other] { $count } velden
} verder.
coach-could-push = Je kunt { STEAMER($other) } opzijduwen.
coach-slow = De beste beurt eindigt sneller, met snelheid { $speed }.
coach-fast = De beste beurt eindigt langzamer, met snelheid { $speed }.
coach-points = Zo geef je ongeveer { $count ->
    [one] 1 punt
   *[other] { $count } punten
} van je winstkans weg.
coach-good = Goede beurt: iets beters is niet in zicht.
coach-good-home = Je bent binnen: goed gevaren.
coach-good-docking = Goede beurt: aanleggen bracht je gratis { $count ->
    [one] 1 veld
   *[other] { $count } velden
} verder.
coach-good-logs = Goede beurt: je hebt { $count ->
    [one] 1 houtblok
   *[other] { $count } houtblokken
} verzameld.
coach-good-passenger = Goede beurt: het gaat om de passagier aan boord.
coach-good-push = Goede beurt: dat je { STEAMER($other) } opzijduwt, helpt je.
