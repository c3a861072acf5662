### Ce que les règles et une table refusent : ce qui ne va pas, puis ce qui irait. L’identifiant est le code du refus.

## Vitesse et points de déplacement

refusal-speed-range = Les vitesses vont de { $slowest } à { $fastest } ; { $speed } n’en est pas une.
refusal-speed-no-coal = Passer de la vitesse { $before } à { $speed } coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. Un cran de plus ou de moins est gratuit.
refusal-speed-set = Votre vitesse est fixée pour ce tour : { $speed }. Vous pourrez la changer au prochain.
refusal-points-unused = Il vous reste { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
} à utiliser avant de finir le tour.
refusal-points-none = Vous avez utilisé tous vos points de déplacement. Tournez si vous le pouvez, ou finissez le tour.
refusal-points-left-over = Il resterait { $points ->
    [one] { $points } point de déplacement que vous ne pourriez pas utiliser.
   *[other] { $points } points de déplacement que vous ne pourriez pas utiliser.
} Essayez un autre chemin ou une autre vitesse.
refusal-onward-no-coal = Repartir de là coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} pour tourner ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. Essayez un autre chemin.
refusal-onward-no-coal-in-all = Cela et les virages qui suivent coûtent { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. Essayez un autre chemin.

## Virages

refusal-rotation-no-coal = Un virage de plus coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] en avez { $coal }
}. Tout droit, c’est gratuit.
refusal-rotation-one-at-a-time = Tournez de 60° à la fois, à gauche ou à droite.
refusal-rotation-aground = On ne tourne pas sur { ELEMENT($element, form: "a") }. Dégagez-vous d’abord, en avant ou en arrière.
refusal-rotation-range = Vous pouvez pivoter de 60° ou de 120° de chaque côté, ou de 180° à gauche.
refusal-rotation-casting-off = Vous larguez les amarres et ne pouvez pas encore pivoter. Allez tout droit.
refusal-rotation-no-wood = Pivoter de { $degrees }° coûte { $needed ->
    [one] { $needed } bûche
   *[other] { $needed } bûches
} ; vous { $wood ->
    [0] n’en avez pas
   *[other] n’en avez que { $wood }
}. Les premiers 60° sont gratuits.

## En avant et en arrière

refusal-ahead-land = Il n’y a pas d’eau devant vous. { refusal-end-land }
refusal-ahead-closed = Vous y avez poussé un bateau pendant ce tour ; vous ne pouvez plus entrer sur cette case. Essayez un autre chemin.
refusal-ahead-no-points = Entrer sur { ELEMENT($element, form: "a") } coûte { $needed } points de déplacement ; il vous en reste { $points }. Essayez un autre chemin.
refusal-ahead-no-log = { $rotation ->
    [0] Vous n’avez pas de bûche à brûler.
   *[other] Après avoir pivoté, vous n’avez plus de bûche à brûler.
} { $astern ->
    [0] Derrière vous non plus, aucune case n’est libre.
   *[other] Laissez-vous plutôt redescendre.
}
refusal-ahead-no-wood = { $fields ->
    [one] { $fields } case en avant coûte { $fields } bûche
   *[other] { $fields } cases en avant coûtent { $fields } bûches
} ; vous { $rotation ->
    [0] { $wood ->
        [0] n’en avez pas
       *[other] n’en avez que { $wood }
    }.
   *[other] n’en avez plus que { $wood } après avoir pivoté, ce qui en coûte { $rotation }.
}
refusal-ahead-past-goal = L’arrivée est à { $free ->
    [one] { $free } case libre
   *[other] { $free } cases libres
} ; avec { $fields }, vous la dépasseriez. Choisissez moins de cases.
refusal-astern-casting-off = Vous larguez les amarres : à votre premier tour, vous avancez.
refusal-astern-too-far = Vous pouvez redescendre de { $most } cases libres au plus, pas de { $fields }.
refusal-astern-no-fields = Derrière vous, { $free ->
    [0] aucune case n’est libre
    [one] { $free } case seulement est libre
   *[other] { $free } cases seulement sont libres
} ; vous ne pouvez pas redescendre de { $fields }.
refusal-astern-land = Il n’y a pas d’eau derrière vous. { refusal-end-land }
refusal-astern-not-aground = Vous ne pouvez reculer que si votre bateau est échoué.
refusal-astern-speed = Vous ne pouvez reculer qu’à la vitesse { $slowest }, pas à { $speed }.
refusal-astern-steamer = { STEAMER($steamer) } est juste derrière vous, et on ne pousse pas en arrière.
refusal-astern-no-points = Derrière vous, il y a { ELEMENT($element, form: "a") }, et votre seul point de déplacement n’y suffit pas.
refusal-aground-no-coal = Se dégager { DE(ELEMENT($element, form: "the")) } en avant coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. En arrière, c’est gratuit.
refusal-aground-speed-no-coal = Se dégager { DE(ELEMENT($element, form: "the")) } en avant à la vitesse { $speed } coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. En arrière à la vitesse 1, c’est gratuit.
refusal-move-none = Vous devez avancer ou redescendre d’au moins une case libre.
refusal-pass-can-move = Vous ne pouvez passer votre tour que si vous ne pouvez pas bouger, et vous le pouvez.

