puzzles-title = Puzzles
puzzles-about = Each position has one turn that is clearly best. Find it on the board.
puzzles-progress = { $done } of { $of } solved, { $count } at the first try
puzzles-streak = Solved in a row at the first try: { $count } (best: { $of })
puzzles-start = Start puzzles
puzzles-go-on = Next puzzle
puzzles-number = Puzzle { $number } of { $of }
puzzles-grade = Difficulty { $number } of 5
puzzles-task = Find the best turn for { STEAMER($steamer) }.
puzzles-hint = Show hint
puzzles-right = Solved.
puzzles-wrong = Not the best turn.
puzzles-judging = Working out what it costs…
puzzles-chances = You’ll win about { PERCENT($share) } of such races; with the best turn { PERCENT($best_share) }.
puzzles-show = Show solution
puzzles-shown = This is the best turn.
puzzles-all = All puzzles
puzzles-state = { $state ->
    [first] solved at the first try
    [solved] solved
   *[tried] not solved yet
}
refusal-puzzle-open = Try the puzzle first. The answer comes after that.
refusal-puzzle-none = There’s no puzzle at this table.
