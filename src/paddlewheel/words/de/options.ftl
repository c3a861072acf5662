### Die Optionen der Spiele.

option-school = Fahrschule
option-draw-first = Start auslosen
option-stop-at-winner = Ende beim ersten Sieger
option-round-limit = Rundengrenze
option-arrival-speed = Ankunftsgeschwindigkeit
option-push-astern = Nach hinten abdrängen
option-added = Neue Flussteile
option-removed = Weggelassene Flussteile
option-steamers = Dampfer je Spieler
option-both-home = Beide in den Hafen
option-exchange-at-docks = Austausch an Anlegestegen
option-black-rose = Die Black Rose
option-rows = Reihen
option-turn-limit = Zuggrenze
