### The options of the games.

option-school = Sailing school
option-draw-first = Draw for the start
option-stop-at-winner = Stop at the winner
option-round-limit = Round limit
option-arrival-speed = Arrival speed
option-push-astern = Pushing astern
option-added = Tiles added
option-removed = Tiles left out
option-steamers = Steamers each
option-both-home = Both home
option-exchange-at-docks = Exchange at docks
option-black-rose = The Black Rose
option-rows = Rows
option-turn-limit = Turn limit
