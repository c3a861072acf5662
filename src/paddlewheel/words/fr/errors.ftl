### Ce qui est incompréhensible et ce qui est impossible : textes, données, parties, positions, commandes. L’identifiant est le code de l’erreur.

error-in-line = Ligne { NUMBER($line) } : { $problem }

## Valeurs

error-value-date = « { $found } » n’est pas un jour. Écrivez-le comme 2026-11-18.
error-value-object = Il faut un objet ici, pas { $found }.
error-value-missing = Il manque quelque chose ici.
error-value-number = Il faut un nombre entier de { $low } à { $high } ici, pas { $found }.
error-value-whole-number = Il faut un nombre entier de neuf chiffres au plus ici, pas { $found }.
error-value-at-least = Il faut au moins { $least } ici, pas { $found }.
error-value-seconds = Donnez un nombre de secondes supérieur à 0 et d’au plus { $most }, pas { $found }.
error-value-yes-no = Il faut true ou false ici, pas { $found }.
error-value-choice = Choisissez parmi { LIST($choices) }, pas { $found }.
error-value-names = Il faut une liste de noms ici, pas { $found }.
error-value-cell = Il faut une case ici, deux nombres entiers comme [1, -2], pas { $found }.
error-value-numbers = Donnez { $count } nombres, pas { $found }.
error-value-cells = Il faut une liste de cases ici, pas { $found }.
error-value-unknown-key = { $found } n’existe pas ici. Choisissez parmi { LIST($known) }.
error-name-unknown = { $kind ->
    [game] Le jeu { $found } n’existe pas.
    [option] L’option { $found } n’existe pas.
    [steamer] Le bateau { $found } n’existe pas.
    [setup] La variante { $found } n’existe pas.
    [captain] Le capitaine virtuel { $found } n’existe pas.
    [setting] Le réglage { $found } n’existe pas.
    [language] Paddlewheel ne parle pas { $found }.
   *[name] Le nom { $found } n’existe pas ici.
} Choisissez parmi { LIST($known) }.
error-name-misspelt = { $kind ->
    [game] Le jeu { $found } n’existe pas.
    [option] L’option { $found } n’existe pas.
    [steamer] Le bateau { $found } n’existe pas.
    [setup] La variante { $found } n’existe pas.
    [captain] Le capitaine virtuel { $found } n’existe pas.
    [setting] Le réglage { $found } n’existe pas.
    [language] Paddlewheel ne parle pas { $found }.
   *[name] Le nom { $found } n’existe pas ici.
} Pensiez-vous à { $near } ? Choisissez parmi { LIST($known) }.
error-name-empty = Il manque un nom.
error-name-twice = { $name } figure deux fois. Une fois suffit.
error-game-missing = Nommez un jeu : { LIST($known, type: "or") }.
error-game-not-loaded = Un jeu ne peut pas être chargé : { $why }.
error-game-incomplete = { $module } n’est pas un jeu : il manque { LIST($missing) }.
error-game-same-name = { $module } s’appelle { $game }, comme un autre jeu.
error-rules-unknown-version = La version { $version } des règles n’est pas connue ici. Choisissez parmi { LIST($known) }.

## Textes

