### Ce que les commandes disent dans un terminal.

## Une course

terminal-you-steer = Vous dirigez { LIST(STEAMER($seats)) }.
terminal-computers = Capitaines virtuels : { LIST($items) }.
terminal-steered-by = { STEAMER($steamer) } ({ CAPTAIN($captain) })
terminal-person = joueur
terminal-introduction = Tapez vos ordres. ? montre ce que vous pouvez taper, marks explique le plateau, try ORDRE montre l’effet d’un ordre, et hint demande conseil.
terminal-thinking = { STEAMER($steamer) } réfléchit…
terminal-who = { $steamer ->
    [rose] { STEAMER($seat) }, pour la Black Rose
   *[other] { STEAMER($steamer) }
}
terminal-prompt = { $who }, vos ordres ? ({ $orders } ou ?)
terminal-prompt-other = { $who }, vos ordres pendant le tour { DE(STEAMER($other)) } ? ({ $orders } ou ?)
terminal-possible = Vous pouvez taper { $order }.
terminal-possible-after = Après { $done }, vous pouvez taper { $order }.
terminal-nothing-done = Rien n’a été fait.
terminal-unclear = Tapez ? pour voir ce qui est possible.
terminal-too-much = « { $done } » termine cette décision : { $happened } Enlevez { $word } et tapez { $done }. { terminal-nothing-done }
terminal-save-offer = Enregistrer la partie ? (un nom de fichier, ou Entrée pour non)
terminal-save-name = Tapez le nom du fichier, par exemple race.record.
terminal-save-what = Ajoutez un nom de fichier, par exemple : save race.record
terminal-save-taken = « { $file } » existe déjà et n’est pas une partie ; le fichier reste tel quel. Choisissez un autre nom.
terminal-save-failed = « { $file } » ne peut pas être écrit : { $why }. Choisissez un autre nom.
terminal-saved = La partie est dans { $file } : { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}.
terminal-farewell = Bon vent !
terminal-leave = Vous avez quitté la course. Bon vent !

terminal-orders = Ordres : { $orders }. Par exemple :
terminal-orders-more = Ordres : { $orders } … (legal les montre tous). Par exemple :
terminal-usage-try = try ORDRE
terminal-usage-turns = turns TEXTE
terminal-usage-why = why ORDRE
terminal-usage-save = save FICHIER, quit
terminal-help-rules = le but du jeu ; ce que veulent dire les signes du plateau
terminal-help-try = l’effet d’un ordre, sans l’exécuter
terminal-help-turns = de même pour tous les ordres qui commencent par TEXTE
terminal-help-why = pourquoi c’est impossible ; aussi why board, fuel, exchange ou arrive
terminal-help-legal = tous les ordres possibles ; l’avis d’un capitaine virtuel
terminal-help-board = redessiner le plateau ; montrer ou cacher les coordonnées
terminal-help-undo = annuler votre dernière décision, si aucun dé n’a suivi
terminal-help-save = enregistrer la partie jusqu’ici ; quitter la course
terminal-try-what = Ajoutez un ordre, par exemple : try { $order }
terminal-why-what = Ajoutez un ordre, par exemple : why { $order }, ou why board
terminal-nothing-against = Rien n’empêche { $what }.
terminal-nothing-against-after = Après { $done }, rien n’empêche { $what }.
terminal-no-such-turns = Aucun ordre possible ne commence par { $found }. legal les montre tous.
terminal-more-turns = Il y en a encore { $count }. Donnez le début pour en voir moins, par exemple : turns { $order }
terminal-advice = { CAPTAIN($captain, form: "the") } propose :
terminal-board-complete = Le plateau montre déjà tous les numéros.
terminal-undo-nothing = Vous n’avez encore aucune décision à annuler.
terminal-undo-chance = Un dé ou un tirage a suivi votre dernière décision, vous ne pouvez donc plus l’annuler.
terminal-undone = Vous avez annulé { $action } et tout ce qui a suivi.

## Conseils, parties, décompte

