### Wat een computerkapitein zou doen, en waarom.

gain-rank = finisht als { RANK($rank) }
gain-passengers = pikt { $count ->
    [one] een passagier
   *[other] { $count } passagiers
} op
gain-stuck = kan daar vastlopen
gain-cells = komt { $count ->
    [one] 1 veld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } velden
} dichter bij het doel
gain-cells-lost = komt { $count ->
    [one] 1 veld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } velden
} verder van het doel
gain-docking = aanleggen levert gratis { $count ->
    [one] 1 veld
   *[other] { $count } velden
} op
gain-passed = haalt { $count ->
    [one] 1 stoomboot
   *[other] { $count } stoomboten
} in
gain-passed-lost = wordt door { $count ->
    [one] 1 stoomboot
   *[other] { $count } stoomboten
} ingehaald
gain-coal = vult { $count ->
    [one] 1 kolenpunt
   *[other] { $count } kolenpunten
} bij
gain-coal-lost = kost { $count ->
    [one] 1 kolenpunt
   *[other] { $count } kolenpunten
}
gain-logs = verzamelt { $count ->
    [one] 1 houtblok
   *[other] { $count } houtblokken
}
gain-logs-lost = verstookt { $count ->
    [one] 1 houtblok
   *[other] { $count } houtblokken
}
gain-lead = kost de anderen { $count ->
    [one] 1 veld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } velden
}
gain-lead-lost = helpt de anderen { $count ->
    [one] 1 veld
   *[other] { NUMBER($count, maximumFractionDigits: 1) } velden
} vooruit
gain-order = stijgt { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
} in de volgorde van zetten
gain-order-lost = zakt { $count ->
    [one] 1 plaats
   *[other] { $count } plaatsen
} in de volgorde
gain-speed = heeft daarna snelheid { $speed }
gain-dock-left = De volgende aanlegsteiger ligt dan aan de linkeroever, ongeveer { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
} varen als niemand in de weg ligt.
gain-dock-right = De volgende aanlegsteiger ligt dan aan de rechteroever, ongeveer { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
} varen als niemand in de weg ligt.
gain-home = Daarna is het nog ongeveer { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
} varen tot de finish als niemand in de weg ligt.
gain-enough = heeft daarna genoeg hout voor de rest van de route
gain-reply = geeft de volgende tot { $count ->
    [one] 1 veld
   *[other] { $count } velden
} cadeau
gain-arrival = laat de volgende over de finish
gain-chance = De kans om te winnen is dan ongeveer { PERCENT($share) }.
gain-chance-slim = De kans om te winnen is dan kleiner dan { PERCENT($share) }.
gain-chance-safe = De kans om te winnen is dan groter dan { PERCENT($share) }.

advice-reasons = { LIST($reasons) }.
advice-best = { $turn }: { LIST($reasons) }.
advice-next-best = Op één na de beste van { $compared } beurten: { LIST($reasons) }.
advice-next-best-turn = Op één na de beste van { $compared } beurten, { $turn }: { LIST($reasons) }.
advice-only = Je hebt geen andere keuze.
advice-nothing = niets pleit ervoor of ertegen
