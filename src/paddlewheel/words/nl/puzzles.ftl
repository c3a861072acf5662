puzzles-mississippi = Mississippi
puzzles-queen = Mississippi Queen
puzzles-black-rose = The Black Rose
puzzle-grade-1 = Makkelijk
puzzle-grade-2 = Gemiddeld
puzzle-grade-3 = Moeilijk
puzzle-theme-arrive = Nu naar huis
puzzle-theme-passenger = Een gratis passagier
puzzle-theme-afloat = In de vaart blijven
puzzle-theme-stop = De volgende tegenhouden
puzzle-theme-chain = De lange keten
puzzle-theme-thrift = Vooruit zonder hout
puzzle-task-arrive = Kom deze beurt aan.
puzzle-task-passenger = Pik een passagier op zonder kolen te verbruiken.
puzzle-task-afloat = Zoek een beurt waarna je nog verder kunt varen.
puzzle-task-stop = De volgende speler staat op het punt aan te komen. Voorkom dat.
puzzle-task-chain = Kom deze beurt door aanleggen zo ver mogelijk vooruit.
puzzle-task-thrift = Kom zo ver mogelijk vooruit zonder minder houtblokken te hebben dan nu.
puzzle-well-arrive = Precies: je bent aangekomen.
puzzle-well-passenger = Precies: de passagier is aan boord en je hebt al je kolen nog.
puzzle-well-afloat = Precies: van daar kun je verder varen.
puzzle-well-stop = Precies: de volgende speler kan nu niet aankomen.
puzzle-well-chain = Precies: veld { $best }, en geen beurt brengt je verder.
puzzle-well-thrift = Precies: { $best } velden vooruit en geen houtblok minder.
puzzle-cost-arrive = Je bent nog niet aangekomen. Dat kost je minstens één beurt.
puzzle-cost-passenger = { $got ->
    [0] Je hebt geen passagier opgepikt. Daarvoor moet je met snelheid 1 bij een aanlegsteiger eindigen.
   *[other] De passagier is aan boord, maar je hebt { $coal ->
        [one] 1 kolenpunt
       *[other] { $coal } kolenpunten
    } minder. Het kan ook gratis.
}
puzzle-cost-afloat = Van daar kan je stoomboot niet verder: hij valt uit.
puzzle-cost-stop = De volgende speler kan nog steeds aankomen.
puzzle-cost-chain = Je eindigt op veld { $got }. Dat is { $short ->
    [one] 1 veld
   *[other] { $short } velden
} minder ver dan veld { $best }.
puzzle-cost-thrift = { $got ->
    [0] Je hebt zonder hout geen veld gewonnen. { $best } velden waren mogelijk.
   *[other] Je hebt { $got ->
        [one] 1 veld
       *[other] { $got } velden
    } gewonnen. { $best } waren mogelijk.
}
