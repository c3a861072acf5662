### Ce qui s’est passé. Un message s’appelle comme son événement et en reprend les données.

## Mississippi

event-began = Le sort désigne { STEAMER($seat) } pour commencer.
event-rolled = { STEAMER($seat) } fait { $side } : ce côté est devant.
event-rotated = { STEAMER($seat) } pivote de { $steps ->
    [-2] 120° à droite
    [-1] 60° à droite
    [1] 60° à gauche
    [2] 120° à gauche
   *[other] 180°
}, le { $front } devant{ $logs ->
    [0] {""}
    [one] , pour 1 bûche
   *[other] , pour { $logs } bûches
}.
event-steamed-ahead = { STEAMER($seat) } brûle { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
} et avance jusqu’à la case { $field }.
event-dropped-back = { STEAMER($seat) } se laisse redescendre jusqu’à la case { $field } et ramasse { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}.
event-touched = Le { $number } { DE(STEAMER($seat)) } touche le { $other_number } { DE(STEAMER($other)) }.
event-advanced = L’accostage fait avancer { STEAMER($seat) } de { $by ->
    [one] { $by } case
   *[other] { $by } cases
}, jusqu’à la case { $field }.
event-pushed-on = { STEAMER($seat) } est poussé de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} en avant, jusqu’à la case { $field }.
event-push-lost = { STEAMER($seat) } serait poussé de { $by ->
    [one] { $by } case
   *[other] { $by } cases
} en avant, mais cette poussée est perdue.
event-came-home = { STEAMER($seat) } termine { RANK($rank) }.
event-passed = { STEAMER($seat) } ne peut ni avancer ni reculer et passe son tour.

## Mississippi Queen

event-die-rolled = { STEAMER($steamer) } lance le dé : { BEND($turn) }.
event-tile-laid = Le fleuve continue { BEND($turn) }{ $passengers ->
    [0] {""}
    [one] {" "}; { $passengers } passager y attend
   *[other] {" "}; { $passengers } passagers y attendent
}.
event-landing-joined = La pièce d’arrivée est en vue, { BEND($turn) }.
event-tile-left = Un segment reste en arrière{ $passengers ->
    [0] {""}
    [one] , avec { $passengers } passager
   *[other] , avec { $passengers } passagers
}.
event-round-began = Manche { $round } : { LIST(STEAMER($order)) }.
event-way = { STEAMER($steamer) } { $change ->
    [up] accélère de { $before } à { $speed }
    [down] ralentit de { $before } à { $speed }
   *[kept] garde la vitesse { $speed }
}{ $cells ->
    [0] {""}
    [one] , avance de { $cells } case
   *[other] , avance de { $cells } cases
}{ $rotations ->
    [0] {""}
    [one] , tourne une fois
    [2] , tourne deux fois
   *[other] , tourne { $rotations } fois
}{ $coal ->
    [0] {""}
    [one] , pour { $coal } point de charbon
   *[other] , pour { $coal } points de charbon
}.
event-way-on = { STEAMER($steamer) } avance de { $cells ->
    [one] { $cells } case
   *[other] { $cells } cases
}{ $rotations ->
    [0] {""}
    [one] , tourne une fois
    [2] , tourne deux fois
   *[other] , tourne { $rotations } fois
}{ $coal ->
    [0] {""}
    [one] , pour { $coal } point de charbon
   *[other] , pour { $coal } points de charbon
}.
event-turns = { STEAMER($steamer) } tourne { $rotations ->
    [one] une fois
    [2] deux fois
   *[other] { $rotations } fois
}{ $coal ->
    [0] {""}
    [one] {" "}pour { $coal } point de charbon
   *[other] {" "}pour { $coal } points de charbon
}.
event-backed = { STEAMER($steamer) } quitte le banc de sable en marche arrière.
event-got-off = { STEAMER($steamer) } se dégage du banc de sable pour { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}.
event-ran-aground = { STEAMER($steamer) } s’échoue : vitesse 1.
event-slowed = Le bois flotté ralentit { STEAMER($steamer) } à la vitesse { $speed }.
event-pushed = { STEAMER($steamer) } pousse { STEAMER($other) }.
event-faced = { STEAMER($steamer) } s’oriente vers le { HEADING($heading) }.
event-boarded = { STEAMER($steamer) } embarque un passager et en a maintenant { $passengers } à bord.
event-fuelled = { STEAMER($steamer) } refait le plein : { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}.
event-exchanged = { STEAMER($steamer) } donne { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
} à { STEAMER($other) }.
event-stayed = { STEAMER($steamer) } n’a aucun tour possible et reste sur place.
event-withdrew = { STEAMER($steamer) } quitte le fleuve.
event-arrived = { STEAMER($steamer) } { $rank ->
    [0] arrive à bon port
   *[other] termine { RANK($rank) }
}.
event-held = { STEAMER($steamer) } ne peut pas passer à cause { LIST(DE(STEAMER($holders))) } et reste sur place.
event-wrecked = { STEAMER($steamer) } { $reason ->
    [held] ne peut pas passer à cause { LIST(DE(STEAMER($holders))) }
    [land] ne peut pas contourner la terre
   *[coal] n’a plus assez de charbon
} et quitte la course{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) }
}.

event-ended = La course est finie.

## Comment une course se termine.

end-all-but-one-are-home = Tous les bateaux sauf un sont arrivés ; le dernier prend la place qui reste.
end-the-winner-is-home = Cette course s’arrête dès que le premier bateau est arrivé.
end-the-turn-limit-is-reached = Tous les tours sont joués ; les autres bateaux sont classés selon leur case.
end-one-steamer-is-left = Il ne reste qu’un bateau sur le fleuve ; il prend la meilleure place libre.
end-all-others-are-wrecked = Tous les autres sont hors course ; le dernier bateau à flot gagne.
end-the-winner-has-arrived = Cette course s’arrête dès que le vainqueur arrive.
end-the-round-limit-is-reached = La dernière manche est jouée ; les bateaux encore sur le fleuve sont classés selon leur situation actuelle.
end-the-rest-are-ranked-where-they-are = Les autres sont classés selon leur situation actuelle.
