puzzles-title = Rätsel
puzzles-about = In jeder Stellung ist ein Zug klar der beste. Finde ihn auf dem Spielplan.
puzzles-progress = { $done } von { $of } gelöst, { $count } im ersten Versuch
puzzles-streak = In Folge im ersten Versuch gelöst: { $count } (Rekord: { $of })
puzzles-start = Rätsel beginnen
puzzles-go-on = Nächstes Rätsel
puzzles-number = Rätsel { $number } von { $of }
puzzles-grade = Schwierigkeit { $number } von 5
puzzles-task = Finde den besten Zug für { STEAMER($steamer) }.
puzzles-hint = Tipp zeigen
puzzles-right = Gelöst.
puzzles-wrong = Nicht der beste Zug.
puzzles-judging = Was kostet das? Moment …
puzzles-chances = So gewinnst du etwa { PERCENT($share) } solcher Rennen, mit dem besten Zug { PERCENT($best_share) }.
puzzles-show = Lösung zeigen
puzzles-shown = Das ist der beste Zug.
puzzles-all = Alle Rätsel
puzzles-state = { $state ->
    [first] im ersten Versuch gelöst
    [solved] gelöst
   *[tried] noch nicht gelöst
}
refusal-puzzle-open = Versuch das Rätsel erst. Danach kommt die Lösung.
refusal-puzzle-none = An diesem Tisch gibt es kein Rätsel.
