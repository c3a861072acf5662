### Was eine Analyse über ein Rennen sagt, und ein Lotse über einen Zug.

review-title = Rennanalyse
review-open = Rennen analysieren
review-chart = Siegchance nach jedem Zug
review-chart-keys = Die Pfeiltasten gehen von Zug zu Zug.
review-chance = { $name } { PERCENT($share) }
review-at-chance = Würfel und Flussteile: { LIST($chances) }
review-at-start = Am Start: { LIST($chances) }
review-at-turn = Nach einem Zug von { $name }: { LIST($chances) }
review-glancing = Ein erster Blick auf jeden Zug: { PERCENT($share) }
review-closer = Genauerer Blick: { PERCENT($share) }
review-complete = Jeder Zug ist genau angesehen.
review-good = gut
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-whose = Züge von
review-costliest = Teuerste Züge
review-other-turns = Alle anderen Züge
review-none-costly = Kein Zug hat 5 Punkte oder mehr gekostet.
review-cost = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} verloren: Die Siegchance ist { PERCENT($share) } statt { PERCENT($best_share) }.
review-no-cost = Es fand sich nichts Besseres. Die Siegchance ist { PERCENT($share) }.
review-played = Gefahren: { LIST($reasons) }.
review-best = Am besten: { LIST($reasons) }.
review-best-turn = Am besten: { $turn }.
review-again = Von hier noch einmal versuchen
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
refusal-review-running = Du kannst ein Rennen analysieren, sobald es zu Ende ist.
