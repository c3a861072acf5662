puzzle-theme-arrive = Deze beurt binnen
puzzle-theme-passenger = Een passagier zonder kolen
puzzle-theme-fetch = De passagier bereiken
puzzle-theme-push = De beslissende duw
puzzle-theme-ready = Klaar voor de volgende beurt
puzzle-theme-depot = Het kolendepot bereiken
puzzle-theme-afloat = De weg verder
puzzle-theme-aground = Van de zandbank af
puzzle-theme-stop = De volgende tegenhouden
puzzle-theme-chain = De lange keten
puzzle-theme-thrift = Vooruit zonder hout
puzzle-theme-gather = Verzamelen zonder terug te vallen
puzzle-theme-lead = De leiding nemen

puzzle-hint-arrive = Je kunt deze beurt aankomen.
puzzle-hint-passenger = Je kunt een passagier oppikken zonder kolen te verbruiken.
puzzle-hint-fetch = Op precies één manier pik je deze beurt een passagier op.
puzzle-hint-push = Je moet deze beurt iemand opzijduwen.
puzzle-hint-ready = Met je volgende beurt kun je een passagier oppikken of aankomen. Ga daarvoor klaarliggen en verbruik zo weinig mogelijk kolen.
puzzle-hint-depot = Op precies één manier vul je deze beurt je kolen aan.
puzzle-hint-afloat = Na de meeste beurten kun je niet meer verder. Zoek de beurt waarna dat wel kan.
puzzle-hint-aground = Kom van de zandbank af, naar een plek waar je verder kunt.
puzzle-hint-stop = De volgende speler staat op het punt aan te komen. Voorkom dat.
puzzle-hint-chain = Aanleggen kan je deze beurt ver vooruit brengen.
puzzle-hint-thrift = Je kunt ver vooruitkomen en houdt evenveel houtblokken als nu.
puzzle-hint-gather = Je kunt houtblokken winnen zonder terug te vallen.
puzzle-hint-lead = Je kunt deze beurt de leiding nemen.

puzzle-well-arrive = Precies: je bent aangekomen.
puzzle-well-passenger = Precies: de passagier is aan boord en je hebt al je kolen nog.
puzzle-well-fetch = Precies: de passagier is aan boord.
puzzle-well-push = Precies: door opzij te duwen is het gelukt.
puzzle-well-ready = Precies: met je volgende beurt ben je er.
puzzle-well-depot = Precies: je kolen zijn aangevuld.
puzzle-well-afloat = Precies: van daar kun je verder varen.
puzzle-well-aground = Precies: je bent van de zandbank af en kunt verder varen.
puzzle-well-stop = Precies: de volgende speler kan nu niet aankomen.
puzzle-well-chain = Precies: veld { $best }, en geen beurt brengt je verder.
puzzle-well-thrift = Precies: { $best } velden vooruit en geen houtblok minder.
puzzle-well-gather = Precies: { $best } houtblokken meer, en je bent niet teruggevallen.
puzzle-well-lead = Precies: je ligt aan de leiding.

puzzle-cost-arrive = Je bent nog niet aangekomen. Dat kost je minstens één beurt.
puzzle-cost-passenger = { $got ->
    [0] Je hebt geen passagier opgepikt. Je moet met snelheid 1 bij een aanlegsteiger eindigen.
   *[other] De passagier is aan boord, maar je hebt { $short ->
        [one] 1 kolenpunt
       *[other] { $short } kolenpunten
    } minder. Het kan ook gratis.
}
puzzle-cost-fetch = Je hebt geen passagier opgepikt. Je moet met snelheid 1 bij een aanlegsteiger eindigen.
puzzle-cost-push = Je bent niet aangekomen en hebt geen passagier opgepikt. Er ligt iemand in de weg.
puzzle-cost-ready = { $got ->
    [0] Van daar kom je met je volgende beurt niet met snelheid 1 bij een aanlegsteiger of de landingsmodule.
   *[other] Van daar kost het { $short ->
        [one] 1 kolenpunt
       *[other] { $short } kolenpunten
    } meer om er met je volgende beurt te zijn.
}
puzzle-cost-depot = Je hebt geen kolen aangevuld. Je moet met snelheid 1 bij de steiger van het kolendepot eindigen.
puzzle-cost-afloat = Van daar kan je stoomboot niet meer verder.
puzzle-cost-aground = Je zit aan de grond, of kunt van daar niet verder varen.
puzzle-cost-stop = De volgende speler kan nog steeds aankomen.
puzzle-cost-chain = Je eindigt op veld { $got }. Dat is { $short ->
    [one] 1 veld
   *[other] { $short } velden
} minder ver dan veld { $best }.
puzzle-cost-thrift = { $got ->
    [0] Je hebt geen veld gewonnen, of hebt minder houtblokken dan eerst. Zonder een houtblok te verliezen waren { $best } velden mogelijk.
   *[other] Je hebt { $got ->
        [one] 1 veld
       *[other] { $got } velden
    } gewonnen. { $best } waren mogelijk.
}
puzzle-cost-gather = { $got ->
    [0] Je hebt geen houtblok gewonnen, of bent teruggevallen. { $best } houtblokken meer waren mogelijk.
   *[other] Je hebt { $got ->
        [one] 1 houtblok
       *[other] { $got } houtblokken
    } gewonnen. { $best } waren mogelijk.
}
puzzle-cost-lead = Je hebt nog iemand voor je.
puzzle-next-home = Nu kan { STEAMER($steamer) } aankomen.
