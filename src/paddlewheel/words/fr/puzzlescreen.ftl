puzzles-title = Problèmes
puzzles-about = Dans chaque position, un tour est nettement le meilleur. Trouvez-le sur le plateau.
puzzles-progress = { $done } sur { $of } résolus, dont { $count } du premier coup
puzzles-streak = Résolus d’affilée du premier coup : { $count } (record : { $of })
puzzles-start = Commencer
puzzles-go-on = Problème suivant
puzzles-number = Problème { $number } sur { $of }
puzzles-grade = Difficulté { $number } sur 5
puzzles-task = Trouvez le meilleur tour pour { STEAMER($steamer) }.
puzzles-hint = Voir l’indice
puzzles-right = Résolu.
puzzles-wrong = Ce n’est pas le meilleur tour.
puzzles-judging = Calcul de ce que cela coûte…
puzzles-chances = Ainsi, vous gagnez environ { PERCENT($share) } de telles courses ; avec le meilleur tour, { PERCENT($best_share) }.
puzzles-show = Voir la solution
puzzles-shown = Voici le meilleur tour.
puzzles-all = Tous les problèmes
puzzles-state = { $state ->
    [first] résolu du premier coup
    [solved] résolu
   *[tried] pas encore résolu
}
refusal-puzzle-open = Essayez d’abord. La solution vient ensuite.
refusal-puzzle-none = Il n’y a pas de problème à cette table.
