### Wat de lessen van de school zeggen. De namen zijn die van de cursussen: docs/writing-a-lesson.md.

## Bij alle lessen

lesson-missed = Dat is nog niet het doel. Probeer het opnieuw vanaf het begin.
lesson-course-queen = Mississippi Queen
lesson-course-mississippi = Mississippi
lesson-course-black-rose = The Black Rose

## Mississippi Queen

lesson-queen-heading-title = Vaarrichting en snelheid
lesson-queen-heading-bow = Je stoomboot vaart waar zijn boeg heen wijst: rechtdoor.
lesson-queen-heading-wheel = De snelheid zegt hoeveel velden hij deze beurt vaart. Eén sneller of langzamer is gratis.
lesson-queen-heading-choose = Op de gemarkeerde velden kan je beurt eindigen.
lesson-queen-heading-task = Vaar twee velden rechtdoor.
lesson-queen-heading-well = Goed gevaren. Met snelheid 2 kwam je precies twee velden ver.
lesson-queen-heading-slow = Met snelheid 1 kom je maar één veld ver. Kies snelheid 2: één sneller is gratis.
lesson-queen-heading-aside = Je draaide de boeg en de stoomboot volgde. Laat de boeg staan zoals hij staat.

lesson-queen-rotation-title = De gratis draai
lesson-queen-rotation-free = Elke beurt mag je je stoomboot één keer gratis 60° draaien.
lesson-queen-rotation-when = Draai vóór, tussen of na de velden die je vaart: het moment bepaalt waar je uitkomt.
lesson-queen-rotation-task = Vaar naar het veld schuin rechts vooruit zonder kolen te gebruiken.
lesson-queen-rotation-well = Precies: één veld vooruit, één draai, nog een veld. Het kostte niets.
lesson-queen-rotation-twice = Het veld klopt, maar de tweede draai kostte 1 kolenpunt. Vaar eerst vooruit en draai dan één keer.
lesson-queen-rotation-straight = Zonder draai ga je alleen rechtdoor. Draai na het eerste veld 60° naar rechts.

lesson-queen-coal-title = Wat kolen opleveren
lesson-queen-coal-free = Eén stap in snelheid is gratis. Elke volgende kost 1 kolenpunt.
lesson-queen-coal-price = Je hebt 6 kolenpunten voor de hele wedstrijd: het zwarte cijfer op je stoomboot.
lesson-queen-coal-gone = Wat je uitgeeft, is weg. Kijk dus naar de prijs voor je vaart.
lesson-queen-coal-task = Vaar drie velden rechtdoor en betaal 1 kolenpunt.
lesson-queen-coal-well = Van snelheid 1 naar 3 zijn twee stappen: één gratis, één voor 1 kolenpunt.
lesson-queen-coal-saved = Je spaarde kolen, maar gratis kom je hooguit op snelheid 2. Kies snelheid 3.
lesson-queen-coal-dear = Dat kostte meer dan 1 kolenpunt. Snelheid 3 en een rechte koers zijn genoeg.

lesson-queen-exact-title = Elk punt telt
lesson-queen-exact-all = Je moet alle bewegingspunten van je snelheid gebruiken, niet meer en niet minder.
lesson-queen-exact-plan = Bij hoge snelheid kan een veld dichtbij onbereikbaar zijn. Minder op tijd vaart.
lesson-queen-exact-task = Stop precies op het veld twee stappen verder, schuin rechts vooruit, zonder kolen te gebruiken.
lesson-queen-exact-well = Juist: vaar met snelheid 2 en beide punten brengen je er.
lesson-queen-exact-left-over = Je hebt nog een bewegingspunt over en dat moet je gebruiken. Met snelheid 2 komt het precies uit.
lesson-queen-exact-past = Met die snelheid vaar je het veld voorbij. Ga naar 2: één stap is gratis.

