### Les options des jeux.

option-school = Première navigation
option-draw-first = Tirer le départ au sort
option-stop-at-winner = Fin au premier arrivé
option-round-limit = Limite de manches
option-arrival-speed = Vitesse d’arrivée
option-push-astern = Pousser en arrière
option-added = Segments ajoutés
option-removed = Segments retirés
option-steamers = Bateaux par joueur
option-both-home = Les deux à l’arrivée
option-exchange-at-docks = Échange aux embarcadères
option-black-rose = La Black Rose
option-rows = Rangées
option-turn-limit = Limite de tours
