### How a race ended.

end-all-but-one-are-home = Tous les bateaux sauf un sont arrivés ; le dernier prend la place qui reste.
end-the-winner-is-home = Cette course finit dès que le premier bateau est arrivé.
end-the-turn-limit-is-reached = Tous les tours sont joués ; les autres bateaux sont classés selon leur case.
end-one-steamer-is-left = Il ne reste qu’un bateau sur le fleuve ; il prend la meilleure place libre.
end-all-others-are-wrecked = Tous les autres sont hors course ; le dernier bateau à flot gagne.
end-the-winner-has-arrived = Cette course finit dès que le vainqueur arrive.
end-the-round-limit-is-reached = La dernière manche est jouée ; les bateaux encore sur le fleuve sont classés selon ce qu’ils ont atteint.
end-the-rest-are-ranked-where-they-are = Les autres sont classés là où ils sont.