lesson-queen-push-title = Opzijduwen
lesson-queen-push-point = Je mag het veld van Groen op varen door Groen opzij te duwen. Dat kost één bewegingspunt extra.
lesson-queen-push-where = Jij kiest het vrije waterveld voor Groen, maar nooit een waar je deze beurt was.
lesson-queen-push-heading = Daarna kiest Groen gratis een nieuwe vaarrichting.
lesson-queen-push-task = Duw Groen opzij en vaar door naar de aanlegsteiger, drie velden vooruit.
lesson-queen-push-well = Twee punten voor het duwen, twee voor de weg naar de steiger: alle vier zijn gebruikt.
lesson-queen-push-astern = Je kunt Groen niet naar een veld duwen waar je deze beurt was. Kies er een vooruit of opzij.
lesson-queen-push-short = Je duwde Groen opzij, maar niet met de snelheid die tot de steiger reikt. Je hebt 4 punten nodig.
lesson-queen-push-round = Je voer om Groen heen. Vaar recht op Groen af en betaal het extra punt.

lesson-queen-dock-title = Passagiers oppikken
lesson-queen-dock-waiting = Bij deze aanlegsteiger wacht een passagier.
lesson-queen-dock-speed = Ze komt aan boord als je beurt met snelheid 1 op het veld bij de steiger eindigt.
lesson-queen-dock-two = Je hebt twee passagiers nodig, van twee verschillende stations.
lesson-queen-dock-task = Ga naar snelheid 1, stop bij de steiger en pik de passagier op.
lesson-queen-dock-well = Welkom aan boord. Nog één passagier en je kunt naar de landingsmodule.
lesson-queen-dock-past = Met die snelheid kun je bij de steiger niet stoppen. Kies snelheid 1 en vaar één veld.
lesson-queen-dock-left = Je stopte bij de steiger, maar liet de passagier staan. Pik haar op.

lesson-queen-river-title = Volgorde en de groeiende rivier
lesson-queen-river-grows = De eerste stoomboot op het voorste rivierdeel laat de rivier groeien: dobbelsteen en stapel bepalen hoe.
lesson-queen-river-order = Elke ronde begint met de stoomboot die het verst stroomafwaarts is.
lesson-queen-river-task = Kom als eerste op het nieuwe rivierdeel en begin de volgende ronde.
lesson-queen-river-well = De rivier is gegroeid en jij begint de volgende ronde.
lesson-queen-river-behind = Je bleef op het oude rivierdeel, dus kwam er geen nieuw. Vaar twee velden rechtdoor.

lesson-queen-landing-title = De landing
lesson-queen-landing-jetty = Met twee passagiers aan boord ben je binnen zodra je bij een landingssteiger stopt.
lesson-queen-landing-slow = Je moet met snelheid 1 aankomen. Minder dus op tijd vaart.
lesson-queen-landing-task = Leg aan bij de landingssteiger voor je.
lesson-queen-landing-well = Je bent binnen. Als eerste bij de landing win je.
lesson-queen-landing-land = Het tweede veld is land. Ga naar snelheid 1 en stop bij de landingssteiger.
lesson-queen-landing-fast = Snelheid 2 is te snel voor de landing. Je bent pas binnen als je met snelheid 1 aankomt.
lesson-queen-landing-beside = De snelheid klopt, maar daar is geen landingssteiger. Vaar rechtdoor.

## Mississippi

lesson-mississippi-cast-off-title = Afvaren
lesson-mississippi-cast-off-die = De dobbelsteen zette kant 5 naar voren. In je eerste beurt kun je dat niet veranderen.
lesson-mississippi-cast-off-log = Elk veld vooruit verbrandt een houtblok. Je hebt er 20 voor de hele route.
lesson-mississippi-cast-off-task = Vaar af en ga vier velden vooruit.
lesson-mississippi-cast-off-well = Je bent op veld 4 en hebt nog 16 houtblokken.
lesson-mississippi-cast-off-turned = Bij het afvaren kun je niet draaien: de dobbelsteen beslist. Vanaf je volgende beurt kan het wel.
lesson-mississippi-cast-off-short = Dat is te kort. Kies veld 4.
lesson-mississippi-cast-off-far = Dat is te ver en verbrandt te veel hout. Kies veld 4.

lesson-mississippi-gather-title = Achteruit om hout te verzamelen
lesson-mississippi-gather-low = Je hebt nog één houtblok. Dat is niet genoeg om te racen.
lesson-mississippi-gather-back = Elk vrij veld achteruit levert een houtblok op, tot 15 velden per beurt.
lesson-mississippi-gather-task = Verzamel hout tot je minstens 6 houtblokken hebt.
lesson-mississippi-gather-well = Een paar velden verloren, een stapel hout gewonnen. Nu kun je weer vooruit.
lesson-mississippi-gather-ahead = Je laatste houtblok bracht je één veld verder en nu heb je niets meer. Ga liever achteruit.
lesson-mississippi-gather-few = Dat is nog niet genoeg hout. Ga minstens vijf velden achteruit en draai niet verder dan gratis kan.

