### Les plateaux dessinés en texte. Ce qui est écrit dans une case a six caractères au plus.

## Mississippi

drawn-start = DÉPART
drawn-goal = ARRIVÉE
drawn-gap = { $rows ->
    [one] { $rows } rangée
   *[other] { $rows } rangées
} : cases { $first } à { $last }
drawn-field = case { $field }
drawn-home = à bon port, { RANK($rank) }
drawn-ashore = à terre
drawn-casting-off = largue les amarres
drawn-front = { $front } devant
drawn-logs = { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
drawn-box = { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
} dans la boîte, { $round ->
    [0] {""}
   *[other] manche { $round } sur { $limit },{" "}
}arrivée case { $field }
drawn-first-unknown = Le premier joueur reste à tirer au sort.
drawn-rolls-to-cast-off = { STEAMER($steamer) } va larguer les amarres : le dé décide quel côté pointe vers l’avant.
drawn-casts-off = { STEAMER($steamer) } largue les amarres : on avance tout droit, sans pivoter.
drawn-moves = Au tour { DE(STEAMER($steamer)) } : le { $front } pointe vers l’avant ; L y amène le { $left }, R le { $right }.

drawn-mark-course-steamer = un bateau : son initiale et les nombres de ses côtés ; la flèche pointe vers l’avant (M2)
drawn-mark-field = le numéro d’une case
drawn-mark-ends = là où le parcours commence ou se termine (M1)
drawn-mark-gap = des rangées sans bateau à proximité, non dessinées
drawn-mark-row = là où une rangée commence, et dans quel sens on la suit
drawn-mark-row-end = là où une rangée se termine : le parcours continue au-dessus

## Mississippi Queen : dans les cases

drawn-dock = quai { $waiting }
drawn-jetty = ponton
drawn-landing = ARRIVÉE
drawn-shipyard = cale
drawn-sandbank = sable
drawn-driftwood = bois
drawn-depot = charb
drawn-roof-red = rouge
drawn-roof-brown = brun

## Mississippi Queen : sous le fleuve

drawn-time = { $when ->
    [before] Avant la première manche
    [over] Après la manche { $round } sur { $limit }
   *[now] Manche { $round } sur { $limit }, dans cet ordre
}, { $tiles ->
    [0] aucun segment
    [one] { $tiles } segment
   *[other] { $tiles } segments
} dans le talon :
drawn-time-short = { $when ->
    [before] Avant la première manche
    [over] Après la manche { $round } sur { $limit }
   *[now] Manche { $round } sur { $limit }
}, talon { $tiles }.
drawn-speed = vitesse { $speed }
drawn-coal = charbon { $coal }
drawn-coal-endless = charbon ∞
drawn-aboard = { $passengers } à bord
drawn-steered = dirigée par { $letter }
drawn-tile = segment { $tile }
drawn-tiles = segments { $first } à { $last }
drawn-waits = attend une case de départ
drawn-wrecked = hors course{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) }
}
drawn-arrived = à bon port{ $rank ->
    [0] {""}
   *[other] , { RANK($rank) }
}
drawn-rank = { RANK($rank) }
drawn-start-cell = départ { $cell }
drawn-in-shipyard = chantier naval
drawn-ahead-by-tile = un segment devant { $letter }
drawn-ahead-by-stick = plus loin que { $letter }
drawn-ahead-by-speed = plus vite que { $letter }
drawn-ahead-by-coal = plus de charbon que { $letter }
drawn-ahead-by-right = à droite de { $letter }
drawn-last = en queue
drawn-waters = Sur l’eau : { LIST($items) }.
drawn-sandbank-hint = vous vous échouez
drawn-driftwood-hint = 1 point de plus, vitesse − 1
drawn-depot-hint = le plein à la vitesse 1
drawn-out-of-view = hors champ :
drawn-part = { $what } (en partie)
drawn-much = { $what } (en grande partie)
drawn-stretch = { LIST($items) }
drawn-with = avec

drawn-over = La course est finie.
drawn-first-seat = Le joueur de la case de départ 1 reste à tirer au sort.
drawn-first-tile = Le premier segment va être retourné.
drawn-decides-tile = { STEAMER($steamer) } a fait { $turn ->
    [left] gauche
    [right] droite
   *[straight] tout droit
} au dé ; le segment suivant va être retourné.
drawn-decides-die = { STEAMER($steamer) } lance le dé pour la suite du fleuve.
drawn-decides-landing = { STEAMER($steamer) } lance le dé pour placer l’arrivée.
drawn-decides-face = { STEAMER($steamer) } choisit une orientation.
drawn-decides-face-pushed = { STEAMER($other) } a poussé { STEAMER($steamer) }, qui choisit une orientation.
drawn-decides-speed = { STEAMER($steamer) } règle sa vitesse.
drawn-decides-sail = { STEAMER($steamer) } fait route : il reste { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
}, virages : { $rotations } × 60°.
drawn-decides-board = { STEAMER($steamer) } peut embarquer un passager.
drawn-decides-fuel = { STEAMER($steamer) } peut faire le plein.
drawn-decides-exchange = { STEAMER($steamer) } peut échanger du charbon.

## Mississippi Queen : ce que les signes veulent dire

drawn-mark-own = le bateau pour lequel vous décidez : son initiale et son orientation (Q8)
drawn-mark-other = un autre bateau et son orientation ; * est la Black Rose
drawn-mark-water = une case d’eau
drawn-mark-wake = le sillage de ce tour : vous ne pouvez pousser personne là où le bateau est passé (Q15)
drawn-mark-cell = les coordonnées d’une case : push=1,-2 pousse un bateau en 1,-2 ; cells les montre toutes ou les cache
drawn-mark-land = la terre : personne ne peut y aller (Q1)
drawn-mark-joint = là où un segment se termine et où le suivant commence
drawn-mark-nose = le nez qui relie un segment au suivant : de quel segment à quel autre (Q2)
drawn-mark-to-come = le fleuve peut continuer là : le dé décide quand un bateau atteint le segment de tête (Q5)
drawn-mark-dock = un embarcadère et ses passagers en attente : finissez-y votre tour à la vitesse 1 pour en embarquer un (Q19)
drawn-mark-house = une station, avec la couleur de son toit dessous (Q18)
drawn-mark-pier = la passerelle qui mène de la station à l’embarcadère
drawn-mark-jetty = un ponton d’arrivée : finissez-y votre tour à la vitesse 1 avec deux passagers, et vous voilà à bon port (Q21)
drawn-mark-jetty-school = un ponton d’arrivée : une fois là, vous êtes à bon port (Q17)
drawn-mark-landing = la fin du fleuve (Q7)
drawn-mark-shipyard = le chantier naval, d’où part le sixième bateau (B11)
drawn-mark-start-cell = une case de départ (Q8)
drawn-mark-element = { ELEMENT($element) } : { $hint } ({ $rule })