error-text-number = { $key } est un nombre entier, pas { $found }.
error-text-yes-no = { $key } est yes ou no, pas { $found }.
error-text-pair = Écrivez nom=valeur, pas { $found }.
error-text-twice = { $name } figure deux fois. Une fois suffit.
error-text-cell = Une case s’écrit comme 1,-2, pas { $found }.
error-action-turn = { $found } n’est pas un tour. Écrivez +4, L+2, RR-3 ou pass.
error-action-chance = { $found } ne peut pas venir maintenant. Écrivez first=NOM, ou die=1 à die=6.
error-action-start-cell = { $found } ne dit pas qui prend la case de départ 1. Écrivez par exemple first=red.
error-action-tile = { $found } n’est pas un segment. Écrivez par exemple tile=red-1.
error-action-die = { $found } n’est pas un jet de dé. Écrivez die=left, die=straight ou die=right.
error-action-heading = { $found } n’est pas une orientation. Écrivez N, NE, SE, S, SW ou NW.
error-action-speed = { $found } n’est pas une vitesse. Écrivez un nombre, comme 3.
error-action-move = { $found } n’est pas un déplacement. Écrivez a (en avant), l ou r (tourner à gauche ou à droite), push=1,-2 (pousser sur cette case le bateau de devant) ou done.
error-action-board = { $found } n’est pas une réponse. Écrivez board ou skip.
error-action-fuel = { $found } n’est pas une réponse. Écrivez fuel ou skip.
error-action-exchange = { $found } n’est pas un échange. Écrivez give=2,red-2, take=1,red-2 ou skip.
error-action-unknown = { $found } n’est pas une des actions. Écrivez { LIST($known) }.

## Parties

error-record-first-line = Une partie commence par « { $expected } », pas par { $found }.
error-record-line-twice = L’en-tête a deux lignes « { $name } ». Laissez-en une.
error-record-line-missing = L’en-tête n’a pas de ligne « { $name } ».
error-record-line-beside-position = Une partie qui commence par une position n’a pas de ligne « { $name } ».
error-record-other-version = La position suit la version { $position } des règles, la partie la version { $record }.
error-record-after-result = Le résultat est la dernière ligne ; { $found } ne peut pas suivre.
error-record-no-action = Il manque une action après { $name }.
error-record-race-over = La course est finie. Il faut le résultat ici, pas { $found }.
error-record-other-turn = C’est le tour { DE($name) } ici, pas { $found }.
error-record-not-over = La course n’est pas finie. Il faut d’autres tours ici, pas { $found }.
error-record-result = Le résultat est { $expected }, pas { $found }.
error-record-tag-name = { $found } ne peut pas être une autre ligne de l’en-tête, ou y figure déjà.
error-record-tag-text = { $name } est une ligne de texte, sans espace au début ni à la fin.
error-record-actions = La partie a { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}. Choisissez un nombre de 0 à { $actions }, pas { $found }.
error-record-seats = La partie a { $count } places, pas { $found }.
error-record-seat-order = Les places de la partie sont { LIST($seats) }, dans cet ordre.

## Positions

