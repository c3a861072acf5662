### What a review says of a race, and a coach of a turn.

review-title = Race review
review-open = Review race
review-chart = Chance to win after each turn
review-chart-keys = Arrow keys go from turn to turn.
review-chance = { $name } { PERCENT($share) }
review-at-chance = Dice and tiles: { LIST($chances) }
review-at-start = At the start: { LIST($chances) }
review-at-turn = After a turn of { $name }: { LIST($chances) }
review-glancing = A first look at every turn: { PERCENT($share) }
review-closer = Looking more closely: { PERCENT($share) }
review-complete = Every turn has been looked at closely.
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-whose = Turns of
review-costliest = Costliest turns
review-other-turns = All other turns
review-none-costly = No turn lost 5 points or more.
review-cost = { $points ->
    [one] 1 point
   *[other] { $points } points
} lost: the chance to win is { PERCENT($share) } instead of { PERCENT($best_share) }.
review-no-cost = Nothing better was found. The chance to win is { PERCENT($share) }.
review-played = Sailed: { LIST($reasons) }.
review-best = Best: { LIST($reasons) }.
review-best-turn = Best: { $turn }.
review-again = Try again from here
review-shares = Luck and skill
review-luck = Dice and tiles
review-own = Own turns
review-others = The others
review-lost = Lost
review-shares-about = What changed the chance to win from start to finish, in points. Lost is what turns gave away against the best.
review-estimate = Chances are estimates: races are sailed on by computer captains. A turn can lose 5 points (an inaccuracy), 10 (a mistake) or 20 (a blunder).
review-summary = { $name }: { LIST($marks) }.
review-count = { $count } × { $mark }
error-review-no-judge = No one here can judge turns of { $title }, so there’s no review.
error-review-nothing = Nothing has happened in this race yet.
refusal-review-running = You can review a race once it’s over.
