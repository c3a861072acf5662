### De quoi parle chaque jeu, et comment on tape ses actions. Un message porte le nom du jeu.

aim-mississippi = Atteignez l’arrivée avant les autres. Chaque case en avant coûte une bûche, et votre bois ne suffit pas pour tout le parcours. En vous laissant redescendre, vous ramassez des bûches ; l’accostage vous fait avancer gratuitement. Si votre tour se termine à côté d’autres bateaux, comparez les nombres qui se touchent : si le vôtre est plus grand, vous avancez de la différence ; si tous les leurs sont plus grands, ce sont eux qui avancent. Cela recommence là où vous arrivez : présentez donc le bon côté au bon voisin.
how-to-mississippi = Un tour dit de combien vous avancez : +4, quatre cases en avant ; -3, trois cases en arrière. Vous pouvez d’abord pivoter : L+4 pivote de 60° à gauche, RR-3 deux fois à droite. Les premiers 60° sont gratuits ; chaque rotation de plus coûte une bûche.
aim-queen = Atteignez avant les autres l’arrivée, au bout d’un fleuve qui se forme au fil de la course. Dans le jeu avec passagers, il vous faut deux passagers, pris à deux stations : finissez un tour à un embarcadère à la vitesse 1, puis embarquez-en un. Aux pontons d’arrivée aussi, venez à la vitesse 1. En première navigation, il suffit d’atteindre un ponton. Votre vitesse est le nombre de cases à parcourir. À chaque tour, vous pouvez la changer de 1 et tourner une fois de 60° gratuitement ; le reste coûte du charbon, et un bateau sans tour possible est hors course. Un bateau vous gêne ? Poussez-le pour un point de déplacement de plus.
how-to-queen = Un tour est une vitesse, puis un mot par pas : 3 a r a a done règle la vitesse 3, avance d’une case, tourne à droite, avance de deux cases et termine le déplacement. l tourne à gauche ; push=1,-2 avance et pousse le bateau qui s’y trouve sur la case 1,-2. Avec l’extension, astern quitte un banc de sable en reculant, fuel fait le plein à un dépôt, et give=2,red-2 ou take=1,rose échange du charbon.

## Les options : ce que fait chacune. Un message porte le nom de l’option.

choice-school = Jouez la première navigation au lieu du jeu avec passagers.
choice-draw-first = La case de départ 1 est tirée au sort. Sinon, elle revient au premier siège.
choice-stop-at-winner = La course s’arrête dès qu’il y a un vainqueur.
choice-round-limit = La course s’arrête après ce nombre de manches. Les bateaux encore en course sont classés selon leur situation.
choice-arrival-speed = La vitesse maximale à laquelle un bateau peut arriver dans le jeu avec passagers.
choice-push-astern = Un bateau peut être poussé sur la case juste derrière lui.
choice-added = Ces segments de l’extension sont mélangés aux autres.
choice-removed = Ces segments du jeu de base restent dans la boîte.
choice-steamers = Le nombre de bateaux de chaque joueur.
choice-both-home = Vous ne gagnez qu’une fois vos deux bateaux arrivés, avec deux passagers à bord de chacun.
choice-exchange-at-docks = Le charbon peut aussi s’échanger aux embarcadères.
choice-black-rose = La Black Rose, un bateau neutre, prend part à la course.
choice-rows = Le nombre de rangées du parcours.
choice-turn-limit = La course s’arrête après ce nombre de tours par joueur. Les bateaux encore en course sont alors classés selon leur case.

## Les segments que l’on peut ajouter ou retirer.

tile-coal = Charbon
tile-coal-and-driftwood = Charbon et bois flotté
tile-driftwood = Bois flotté
tile-sandbanks-1 = Bancs de sable 1
tile-sandbanks-2 = Bancs de sable 2
tile-many-islands = Îles nombreuses
tile-brown-1 = Toit brun 1
tile-brown-2 = Toit brun 2
tile-brown-3 = Toit brun 3
tile-brown-4 = Toit brun 4
tile-red-1 = Toit rouge 1
tile-red-2 = Toit rouge 2
tile-red-3 = Toit rouge 3
tile-red-4 = Toit rouge 4
tile-wild-1 = Îles sauvages 1
tile-wild-2 = Îles sauvages 2
tile-wild-3 = Îles sauvages 3

## Les variantes prêtes à jouer. Un message porte le nom du jeu et de la variante.

variant-queen-passengers = Le jeu avec passagers
variant-queen-passengers-about = Vous descendez tout le fleuve du jeu de base et embarquez deux passagers en chemin (Q18).
variant-queen-school = La première navigation
variant-queen-school-about = Apprenez à manœuvrer sur trois segments, sans passagers : le premier à l’arrivée gagne (Q17).
variant-queen-for-two = À deux
variant-queen-for-two-about = Chacun a deux bateaux, et le premier qui en amène un à l’arrivée avec deux passagers gagne (B8, B10).
variant-queen-two-each = À trois avec deux bateaux chacun
variant-queen-two-each-about = Trois joueurs ont deux bateaux chacun, et l’un des six part du chantier naval (B8, B11).
variant-queen-for-six = À six
variant-queen-for-six-about = Des six bateaux, le dernier part du chantier naval avec un point de charbon en plus (B11).
variant-queen-hazards = Périls
variant-queen-hazards-about = Bois flotté et bancs de sable remplacent les trois segments sans station (B1–B6).
variant-queen-whole-river = Tout le fleuve
variant-queen-whole-river-about = Vous parcourez les onze segments et les six de l’extension, avec du charbon à prendre en chemin (B1–B7).
variant-queen-black-rose = La course de la Black Rose
variant-queen-black-rose-about = Un bateau noir et neutre prend part à la course, et le dernier joueur de la manche le dirige aussi (B12).
variant-mississippi-usual = La course habituelle
variant-mississippi-usual-about = Le parcours a treize rangées, et tous continuent jusqu’à ce qu’il n’en reste qu’un (M1, M15).
variant-mississippi-short = Une course courte
variant-mississippi-short-about = Le parcours a sept rangées, et c’est fini dès que le premier bateau est arrivé (M1, M15).

## Autour du livret de règles.

book-heading = { $game } à { $players } joueurs
book-unofficial = Ceci est une édition non officielle, faite par des joueurs pour des joueurs et sans lien avec les auteurs ni les éditeurs. Les règles sont racontées avec nos propres mots ; là où les règles imprimées laissent un point ouvert, notre choix est signalé comme une décision.
book-ruling = Décision de cette édition :
book-example = Exemple :
book-older = Dans cette course, selon la version { $version } des règles :
book-options = Options à cette table
book-setups = Variantes prêtes à jouer
book-for = { $players } joueurs
book-for-between = { $fewest } à { $most } joueurs
book-in-setup = Voici la règle dans la variante { $setup }. Dans la plupart des courses, elle n’entre pas en jeu.
book-missing = Il n’y a pas encore de livret de règles pour ce jeu.
value-yes = oui
value-no = non
value-none = aucun
value-number = { $number }
