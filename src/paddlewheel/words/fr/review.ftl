### Ce qu’une analyse dit d’une course, et un pilote d’un tour.

review-title = Analyse de la course
review-open = Analyser la course
review-chart = Chances de gagner après chaque tour
review-chart-keys = Les flèches du clavier vont d’un tour à l’autre.
review-chance = { $name } { PERCENT($share) }
review-at-chance = Dé et segments : { LIST($chances) }
review-at-start = Au départ : { LIST($chances) }
review-at-turn = Après un tour { DE($name) } : { LIST($chances) }
review-glancing = Premier coup d’œil sur chaque tour : { PERCENT($share) }
review-closer = Examen plus approfondi : { PERCENT($share) }
review-complete = Chaque tour a été examiné de près.
review-good = bon
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-whose = Tours de
review-costliest = Tours les plus coûteux
review-other-turns = Tous les autres tours
review-none-costly = Aucun tour n’a coûté 5 points ou plus.
review-cost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} : les chances de gagner sont de { PERCENT($share) } au lieu de { PERCENT($best_share) }.
review-no-cost = Rien de mieux n’a été trouvé. Les chances de gagner sont de { PERCENT($share) }.
review-played = Joué : { LIST($reasons) }.
review-best = Le mieux : { LIST($reasons) }.
review-best-turn = Le mieux : { $turn }.
review-again = Réessayer d’ici
review-shares = Chance et adresse
review-luck = Dé et segments
review-own = Tours du joueur
review-others = Les autres
review-lost = Perdu
review-shares-about = Ce qui a changé les chances de gagner du départ à l’arrivée, en points de pourcentage. Perdu : ce que les tours ont laissé échapper par rapport au meilleur.
review-estimate = Les chances sont des estimations : des capitaines virtuels terminent les courses. Un tour peut perdre 5 points (une imprécision), 10 (une erreur) ou 20 (une grosse erreur).
review-summary = { $name } : { LIST($marks) }.
review-count = { $count } × { $mark }
error-review-no-judge = Personne ici ne sait juger les tours de { $title } : il n’y a donc pas d’analyse.
error-review-nothing = Il ne s’est encore rien passé dans cette course.
refusal-review-running = Vous pourrez analyser la course quand elle sera terminée.