lesson-mississippi-contact-title = Eén contact
lesson-mississippi-contact-beside = Eindig je naast een andere stoomboot, dan worden de twee rakende getallen vergeleken.
lesson-mississippi-contact-higher = Is het jouwe hoger, dan brengt aanleggen je gratis het verschil vooruit. Draai je stoomboot eerst.
lesson-mississippi-contact-task = Eindig naast Groen met het hogere getal.
lesson-mississippi-contact-well = Je getal was hoger en aanleggen bracht je gratis vooruit.
lesson-mississippi-contact-lower = Je getal was lager, dus bracht aanleggen Groen vooruit. Draai een hoger getal naar Groen toe.
lesson-mississippi-contact-equal = De twee getallen zijn gelijk, dus gebeurt er niets. Draai je stoomboot één stap.
lesson-mississippi-contact-alone = Je eindigde naast niemand. Vaar naar een veld dat aan dat van Groen grenst.

lesson-mississippi-sum-title = De som van contacten
lesson-mississippi-sum-both = Dit veld grenst aan Groen en aan Zwart.
lesson-mississippi-sum-added = Ben je bij meer contacten hoger, dan tellen de verschillen op. Lagere tellen niet mee.
lesson-mississippi-sum-task = Laat aanleggen je in één keer 6 velden vooruit brengen.
lesson-mississippi-sum-well = Twee contacten, 6 velden: opgeteld brengen ze je ver voor de anderen.
lesson-mississippi-sum-less = Aanleggen bracht je vooruit, maar geen 6 velden in één keer. Zoek een veld naast beide stoomboten.
lesson-mississippi-sum-lower = Je getal was lager, dus ging de andere stoomboot vooruit. Vaar één veld verder.

lesson-mississippi-carried-title = Als je getal lager is
lesson-mississippi-carried-lower = Is je getal bij elk contact lager, dan brengt aanleggen de anderen vooruit.
lesson-mississippi-carried-both-ways = Dat helpt jou ook: een tegenstander die met een lager getal naast je eindigt, brengt jou vooruit.
lesson-mississippi-carried-task = Kom op veld 17 of verder zonder Groen vooruit te brengen.
lesson-mississippi-carried-well = Je kwam vooruit en Groen had er niets aan.
lesson-mississippi-carried-helped = Aanleggen bracht Groen vooruit, want het getal van Groen was hoger. Draai voor je vaart.
lesson-mississippi-carried-behind = Groen had er niets aan, maar je bent nog niet op veld 17. Vaar verder.

lesson-mississippi-chain-title = Een ketting
lesson-mississippi-chain-again = Waar aanleggen je brengt, leg je weer aan, zolang een getal hoger is.
lesson-mississippi-chain-steer = Een ketting begint met het juiste getal vooraan: probeer de gratis draai naar beide kanten.
lesson-mississippi-chain-try = Wijs een veld aan en je ziet waar de ketting eindigt.
lesson-mississippi-chain-task = Bereik veld 26 en houd minstens 7 houtblokken over.
lesson-mississippi-chain-well = Twee houtblokken, en de ketting deed de rest.
lesson-mississippi-chain-dear = Je bent ver genoeg, maar verbrandde te veel hout. Begin de ketting met twee houtblokken.
lesson-mississippi-chain-short = Aanleggen bracht je vooruit, maar niet ver genoeg. Draai eerst één stap naar rechts.

## The Black Rose

lesson-black-rose-sandbank-title = Zandbanken
lesson-black-rose-sandbank-aground = Je bent aan de grond gelopen. Op een zandbank heb je snelheid 1 en kun je niet draaien.
lesson-black-rose-sandbank-ahead = Vooruit loskomen kost 1 kolenpunt.
lesson-black-rose-sandbank-astern = Eén veld achteruit is gratis, en daarna kies je elke vaarrichting die je wilt.
lesson-black-rose-sandbank-task = Kom van de zandbank los zonder kolen te gebruiken.
lesson-black-rose-sandbank-well = Terug in diep water, met een nieuwe vaarrichting en al je kolen aan boord.
lesson-black-rose-sandbank-turned = Op een zandbank kun je niet draaien. Vaar recht vooruit of recht achteruit.
lesson-black-rose-sandbank-paid = Je bent los, maar het kostte 1 kolenpunt. Achteruit was gratis geweest.