## Pousser

refusal-push-nobody = Il n’y a pas de bateau à pousser devant vous.
refusal-push-where = { STEAMER($steamer) } est devant vous. Choisissez la case où pousser ce bateau.
refusal-push-no-points = { STEAMER($steamer) } est devant vous. Pousser coûte { $needed } points de déplacement ; il vous en reste { $points }. Essayez un autre chemin.
refusal-push-no-points-onto = Pousser un bateau sur { ELEMENT($element, form: "a") } coûte { $needed } points de déplacement ; il vous en reste { $points }. Choisissez une autre case.
refusal-push-no-space = { STEAMER($steamer) } est devant vous, et il n’y a aucune case libre où pousser ce bateau. Essayez un autre chemin.
refusal-push-only-astern = { STEAMER($steamer) } est devant vous. La seule case libre est juste derrière ce bateau, et à cette table on ne pousse pas en arrière. Essayez un autre chemin.
refusal-push-astern = Cette case est juste derrière le bateau, et à cette table on ne pousse pas en arrière. Choisissez-en une autre.
refusal-push-again = Vous avez déjà poussé { STEAMER($steamer) } pendant ce tour ; deux fois, c’est impossible. Essayez un autre chemin.
refusal-push-aground = { STEAMER($steamer) } est devant vous, sur { ELEMENT($element, form: "a") } : on ne peut pas pousser ce bateau. Essayez un autre chemin.
refusal-push-occupied = Cette case est occupée. Choisissez-en une libre.
refusal-push-closed = Vous avez déjà poussé un bateau sur cette case pendant ce tour. Choisissez-en une autre.
refusal-push-stood = Vous étiez sur cette case pendant ce tour ; on n’y pousse personne. Choisissez-en une autre.
refusal-push-not-beside = Cette case n’est pas à côté { DE(STEAMER($steamer)) }. Choisissez une case voisine.
refusal-push-land = On ne peut pas pousser { STEAMER($steamer) } là. { refusal-end-land }

## Où un tour peut finir

refusal-end-land = { $land ->
    [island] C’est une île.
    [bends] La rive entre deux coudes du fleuve fait obstacle.
    [landing] C’est la pièce d’arrivée. Visez un ponton.
    [not_laid] Le fleuve n’est pas encore posé jusque-là.
    [tile_gone] Ce segment n’est plus là.
    [far] C’est loin du fleuve.
    [shipyard] C’est le chantier naval, et on n’y entre pas.
    [shipyard_exit] On ne sort du chantier naval que tout droit.
   *[bank] C’est la rive.
}
refusal-end-no-coal = Finir votre tour là coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. Choisissez une autre case.
refusal-end-heading-no-coal = Finir votre tour là, la proue vers le { HEADING($heading) }, coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
} ; vous { $coal ->
    [0] n’en avez pas
   *[other] n’en avez que { $coal }
}. Choisissez une autre orientation.
refusal-end-no-way = Avec { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
}, aucun chemin ne mène à cette case. Choisissez une autre case ou une autre vitesse.
refusal-end-occupied = { STEAMER($steamer) } est sur cette case, et { $points ->
    [one] { $points } point de déplacement ne suffit pas
   *[other] { $points } points de déplacement ne suffisent pas
} pour pousser ce bateau.
refusal-end-push-points = { STEAMER($steamer) } est sur cette case, et { $points ->
    [one] { $points } point de déplacement ne suffit pas
   *[other] { $points } points de déplacement ne suffisent pas
} pour pousser ce bateau. Il vous en faudrait { LIST($enough, type: "or") }.
refusal-end-heading = Sur cette case, votre tour finit avec l’orientation de votre arrivée : { LIST(HEADING($headings), type: "or") }.
refusal-end-points = Cette case est à { LIST($enough, type: "or") } points de déplacement, et vous devez en utiliser exactement { $points }. Choisissez une autre case ou une autre vitesse.

