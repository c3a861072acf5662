### Ce que dit la page.

## La page

page-tagline = Trois courses de bateaux à aubes sur un fleuve de papier
page-unofficial = Une édition non officielle, faite par des joueurs pour des joueurs. Elle n’a aucun lien avec les auteurs ni les éditeurs.
page-harbour = Port d’attache
page-rule-book = Règle du jeu
page-settings = Réglages
page-language = Langue
page-theme = Thème
page-theme-system = selon le système
page-theme-light = jour
page-theme-dark = nuit
page-pace = Animation
page-pace-none = aucune
page-pace-slow = lente
page-pace-usual = normale
page-pace-fast = rapide
page-sounds = Sons
page-follow-again = La vue suit à nouveau dès votre prochain tour
page-zoom-in = Zoom avant
page-zoom-out = Zoom arrière
page-recentre = Recentrer (C)
page-small-map = Carte de la course entière
page-tips = Aides pour débuter
page-close = Fermer
page-lost = Il n’y a rien à cette adresse.
page-part-failed = Cette partie de la page ne peut pas s’afficher. Tout le reste fonctionne.
page-screen-failed = Un problème est survenu. Vos courses sont en sécurité sur le serveur.
page-try-again = Réessayer
page-reload = Recharger la page
page-to-harbour = Retour au port d’attache
page-offline = Pas de connexion. Vous voyez le dernier état connu.
page-server-gone = Le serveur est injoignable. Réessayez dans un instant.
page-loading = Chargement…
page-colon = { $what } : { $said }

## Port d’attache

harbour-cast-off = Lancer la course
harbour-first-race = Jouer
harbour-first-race-about = Trois courtes leçons, puis une petite course contre deux capitaines virtuels.
harbour-choose-game = Choisir une course
harbour-queen-about = Le fleuve se dessine à mesure que vous naviguez : personne ne sait ce qui l’attend au prochain coude.
harbour-mississippi-about = La course de 1987 : accostez avec le plus grand nombre et vous avancez sans brûler de bois.
harbour-rose-race = Black Rose
harbour-rose-about = Un bateau noir prend part à la course, et le dernier de chaque manche le dirige aussi.
harbour-against-captains = Contre l’ordinateur
harbour-with-friends = Avec des amis
harbour-one-screen = Sur cet appareil
harbour-continue-race = Vos courses
harbour-and-finished = et { $count ->
    [one] { $count } terminée
   *[other] { $count } terminées
}
harbour-open-tables = Tables ouvertes
harbour-no-open-tables = Aucune table n’est ouverte pour le moment.
harbour-watch = Regarder
harbour-sit-down = Prendre place
harbour-forget = Oublier
harbour-forget-title = Oublier « { $title } » ?
harbour-forget-seat = Vous dirigez { $names } et la course n’est pas finie. Votre place n’est gardée que dans ce navigateur : sans son lien, vous ne pourrez pas revenir.
harbour-forget-maker = Vous avez ouvert cette table. Les liens que vous pourriez renvoyer aux autres sont perdus aussi.
harbour-forget-watch = Vous ne faites que regarder. Pour revenir, il vous faudra un lien.
harbour-forget-over = La course est finie. Pour la revoir, il vous faudra un lien.
harbour-forget-yes = Oublier la course
harbour-forget-no = La garder
harbour-race-over = terminée
harbour-waiting-for-players = attend des joueurs
harbour-under-way = en cours
harbour-load-record = Ouvrir une partie
harbour-record-here = Collez la partie ici

## Préparer une course

setup-new-race = Une nouvelle course
setup-what = Variante
setup-seats = Joueurs
setup-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
setup-how-many = Bateaux en course
setup-you = Vous
setup-your-name = Votre nom
setup-seat-name = Nom { DE($colour) }
setup-seat-here = un joueur sur cet appareil
setup-seat-link = un ami, par un lien
setup-seat-open = ouvert à tous
setup-seat-captain = capitaine virtuel : { CAPTAIN($captain) }
setup-who-steers = Qui dirige { $colour }
setup-all-options = Toutes les options
setup-clock-option = Pendule
setup-clock-none = sans pendule
setup-clock-quick = 1 minute par tour, 5 en réserve
setup-clock-calm = 5 minutes par tour, 15 en réserve
setup-clock-slow = 2 jours par tour
setup-public-option = Montrer dans la liste des tables ouvertes
setup-watchable-option = L’adresse de la table suffit pour regarder
setup-title-option = Nom de la table
setup-preview-option = Aperçu de l’accostage
setup-preview-about = Pointez une case pour voir ce que l’accostage y fera. Sans aperçu, vous le calculez vous-même.
table-hints-option = Conseils
table-hints-about = À votre tour, vous pouvez demander à un capitaine virtuel ce qu’il ferait, et pourquoi.