terminal-hint = { $who }, { CAPTAIN($captain, form: "the") } propose :
terminal-hint-thinking = { CAPTAIN($captain, form: "the") } réfléchit…
terminal-coach-sure = C’est décidé ? { $reason } Naviguer quand même (o) ou réfléchir encore (n) ?
terminal-par-river = Fleuve : { $tiles } ; la pièce d’arrivée est { $landing ->
    [left] à gauche
    [right] à droite
   *[other] tout droit
}.
terminal-par = Par sur le fleuve { $river ->
    [hidden] caché, où chaque segment n’est posé qu’à son tour
   *[revealed] découvert
} : { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}, et il reste { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}.
terminal-par-none = Aucun chemin ne mène à l’arrivée sur le fleuve { $river ->
    [hidden] caché
   *[revealed] découvert
}.
terminal-daily-introduction = Tapez vos ordres. « ? » montre ce que vous pouvez taper, marks explique le plateau, et try ORDRE montre l’effet d’un ordre.
terminal-daily-alone = Dans la course du jour, il n’y a ni conseils ni partie à enregistrer : la date suffit.
terminal-puzzles = { $title } : { $count } problèmes
terminal-puzzles-theme = { $theme } : { $count }
terminal-puzzles-none = Aucune position de ces courses n’est un problème.
terminal-puzzles-search = Courses examinées
terminal-puzzles-introduction = Trouvez le meilleur tour. Tapez vos ordres ; hint donne un indice, solution montre le meilleur tour, et help ce que vous pouvez taper.
terminal-puzzles-grade = Problème { $name }, difficulté { $grade } sur 5
terminal-puzzles-again = Essayez encore, tapez solution, ou continuez avec next.
terminal-puzzles-solution = Meilleur tour : { $order }
terminal-chance = hasard
terminal-counting = Décompte sur { $depth ->
    [one] { $depth } action
   *[other] { $depth } actions
}…
terminal-depth = profondeur
terminal-ways = suites
terminal-ended = dont finies
terminal-digest = empreinte
terminal-action = action
terminal-total = total

## Plusieurs courses

terminal-progress = courses
terminal-stopped = Arrêt après { $done } courses sur { $races }.
terminal-series = { $game } : { $races ->
    [one] { $races } course
   *[other] { $races } courses
}, graine { $seed }
terminal-match = { $game } : { $races ->
    [one] { $races } course
   *[other] { $races } courses
} à { $players } joueurs, graine { $seed }
terminal-seat = place
terminal-captain = capitaine
terminal-starts = départs
terminal-wins = victoires
terminal-share = part
terminal-interval = intervalle à 95 %
terminal-mean-rank = rang moyen
terminal-rating = cote
terminal-failures = défaillances
terminal-decisions = { $mean } décisions par course · empreinte { $digest }
terminal-luck = Au seul hasard, un capitaine gagnerait { $share } de ses départs.
terminal-balanced = Chaque capitaine a occupé chaque place autant de fois.
terminal-unbalanced = { $races } n’est pas un multiple de { $block } : les capitaines ont occupé chaque place presque autant de fois.
terminal-failure = { $name } (course { $race }, { STEAMER($seat) }, question { $question }) : { $verdict } : { $detail }
terminal-more-failures = … et encore { $count }. --json les montre toutes.
verdict-crashed = plantage
verdict-illegal = réponse interdite
verdict-garbled = réponse illisible
verdict-overlong = ligne sans fin
verdict-slow = trop lent
verdict-silent = pas de réponse
terminal-serving = Paddlewheel est à l’adresse { $address }
terminal-uncompiled = Les règles ne sont pas compilées ici : tout fonctionne, mais les capitaines virtuels réfléchissent plus lentement.
terminal-admin-closed = La table { $which } est fermée.
terminal-admin-unlisted = La table { $which } n’est plus dans la liste publique.
terminal-admin-deleted = La table { $which } est dans les archives. `admin undelete` la ramène.
terminal-admin-undeleted = La table { $which } est de retour.
terminal-admin-erased = C’est retiré de la table { $which }.
terminal-admin-banned = L’adresse { $which } est exclue.
terminal-admin-unbanned = L’adresse { $which } est de nouveau admise.
terminal-admin-report-done = Le signalement { $which } est traité.
terminal-admin-backed-up = La sauvegarde est dans { $which }.
terminal-admin-restored = La sauvegarde { $which } est en place. Démarrez le serveur.
terminal-admin-downgraded = La base de données a maintenant le schéma { $which }. Démarrez la version antérieure.

## Erreurs de ligne de commande

terminal-unknown-words = « { $words } » n’a pas sa place ici. --help montre ce qui est possible.
terminal-unknown-option = L’option { $option } n’existe pas. --help les montre toutes.
terminal-unknown-command = La commande { $found } n’existe pas. Choisissez parmi { LIST($known) }.
terminal-missing = Il manque { $option }. --help montre comment l’indiquer.
terminal-missing-value = { $option } demande une valeur.
terminal-bad-value = « { $found } » ne convient pas pour { $option }.
terminal-repeated = { $option } est donné deux fois. Donnez-le une seule fois.