lesson-black-rose-driftwood-title = Drijfhout
lesson-black-rose-driftwood-point = Drijfhout op varen kost één bewegingspunt extra.
lesson-black-rose-driftwood-slower = Daarna is je snelheid één lager, maar nooit onder 1.
lesson-black-rose-driftwood-task = Stop op het drijfhout zonder kolen te gebruiken.
lesson-black-rose-driftwood-well = Drie punten voor twee velden, en nu heb je snelheid 2.
lesson-black-rose-driftwood-point-short = Drijfhout kost 2 punten en je hebt er nog maar 1. Houd snelheid 3.
lesson-black-rose-driftwood-clear = Je meed het drijfhout. Draai met snelheid 3 na het eerste veld 60° naar links.

lesson-black-rose-depot-title = Het kolendepot
lesson-black-rose-depot-dock = Dit is een kolendepot. Leg hier aan zoals bij een station: met snelheid 1.
lesson-black-rose-depot-full = Dan kun je bijvullen tot 6 kolenpunten. Andere kolen zijn er op de rivier niet.
lesson-black-rose-depot-task = Leg aan bij het depot en vul bij.
lesson-black-rose-depot-well = Weer zes kolenpunten, voor de prijs van een langzame beurt.
lesson-black-rose-depot-past = Met die snelheid vaar je het depot voorbij. Kies snelheid 1.
lesson-black-rose-depot-left = Je legde aan, maar nam geen kolen. Vul bij.

lesson-black-rose-exchange-title = Twee stoomboten, gedeelde kolen
lesson-black-rose-exchange-two = Rood 1 en Rood 2 zijn allebei van jou. Elk heeft een eigen beurt.
lesson-black-rose-exchange-beside = Naast elkaar en even snel kan de een de ander aan het eind van zijn beurt kolen geven. Bij steigers kan het niet.
lesson-black-rose-exchange-task = Breng Rood 1 naast Rood 2 en neem kolen van Rood 2 over.
lesson-black-rose-exchange-well = Rood 1 heeft weer kolen en de wedstrijd gaat voor allebei door.
lesson-black-rose-exchange-skipped = Ze zijn naast elkaar en even snel, maar je nam geen kolen over. Doe dat nu wel.
lesson-black-rose-exchange-apart = Daar kun je niet uitwisselen: je hebt buurvelden en gelijke snelheid nodig. Houd snelheid 2 en vaar rechtdoor.

lesson-black-rose-steer-title = De Black Rose besturen
lesson-black-rose-steer-last = Je bent deze ronde laatste, dus bestuur jij de Black Rose.
lesson-black-rose-steer-coal = Haar kolen raken nooit op, maar in één beurt gebruikt ze hooguit 1 kolenpunt.
lesson-black-rose-steer-use = Groen wil net een passagier oppikken. Ze kan Groen in de weg varen.
lesson-black-rose-steer-task = Duw Groen met de Black Rose van de aanlegsteiger weg.
lesson-black-rose-steer-well = Groen is weg van de steiger, en het kostte je niets.
lesson-black-rose-steer-point-short = Duwen kost 2 punten en snelheid 1 heeft er maar 1. Laat haar snelheid op 2.
lesson-black-rose-steer-spared = Groen is nog bij de steiger. Vaar met haar op snelheid 2 rechtdoor.

lesson-black-rose-duty-title = Laat haar niet stranden
lesson-black-rose-duty-aground = De Black Rose zit aan de grond, en voor haar is land.
lesson-black-rose-duty-behind = Ze komt alleen achteruit los, naar dit veld.
lesson-black-rose-duty-rule = Je mag haar niet brengen waar ze meer dan 1 kolenpunt nodig heeft, als je een andere beurt hebt.
lesson-black-rose-duty-task = Vaar door zonder haar weg te versperren en zonder kolen te gebruiken.
lesson-black-rose-duty-well = Haar weg terug is vrij. Je deed je plicht.
lesson-black-rose-duty-stranded = Op dat veld neem je haar enige uitweg. Vaar er links of rechts langs.
lesson-black-rose-duty-spent = Haar weg is vrij, maar je gebruikte kolen. Eén draai is genoeg.