error-position-one-line = Une position tient sur une ligne.
error-position-mississippi = Une position commence comme « mississippi rows=13 … | red=4:5:16 … », pas par { $found }.
error-position-queen = Une position commence comme « queen tiles=start,red-1,red-2 … | red=0,-3:N … », pas par { $found }.
error-position-small-game = Une position commence comme « { $game } … | red=… green=… », pas { $found }.
error-position-tile = Un segment s’écrit comme red-1, red-1:left ou red-1:left:1,2/1,3, pas { $found }.
error-position-course-steamer = Écrivez { $steamer }=field:front:wood ou { $steamer }=home:rank, pas { $found }.
error-position-steamer-cell = La case { DE($steamer) } s’écrit comme 0,-3, ou home:1, wrecked:3 ou ashore, pas { $found }.
error-position-steamer-part = Après la case { DE($steamer) } vient une orientation, ou s, c ou p avec un nombre pour la vitesse, le charbon ou les passagers, pas { $found }.
error-position-steamer-twice = { $steamer } a { $key } deux fois.
error-position-has-options = Une position dit déjà qui joue et avec quelles options.
error-position-home-has-none = Un bateau arrivé n’en a pas.
error-position-no-front = Un bateau sur le parcours a un côté vers l’avant, de 1 à 6.
error-position-same-field = { LIST(STEAMER($both)) } sont tous deux sur la case { $field }.
error-position-same-rank = { LIST(STEAMER($both)) } ont tous deux la place { $rank }.
error-position-home-ranks = Les places à l’arrivée sont 1, 2, 3 … sans trou, pas { LIST($ranks) }.
error-position-too-many-home = La course était finie avant que { $steamers } bateaux puissent arriver.
error-position-too-much-wood = Il y a { $logs } bûches en tout, et les joueurs en ont { $held }.
error-position-box = Il y a { $logs } bûches en tout. Quand les joueurs en ont { $held }, il y en a { $left } dans la boîte, pas { $box }.
error-position-first-missing = Il manque le premier joueur. Il ne peut manquer qu’avant le premier tour.
error-position-round = La manche va de 1 à { $most }, pas { $found }.
error-position-race-over = Cela ne se règle plus quand la course est finie. { $end ->
    [all_but_one_are_home] Tous sauf un sont arrivés.
    [the_winner_is_home] Le vainqueur est arrivé.
    [the_turn_limit_is_reached] La limite de tours est atteinte.
    [one_steamer_is_left] Il ne reste qu’un bateau.
    [all_others_are_wrecked] Tous les autres sont hors course.
    [the_winner_has_arrived] Le vainqueur est arrivé.
   *[the_round_limit_is_reached] La limite de manches est atteinte.
}
error-position-nobody-to-move = La course n’est pas finie ; dites à qui est le tour.
error-position-mover-home = { STEAMER($steamer) } est déjà à l’arrivée.
error-position-not-on-tile = Cette case n’est pas sur { $tile } tel qu’il est posé.
error-position-not-left-out = Aucun segment antérieur ne couvre cette case ; elle ne manque donc pas.
error-position-overlap = { LIST($pair) } se chevauchent. Donnez left_out ou first_tile s’ils ont été posés ainsi.
error-position-same-cell = { STEAMER($steamer) } est aussi sur cette case.
error-position-off-river = Cette case n’est sur aucun segment.
error-position-tile-gone = Cette case est sur { $tile }, qui n’est plus sur la table.
error-position-land = Cette case { DE($tile) } est de la terre.
error-position-boarded = À la station de { $tile }, { $boarded ->
    [one] { $boarded } passager a
   *[other] { $boarded } passagers ont
} embarqué, mais il n’en est venu que { $came }.
error-position-waiting = Venus à la station : { $came }, embarqués : { $boarded } ; { $waiting } ne peuvent pas y attendre.
error-position-home = Un bateau arrivé a quitté le fleuve intact.
error-position-arrived-ranks = Les places des bateaux arrivés sont 1, 2, 3 … sans trou, pas { LIST($ranks) }.
error-position-wrecked-ranks = Sur { $players } joueurs, ceux qui sont hors course ont les dernières places, pas { LIST($ranks) }.
error-position-too-many-gone = La course était finie avant que { $steamers } bateaux puissent quitter le fleuve.
error-position-rank-too-early = { STEAMER($seat) } ne peut pas encore avoir de place.
error-position-rank-missing = Il faut une place à { STEAMER($seat) } : donnez rank à l’un de ses bateaux.
error-position-out-but-sailing = { STEAMER($seat) } est hors course ; aucun de ses bateaux ne continue.
error-position-all-wrecked = La course était finie avant que tous soient hors course.
error-position-cell-missing = Il manque la case. Un bateau qui a quitté le fleuve a une place au classement.
error-position-bonus-coal = Un bateau a au plus { $most } points de charbon. Le point bonus est pour le chantier naval, à la première manche.
error-position-first-tile = Après la pièce de départ, il y a au moins un segment dès le début.
error-position-landing-too-early = La pièce d’arrivée est accrochée quand le dernier segment est posé, pas avant.
error-position-pile-empty = Le talon est épuisé ; aucun segment n’est à venir.
error-position-pile-left = Avant la pièce d’arrivée vient le reste du talon : { $pile }.
error-position-landing-missing = Le talon est épuisé, donc la pièce d’arrivée est accrochée : left, straight ou right.
error-position-order-missing = { STEAMER($steamer) } navigue et n’est pas dans l’ordre de jeu.
error-position-order-twice = { STEAMER($steamer) } est deux fois dans l’ordre de jeu.
error-position-steamer-gone = { STEAMER($steamer) } n’est plus sur le fleuve.
error-position-decision-own = { STEAMER($steamer) } n’a pas de « { $decision } » à décider pendant son tour.
error-position-decision-other = { STEAMER($steamer) } n’a pas de « { $decision } » à décider pendant le tour { DE(STEAMER($mover)) }.
error-position-die-again = Le fleuve ne peut pas continuer { BEND($turn) } là : on relancerait le dé.
error-position-not-astern = { STEAMER($steamer) } n’a pas reculé et n’a donc pas d’orientation à choisir.
error-position-stood-last = La dernière de ces cases est celle où le bateau est maintenant.
error-position-pushed-to = On ne pousse personne deux fois sur une case, ni sur une case où était l’abordeur.
error-position-points = La vitesse { $speed } donne { $speed ->
    [one] { $speed } point de déplacement
   *[other] { $speed } points de déplacement
} : { $used } utilisés et { $points } restants, c’est trop.
error-position-rotated = Après { $rotated ->
    [one] { $rotated } virage
   *[other] { $rotated } virages
}, il ne peut pas rester { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
} sur { $most }.
error-position-pushed-last = La dernière de ces cases est celle où l’on a poussé { STEAMER($steamer) }.
error-position-points-used = Tous les points de déplacement sont déjà utilisés.
error-position-not-reached = Seul le bateau qui a atteint le segment de tête décide « { $decision } ».
error-position-not-entered = { STEAMER($steamer) } n’a pas atteint { $tile }.
error-position-reached = C’est vrai si une case du segment de tête a été parcourue et qu’aucun segment n’a été posé depuis.
error-position-rolls-later = { STEAMER($steamer) } a atteint le segment de tête en premier, et lance le dé plus tard.
error-position-not-frontmost = { STEAMER($steamer) } n’est pas sur le segment de tête.
error-position-next-tile = Ce bateau est sur { $tile } ; le segment suivant serait déjà posé.
error-position-aground-speed = Un bateau sur un banc de sable a la vitesse 1.
error-position-has-arrived = Ce bateau est à un ponton et il est arrivé. Donnez-lui une place, pas une case.
error-position-no-board = { STEAMER($steamer) } ne peut pas embarquer de passager là.
error-position-no-fuel = { STEAMER($steamer) } ne peut pas faire le plein là.
error-position-no-exchange = { STEAMER($steamer) } n’a pas de bateau avec lequel échanger du charbon.
error-position-rose-stays = La Black Rose ne peut pas bouger et resterait là. Donnez le tour au joueur suivant.
error-position-held-stays = { STEAMER($steamer) } est bloqué par { LIST(STEAMER($holders)) } et resterait là. Donnez le tour au joueur suivant.
error-position-held-out = { STEAMER($steamer) } est bloqué par { LIST(STEAMER($holders)) } et serait hors course. Donnez le tour au joueur suivant.
error-position-out-of-coal = { STEAMER($steamer) } n’a pas assez de charbon pour bouger et serait hors course. Donnez le tour au joueur suivant.
error-position-barred = { STEAMER($steamer) } est bloqué par la terre et serait hors course. Donnez le tour au joueur suivant.
error-position-stuck = De là, { STEAMER($steamer) } ne peut pas utiliser { $points ->
    [one] { $points } point de déplacement
   *[other] { $points } points de déplacement
} avec { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}.
error-position-set-up-tiles = Avant la première manche, il y a la pièce de départ et un segment.
error-position-no-heading = { STEAMER($steamer) } n’a pas d’orientation à choisir.
error-position-chance-decides = C’est le hasard qui décide ici, pas un joueur.
error-position-first-comes = D’abord vient « { $decision } ».
error-position-not-as-set-up = Cela ne correspond pas à la mise en place d’avant la première manche.
error-position-rose-stays-afloat = La Black Rose ne quitte jamais le fleuve.
error-position-rank-afloat = Un bateau sur le fleuve n’a pas encore de place.
error-position-wrecked = Un bateau hors course a quitté le fleuve et a une place.
error-position-school-passengers = Il n’y a pas de passagers dans la première navigation.
error-position-stations = { $stations ->
    [one] { $stations } station
   *[other] { $stations } stations
}, mais { $aboard } à bord : chaque passager vient d’une station différente.
error-position-rank-twice = { STEAMER($seat) } a déjà la place { $rank }.
error-position-no-station = { $found } n’est pas un segment à station déjà posé.
error-position-no-waiting = { $found } n’est pas un segment à station posé sur la table.
error-position-station-twice = Il vient au plus un passager de chaque station.
error-position-die-missing = Il manque le dé : left, straight ou right, comme il a été lancé pour le segment suivant.
error-position-die-too-early = Il n’y a de dé que si un segment va être retourné : la décision « tile ».
error-position-not-before-start = Cela n’existe pas avant la première manche.
error-position-not-under-way = Cela n’existe pas avant que la vitesse soit réglée.
error-position-tiles = Il faut une liste de segments ici, la pièce de départ d’abord, pas { $found }.
error-position-too-many-tiles = Le fleuve a la pièce de départ et au plus { $most } segments, pas { $found }.
error-position-tile-twice = Il n’y a qu’un segment { $tile }, et il est déjà posé.
error-position-first-tile-straight = Le premier segment est accroché au nez central de la pièce de départ : straight.

