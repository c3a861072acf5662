### Comment les choses s’appellent.

steamer-red = Rouge
steamer-green = Vert
steamer-yellow = Jaune
steamer-white = Blanc
steamer-blue = Bleu
steamer-orange = Orange
steamer-black = Noir
steamer-rose = la Black Rose
    .label = Black Rose

captain-random = Dériveur
    .the = le Dériveur
captain-greedy = Glouton
    .the = le Glouton
captain-deckhand = Matelot
    .the = le Matelot
captain-stoker = Soutier
    .the = le Soutier
captain-leadsman = Sondeur
    .the = le Sondeur
captain-helmsman = Timonier
    .the = le Timonier
captain-mate = Second
    .the = le Second
captain-captain = Capitaine
    .the = le Capitaine
captain-commodore = Commodore
    .the = le Commodore
captain-admiral = Amiral
    .the = l’Amiral
captain-wood-miser = Avare de bois
    .the = l’Avare de bois
captain-sprinter = Sprinteur
    .the = le Sprinteur
captain-coal-miser = Avare de charbon
    .the = l’Avare de charbon
captain-rammer = Éperonneur
    .the = l’Éperonneur
captain-passenger-hunter = Chasseur de passagers
    .the = le Chasseur de passagers

heading-n = nord
heading-ne = nord-est
heading-se = sud-est
heading-s = sud
heading-sw = sud-ouest
heading-nw = nord-ouest

bend-left = à gauche
bend-straight = tout droit
bend-right = à droite

element-island = île
    .a = une île
    .the = l’île
element-sandbank = banc de sable
    .a = un banc de sable
    .the = le banc de sable
element-driftwood = bois flotté
    .a = du bois flotté
    .the = le bois flotté
element-depot = dépôt de charbon
    .a = un dépôt de charbon
    .the = le dépôt de charbon
element-dock = embarcadère
    .a = un embarcadère
    .the = l’embarcadère
element-jetty = ponton
    .a = un ponton
    .the = le ponton
element-landing = pièce d’arrivée
    .a = une pièce d’arrivée
    .the = la pièce d’arrivée
element-shipyard = chantier naval
    .a = un chantier naval
    .the = le chantier naval

# termine 1ᵉʳ, 2ᵉ
rank = { $rank ->
    [1] 1ᵉʳ
   *[other] { $rank }ᵉ
}

name-steamer = { STEAMER($steamer, form: "label") }
name-captain = { CAPTAIN($captain) }
name-heading = { HEADING($heading) }
