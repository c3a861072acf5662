### Wat een analyse over een wedstrijd zegt, en een loods over een beurt.

review-title = Analyse van de wedstrijd
review-open = Wedstrijd analyseren
review-chart = Kans om te winnen na elke beurt
review-chart-keys = Met de pijltjestoetsen ga je van beurt naar beurt.
review-chance = { $name } { PERCENT($share) }
review-at-chance = Dobbelsteen en rivierdelen: { LIST($chances) }
review-at-start = Bij de start: { LIST($chances) }
review-at-turn = Na een beurt van { $name }: { LIST($chances) }
review-glancing = Een eerste blik op elke beurt: { PERCENT($share) }
review-closer = Nauwkeuriger bekeken: { PERCENT($share) }
review-complete = Elke beurt is nauwkeurig bekeken.
review-good = goed
review-inaccuracy = onnauwkeurigheid
review-mistake = fout
review-blunder = blunder
review-whose = Beurten van
review-costliest = Duurste beurten
review-other-turns = Alle andere beurten
review-none-costly = Geen enkele beurt kostte 5 punten of meer.
review-cost = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} verloren: de kans om te winnen is { PERCENT($share) } in plaats van { PERCENT($best_share) }.
review-no-cost = Iets beters was niet te vinden. De kans om te winnen is { PERCENT($share) }.
review-played = Gevaren: { LIST($reasons) }.
review-best = Het best: { LIST($reasons) }.
review-best-turn = Het best: { $turn }.
review-again = Vanaf hier opnieuw proberen
review-shares = Geluk en kunde
review-luck = Dobbelsteen en rivierdelen
review-own = Eigen beurten
review-others = De anderen
review-lost = Verloren
review-shares-about = Wat de kans om te winnen van start tot finish heeft veranderd, in procentpunten. Verloren is wat beurten hebben weggegeven ten opzichte van de beste.
review-estimate = Kansen zijn schattingen: computerkapiteins varen de wedstrijden uit. Een beurt kan 5 punten verliezen (een onnauwkeurigheid), 10 (een fout) of 20 (een blunder).
review-summary = { $name }: { LIST($marks) }.
review-count = { $count } × { $mark }
error-review-no-judge = Niemand kan hier beurten van { $title } beoordelen, dus er is geen analyse.
error-review-nothing = In deze wedstrijd is nog niets gebeurd.
refusal-review-running = Je kunt een wedstrijd analyseren zodra hij voorbij is.