## Passagers, charbon, arrivée

refusal-board-no-dock = Cette case n’est pas l’embarcadère d’une station. Finissez votre tour à un embarcadère, à la vitesse 1.
refusal-board-rose = La Black Rose n’accoste jamais.
refusal-board-school = Il n’y a pas de passagers dans la première navigation.
refusal-board-speed = Vous arrivez à la vitesse { $speed }. Pour embarquer un passager, venez à la vitesse { $needed }.
refusal-board-full = Vous avez déjà { $aboard } passagers à bord, et il n’y a plus de place.
refusal-board-again = Vous avez déjà embarqué un passager à cette station. Cherchez-en une autre.
refusal-board-nobody = Aucun passager n’attend ici. Essayez une autre station.
refusal-fuel-no-dock = Cette case n’est pas l’embarcadère d’un dépôt de charbon. Finissez votre tour à un tel embarcadère, à la vitesse 1.
refusal-fuel-rose = La Black Rose n’accoste jamais.
refusal-fuel-speed = Vous arrivez à la vitesse { $speed }. Pour faire le plein, venez à la vitesse { $needed }.
refusal-fuel-full = Vous avez déjà { $coal } points de charbon ; votre bateau ne peut pas en porter plus.
refusal-arrive-no-landing = La pièce d’arrivée n’est pas encore posée.
refusal-arrive-no-jetty = Cette case n’est pas un ponton. Finissez votre tour sur un ponton.
refusal-arrive-rose = La Black Rose n’arrive jamais.
refusal-arrive-passengers = { $aboard ->
    [0] Vous n’avez aucun des { $needed } passagers qu’il vous faut. Embarquez-les d’abord.
   *[other] Vous avez { $aboard } des { $needed } passagers qu’il vous faut. Embarquez d’abord les autres.
}
refusal-arrive-speed = Vous arrivez à la vitesse { $speed }. Pour arriver à bon port, venez à la vitesse { LIST($speeds, type: "or") }.
refusal-exchange-alone = Vous n’avez pas d’autre bateau sur le fleuve avec lequel échanger du charbon.
refusal-exchange-unknown = Ce bateau n’est pas sur le fleuve. Choisissez un autre de vos bateaux.
refusal-exchange-other-captain = { STEAMER($steamer) } n’est pas à vous ; vous n’échangez du charbon qu’avec vos propres bateaux.
refusal-exchange-not-beside = { STEAMER($steamer) } n’est pas sur une case voisine. Amenez d’abord les deux bateaux côte à côte.
refusal-exchange-bank = Il y a une rive entre vous et { STEAMER($steamer) }. Amenez d’abord les deux bateaux côte à côte en eau libre.
refusal-exchange-speeds = On n’échange du charbon qu’à vitesse égale : la vôtre est { $speed }, celle { DE(STEAMER($steamer)) } est { $other_speed }.
refusal-exchange-barred = { STEAMER($steamer) } est { $element ->
    [coal_docks] à l’embarcadère d’un dépôt de charbon
    [landing_stage] à un embarcadère de départ
    [dock] à un embarcadère
    [jetty] à un ponton
    [shipyard] au chantier naval
   *[other] sur { ELEMENT($element, form: "a") }
}, où l’on n’échange pas de charbon.
refusal-exchange-nothing = Donnez ou prenez au moins 1 point de charbon.
refusal-exchange-to-rose = La Black Rose ne manque jamais de charbon ; elle n’en prend pas.
refusal-exchange-from-rose = La Black Rose donne au plus { $most } points de charbon par manche ; dans celle-ci, { $left ->
    [0] elle n’en donne plus
   *[other] elle en donne encore { $left }
}.
refusal-exchange-no-coal = { STEAMER($steamer) } { $coal ->
    [0] n’a pas de charbon
    [one] a { $coal } point de charbon
   *[other] a { $coal } points de charbon
} et ne peut pas en donner { $needed }.
refusal-exchange-full = { STEAMER($steamer) } a { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
} et peut en porter { $most }.
refusal-rose-stranded = Après cela, la Black Rose aurait besoin de plus d’un point de charbon pour bouger. Choisissez un autre tour.
refusal-rose-no-coal = Cela coûte { $needed ->
    [one] { $needed } point de charbon
   *[other] { $needed } points de charbon
}. La Black Rose n’en manque jamais, mais n’en dépense pas plus de { $coal } par tour.
refusal-steamer-left-river = { STEAMER($steamer) } n’est plus sur le fleuve.
refusal-turn-not-over = { STEAMER($steamer) } ne peut le faire qu’à la fin de son tour.

