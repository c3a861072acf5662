### Was eine Analyse über ein Rennen sagt, und ein Lotse über einen Zug.

review-title = Rennanalyse
review-chart = Siegchance nach jedem Zug
review-good = gut
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-cost = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren: Die Siegchance ist { PERCENT($share) } statt { PERCENT($best) }.
review-played = Gefahren: { LIST($reasons) }.
review-best = Am besten: { LIST($reasons) }.
review-best-turn = Am besten: { $turn }.
review-shares = Glück und Können
review-luck = Würfel und Flussteile
review-own = Eigene Züge
review-others = Die anderen
review-lost = Verloren
review-shares-about = Was die Siegchance vom Start bis ins Ziel verändert hat, in Prozentpunkten. Verloren ist, was Züge gegenüber dem besten verschenkt haben.
review-estimate = Siegchancen sind Schätzungen: Computerkapitäne fahren die Rennen zu Ende. Ein Zug kann 5 Punkte verlieren (eine Ungenauigkeit), 10 (ein Fehler) oder 20 (ein grober Fehler).
review-summary = { $name }: { LIST($marks) }.
review-count = { $count } × { $mark }
error-review-no-judge = Niemand hier kann Züge von { $title } beurteilen, darum gibt es keine Analyse.
error-review-nothing = In diesem Rennen ist noch nichts geschehen.