## Tables et capitaines

error-players-number = Ce jeu est pour { $fewest } à { $most } joueurs, pas pour { $players }.
error-seat-name = Une place ne peut pas s’appeler ainsi : { $found }. Prenez au plus 16 lettres minuscules, chiffres et traits d’union, en commençant par une lettre, mais pas { LIST($reserved, type: "or") }.
error-seat-twice = Deux places s’appellent { $name }.
error-seat-captain = Une place pour un capitaine virtuel nomme le capitaine, et les autres n’en nomment pas.
error-table-at-without-record = Cela dit où continuer une partie, mais aucune partie n’est donnée.
error-table-lesson-alone = Une leçon a déjà son jeu et ses places : n’indiquez rien d’autre.
error-table-daily-alone = La course du jour a déjà son jeu et ses places : n’indiquez rien d’autre.
error-table-record-has-options = Une partie dit déjà à quel jeu on joue et avec quelles options.
error-store-unavailable = Rien ne peut être enregistré pour le moment. Réessayez dans un instant.
error-work-failed = Ce calcul n’est pas possible pour le moment. Réessayez dans un instant.
error-work-late = Le temps a manqué pour cela.
error-hint-unavailable = Aucun capitaine virtuel n’a de réponse pour le moment. Réessayez dans un instant.
error-database-address = Il faut le chemin d’un fichier, ou une adresse qui commence par postgresql://.
error-database-failed = La base de données { $path } est inutilisable : { $why }.
error-database-in-use = La base de données { $path } est inutilisable, car un autre serveur l’utilise.
error-database-no-driver = PostgreSQL a besoin d’asyncpg : pip install paddlewheel[postgres].
error-database-password-shown = Un mot de passe n’a pas sa place dans une ligne de commande, où d’autres peuvent le lire. Renseignez PADDLEWHEEL_DATABASE, ou nommez un fichier dans database_file.
error-servers-one-file = Il faut PostgreSQL pour avoir plusieurs processus serveurs : un fichier SQLite n’en accepte qu’un.
error-config-failed = Le fichier { $path } ne peut pas être lu : { $why }.
error-admin-which = Dites laquelle : une table, une adresse, un signalement ou un fichier.
error-admin-erase = Dites ce qu’il faut retirer : --message avec son numéro, --name avec la place, ou --title.
error-backup-there = Le fichier { $path } existe déjà. Choisissez un autre fichier.
error-backup-no-program = Le programme { $program } n’est pas installé. Il fait partie des programmes clients de PostgreSQL.
error-table-there = Cette table n’est pas seulement dans les archives : elle est sur le serveur.
error-value-network = Il faut ici une adresse ou un réseau comme 10.0.0.0/8, pas { $found }.

