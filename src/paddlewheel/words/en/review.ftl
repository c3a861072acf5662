### What a review says of a race, and a coach of a turn.

review-title = Race review
review-chart = Chance to win after each turn
review-good = good
review-inaccuracy = inaccuracy
review-mistake = mistake
review-blunder = blunder
review-cost = { $points ->
    [one] 1 point
   *[other] { $points } points
} lost: the chance to win is { PERCENT($share) } instead of { PERCENT($best) }.
review-played = Sailed: { LIST($reasons) }.
review-best = Best: { LIST($reasons) }.
review-best-turn = Best: { $turn }.
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