## Ce qui vient d’abord

refusal-first-start-cell = D’abord, on tire au sort la case de départ 1.
refusal-first-tile = D’abord, on retourne un segment.
refusal-first-die = D’abord, { STEAMER($steamer) } lance le dé pour savoir où tourne le fleuve.
refusal-first-landing = D’abord, { STEAMER($steamer) } lance le dé pour placer la pièce d’arrivée.
refusal-first-heading = D’abord, { STEAMER($steamer) } choisit une orientation.
refusal-first-speed = D’abord, { STEAMER($steamer) } règle sa vitesse.
refusal-first-move = { STEAMER($steamer) } est en route : avancez, poussez, tournez ou finissez le tour.
refusal-first-board = D’abord, { STEAMER($steamer) } embarque un passager, ou y renonce.
refusal-first-fuel = D’abord, { STEAMER($steamer) } fait le plein, ou y renonce.
refusal-first-exchange = D’abord, { STEAMER($steamer) } échange du charbon, ou y renonce.
refusal-heading-range = Choisissez l’une des six orientations : N, NE, SE, S, SW ou NW.
refusal-die-rolled-again = { $turn ->
    [left] Un coude à gauche
    [right] Un coude à droite
    [straight] Tout droit
   *[other] Ce coude
}, c’est impossible ici : on relance le dé.
refusal-tile-not-face-down = Le segment { $tile } n’est pas face cachée dans le talon.
refusal-start-no-seat = Cette place n’existe pas.
refusal-start-not-drawn = D’abord, on tire au sort le premier joueur.
refusal-start-drawn = Le sort a déjà désigné { STEAMER($steamer) } pour commencer.
refusal-start-die-not-rolled = D’abord, on lance le dé pour { STEAMER($steamer) }, de 1 à 6.
refusal-start-die-rolled = Le dé est déjà lancé pour { STEAMER($steamer) }. On ne le lance que pour larguer les amarres.
refusal-race-over = La course est finie. { $end ->
    [all_but_one_are_home] { end-all-but-one-are-home }
    [the_winner_is_home] { end-the-winner-is-home }
    [the_turn_limit_is_reached] { end-the-turn-limit-is-reached }
    [one_steamer_is_left] { end-one-steamer-is-left }
    [all_others_are_wrecked] { end-all-others-are-wrecked }
    [the_winner_has_arrived] { end-the-winner-has-arrived }
    [the_round_limit_is_reached] { end-the-round-limit-is-reached }
   *[the_rest_are_ranked_where_they_are] { end-the-rest-are-ranked-where-they-are }
}

## Joueurs et options

