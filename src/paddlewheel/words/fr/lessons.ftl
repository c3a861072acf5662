### Ce que disent les leçons de l’école. Les noms sont ceux des cours : docs/writing-a-lesson.md.

## Pour toutes les leçons

lesson-missed = Ce n’est pas encore le but. Recommencez depuis le début.
lesson-course-queen = Mississippi Queen
lesson-course-mississippi = Mississippi
lesson-course-black-rose = The Black Rose

## Mississippi Queen

lesson-queen-heading-title = Orientation et vitesse
lesson-queen-heading-bow = Votre bateau va là où pointe sa proue : tout droit.
lesson-queen-heading-wheel = La vitesse est le nombre de cases parcourues ce tour-ci. Un cran de plus ou de moins est gratuit.
lesson-queen-heading-choose = Les cases marquées sont celles où votre tour peut finir.
lesson-queen-heading-task = Avancez de deux cases tout droit.
lesson-queen-heading-well = Bien navigué. La vitesse 2 vous fait avancer d’exactement deux cases.
lesson-queen-heading-slow = À la vitesse 1, vous n’avancez que d’une case. Réglez la vitesse 2 : un cran est gratuit.
lesson-queen-heading-aside = Vous avez tourné la proue et le bateau l’a suivie. Laissez la proue comme elle est.

lesson-queen-rotation-title = Le virage gratuit
lesson-queen-rotation-free = À chaque tour, vous pouvez tourner une fois de 60° gratuitement.
lesson-queen-rotation-when = Tournez avant, entre ou après les cases parcourues : le moment décide où vous arrivez.
lesson-queen-rotation-task = Gagnez la case devant vous sur la droite sans dépenser de charbon.
lesson-queen-rotation-well = C’est cela : une case, un virage, encore une case. Cela n’a rien coûté.
lesson-queen-rotation-twice = La case est bonne, mais le deuxième virage a coûté 1 point de charbon. Avancez d’abord, puis tournez une fois.
lesson-queen-rotation-straight = Sans virage, vous allez tout droit. Tournez de 60° à droite après la première case.

lesson-queen-coal-title = Ce que le charbon achète
lesson-queen-coal-free = Un cran de vitesse est gratuit. Chaque cran de plus coûte 1 point de charbon.
lesson-queen-coal-price = Vous avez 6 points de charbon pour toute la course : le chiffre noir sur votre bateau.
lesson-queen-coal-gone = Ce que vous dépensez est perdu. Regardez donc le prix avant de partir.
lesson-queen-coal-task = Avancez de trois cases tout droit et payez 1 point de charbon.
lesson-queen-coal-well = De la vitesse 1 à 3, il y a deux crans : un gratuit, un pour 1 point de charbon.
lesson-queen-coal-saved = Vous avez gardé votre charbon, mais la vitesse gratuite s’arrête à 2. Réglez la vitesse 3.
lesson-queen-coal-dear = Cela a coûté plus de 1 point de charbon. La vitesse 3 et une route droite suffisent.

lesson-queen-exact-title = Chaque point compte
lesson-queen-exact-all = Vous devez dépenser tous les points de déplacement de votre vitesse, ni plus ni moins.
lesson-queen-exact-plan = À grande vitesse, une case proche peut être hors d’atteinte. Ralentissez à temps.
lesson-queen-exact-task = Arrêtez-vous exactement sur la case à deux pas, devant à droite, sans dépenser de charbon.
lesson-queen-exact-well = Juste : vous ralentissez à 2, et les deux points vous y mènent.
lesson-queen-exact-left-over = Il reste un point de déplacement, et vous devez l’utiliser. À la vitesse 2, le compte est bon.
lesson-queen-exact-past = À cette vitesse, vous dépassez la case. Ralentissez à 2 : un cran est gratuit.

lesson-queen-push-title = Pousser un bateau
lesson-queen-push-point = Vous pouvez entrer sur la case de Vert en poussant Vert. Cela coûte un point de déplacement de plus.
lesson-queen-push-where = Vous choisissez la case d’eau libre où va Vert, mais jamais une case où vous étiez ce tour-ci.
lesson-queen-push-heading = Ensuite, Vert choisit gratuitement une nouvelle orientation.
lesson-queen-push-task = Poussez Vert et continuez jusqu’à l’embarcadère, trois cases plus loin.
lesson-queen-push-well = Deux points pour pousser, deux pour rejoindre l’embarcadère : les quatre sont utilisés.
lesson-queen-push-astern = Vous ne pouvez pas pousser Vert sur une case où vous étiez ce tour-ci. Choisissez-en une devant ou sur le côté.
lesson-queen-push-short = Vous avez poussé Vert, mais pas à la vitesse qui mène à l’embarcadère. Il vous faut 4 points.
lesson-queen-push-round = Vous avez contourné Vert. Allez droit sur sa case et payez le point de plus.

