puzzle-theme-arrive = Arriver à ce tour
puzzle-theme-passenger = Un passager sans charbon
puzzle-theme-fetch = Atteindre le passager
puzzle-theme-push = La poussée décisive
puzzle-theme-ready = Prêt pour le tour suivant
puzzle-theme-depot = Atteindre le dépôt
puzzle-theme-afloat = La voie libre
puzzle-theme-aground = Quitter le banc de sable
puzzle-theme-stop = Arrêter le suivant
puzzle-theme-chain = La longue chaîne
puzzle-theme-thrift = Avancer sans bois
puzzle-theme-gather = Ramasser sans reculer
puzzle-theme-lead = Prendre la tête

puzzle-hint-arrive = Vous pouvez arriver à ce tour.
puzzle-hint-passenger = Vous pouvez embarquer un passager sans dépenser de charbon.
puzzle-hint-fetch = Une seule façon permet d’embarquer un passager à ce tour.
puzzle-hint-push = Il faut pousser quelqu’un à ce tour.
puzzle-hint-ready = Au tour suivant, vous pourrez embarquer un passager ou arriver. Mettez-vous en place en dépensant le moins de charbon possible.
puzzle-hint-depot = Une seule façon permet de faire le plein de charbon à ce tour.
puzzle-hint-afloat = Après la plupart des tours, vous ne pourrez plus avancer. Trouvez celui qui vous laisse une issue.
puzzle-hint-aground = Quittez le banc de sable pour une case d’où vous pourrez continuer.
puzzle-hint-stop = Le joueur suivant est sur le point d’arriver. Empêchez-le.
puzzle-hint-chain = L’accostage peut vous porter loin à ce tour.
puzzle-hint-thrift = Vous pouvez avancer de beaucoup sans avoir moins de bûches que maintenant.
puzzle-hint-gather = Vous pouvez gagner des bûches sans reculer.
puzzle-hint-lead = Vous pouvez prendre la tête à ce tour.

puzzle-well-arrive = C’est ça : vous êtes à bon port.
puzzle-well-passenger = C’est ça : le passager est à bord et il vous reste tout votre charbon.
puzzle-well-fetch = C’est ça : le passager est à bord.
puzzle-well-push = C’est ça : la poussée a tout changé.
puzzle-well-ready = C’est ça : au tour suivant, vous y serez.
puzzle-well-depot = C’est ça : vous avez fait le plein de charbon.
puzzle-well-afloat = C’est ça : de là, vous pouvez continuer.
puzzle-well-aground = C’est ça : vous avez quitté le banc de sable et pouvez continuer.
puzzle-well-stop = C’est ça : le joueur suivant ne peut plus arriver à son tour.
puzzle-well-chain = C’est ça : case { $best }, et aucun tour ne mène plus loin.
puzzle-well-thrift = C’est ça : { $best } cases gagnées et pas une bûche de moins.
puzzle-well-gather = C’est ça : { $best } bûches de plus, sans reculer.
puzzle-well-lead = C’est ça : vous êtes en tête.

puzzle-cost-arrive = Vous n’avez pas atteint le but. Il vous faudra au moins un tour de plus.
puzzle-cost-passenger = { $got ->
    [0] Aucun passager n’a embarqué. Il faut finir à un embarcadère, à la vitesse 1.
   *[other] Le passager est à bord, mais vous avez { $short ->
        [one] { $short } point de charbon
       *[other] { $short } points de charbon
    } de moins. On peut le faire gratuitement.
}
puzzle-cost-fetch = Aucun passager n’a embarqué. Il faut finir à un embarcadère, à la vitesse 1.
puzzle-cost-push = Vous n’êtes pas à bon port et aucun passager n’a embarqué. Un bateau vous barre la route.
puzzle-cost-ready = { $got ->
    [0] De là, vous n’atteindrez au tour suivant, à la vitesse 1, ni un embarcadère ni le port.
   *[other] De là, il faut { $short ->
        [one] { $short } point de charbon
       *[other] { $short } points de charbon
    } de plus pour y être au tour suivant.
}
puzzle-cost-depot = Vous n’avez pas fait le plein. Il faut finir à l’embarcadère du dépôt, à la vitesse 1.
puzzle-cost-afloat = De là, votre bateau ne peut plus avancer.
puzzle-cost-aground = Votre bateau est échoué ou ne peut plus continuer de là.
puzzle-cost-stop = Le joueur suivant peut encore arriver.
puzzle-cost-chain = Vous finissez sur la case { $got }, { $short ->
    [one] { $short } case
   *[other] { $short } cases
} avant la case { $best }.
puzzle-cost-thrift = { $got ->
    [0] Vous n’avez gagné aucune case, ou vous avez moins de bûches qu’avant. On pouvait gagner { $best } cases sans perdre une bûche.
   *[other] Vous avez gagné { $got ->
        [one] { $got } case
       *[other] { $got } cases
    }. On pouvait en gagner { $best }.
}
puzzle-cost-gather = { $got ->
    [0] Vous n’avez gagné aucune bûche, ou vous avez reculé. On pouvait en gagner { $best }.
   *[other] Vous avez gagné { $got ->
        [one] { $got } bûche
       *[other] { $got } bûches
    }. On pouvait en gagner { $best }.
}
puzzle-cost-lead = Vous n’êtes pas encore en tête.
puzzle-next-home = Maintenant, { STEAMER($steamer) } peut arriver.
