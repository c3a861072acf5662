### Ce qu’une analyse dit d’une course, et un pilote d’un tour.

review-title = Analyse de la course
review-chart = Chances de gagner après chaque tour
review-good = bon
review-inaccuracy = imprécision
review-mistake = erreur
review-blunder = grosse erreur
review-cost = { $points ->
    [one] { $points } point perdu
   *[other] { $points } points perdus
} : les chances de gagner sont de { PERCENT($share) } au lieu de { PERCENT($best) }.
review-played = Joué : { LIST($reasons) }.
review-best = Le mieux : { LIST($reasons) }.
review-best-turn = Le mieux : { $turn }.
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