lesson-queen-dock-title = Embarquer des passagers
lesson-queen-dock-waiting = Une passagère attend à cet embarcadère.
lesson-queen-dock-speed = Elle monte à bord si vous finissez votre tour sur cette case à la vitesse 1.
lesson-queen-dock-two = Il vous faut deux passagers, de deux stations différentes.
lesson-queen-dock-task = Ralentissez à 1, arrêtez-vous à l’embarcadère et embarquez la passagère.
lesson-queen-dock-well = Bienvenue à bord. Encore un passager, et vous pourrez viser l’arrivée.
lesson-queen-dock-past = À cette vitesse, vous ne pouvez pas vous arrêter à l’embarcadère. Réglez la vitesse 1 et avancez d’une case.
lesson-queen-dock-left = Vous étiez à l’embarcadère, mais la passagère attend toujours. Choisissez de l’embarquer.

lesson-queen-river-title = L’ordre de jeu et le fleuve qui s’allonge
lesson-queen-river-grows = Le premier bateau sur le segment de tête allonge le fleuve : le dé et la pile décident comment.
lesson-queen-river-order = Chaque manche commence par le bateau le plus en aval.
lesson-queen-river-task = Arrivez en premier sur le nouveau segment et commencez la manche suivante.
lesson-queen-river-well = Le fleuve s’est allongé, et vous commencez la manche suivante.
lesson-queen-river-behind = Votre bateau est resté sur l’ancien segment, et aucun nouveau n’est venu. Avancez de deux cases tout droit.

lesson-queen-landing-title = L’arrivée
lesson-queen-landing-jetty = Avec deux passagers à bord, vous arrivez dès que vous vous arrêtez à un ponton.
lesson-queen-landing-slow = Vous devez arriver à la vitesse 1. Ralentissez donc à temps.
lesson-queen-landing-task = Accostez au ponton devant vous.
lesson-queen-landing-well = Vous êtes à bon port. Le premier arrivé gagne.
lesson-queen-landing-land = La deuxième case est à terre. Ralentissez à 1 et arrêtez-vous au ponton.
lesson-queen-landing-fast = La vitesse 2 est trop élevée pour l’arrivée. Vous n’arrivez qu’à la vitesse 1.
lesson-queen-landing-beside = La vitesse est bonne, mais il n’y a pas de ponton sur cette case. Allez tout droit.

## Mississippi

lesson-mississippi-cast-off-title = Larguer les amarres
lesson-mississippi-cast-off-die = Le dé a mis le côté 5 devant. À votre premier tour, vous ne pouvez pas le changer.
lesson-mississippi-cast-off-log = Chaque case en avant brûle une bûche. Vous en avez 20 pour tout le parcours.
lesson-mississippi-cast-off-task = Larguez les amarres et avancez de quatre cases.
lesson-mississippi-cast-off-well = Vous êtes sur la case 4 et il vous reste 16 bûches.
lesson-mississippi-cast-off-turned = Au départ, vous ne pouvez pas tourner : le dé décide. Vous le pourrez dès votre prochain tour.
lesson-mississippi-cast-off-short = C’est trop court. Choisissez la case 4.
lesson-mississippi-cast-off-far = C’est trop loin et cela brûle trop de bois. Choisissez la case 4.

lesson-mississippi-gather-title = Reculer pour ramasser du bois
lesson-mississippi-gather-low = Il vous reste une bûche : trop peu pour courir.
lesson-mississippi-gather-back = Chaque case libre en arrière rapporte une bûche, jusqu’à 15 cases par tour.
lesson-mississippi-gather-task = Ramassez du bois jusqu’à avoir au moins 6 bûches.
lesson-mississippi-gather-well = Quelques cases perdues, une bonne pile gagnée. Vous pouvez repartir.
lesson-mississippi-gather-ahead = Votre dernière bûche vous a fait avancer d’une case, et vous n’en avez plus. Reculez plutôt.
lesson-mississippi-gather-few = Ce n’est pas encore assez de bois. Reculez d’au moins cinq cases, sans tourner plus que ce qui est gratuit.