## Capitaines virtuels

plays-random = Va n’importe où, pourvu que les règles le permettent.
plays-greedy = Joue ce qui paraît le mieux sur le moment.
plays-deckhand = Le plus doux : reste à flot, mais s’écarte souvent de sa route.
plays-stoker = Apprend encore : joue bien souvent, et mal parfois.
plays-leadsman = Sonde le fleuve avec soin et se trompe de temps en temps.
plays-helmsman = Tient bien son cap, à quelques petites erreurs près.
plays-mate = Navigue bien à chaque tour, sans voir plus loin.
plays-captain = Prévoit quelques tours d’avance et compte avec vos réponses.
plays-commodore = Essaie lancers de dé et segments avant chaque tour.
plays-admiral = Le plus fort : s’attend aussi à tous les styles d’adversaires.
plays-wood-miser = Navigue comme un capitaine et rechigne à brûler du bois.
plays-sprinter = Navigue comme un capitaine et est toujours pressé.
plays-coal-miser = Navigue comme un capitaine et rechigne à dépenser du charbon.
plays-rammer = Navigue comme un capitaine et adore vous pousser.
plays-passenger-hunter = Navigue comme un capitaine et fait volontiers un détour pour les passagers.

## La table

table-river = Le fleuve
table-course = Le parcours
table-your-turn = À vous de jouer
table-waiting-for = On attend { $name }
table-waiting-speed = { $name } prépare un tour
table-waiting-face = { $name } oriente son bateau
table-waiting-board = { $name } embarque un passager
table-waiting-coal = { $name } décide pour le charbon
table-chance-rolls = Le dé roule…
table-see-what-happened = Regardez ce qui se passe…
table-race-is-over = La course est finie
table-closed = Cette table est fermée.
table-paused = Il ne reste que des capitaines virtuels en course
table-not-all-seated = La course commence quand tout le monde a pris place.
table-you-watch = Vous regardez seulement.
table-watch-seat = Pour naviguer, ouvrez le lien de votre place. Le joueur qui a créé la table peut vous l’envoyer : « { $menu } », puis « { $item } ».
table-order-of-play = Ordre de jeu
table-round = Manche { $round }
table-round-of = Manche { $round } sur { $limit }
table-before-start = Avant le départ
table-box = Boîte : { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
table-speed = Vitesse
table-coal = Charbon
table-wood = Bois
table-passengers = Passagers
table-field = case { $field }
table-ashore = à terre
table-rank = { RANK($rank) }
table-wrecked = hors course
table-home = arrivé
table-away = absent
order-why-tile = sur un segment plus avancé
order-why-stick = plus loin sur le segment
order-why-speed = plus rapide
order-why-coal = plus de charbon
order-why-right = plus à droite
order-why-last = derrière tous les autres
order-why-start = les cases de départ décident
order-before = joue avant { $name } : { $why }
order-last = joue en dernier : { $why }
table-has-sailed = a déjà joué cette manche
table-wins-course = Le premier bateau qui atteint l’arrivée, case { $field }, gagne.
table-wins-school = Le premier bateau sur un ponton d’arrivée gagne, sans passagers et à n’importe quelle vitesse.
table-wins-passengers = Le premier bateau sur un ponton d’arrivée avec deux passagers à bord gagne. Il doit arriver à la vitesse { $speed ->
    [1] 1
   *[other] 1 ou 2
}.
table-wins-one-of-two = Le premier joueur qui amène un bateau à un ponton d’arrivée avec deux passagers à bord gagne. Ce bateau doit arriver à la vitesse { $speed ->
    [1] 1
   *[other] 1 ou 2
}.
table-wins-both = Le premier joueur qui amène ses deux bateaux à un ponton d’arrivée, chacun avec deux passagers à bord, gagne. Ils doivent arriver à la vitesse { $speed ->
    [1] 1
   *[other] 1 ou 2
}.
table-wins-not-rose = La Black Rose participe, mais ne peut pas gagner.
table-wins-ends = La course s’arrête dès que quelqu’un a gagné.
table-steered-by = dirigée par { $name }
table-your-turn-of = À vous de jouer : { $name }
table-your-turn-rose = À vous de jouer : la Black Rose
table-steers-rose = { $name } dirige la Black Rose
table-rose-choose = La Black Rose a été poussée. Choisissez son orientation.
table-rose-last = Vous la dirigez parce { QUE($name) } joue en dernier dans cette manche.
table-rose-before = Vous la dirigez parce qu’elle joue en dernier dans cette manche, juste après { $name }.
table-rose-passed = Vous la dirigez parce { QUE($name) } joue en dernier parmi les bateaux encore en course.
table-rose-coal = Elle peut dépenser { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}, et personne ne doit la bloquer.
table-one-of-two = Vous avez deux bateaux. { $name } joue { $rank ->
    [1] en 1ʳᵉ position
   *[other] en { $rank }ᵉ position
} sur { $of } dans cette manche.
plan-barred-coal = pas assez de charbon
plan-barred-rose = bloque la Black Rose
plan-barred-way = impossible d’aller si loin

## Préparer son tour

plan-title = Votre plan
plan-pick-cell = Choisissez une case ou une vitesse. Les cases sans nombre sont gratuites.
plan-pushed-choose = Votre bateau a été poussé. Choisissez son orientation.
plan-start-choose = Choisissez une orientation pour le départ.
plan-sail = Naviguer
plan-steam = À toute vapeur
plan-costs = { $coal ->
    [0] ne coûte pas de charbon
    [one] coûte { $coal } point de charbon
   *[other] coûte { $coal } points de charbon
}
plan-coal-left = il reste { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}
plan-keeps-speed = garde la vitesse { $speed }
plan-changes-speed = vitesse de { $before } à { $speed }
plan-cells = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
plan-turns = { $count ->
    [one] { $count } virage
   *[other] { $count } virages
}
plan-pushes = pousse { $name }
plan-final-speed = vitesse { $speed } ensuite
plan-heading = Orientation
plan-other-ways = Autres routes
plan-without-push = sans abordage
plan-skip-animation = Passer
plan-push-elsewhere = Pousser ailleurs (P)
plan-push-to = Pousser { $name } vers le { $heading }
plan-on-its-way = Envoi…
plan-board = Embarquer le passager
plan-fuel = Faire le plein
plan-skip = Non, continuer
plan-pass = Passer son tour
plan-board-question = Un passager attend à l’embarcadère.
plan-fuel-question = Vous êtes à un dépôt de charbon.
plan-exchange-question = Un bateau voisin va à la même vitesse. Échanger du charbon ?
plan-give = Donner { $coal } à { $name }
plan-take = Prendre { $coal } à { $name }
plan-rule = Règle { $id }
plan-cell-end = { $coal ->
    [0] votre tour peut finir ici sans charbon
    [one] votre tour peut finir ici pour { $coal } point de charbon
   *[other] votre tour peut finir ici pour { $coal } points de charbon
}
plan-turn-left = À gauche
plan-turn-right = À droite
plan-free = gratuit
plan-logs = { $count ->
    [one] { $count } bûche
   *[other] { $count } bûches
}
plan-pick-field = Faites pivoter votre bateau avec les flèches, puis choisissez une case. En avant, on brûle des bûches ; en arrière, on en ramasse.
plan-pick-first-field = Choisissez une case. Votre premier tour va tout droit, et chaque case coûte une bûche. Pivoter et reculer, ce sera pour plus tard.
plan-burns = brûle { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
plan-gathers = ramasse { $logs ->
    [one] { $logs } bûche
   *[other] { $logs } bûches
}
plan-to-field = jusqu’à la case { $field }
plan-carried-to = l’accostage le mène à la case { $field }
plan-comes-home = termine { RANK($rank) }
plan-rotations = Rotations de 60°
plan-rotation-said = le { $front } devant, { $price } : au mieux { $best }
plan-home-short = arrivée
plan-to-go = reste { $fields }
plan-tiles-to-come = encore { $tiles ->
    [one] { $tiles } segment
   *[other] { $tiles } segments
}
plan-landing-laid = arrivée en vue
plan-aground = s’échoue : vitesse 1 ensuite
plan-then-board = Vous pouvez embarquer un passager ici.
plan-then-fuel = Vous pouvez faire le plein de charbon ici.
plan-then-arrive = Vous arrivez ici.
plan-then-exchange = Vous pouvez échanger du charbon ici.
plan-why-not = Pourquoi c’est impossible ?
plan-choose-push = Choisissez où pousser { $name }.
plan-slowed = le bois flotté vous ralentit à la vitesse { $speed }
plan-driftwood = le bois flotté coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus
plan-must-pass = Vous ne pouvez ni avancer ni reculer.
plan-keys-queen = Touches : ↑ avancer, ← → tourner, Pg préc. Pg suiv. d’une fin à l’autre, 1–6 vitesse, P pousser ailleurs, ⌫ annuler, ↵ naviguer, ? pourquoi c’est impossible
plan-keys-face = Touches : ← → choisir, ↵ valider, ou 1–6
plan-keys-course = Touches : ← → pivoter, ↑ ↓ plus en avant ou en arrière, ⌫ annuler, ↵ vapeur, ? pourquoi c’est impossible
plan-keys-cast-off = Touches : ↑ ↓ plus loin ou moins loin, ⌫ annuler, ↵ vapeur, ? pourquoi c’est impossible
plan-ends-list = Où finit le tour
plan-ends-none = pas encore choisi

## Les plateaux en mots

board-right-here = ici même
board-bearing = { $count } vers le { $heading }
board-from-whom = { $where } depuis { $name }
board-heads-for = proue vers le { $heading }
board-at-speed = vitesse { $speed }
board-with-coal = { $coal ->
    [one] { $coal } point de charbon
   *[other] { $coal } points de charbon
}
board-aboard = { $count ->
    [one] { $count } passager
   *[other] { $count } passagers
} à bord
board-on-tile = sur le segment { $tile }
board-river-tiles = Le fleuve compte { $count ->
    [one] { $count } segment
   *[other] { $count } segments
} ; le dernier coule vers le { $heading }.
board-water-from = Eau libre autour { DE($name) } : { $where }.
board-water-none = aucune
board-dock = { $waiting ->
    [0] embarcadère, personne n’attend
    [one] embarcadère, { $waiting } passager attend
   *[other] embarcadère, { $waiting } passagers attendent
}
board-dock-in-school = embarcadère, sans effet pour la première navigation
board-front-of = le { $front } devant
board-goal-at = Le parcours compte { $field } cases.
table-hint = Conseil
table-hint-from = Voici ce que ferait { CAPTAIN($captain, form: "the") }.
table-hint-because = Voici ce que ferait { CAPTAIN($captain, form: "the") } : { LIST($reasons) }.
table-take-back = Annuler
table-take-back-ask = Demander à annuler
table-take-back-asked = { $name } demande à annuler un tour. D’accord ?
table-take-back-waits = N’ont pas encore accepté d’annuler : { $names }.
table-yes = Oui
table-no = Non

## Historique, chat, menu, accueil

history-title = Historique
chat-title = Chat
history-empty = Il ne s’est encore rien passé.
history-from-position = La course commence à partir d’une position donnée.
history-from-record = { $moment ->
    [one] La première étape vient d’une partie enregistrée.
   *[other] Les { $moment } premières étapes viennent d’une partie enregistrée.
}
chat-empty = Personne n’a encore rien dit.
chat-say-something = Dire quelque chose
chat-speaks-as = Vous parlez au nom de
chat-send = Envoyer
chat-report = Signaler à l’exploitant
chat-reported = Signalé. L’exploitant de ce serveur va regarder.
table-since-away = En votre absence
table-since-away-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
table-named = { $colour } ({ $who })
history-sat-down = { $who } prend place et dirige { $name }.
history-handed-over = { CAPTAIN($captain, form: "the") } dirige maintenant { $name }.
history-handed-over-time = { $name } n’a plus de temps : { CAPTAIN($captain, form: "the") } prend la barre.
history-left-table = { $name } a quitté la table : { CAPTAIN($captain, form: "the") } prend la barre.
history-took-over = { $name } reprend la barre.
history-took-back = { $name } annule tout jusqu’à l’étape { $moment }.
history-proposed = { $name } demande à tout annuler jusqu’à l’étape { $moment }.
history-agreed = { $name } est d’accord.
history-declined = { $name } n’est pas d’accord.
history-ranked = { $name } met fin à la course : les autres sont classés selon leur position.
history-sailed-on = { $name } laisse les capitaines virtuels continuer.
history-coach-on = { $name } active le coach.
history-coach-off = { $name } arrête le coach pour tout le monde.
history-rematched = { $name } lance une revanche.
history-published = La table est dans la liste des tables ouvertes.
trail-push = a poussé { $name }
trail-push-you = a poussé votre bateau
trail-board = a embarqué un passager
trail-fuel = a fait le plein
trail-run-aground = s’est échoué
trail-arrive = est arrivé
history-show-moment = Montrer cette étape
table-reach-show = Montrer jusqu’où { $name } peut aller
table-reach-said = Où { $name } pourrait finir si c’était son tour et si les autres restaient en place.
table-reach-none = { $name } ne pourrait aller nulle part si les autres restaient en place.
history-unpublished = La table n’est plus dans la liste des tables ouvertes.
history-closed = La table a été fermée.
history-erased = L’exploitant du serveur a retiré quelque chose ici.
history-unreadable = Il s’est passé quelque chose que ce serveur ne sait pas lire.
menu-title = Table
menu-hand-over = Laisser l’ordinateur diriger
menu-take-over = Reprendre la barre
menu-leave = Quitter la table
menu-publish = Rendre la table publique
menu-unpublish = Retirer de la liste
menu-close = Fermer la table
menu-back-to-race = Retour à la course
menu-close-sure = Fermer la table pour tous ? Personne ne pourra plus y naviguer.
menu-close-yes = Oui, fermer
menu-leave-sure = Quitter la table ? Jusqu’à votre retour, { CAPTAIN($captain, form: "the") } tient la barre.
menu-leave-yes = Oui, quitter
menu-record = Télécharger la partie
menu-replay = Revoir la course
connection-connected = connecté
connection-connecting = connexion…
connection-lost = Connexion perdue. Nouvel essai…
connection-try-now = Essayer maintenant
table-unknown = Cette table n’existe pas.
table-unread-rules = Cette course suit la version { $version } des règles, que ce serveur ne connaît pas encore. Vous pouvez lire et télécharger la partie.
table-unread-other = Cette course se poursuit d’une façon que ce serveur ne connaît pas encore. Vous pouvez lire et télécharger la partie.
table-kept-record = La partie enregistrée
table-private-race = Cette course est privée.
table-private-watch = Pour regarder, demandez un lien à l’un des joueurs. Il se trouve dans son menu : « { $menu } », puis « { $item } ».
table-private-seat = Si vous avez une place ici, ouvrez votre propre lien. Ou choisissez « { $menu } », puis « { $item } » sur l’appareil où vous avez joué en dernier.
menu-to-device = Continuer sur un autre appareil
menu-to-device-about = Ouvrez ce lien sur l’autre appareil, ou scannez le code. Il dirige votre bateau : gardez-le pour vous.
menu-watch-invite = Inviter à regarder
menu-watch-invite-about = Ce lien permet de regarder la course, mais pas de jouer.
menu-watch-invite-not = Cette course est privée. Seul le joueur qui a ouvert la table peut inviter à regarder.
menu-seat-links = Liens pour les autres joueurs
menu-seat-links-about = Quelqu’un n’arrive plus à revenir ? Renvoyez-lui son lien. Chaque lien dirige un bateau.
menu-share = Partager…
menu-back = Retour
lobby-people = À la table
lobby-watching = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}
lobby-invite-title = Invitez vos amis
lobby-invite-about = Envoyez un lien à chacun, ou faites scanner le code.
lobby-invite-watch = Seulement pour regarder
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-qr-for = Code pour { $name }
lobby-sit-as = Vous dirigez { $colour }. Comment vous appelez-vous ?
lobby-open-seat = { $colour } est libre.
table-time-left = encore { $time }

## Revoir et finir

replay-at = Étape { $at } sur { $of }
replay-to-now = Revenir au présent
replay-step-back = Étape précédente
replay-step-on = Étape suivante
replay-play-on = Lire
replay-pause = Pause
replay-link-to-moment = Lien vers cette étape
replay-copied-inside = Copié. Le lien ne fonctionne que pour les personnes à cette table.
replay-branch = Continuer d’ici en solo
finish-title = L’arrivée
finish-you-win = Vous gagnez !
finish-winner = { $name } gagne
finish-winners = { $names } gagnent ensemble
finish-rematch-asked = { $name } a lancé une revanche. Votre place est gardée.
finish-rematch-others = { $name } a lancé une revanche.
finish-rematch-join = Jouer la revanche
finish-rematch-watch = Voir la revanche
finish-another-setup = Autre course
finish-rank-offer = Doivent-ils continuer, ou être classés là où ils sont ?
finish-only-captains = Il ne reste que des capitaines virtuels en course.
finish-rank-now = Classer maintenant
finish-sail-on = Continuer
finish-won-home = { $name } a franchi l’arrivée en tête.
finish-won-landing = { $aboard ->
    [0] { $name } a atteint un ponton en premier.
    [one] { $name } a atteint un ponton en premier, avec { $aboard } passager à bord.
   *[other] { $name } a atteint un ponton en premier, avec { $aboard } passagers à bord.
}
finish-won-afloat = Il n’y a plus que { $name } à flot.
finish-won-field = { $name } était en tête, à la case { $field }.
finish-won-ahead = { $name } était en tête : on compte d’abord les passagers à bord, puis l’ordre sur le fleuve.
finish-race-chart = La course, manche après manche
finish-again = Revanche

## Aides de la première course

tip-aim = Pour gagner, atteignez avant les autres un ponton, après le troisième segment.
tip-arrow = Ces flèches sont vos orientations. Choisissez où pointe la proue ; vers l’aval, c’est un bon début.
tip-cell = Choisissez la case où doit finir votre tour. Rien n’est envoyé avant que vous appuyiez sur « Naviguer ».
tip-speed = Votre vitesse est le nombre exact de cases à parcourir. La modifier de 1 est gratuit.
tip-sail = Appuyez sur « Naviguer » quand le plan vous plaît. D’ici là, vous pouvez tout changer.
tip-turn = Un virage de 60° est gratuit à chaque tour : avant, pendant ou après le trajet. Chaque virage de plus coûte 1 point de charbon.
tip-coal = Ce plan coûte du charbon. C’est lui qui paie les virages serrés et les grands changements de vitesse ; vous avez six points pour toute la course.
tip-dock = Voici un embarcadère. Pour cette première navigation, il ne sert à rien : aucun passager n’y attend. Passez votre chemin.
tip-jetty = Voilà la pièce d’arrivée ! Le premier bateau sur un de ces pontons gagne, à n’importe quelle vitesse.
tip-got-it = Compris
school-you-first = Vous avez atteint la pièce d’arrivée en premier.
school-first = { $name } a atteint la pièce d’arrivée en premier.
school-next = Essayez ensuite le jeu avec passagers : tout le fleuve, et deux passagers à conduire à bon port.
school-passenger-game = Jeu avec passagers
school-title = Apprendre à jouer
school-about = De courtes leçons sur le vrai plateau, une idée à la fois. Chacune dure environ une minute.
school-progress = { $done ->
    [0] { $done } leçon réussie sur { $of }
    [one] { $done } leçon réussie sur { $of }
   *[other] { $done } leçons réussies sur { $of }
}
school-lesson-of = Leçon { $number } sur { $of }
school-done = réussie
school-start = Commencer le cours
school-go-on = Reprendre le cours
school-sentence = Suite
school-next-lesson = Leçon suivante
school-skip = Passer
school-all = Toutes les leçons
school-to-race = Passer à la course
school-race = Lancer la course
school-course-over = C’était la dernière leçon de ce cours.
school-lessons-next = Ou apprenez d’abord à quoi servent le charbon, les poussées et les passagers : quelques minutes de leçons.

## Règles

rules-for = { $game } à { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
rules-ruling = Décision de cette édition
rules-example = Exemple
rules-older = Dans cette course, selon la version { $version } des règles
rules-aim = Le but
rules-contents = Sommaire
rules-details = Détails et décisions
rules-by-number = Par numéro
rules-options-here = Avec les options de cette table
