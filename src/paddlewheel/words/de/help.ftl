### Die Hilfe der Befehle: eine Zeile im Imperativ, dann die Voreinstellung.

help-about = Raddampferrennen: Brettspiele von Roland Siegers und Werner Hodel in einer inoffiziellen Ausgabe.
help-begin = Fang mit `paddlewheel play` an. Jeder Befehl hat seine eigene Hilfe (`--help`) mit Beispielen. Jeder Befehl kennt `--language` en, de, nl oder fr. Voreinstellung: die Sprache deines Systems.
help-usage = Aufruf: paddlewheel { $command }
help-command = BEFEHL
help-options = OPTIONEN
help-group-commands = Befehle
help-group-parameters = Optionen
help-group-arguments = Argumente
help-help = Zeige diese Hilfe.
help-version = Zeige die Version.
help-examples = Zum Beispiel:

help-play = Fahre ein Rennen in diesem Terminal, gegen Computerkapitäne oder gegen Mitspieler an dieser Tastatur.
help-simulate = Lass Computerkapitäne viele Rennen fahren und zähle die Siege.
help-arena = Lass Kapitäne gegeneinander fahren, gleich oft auf jedem Platz, und bewerte sie.
help-hint = Schlage den besten Zug in einer Stellung vor und begründe ihn.
help-par = Sag, in wie wenigen Zügen ein Dampfer allein auf einem Fluss heimkommt, und wie.
help-daily = Befahr den Fluss des Tages, allein und in so wenigen Zügen wie möglich.
help-puzzles = Zeig die vorhandenen Rätsel, oder finde neue in Rennen.
help-replay = Zeige eine Aufzeichnung Aktion für Aktion in Worten und am Ende den Spielplan.
help-rules = Zeige das Regelheft für deine Optionen und die Zahl der Spieler oder eine Regel daraus.
help-perft = Zähle, auf wie viele Arten ein Spiel weitergehen kann, um Programme miteinander zu vergleichen.
help-serve = Biete Tische im Browser an, auf diesem Rechner oder im Netzwerk.
help-admin = Betreue einen Server: Tische, Geschriebenes, ausgesperrte Adressen, Sicherungen.
help-engine = Sprich JSON, Zeile für Zeile, für Programme in jeder Sprache.
help-serve-more = Mehr steht in docs/self-hosting.md; docs/table-protocol.md ist für Programme.
help-admin-more = Das geht neben einem laufenden Server; für restore und downgrade muss er stehen. Mehr steht in docs/self-hosting.md.
help-engine-more = Das Protokoll steht in docs/engine-protocol.md; die Anfrage help listet die Befehle auf.
help-perft-more = Der Prüfwert umfasst die Texte aller Aktionen der Reihe nach. Er ändert sich also, wenn sich die Reihenfolge der möglichen Aktionen ändert.

help-game = Wähle ein Spiel: { LIST($known, type: "or") }. Voreinstellung: das Spiel der Variante, sonst { $usual }.
help-setup = Wähle eine fertige Variante, die du mit --options änderst: { LIST($known, type: "or") }.
help-players = Lege die Zahl der Spieler fest. Voreinstellung: so wenige, wie die Optionen erlauben.
help-options-text = Setze Optionen des Spiels als name=wert, getrennt durch Kommas oder Leerzeichen: `rows=5,stop_at_winner=yes`.
help-seed = Wiederhole dieselben Rennen: Gleicher Startwert gibt gleiche Rennen, unabhängig von --jobs. Voreinstellung: 1.
help-jobs = Nutze so viele Prozesse. Voreinstellung: 1.
help-json = Gib JSON aus, für Programme.
help-records = Speichere die Aufzeichnung jedes Rennens in diesem Ordner.