lesson-mississippi-contact-title = Un contact
lesson-mississippi-contact-beside = Quand vous finissez à côté d’un autre bateau, on compare les deux nombres qui se touchent.
lesson-mississippi-contact-higher = Si le vôtre est plus grand, l’accostage vous fait avancer de la différence, gratuitement. Tournez d’abord votre bateau.
lesson-mississippi-contact-task = Finissez à côté de Vert avec le plus grand nombre.
lesson-mississippi-contact-well = Votre nombre était plus grand, et l’accostage vous a fait avancer gratuitement.
lesson-mississippi-contact-lower = Votre nombre était plus petit, et l’accostage a fait avancer Vert. Tournez un plus grand nombre vers Vert.
lesson-mississippi-contact-equal = Les deux nombres sont égaux : il ne se passe rien. Tournez votre bateau d’un cran.
lesson-mississippi-contact-alone = Vous n’êtes à côté de personne. Gagnez une case qui touche celle de Vert.

lesson-mississippi-sum-title = La somme des contacts
lesson-mississippi-sum-both = Cette case touche Vert et Noir.
lesson-mississippi-sum-added = Si vous dominez à plusieurs contacts, les différences s’ajoutent. Les nombres plus petits ne comptent pas.
lesson-mississippi-sum-task = Faites-vous porter de 6 cases d’un seul coup par l’accostage.
lesson-mississippi-sum-well = Deux contacts, 6 cases : leur somme vous mène loin devant les autres.
lesson-mississippi-sum-less = L’accostage vous a fait avancer, mais pas de 6 cases d’un coup. Cherchez une case qui touche les deux bateaux.
lesson-mississippi-sum-lower = Votre nombre était plus petit, et l’autre bateau a avancé. Allez une case plus loin.

lesson-mississippi-carried-title = Quand votre nombre est plus petit
lesson-mississippi-carried-lower = Si votre nombre est plus petit à chaque contact, l’accostage fait avancer les autres.
lesson-mississippi-carried-both-ways = Cela vous aide aussi : un rival qui finit à côté de vous avec un plus petit nombre vous fait avancer.
lesson-mississippi-carried-task = Gagnez la case 17 ou plus loin sans faire avancer Vert.
lesson-mississippi-carried-well = Vous avez avancé, et Vert n’y a rien gagné.
lesson-mississippi-carried-helped = L’accostage a fait avancer Vert, car son nombre était plus grand. Tournez avant de partir.
lesson-mississippi-carried-behind = Vert n’y a rien gagné, mais vous n’êtes pas encore à la case 17. Allez plus loin.

lesson-mississippi-chain-title = Une chaîne
lesson-mississippi-chain-again = Là où l’accostage vous porte, vous accostez de nouveau, tant qu’un nombre est plus grand.
lesson-mississippi-chain-steer = Une chaîne commence par le bon nombre devant : essayez le virage gratuit des deux côtés.
lesson-mississippi-chain-try = Pointez une case, et la page montre où la chaîne finit.
lesson-mississippi-chain-task = Atteignez la case 26 et gardez au moins 7 bûches.
lesson-mississippi-chain-well = Deux bûches, et la chaîne a fait le reste.
lesson-mississippi-chain-dear = Vous êtes assez loin, mais vous avez brûlé trop de bois. Commencez la chaîne avec deux bûches.
lesson-mississippi-chain-short = L’accostage vous a fait avancer, mais pas assez loin. Tournez d’abord d’un cran à droite.

## The Black Rose

lesson-black-rose-sandbank-title = Les bancs de sable
lesson-black-rose-sandbank-aground = Votre bateau s’est échoué. Sur un banc de sable, la vitesse est 1 et vous ne pouvez pas tourner.
lesson-black-rose-sandbank-ahead = En sortir vers l’avant coûte 1 point de charbon.
lesson-black-rose-sandbank-astern = Reculer d’une case est gratuit, puis vous choisissez n’importe quelle orientation.
lesson-black-rose-sandbank-task = Quittez le banc de sable sans dépenser de charbon.
lesson-black-rose-sandbank-well = De nouveau en eau profonde, avec une nouvelle orientation et tout votre charbon.
lesson-black-rose-sandbank-turned = Vous ne pouvez pas tourner sur un banc de sable. Allez droit devant ou droit en arrière.
lesson-black-rose-sandbank-paid = Votre bateau en est sorti, mais pour 1 point de charbon. En arrière, c’était gratuit.