## Commandes

error-names-number = Il faut { $needed } noms, pas { $found }.
error-names-too-many = { $count } noms, c’est trop pour { $players } joueurs.
error-option-other-game = Le jeu { $game } a { LIST($options) }, celui-ci non. Ajoutez --game { $game }.
error-setup-other-game = La variante { $setup } est du jeu { $game }. Ici, choisissez parmi { LIST($known) }.
error-setup-players = La variante { $setup } est pour { LIST($counts, type: "or") } joueurs, pas pour { $players }.
error-captain-none = Nommez un capitaine virtuel : { LIST($known, type: "or") }.
error-captain-too-many = { $count } capitaines, c’est trop pour { $most } places.
error-captain-no-adviser = { $found } ne peut pas donner de conseil. Choisissez { LIST($known, type: "or") }.
error-captain-command = La commande { $found } n’est pas complète : un guillemet est resté ouvert.
error-captain-no-command = Nommez une commande après cmd:.
error-captain-no-program = Le programme { $found } n’existe pas.
error-captain-no-module = Le module { $found } n’existe pas, ni ici ni parmi les modules installés.
error-cluster-no-ray = Il faut Ray : pip install paddlewheel[cluster].
error-tuning-unknown-weight = Le poids { $found } n’existe pas. Choisissez parmi { LIST($known) }.
error-hint-race-over = La course est finie.
error-hint-chance = C’est au hasard de décider ; il n’y a pas de conseil à donner.
error-par-no-plan = Il n’y a pas de plan exact pour { $game }.
error-puzzles-no-records = Il n’y a pas d’enregistrement dans { $found }.
error-puzzles-two-games = Il y a des enregistrements de plusieurs jeux dans { $found }. Cherchez dans un jeu à la fois.
error-rule-unknown = La règle { $found } n’existe pas. Choisissez parmi { LIST($known) }.
error-rule-no-book = Il n’y a pas de livret de règles pour { $game }.
error-rule-not-here = { $rule_id } ne joue aucun rôle avec ces options, mais elle compte dans la variante { $setup }.
error-file-missing = Le document { $file } n’existe pas.
error-file-no-marks = Le fichier { $file } n’a pas de ligne { $first_mark } suivie d’une ligne { $last_mark }, là où va le tableau.
error-file-no-folder = Il n’y a pas de dossier { $file }.
error-file-not-utf8 = { $file } n’est pas un texte en UTF-8.
error-port-taken = Le port { $port } de { $host } est indisponible : { $why }.
error-server-not-installed = Le serveur de tables n’est pas installé : pip install paddlewheel[server].
error-engine-line-too-long = Une ligne a au plus { $most } octets.
error-engine-no-game = Il n’y a pas encore de partie. Commencez par new, load ou set.
error-engine-nothing-to-roll = Il n’y a rien à lancer : ce n’est pas au hasard de décider.
error-engine-nothing-to-undo = Il n’y a rien à annuler.
error-engine-undo-actions = Vous ne pouvez pas annuler { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
} : { $done ->
    [one] { $done } seulement est jouée
   *[other] { $done } seulement sont jouées
}.
error-engine-seats = Vous voulez { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}, mais nommez { $count ->
    [one] { $count } place
   *[other] { $count } places
}.
error-engine-why = Demandez why pour une action ou pour une fin, pas pour les deux.
error-engine-no-json = Ce n’est pas une ligne de JSON : { $why }.
error-engine-no-object = Il faut un objet avec cmd ici, pas { $found }.
error-engine-no-command = Il manque cmd. Choisissez parmi { LIST($known) }.
error-engine-unknown-command = La commande { $found } n’existe pas. Choisissez parmi { LIST($known) }.
error-engine-unknown-field = { $command } n’a pas de champ { $found }. Choisissez parmi { LIST($known) }.
error-engine-bad-field = { $command } est incompréhensible : { $why }.