help-crew = Sag, wer auf welchem Platz sitzt, getrennt durch Kommas: person, { LIST($known, type: "or") }. Der letzte besetzt alle übrigen. Voreinstellung: person,mate.
help-names = Benenne die Plätze, getrennt durch Kommas. Voreinstellung: Farben.
help-play-seed = Lass Würfel und Kapitäne jedes Mal gleich entscheiden. Voreinstellung: unvorhersehbar.
help-record = Setze eine gespeicherte Aufzeichnung fort, mit ihrem Spiel, ihren Plätzen und Optionen.
help-captains = Wähle die Kapitäne, einen pro Platz, getrennt durch Kommas: { LIST($known, type: "or") }. Eine kürzere Liste wird wiederholt. Voreinstellung: greedy.
help-games = Lass so viele Rennen fahren. Voreinstellung: 100.
help-arena-players = Lege die Zahl der Plätze fest. Voreinstellung: einer pro Kapitän, wenn das Spiel es erlaubt.
help-arena-captains = Wähle die Kapitäne, die verglichen werden, getrennt durch Kommas: { LIST($known, type: "or") }, `package.module:Class` oder `cmd:PROGRAM`. Wiederhole einen Namen, um diesem Kapitän mehrere Plätze zu geben: `greedy,random,random,random`.
help-arena-games = Lass so viele Rennen fahren; ein Vielfaches der Zahl der Kapitäne verteilt die Plätze gleichmäßig. Voreinstellung: 100.
help-budget = Gib Kapitänen mit Zeitgrenze so viele Sekunden pro Entscheidung. Voreinstellung: ihre eigene Grenze.
help-version-of-rules = Lass nach dieser Version der Regeln fahren. Voreinstellung: die neueste.
help-into = Schreib das Ergebnis des ersten Kapitäns als Zeile in die Tabelle dieses Dokuments.
help-cluster = Lass die Rennen auf Ray fahren: im Cluster unter RAY_ADDRESS, sonst mit --jobs auf diesem Rechner.
help-position = Gib eine Stellung als eine Zeile an, wie sie der Befehl position der Engine ausgibt.
help-captain = Wähle, wer gefragt wird: { LIST($known, type: "or") }. Voreinstellung: captain.
help-hint-budget = Lass ihn so viele Sekunden überlegen. Voreinstellung: seine übliche Zeit.
help-river = Nenne einen Fluss: eine Zahl, die einen auslost, eine Aufzeichnung, - für eine auf der Standardeingabe oder eine Stellung als eine Zeile.
help-par-seed = Lose die verdeckten Flussteile mit dieser Zahl aus. Voreinstellung: 1.
help-daily-date = Der Tag, geschrieben wie 2026-11-18. Voreinstellung: heute, nach Weltzeit.
help-puzzles-from = Durchsuche die Aufzeichnungen in diesem Ordner, oder diese Aufzeichnung, nach Rätseln und gib sie aus.
help-file = Nenne eine Aufzeichnung; - liest die Standardeingabe.
help-until = Hör nach so vielen Aktionen auf. Voreinstellung: alle zeigen.
help-rule = Gib die Nummer einer Regel an, zum Beispiel Q14. Voreinstellung: das ganze Regelheft.
help-rules-version = Sag auch, was in einem Rennen nach dieser Version der Regeln anders ist. Voreinstellung: die neueste.
help-schema = Gib Optionen und Varianten als JSON aus, für Programme.
help-depth = Zähle so viele Aktionen tief. Voreinstellung: 3.
help-perft-position = Zähle ab dieser einzeiligen Stellung. Voreinstellung: der Anfang eines Spiels.
help-divide = Zähle für jede mögliche Aktion einzeln.
help-host = Lausche auf dieser Adresse; 0.0.0.0 öffnet sie für dein Netzwerk. Voreinstellung: 127.0.0.1.
help-port = Lausche auf diesem Port; 0 nimmt einen freien. Voreinstellung: 8026.
help-database = Speichere Tische in dieser SQLite-Datei oder unter einer URL, die mit postgresql:// beginnt. Voreinstellung: tables.db in deinem Datenordner.
help-open = Öffne den Browser.
help-origins = Lass Seiten von diesen anderen Adressen zu, getrennt durch Kommas: `https://example.org`.
help-proxies = Vertraue diesen Proxys, wenn sie angeben, woher eine Anfrage kommt, getrennt durch Kommas; `*` vertraut allen.
help-limits = Setze Grenzen als name=wert, getrennt durch Kommas: `requests=100,sockets=500`.
help-work = Begrenze die Arbeit, die eine Adresse verlangen kann: `share=25,burst=10` (Prozent eines Prozessors, angesparte Sekunden).
help-budgets = Begrenze Arbeitsspeicher und Plattenplatz, in Megabyte: `memory=512,disk=10000`.
help-processes = Lass Kapitäne und andere lange Arbeiten in so vielen Prozessen laufen. Voreinstellung: so viele, wie es Prozessoren gibt, mindestens zwei.
help-grace = Lass so viele Sekunden nach dem Start des Servers keine Uhr ablaufen. Voreinstellung: 30.
help-keep-days = Archiviere Tische, an denen so viele Tage nichts passiert ist; 0 behält sie für immer. Voreinstellung: 90.
help-log = Schreib das Log als json, plain oder auto; auto heißt plain im Terminal. Voreinstellung: auto.
help-hosts = Hör auch auf diese Namen, getrennt durch Kommas: `races.example.org`; `*` hört auf alle. Adressen und localhost gelten immer.
help-metrics = Lass diese Adressen und Netze die Messwerte lesen, getrennt durch Kommas; `*` lässt alle. Voreinstellung: dieser Rechner.
help-archive-days = Lösche archivierte Tische nach so vielen Tagen; 0 behält sie für immer. Voreinstellung: 30.
help-least-free = Melde den Server als nicht bereit, solange weniger Megabyte auf der Platte frei sind. Voreinstellung: 100.
help-log-requests = Schreib jede Anfrage ins Log.
help-config = Lies Einstellungen aus dieser TOML-Datei. Optionen und PADDLEWHEEL_… in der Umgebung gehen vor.
help-show-config = Zeig alle Einstellungen und woher sie kommen, dann hör auf. Passwörter werden nicht gezeigt.
help-admin-what = Tu das: list, show, export, close, unlist, delete, undelete, erase, ban, unban, bans, reports, done, backup, restore oder downgrade.
help-admin-which = Tu es mit diesem Tisch, dieser Adresse, dieser Meldung, dieser Datei oder diesem Schema.
help-admin-message = Entferne die Nachricht mit dieser Nummer.
help-admin-name = Entferne den Namen an diesem Platz.
help-admin-title = Entferne den Titel des Tisches.
help-admin-days = Sperr eine Adresse für so viele Tage aus. Voreinstellung: 7.
help-admin-why = Notiere, warum eine Adresse ausgesperrt ist.

help-example-mates = du gegen zwei Maate
help-example-short = auf einer kürzeren Strecke
help-example-school = Mississippi Queen auf drei Flussteilen
help-example-par = der Fluss mit der Zahl 7
help-example-daily = heute für alle derselbe Fluss
help-example-book = das ganze Regelheft zu Mississippi
help-example-rule = eine Regel
help-example-older = ein Rennen, das mit Version 1 begann
help-example-browser = Tische auf diesem Rechner, im Browser