refusal-players-number = Ce jeu est pour { $fewest } à { $most } joueurs, pas pour { $players }.
refusal-seat-called-like-steamer = Une place ne peut pas s’appeler { $name }, car un bateau s’appelle ainsi. Choisissez un autre nom.
refusal-options-number = { $option } vaut de { $low } à { $high }, pas { $found }.
refusal-options-rows = Le parcours a de { $fewest } à { $most } rangées, pas { $rows }.
refusal-options-turn-limit = La limite va de 1 à { $most } tours par joueur, pas { $turns }.
refusal-options-round-limit = La limite va de 1 à { $most } manches, pas { $rounds }.
refusal-options-arrival-speed = La vitesse d’arrivée est 1 ou 2, pas { $speed }.
refusal-options-steamers = Chaque joueur a 1 ou 2 bateaux, pas { $steamers }.
refusal-options-tile-twice = « { OPTION($option) } » nomme { $tile } deux fois. Une fois suffit.
refusal-options-tile-unknown = « { OPTION($option) } » ne connaît pas le segment { $found }. Choisissez parmi { LIST($known) }.
refusal-options-school-expansion = La première navigation se joue sans l’extension. Retirez { LIST(OPTION($options)) }, ou désactivez la première navigation.
refusal-options-school-players = La première navigation est pour 3 à 5 joueurs, pas pour { $players }. Pour { $players }, il faut l’extension.
refusal-options-both-home = « { OPTION("both_home") } » concerne deux bateaux par joueur. Mettez « { OPTION("steamers") } » à 2.
refusal-options-exchange-at-docks = Le charbon s’échange entre deux bateaux d’un même joueur. Mettez « { OPTION("steamers") } » à 2, ou ajoutez la Black Rose.
refusal-options-two-players = À deux, chaque joueur a besoin de deux bateaux. Mettez « { OPTION("steamers") } » à 2.
refusal-options-start-cells = { $players } joueurs avec { $each } bateaux chacun ne tiennent pas sur { $cells } cases de départ. Au plus { $most } peuvent jouer.
refusal-options-rose-start-cell = { $steamers } bateaux ne laissent pas de case de départ à la Black Rose. Elle navigue avec { $most } autres au plus.
refusal-options-passengers = Pour { $players } joueurs, il faut { $needed } passagers, et ces stations en ont { $there } (stations rouges : { $red }, brunes : { $brown }). Laissez plus de stations.
refusal-options-passengers-both-home = Pour { $players } joueurs qui ramènent leurs deux bateaux, il faut { $needed } passagers, et ces stations en ont { $there } (stations rouges : { $red }, brunes : { $brown }). Laissez plus de stations.

## À table

