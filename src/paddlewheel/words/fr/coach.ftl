### Ce que dit un coach à la table.

coach-title = Coach
coach-option = Coach
coach-about = Avant l’envoi d’un tour qui perd beaucoup, le coach vous demande si c’est bien décidé. À plusieurs, tout le monde doit l’activer.
coach-switch-on = Activer le coach
coach-switch-off = Arrêter le coach
coach-ends-for-all = Il s’arrête alors pour toute la table.
coach-wanted = { LIST($seats) } { $count ->
    [one] aimerait
   *[other] aimeraient
} un coach à la table. Il arrive dès que tous ceux qui font la course l’ont activé.
coach-missing = Le coach arrive dès que { LIST($seats) } l’{ $count ->
    [one] a
   *[other] ont
} activé aussi.
coach-there = Un coach regarde vos tours avant l’envoi.
coach-looking = Le coach regarde votre tour…
coach-last-turn = Dernier tour
coach-sure = C’est décidé ?
coach-anyway = Naviguer quand même
coach-think-again = Réfléchir encore
coach-could-finish = Un autre tour vous mène à l’arrivée.
coach-next-home = Un autre tour vous permet d’arriver au suivant.
coach-other-finishes = { STEAMER($other) } peut arriver avant votre prochain tour.
coach-carried = { STEAMER($other) } peut accoster contre vous et avancer ainsi de { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
coach-docking = L’accostage pourrait vous faire avancer de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} de plus.
coach-last-log = Vous brûlez là votre dernière bûche.
coach-logs = Le meilleur tour vous laisse { $count ->
    [one] { $count } bûche
   *[other] { $count } bûches
} de plus.
coach-fields = Le meilleur tour vous mène { $count ->
    [one] { $count } case
   *[other] { $count } cases
} plus loin.
coach-passed = Le meilleur tour vous fait passer devant { $count ->
    [one] { $count } bateau
   *[other] { $count } bateaux
} de plus.
coach-wreck = Après cela, vous risquez de n’avoir plus aucun tour possible et d’être hors course.
coach-pushed = { STEAMER($other) } peut vous pousser.
coach-pushed-off-dock = { STEAMER($other) } peut vous pousser hors de l’embarcadère.
coach-pushed-off-landing = { STEAMER($other) } peut vous pousser hors du ponton.
coach-passenger-free = Vous passez devant un passager que vous pourriez embarquer sans rien payer.
coach-passenger-coal = Vous passez devant un passager que vous pourriez embarquer pour { $count ->
    [one] { $count } point de charbon
   *[other] { $count } points de charbon
}.
coach-other-boards = { STEAMER($other) } peut embarquer un passager avant votre prochain tour.
coach-next-passenger = Avec le meilleur tour, vous pourriez embarquer un passager au tour suivant.
coach-last-coal = Vous brûlez là votre dernier charbon.
coach-last-coal-bend = Vous brûlez là votre dernier charbon avant un virage.
coach-last-coal-unknown = Vous brûlez là votre dernier charbon, et personne ne sait encore où tourne le fleuve.
coach-coal = Le meilleur tour garde { $count ->
    [one] { $count } point de charbon
   *[other] { $count } points de charbon
} de plus.
coach-turns = Cela vous coûte environ { $count ->
    [one] { $count } tour
   *[other] { $count } tours
} sur la route de l’arrivée.
coach-cells = Le meilleur tour vous mène { $count ->
    [one] { $count } case
   *[other] { $count } cases
} plus loin.
coach-could-push = Vous pourriez pousser { STEAMER($other) }.
coach-slow = Le meilleur tour finit plus vite, à la vitesse { $speed }.
coach-fast = Le meilleur tour finit moins vite, à la vitesse { $speed }.
coach-points = Cela gâche environ { $count ->
    [one] { $count } point
   *[other] { $count } points
} de vos chances de victoire.
coach-good = Bon tour : rien de mieux en vue.
coach-good-home = C’est l’arrivée : bien navigué.
coach-good-docking = Bon tour : l’accostage vous a fait avancer de { $count ->
    [one] { $count } case
   *[other] { $count } cases
} sans frais.
coach-good-logs = Bon tour : vous avez ramassé { $count ->
    [one] { $count } bûche
   *[other] { $count } bûches
}.
coach-good-passenger = Bon tour : c’est le passager à bord qui compte.
coach-good-push = Bon tour : pousser { STEAMER($other) } vous avance.
