puzzles-title = Puzzels
puzzles-about = In elke stelling is één beurt duidelijk de beste. Vind hem op het bord.
puzzles-progress = { $done } van { $of } opgelost, { $count } bij de eerste poging
puzzles-streak = Op een rij bij de eerste poging opgelost: { $count } (record: { $of })
puzzles-start = Begin met puzzelen
puzzles-go-on = Volgende puzzel
puzzles-number = Puzzel { $number } van { $of }
puzzles-grade = Moeilijkheid { $number } van 5
puzzles-task = Zoek de beste beurt voor { STEAMER($steamer) }.
puzzles-hint = Toon tip
puzzles-right = Opgelost.
puzzles-wrong = Niet de beste beurt.
puzzles-judging = Wat kost dat? Even rekenen…
puzzles-chances = Zo win je ongeveer { PERCENT($share) } van zulke wedstrijden, met de beste beurt { PERCENT($best_share) }.
puzzles-show = Toon oplossing
puzzles-shown = Dit is de beste beurt.
puzzles-all = Alle puzzels
puzzles-state = { $state ->
    [first] opgelost bij de eerste poging
    [solved] opgelost
   *[tried] nog niet opgelost
}
refusal-puzzle-open = Probeer de puzzel eerst. Daarna komt de oplossing.
refusal-puzzle-none = Aan deze tafel is er geen puzzel.
