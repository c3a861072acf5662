puzzles-mississippi = Mississippi
puzzles-queen = Mississippi Queen
puzzles-black-rose = The Black Rose
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-theme-arrive = À l’arrivée, tout de suite
puzzle-theme-passenger = Un passager gratuit
puzzle-theme-afloat = Rester en course
puzzle-theme-stop = Arrêter le suivant
puzzle-theme-chain = La longue chaîne
puzzle-theme-thrift = Avancer sans bois
puzzle-task-arrive = Arrivez à ce tour.
puzzle-task-passenger = Embarquez un passager sans dépenser de charbon.
puzzle-task-afloat = Trouvez un tour après lequel vous pouvez encore avancer.
puzzle-task-stop = Le joueur suivant est sur le point d’arriver. Empêchez-le.
puzzle-task-chain = Avancez le plus loin possible à ce tour grâce aux accostages.
puzzle-task-thrift = Avancez le plus loin possible sans avoir moins de bûches que maintenant.
puzzle-well-arrive = C’est cela : vous êtes à l’arrivée.
puzzle-well-passenger = C’est cela : le passager est à bord et il vous reste tout votre charbon.
puzzle-well-afloat = C’est cela : de là, vous pouvez continuer.
puzzle-well-stop = C’est cela : le joueur suivant ne peut plus arriver.
puzzle-well-chain = C’est cela : case { $best }, et aucun tour ne mène plus loin.
puzzle-well-thrift = C’est cela : { $best } cases de gagnées, et pas une bûche de moins.
puzzle-cost-arrive = Vous n’êtes pas encore à l’arrivée. Cela vous coûte au moins un tour.
puzzle-cost-passenger = { $got ->
    [0] Aucun passager n’est monté à bord. Il faut finir à un embarcadère, à la vitesse 1.
   *[other] Le passager est à bord, mais vous avez { $coal ->
        [one] 1 point de charbon
       *[other] { $coal } points de charbon
    } de moins. On peut le faire gratuitement.
}
puzzle-cost-afloat = De là, votre bateau ne peut plus bouger : il est hors course.
puzzle-cost-stop = Le joueur suivant peut encore arriver.
puzzle-cost-chain = Vous finissez sur la case { $got }. Il vous manque { $short ->
    [one] 1 case
   *[other] { $short } cases
} pour la case { $best }.
puzzle-cost-thrift = { $got ->
    [0] Vous n’avez gagné aucune case sans bois. { $best } cases étaient possibles.
   *[other] Vous avez gagné { $got ->
        [one] 1 case
       *[other] { $got } cases
    }. { $best } étaient possibles.
}
