### De wedstrijd van de dag: wat je vaart, par, de uitslag.

daily-title = Rivier van de dag
daily-about-queen = De rivier ligt tot het einde open voor je, en je bent er alleen. Haal twee passagiers op en leg aan bij de landingsmodule, in zo weinig mogelijk beurten.
daily-about-mississippi = Je hebt 3 houtblokken, de rest is van de anderen: met aanleggen kom je bij de finish. Doe dat in zo weinig mogelijk beurten. De anderen herhalen hun beurten: een pijl is een draai van 60°, het getal zegt hoeveel velden ze vooruitgaan.
daily-repeats = { STEAMER($steamer) }: { $repeated }
daily-step = { $turning ->
    [left] ↶ 
    [right] ↷ 
   *[ahead] {""}
}{ NUMBER($fields) }
daily-par = Par is { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}.
daily-par-coal = Par is { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, met { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} over.
daily-here = Par vanaf hier: { NUMBER($turns) }.
daily-here-coal = Par vanaf hier: { NUMBER($turns) }, met { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} over.
daily-no-way = Vanaf hier is er geen weg naar huis.
daily-working = Par wordt berekend…
daily-sailed = { $count ->
    [one] 1 beurt
   *[other] { $count } beurten
} gevaren.
daily-marks = Je beurten
daily-kept = Beurt { NUMBER($number) }: par gehouden
daily-over = Beurt { NUMBER($number) }: par verloren
daily-home = Je bent binnen in { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}, { $compared ->
    [0] precies par
    [one] 1 boven par
   *[other] { $compared } boven par
}.
daily-lost = Je bent niet binnengekomen. Probeer dezelfde wedstrijd nog eens: die blijft de hele dag.
daily-first = Voor jou telt alleen je eerste poging van de dag.
daily-best = Jouw uitslag: { $result }
daily-streak = Dagen op rij: { NUMBER($count) }
daily-earlier = Je laatste dagen
daily-sail = Wedstrijd van vandaag varen
daily-go-on = Verder varen
daily-again = Nog eens
daily-how = Zo kan het
daily-how-about = Een manier om par te halen
daily-share = Uitslag delen
daily-copied = Gekopieerd
daily-shared = Paddlewheel { $day } · { $title } · { $result }
daily-spread = Zo ging het bij iedereen
daily-bar = { $turns ->
    [one] 1 beurt
   *[other] { $turns } beurten
}: { $races ->
    [one] 1 wedstrijd
   *[other] { $races } wedstrijden
}
daily-nobody = Hier is nog niemand binnengekomen.
daily-midnight = De wedstrijd wisselt om middernacht, wereldtijd.
