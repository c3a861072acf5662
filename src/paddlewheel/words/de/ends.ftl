### How a race ended.

end-all-but-one-are-home = Alle Dampfer bis auf einen sind im Ziel; der letzte bekommt den Platz, der übrig ist.
end-the-winner-is-home = Dieses Rennen endet, sobald der erste Dampfer im Ziel ist.
end-the-turn-limit-is-reached = Alle Züge sind gefahren; die übrigen Dampfer werden nach ihrem Feld gewertet.
end-one-steamer-is-left = Nur noch ein Dampfer ist auf dem Fluss; er bekommt den besten freien Platz.
end-all-others-are-wrecked = Alle anderen sind ausgeschieden; der letzte fahrende Dampfer gewinnt.
end-the-winner-has-arrived = Dieses Rennen endet, sobald der Sieger ankommt.
end-the-round-limit-is-reached = Die letzte Runde ist gefahren; die Dampfer auf dem Fluss werden danach gewertet, was sie erreicht haben.
end-the-rest-are-ranked-where-they-are = Die Übrigen werden dort gewertet, wo sie sind.