lesson-black-rose-driftwood-title = Le bois flotté
lesson-black-rose-driftwood-point = Entrer sur du bois flotté coûte un point de déplacement de plus.
lesson-black-rose-driftwood-slower = Ensuite, votre vitesse baisse d’un cran, mais jamais sous 1.
lesson-black-rose-driftwood-task = Arrêtez-vous sur le bois flotté sans dépenser de charbon.
lesson-black-rose-driftwood-well = Trois points pour deux cases, et votre vitesse est maintenant 2.
lesson-black-rose-driftwood-point-short = Le bois flotté prend 2 points, et il ne vous en reste que 1. Gardez la vitesse 3.
lesson-black-rose-driftwood-clear = Vous avez évité le bois flotté. À la vitesse 3, tournez de 60° à gauche après la première case.

lesson-black-rose-depot-title = Le dépôt de charbon
lesson-black-rose-depot-dock = Voici un dépôt de charbon. Accostez comme à une station : à la vitesse 1.
lesson-black-rose-depot-full = Vous pouvez alors remonter à 6 points de charbon. Il n’y en a pas d’autre sur le fleuve.
lesson-black-rose-depot-task = Accostez au dépôt et faites le plein.
lesson-black-rose-depot-well = De nouveau six points de charbon, pour le prix d’un tour lent.
lesson-black-rose-depot-past = À cette vitesse, vous dépassez le dépôt. Réglez la vitesse 1.
lesson-black-rose-depot-left = Vous avez accosté sans prendre de charbon. Choisissez de faire le plein.

lesson-black-rose-exchange-title = Deux bateaux, un charbon partagé
lesson-black-rose-exchange-two = Rouge 1 et Rouge 2 sont tous deux à vous. Chacun a son propre tour.
lesson-black-rose-exchange-beside = Côte à côte et à vitesse égale, l’un peut donner du charbon à l’autre à la fin de son tour. Pas aux embarcadères.
lesson-black-rose-exchange-task = Menez Rouge 1 à côté de Rouge 2 et prenez du charbon à Rouge 2.
lesson-black-rose-exchange-well = Rouge 1 a de nouveau du charbon, et la course continue pour les deux.
lesson-black-rose-exchange-skipped = Ils sont côte à côte à vitesse égale, mais vous n’avez pas pris de charbon. Prenez-en.
lesson-black-rose-exchange-apart = Aucun échange n’est possible là : il faut des cases voisines et la même vitesse. Gardez la vitesse 2 et allez tout droit.

lesson-black-rose-steer-title = Mener la Black Rose
lesson-black-rose-steer-last = Votre bateau est dernier dans cette manche : c’est vous qui menez la Black Rose.
lesson-black-rose-steer-coal = Son charbon ne s’épuise jamais, mais elle n’en dépense que 1 point par tour.
lesson-black-rose-steer-use = Vert va embarquer un passager. Elle peut lui barrer la route.
lesson-black-rose-steer-task = Avec la Black Rose, poussez Vert hors de l’embarcadère.
lesson-black-rose-steer-well = Vert a quitté l’embarcadère, et cela ne vous a rien coûté.
lesson-black-rose-steer-point-short = Pousser prend 2 points, et la vitesse 1 n’en donne que 1. Laissez-la à la vitesse 2.
lesson-black-rose-steer-spared = Vert est toujours à l’embarcadère. Menez-la tout droit à la vitesse 2.

lesson-black-rose-duty-title = Ne la bloquez pas
lesson-black-rose-duty-aground = La Black Rose est échouée, et devant elle il y a la terre.
lesson-black-rose-duty-behind = Elle ne peut sortir qu’en arrière, sur cette case.
lesson-black-rose-duty-rule = Si vous avez un autre tour possible, ne la mettez pas là où il lui faut plus de 1 point de charbon.
lesson-black-rose-duty-task = Continuez sans lui barrer la route et sans dépenser de charbon.
lesson-black-rose-duty-well = Sa route en arrière est libre. Vous avez fait votre devoir.
lesson-black-rose-duty-stranded = Sur cette case, vous lui prenez sa seule issue. Passez à gauche ou à droite.
lesson-black-rose-duty-spent = Sa route est libre, mais vous avez dépensé du charbon. Un seul virage suffit.