refusal-table-unknown = Cette table n’existe pas. Vérifiez le lien.
refusal-table-gone = Cette table n’existe plus.
refusal-table-closed = Cette table est fermée.
refusal-table-race-over = La course est finie.
refusal-key-table = Aucune de vos clés n’ouvre cette table. Prenez le lien que vous avez reçu.
refusal-key-seat = Vous n’avez pas la clé { DE(STEAMER($seat)) }. Prenez le lien que vous avez reçu.
refusal-key-maker = Seul le joueur qui a ouvert la table peut le faire.
refusal-seat-unknown = Aucune place ne porte ce nom. Choisissez parmi { LIST(STEAMER($seats)) }.
refusal-seat-not-open = La place { DE(STEAMER($seat)) } n’est pas ouverte à tous.
refusal-seat-taken = La place { DE(STEAMER($seat)) } est déjà prise. Choisissez-en une autre.
refusal-seat-yours-already = C’est déjà vous qui dirigez.
refusal-seat-sit-down = Prenez d’abord place.
refusal-seat-handed-over = { CAPTAIN($captain, form: "the") } dirige en ce moment. Reprenez d’abord la main.
refusal-race-not-begun = La course commence quand tout le monde a pris place.
refusal-race-unknown-rules = Cette course suit la version { $version } des règles, que ce serveur ne connaît pas encore.
refusal-race-unread = Il y a dans cette course quelque chose que ce serveur ne connaît pas encore.
refusal-decision-chance = C’est au hasard de décider, pas à { STEAMER($seat) }.
refusal-decision-other = C’est à { STEAMER($steamer) } de décider, pas à { STEAMER($seat) }.
refusal-decision-not-yours = Ce n’est pas à { STEAMER($seat) } de décider.
refusal-action-written = Écrivez cela ainsi : { $written }.
refusal-order-id-used = Cet identifiant est celui d’un autre ordre, entrée { $n }. Donnez à un nouvel ordre un nouvel identifiant.
refusal-takeback-keep = { $done ->
    [0] Rien n’est encore joué.
    [one] { $done } action seulement est jouée.
   *[other] { $done } actions seulement sont jouées.
} Gardez-en moins.
refusal-takeback-not-asked = Personne ne demande à annuler cela en ce moment.
refusal-rank-not-yet = On peut classer les autres quand seuls des capitaines virtuels naviguent encore et que le vainqueur est arrivé, ou que vous n’êtes plus en course.
refusal-rest-not-paused = Les capitaines virtuels n’attendent pas que vous les laissiez continuer.
refusal-rematch-not-yet = Une revanche commence quand cette course est finie.
refusal-rematch-there = Il y a déjà une revanche. Rejoignez-la.
refusal-full-actions = Cette table garde au plus { $most } actions par place.
refusal-full-chat = Cette table garde au plus { $most } messages par place.
refusal-full-bytes = Cette table garde au plus { $most } kilo-octets de messages par place.
refusal-full-orders = Cette table garde au plus { $most } autres ordres par place.
refusal-seen-ahead = Vous ne pouvez pas avoir vu l’entrée { $seen } : la dernière est { $last }.
refusal-seen-behind = Il s’est passé quelque chose entre-temps : vous avez vu l’entrée { $seen }, et l’entrée { $changed } a changé la position.
refusal-captain-unknown = Aucun capitaine virtuel ne porte ce nom. Choisissez parmi { LIST(CAPTAIN($captains)) }.
refusal-hint-off = À cette table, on joue sans conseils.
refusal-coach-no-hints = À cette table, on joue sans conseils, donc aussi sans coach.
refusal-coach-not-agreed = Tous ceux qui font la course ici n’ont pas encore activé le coach.
refusal-coach-no-judge = Personne ici ne sait juger les tours de { $title }, il n’y a donc pas de coach.
refusal-hint-no-reasons = { CAPTAIN($captain, form: "the") } ne sait pas donner de raisons. Choisissez { LIST(CAPTAIN($captains, form: "the"), type: "or") }.
refusal-why-either = Posez la question pour une action ou pour la fin d’un tour, pas pour les deux.
refusal-chat-empty = Le message est vide.
refusal-join-first = Le premier message doit être join, protocole { $protocol }.
refusal-join-already = Vous avez déjà rejoint la table.
refusal-message-malformed = Ce message est incompréhensible : { $why }.
refusal-message-none = L’entrée { $n } de cette table n’est pas un message.
refusal-page-foreign = La page d’un autre site ne peut pas faire cela ici.
refusal-limit-requests = C’est trop rapide : au plus { $most } requêtes par seconde.
refusal-limit-tables = C’est assez pour l’instant : au plus { $most } nouvelles tables par heure.
refusal-limit-failures = On peut signaler au plus { $most } pannes par heure.
refusal-limit-sockets = Une adresse peut avoir au plus { $most } connexions. Fermez-en une d’abord.
refusal-limit-messages = C’est trop rapide : au plus { $most } messages par seconde.
refusal-limit-watchers = Une table peut accueillir au plus { $most } personnes.
refusal-limit-body = Une requête a au plus { $most } octets.
refusal-limit-server = Ce serveur est plein. Réessayez plus tard.
refusal-limit-chat = Vous écrivez plus vite qu’on ne peut lire. Attendez un instant.
refusal-limit-work = Vous demandez beaucoup à la fois. Attendez un instant.
refusal-limit-disk = Ce serveur n’a plus de place pour enregistrer cela. Prévenez la personne qui le gère.
refusal-limit-hints = Votre dernier conseil n’est pas encore prêt. Attendez-le.
refusal-limit-connections = Une adresse peut avoir au plus { $most } connexions ouvertes. Fermez-en d’abord une.
refusal-limit-head = Les en-têtes d’une requête ont au plus { $most } octets.
refusal-limit-path = L’adresse d’une requête a au plus { $most } octets.
refusal-limit-reports = Cela suffit pour l’instant : au plus { $most } signalements par heure.
refusal-request-malformed = Ce serveur ne comprend pas cette requête.
refusal-host-unknown = Ce serveur n’est pas connu sous ce nom. Son exploitant peut l’ajouter au réglage hosts.
refusal-address-banned = L’exploitant de ce serveur a exclu votre adresse pour un temps.
refusal-metrics-elsewhere = Les mesures ne se lisent pas depuis votre adresse. L’exploitant peut l’ajouter au réglage metrics.
refusal-server-failed = Quelque chose a mal tourné sur le serveur. Vos courses sont en sûreté ; réessayez.
refusal-table-unreadable = Cette table est illisible pour l’instant. Rien n’en est perdu.
refusal-daily-no-day = « { $day } » n’est pas un jour. Écrivez-le comme 2026-11-18.
refusal-daily-ahead = Le { $day } n’a pas commencé : nous sommes le { $today }, temps universel. Sa course s’ouvre à minuit.
refusal-daily-past = La course du { $day } est finie : les courses du jour restent { $days } jours.
refusal-daily-alone = Vous jouez la course du jour en solitaire, donc ce n’est pas possible ici.
refusal-daily-undo = Un tour terminé compte. Vous ne pouvez annuler que ce qui appartient au tour en cours.
refusal-daily-none = Il n’y a pas de course du jour à cette table.
refusal-daily-no-record = La course du jour n’a pas d’enregistrement : sa date suffit.
