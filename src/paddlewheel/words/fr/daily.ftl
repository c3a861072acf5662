### La course du jour : ce qu’il faut faire, le par, le résultat.

daily-title = Fleuve du jour
daily-about-queen = Le fleuve est découvert jusqu’au bout, et personne d’autre n’y navigue. Embarquez deux passagers et gagnez la pièce d’arrivée en aussi peu de tours que possible.
daily-about-mississippi = Vous avez 3 bûches et les autres ont le reste : c’est l’accostage qui vous mène à l’arrivée. Gagnez-la en aussi peu de tours que possible. Les autres répètent leurs tours : une flèche est un virage de 60°, le nombre dit de combien de cases ils avancent.
daily-repeats = { STEAMER($steamer) } : { $repeated }
daily-step = { $turning ->
    [left] ↶ 
    [right] ↷ 
   *[ahead] {""}
}{ NUMBER($fields) }
daily-par = Par : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}.
daily-par-coal = Par : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, et il reste { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}.
daily-here = Par à partir d’ici : { NUMBER($turns) }.
daily-here-coal = Par à partir d’ici : { NUMBER($turns) }, et il reste { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}.
daily-no-way = D’ici, aucun chemin ne mène à l’arrivée.
daily-working = Calcul du par…
daily-sailed = Tours joués : { NUMBER($count) }.
daily-marks = Vos tours
daily-kept = Tour { NUMBER($number) } : par tenu
daily-over = Tour { NUMBER($number) } : par perdu
daily-home = Vous êtes à bon port en { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, { $compared ->
    [0] dans le par
   *[other] à { $compared } du par
}.
daily-lost = Votre bateau n’est pas arrivé. Réessayez la même course : elle reste là toute la journée.
daily-first = Seul votre premier essai de la journée compte.
daily-best = Votre résultat : { $result }
daily-streak = Jours de suite : { NUMBER($count) }
daily-earlier = Vos derniers jours
daily-sail = Jouer la course du jour
daily-go-on = Continuer
daily-again = Réessayer
daily-how = Voir la solution
daily-how-about = Une façon d’atteindre le par
daily-share = Partager le résultat
daily-copied = Copié
daily-shared = Paddlewheel { $day } · { $title } · { $result }
daily-spread = Les résultats de tous
daily-bar = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} : { $races ->
    [one] { $races } course
   *[other] { $races } courses
}
daily-nobody = Personne n’est encore arrivé ici.
daily-midnight = La course change à minuit, temps universel.
