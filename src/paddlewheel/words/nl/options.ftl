### De opties van de spellen.

option-school = Vaarschool
option-draw-first = Loten om de start
option-stop-at-winner = Stoppen bij de winnaar
option-round-limit = Hoogste aantal rondes
option-arrival-speed = Aankomstsnelheid
option-push-astern = Naar achteren duwen
option-added = Extra rivierdelen
option-removed = Weggelaten rivierdelen
option-steamers = Stoomboten per speler
option-both-home = Beide binnen
option-exchange-at-docks = Uitwisselen bij aanlegsteigers
option-black-rose = De Black Rose
option-rows = Rijen
option-turn-limit = Hoogste aantal beurten
