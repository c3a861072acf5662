### Wat er gebeurde. Een bericht heet zoals zijn gebeurtenis, met dezelfde gegevens.

## Mississippi

event-began = Het lot beslist: { STEAMER($seat) } begint.
event-rolled = { STEAMER($seat) } gooit een { $side }: die kant wijst naar voren.
event-rotated = { STEAMER($seat) } draait { $steps ->
    [-2] 120° naar rechts
    [-1] 60° naar rechts
    [1] 60° naar links
    [2] 120° naar links
   *[other] 180°
}, de { $front } naar voren{ $logs ->
    [0] {""}
    [one] , voor 1 houtblok
   *[other] , voor { $logs } houtblokken
}.
event-steamed-ahead = { STEAMER($seat) } verstookt { $logs ->
    [one] 1 houtblok
   *[other] { $logs } houtblokken
} en stoomt naar veld { $field }.
event-dropped-back = { STEAMER($seat) } laat zich terugvallen naar veld { $field } en verzamelt { $logs ->
    [one] 1 houtblok
   *[other] { $logs } houtblokken
}.
event-touched = De { $number } van { STEAMER($seat) } raakt de { $other_number } van { STEAMER($other) }.
event-advanced = Aanleggen brengt { STEAMER($seat) } { $by ->
    [one] 1 veld
   *[other] { $by } velden
} verder, naar veld { $field }.
event-pushed-on = { STEAMER($seat) } wordt { $by ->
    [one] 1 veld
   *[other] { $by } velden
} vooruitgeduwd, naar veld { $field }.
event-push-lost = { STEAMER($seat) } zou { $by ->
    [one] 1 veld
   *[other] { $by } velden
} vooruitgeduwd worden, maar die duw vervalt.
event-came-home = { STEAMER($seat) } finisht als { RANK($rank) }.
event-passed = { STEAMER($seat) } kan vooruit noch achteruit en slaat een beurt over.

## Mississippi Queen

event-die-rolled = { STEAMER($steamer) } gooit de dobbelsteen: { BEND($turn) }.
event-tile-laid = De rivier gaat { BEND($turn) } verder{ $passengers ->
    [0] {""}
    [one] ; daar wacht 1 passagier
   *[other] ; daar wachten { $passengers } passagiers
}.
event-landing-joined = De landingsmodule komt in zicht, { BEND($turn) }.
event-tile-left = Een rivierdeel blijft achter{ $passengers ->
    [0] {""}
    [one] , met 1 passagier
   *[other] , met { $passengers } passagiers
}.
event-round-began = Ronde { $round }: { LIST(STEAMER($order)) }.
event-way = { STEAMER($steamer) } { $change ->
    [up] versnelt van { $before } naar { $speed }
    [down] vertraagt van { $before } naar { $speed }
   *[kept] houdt snelheid { $speed } aan
}{ $cells ->
    [0] {""}
    [one] , vaart 1 veld
   *[other] , vaart { $cells } velden
}{ $rotations ->
    [0] {""}
    [one] , draait één keer
    [2] , draait twee keer
   *[other] , draait { $rotations } keer
}{ $coal ->
    [0] {""}
    [one] , voor 1 kolenpunt
   *[other] , voor { $coal } kolenpunten
}.
event-way-on = { STEAMER($steamer) } vaart { $cells ->
    [one] 1 veld
   *[other] { $cells } velden
}{ $rotations ->
    [0] {""}
    [one] , draait één keer
    [2] , draait twee keer
   *[other] , draait { $rotations } keer
}{ $coal ->
    [0] {""}
    [one] , voor 1 kolenpunt
   *[other] , voor { $coal } kolenpunten
}.
event-turns = { STEAMER($steamer) } draait { $rotations ->
    [one] één keer
    [2] twee keer
   *[other] { $rotations } keer
}{ $coal ->
    [0] {""}
    [one] {" "}voor 1 kolenpunt
   *[other] {" "}voor { $coal } kolenpunten
}.
event-backed = { STEAMER($steamer) } vaart achteruit van de zandbank af.
event-got-off = { STEAMER($steamer) } komt voor { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} los van de zandbank.
event-ran-aground = { STEAMER($steamer) } loopt aan de grond: snelheid 1.
event-slowed = Drijfhout remt { STEAMER($steamer) } af tot snelheid { $speed }.
event-pushed = { STEAMER($steamer) } duwt { STEAMER($other) } opzij.
event-faced = { STEAMER($steamer) } kiest het { HEADING($heading) } als vaarrichting.
event-boarded = { STEAMER($steamer) } pikt een passagier op en heeft er nu { $passengers } aan boord.
event-fuelled = { STEAMER($steamer) } vult de kolen bij tot { $coal ->
    [one] 1 punt
   *[other] { $coal } punten
}.
event-exchanged = { STEAMER($steamer) } geeft { $coal ->
    [one] 1 kolenpunt
   *[other] { $coal } kolenpunten
} aan { STEAMER($other) }.
event-stayed = { STEAMER($steamer) } heeft geen geldige zet en blijft liggen.
event-withdrew = { STEAMER($steamer) } verlaat de rivier.
event-arrived = { STEAMER($steamer) } { $rank ->
    [0] komt aan
   *[other] komt als { RANK($rank) } aan
}.
event-held = { STEAMER($steamer) } wordt vastgehouden door { LIST(STEAMER($holders)) } en blijft liggen.
event-wrecked = { STEAMER($steamer) } { $reason ->
    [held] wordt vastgehouden door { LIST(STEAMER($holders)) }
    [land] kan niet langs het land
   *[coal] heeft te weinig kolen
} en valt{ $rank ->
    [0] {""}
   *[other] {" "}als { RANK($rank) }
} uit.

event-ended = De wedstrijd is afgelopen.

## Hoe een wedstrijd eindigt.

end-all-but-one-are-home = Op één na zijn alle stoomboten binnen; de laatste krijgt de plaats die overblijft.
end-the-winner-is-home = Deze wedstrijd eindigt zodra de eerste stoomboot binnen is.
end-the-turn-limit-is-reached = Alle beurten zijn gevaren; bij de stoomboten die niet binnen zijn, beslist het veld.
end-one-steamer-is-left = Nog maar één stoomboot vaart op de rivier; hij krijgt de beste vrije plaats.
end-all-others-are-wrecked = Alle anderen zijn uitgevallen, dus de laatste varende stoomboot wint.
end-the-winner-has-arrived = Deze wedstrijd eindigt zodra de winnaar aankomt.
end-the-round-limit-is-reached = De laatste ronde is gevaren; de stoomboten op de rivier krijgen een plaats volgens de huidige stand.
end-the-rest-are-ranked-where-they-are = De anderen krijgen een plaats volgens de huidige stand.
