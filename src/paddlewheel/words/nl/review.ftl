### Wat een analyse over een wedstrijd zegt, en een loods over een beurt.

review-title = Analyse van de wedstrijd
review-chart = Kans om te winnen na elke beurt
review-good = goed
review-inaccuracy = onnauwkeurigheid
review-mistake = fout
review-blunder = blunder
review-cost = { $points ->
    [one] 1 punt
   *[other] { $points } punten
} verloren: de kans om te winnen is { PERCENT($share) } in plaats van { PERCENT($best) }.
review-played = Gevaren: { LIST($reasons) }.
review-best = Het best: { LIST($reasons) }.
review-best-turn = Het best: { $turn }.
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
