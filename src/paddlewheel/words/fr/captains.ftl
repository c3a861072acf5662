### Ce que ferait un capitaine virtuel, et pourquoi.

gain-rank = termine { RANK($rank) }
gain-passengers = embarque { $count ->
    [one] un passager
   *[other] { $count } passagers
}
gain-stuck = risque d’y rester bloqué
gain-cells = se rapproche du but de { $count ->
    [one] { NUMBER($count, maximumFractionDigits: 1) } case
   *[other] { NUMBER($count, maximumFractionDigits: 1) } cases
}
gain-cells-lost = s’éloigne du but de { $count ->
    [one] { NUMBER($count, maximumFractionDigits: 1) } case
   *[other] { NUMBER($count, maximumFractionDigits: 1) } cases
}
gain-docking = l’accostage offre { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
gain-passed = dépasse { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
gain-passed-lost = se fait dépasser par { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
}
gain-coal = reprend { $count ->
    [one] { $count } point de charbon
   *[other] { $count } points de charbon
}
gain-coal-lost = dépense { $count ->
    [one] { $count } point de charbon
   *[other] { $count } points de charbon
}
gain-logs = ramasse { $count ->
    [one] { $count } bûche
   *[other] { $count } bûches
}
gain-logs-lost = brûle { $count ->
    [one] { $count } bûche
   *[other] { $count } bûches
}
gain-lead = coûte { $count ->
    [one] { NUMBER($count, maximumFractionDigits: 1) } case
   *[other] { NUMBER($count, maximumFractionDigits: 1) } cases
} aux autres
gain-lead-lost = fait avancer les autres de { $count ->
    [one] { NUMBER($count, maximumFractionDigits: 1) } case
   *[other] { NUMBER($count, maximumFractionDigits: 1) } cases
}
gain-order = gagne { $count ->
    [one] { $count } place
   *[other] { $count } places
} dans l’ordre de jeu
gain-order-lost = perd { $count ->
    [one] { $count } place
   *[other] { $count } places
} dans l’ordre de jeu
gain-speed = finit à la vitesse { $speed }
gain-dock-left = Le prochain embarcadère est alors sur la rive gauche, à environ { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} si personne ne gêne.
gain-dock-right = Le prochain embarcadère est alors sur la rive droite, à environ { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} si personne ne gêne.
gain-home = De là, l’arrivée est à environ { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} si personne ne gêne.
gain-enough = a ensuite assez de bois pour le reste du parcours
gain-reply = laisse au suivant jusqu’à { $count ->
    [one] 1 case gratuite
   *[other] { $count } cases gratuites
}
gain-arrival = laisse le suivant arriver au but
gain-chance = Les chances de gagner sont alors d’environ { PERCENT($share) }.
gain-chance-slim = Les chances de gagner sont alors de moins de { PERCENT($share) }.
gain-chance-safe = Les chances de gagner sont alors de plus de { PERCENT($share) }.

advice-reasons = { LIST($reasons) }.
advice-best = { $turn } : { LIST($reasons) }.
advice-next-best = Deuxième choix sur { $compared } tours : { LIST($reasons) }.
advice-next-best-turn = Deuxième choix sur { $compared } tours, { $turn } : { LIST($reasons) }.
advice-only = Il n’y a pas d’autre choix.
advice-nothing = rien ne plaide pour ni contre
