### The help of commands: an imperative line, then the default.

help-about = Race paddle steamers: board games by Roland Siegers and Werner Hodel, in an unofficial edition.
help-begin = Begin with `paddlewheel play`. Every command has its own `--help`, with examples. Every command takes `--language` en, de, nl or fr. Default: the language of your system.
help-usage = Usage: paddlewheel { $command }
help-command = COMMAND
help-options = OPTIONS
help-group-commands = Commands
help-group-parameters = Options
help-group-arguments = Arguments
help-help = Show this help.
help-version = Show the version.
help-examples = For example:

help-play = Race in this terminal, against computer captains or other people at this keyboard.
help-simulate = Sail many races among computer captains and count the wins.
help-arena = Let captains race each other, each of them equally often in every seat, and rate them.
help-hint = Suggest the best turn in a position, and say why.
help-par = Say in how few turns a steamer alone on a river gets home, and how.
help-daily = Sail the river of the day, alone, in as few turns as you can.
help-puzzles = List the puzzles there are, or find new ones in races.
help-replay = Show a record action by action, in words, and the board at the end.
help-rules = Print the rule book for your options and number of players, or one of its rules.
help-perft = Count the ways a game can go on, to check one engine against another.
help-serve = Serve tables in the browser, on this machine or to a network.
help-admin = Look after a server: its tables, what players write, who is shut out, backups.
help-engine = Speak JSON line by line, for programs in any language.
help-serve-more = docs/self-hosting.md tells you more; docs/table-protocol.md is for programs.
help-admin-more = It works beside a server that runs; restore and downgrade need it stopped. docs/self-hosting.md tells you more.
help-engine-more = docs/engine-protocol.md describes the protocol; the request help lists the commands.
help-perft-more = The digest covers the texts of all actions in their order, so it changes when the order of the legal actions does.

help-game = Choose a game: { LIST($known, type: "or") }. Default: the game of the setup, else { $usual }.
help-setup = Choose a ready-made setup, which --options then changes: { LIST($known, type: "or") }.
help-players = Set the number of players. Default: the fewest the options allow.
help-options-text = Set options of the game as name=value, separated by commas or spaces: `rows=5,stop_at_winner=yes`.
help-seed = Repeat the same races: the same seed gives the same races, whatever --jobs is. Default: 1.
help-jobs = Use this many processes. Default: 1.
help-json = Print JSON, for programs.
help-records = Keep the record of every race in this folder.

help-crew = Say who sits in each seat, separated by commas: person, { LIST($known, type: "or") }. The last one fills the rest. Default: person,mate.
help-names = Name the seats, separated by commas. Default: colours.
help-play-seed = Make dice and captains the same each time. Default: unpredictable.
help-record = Continue a saved record, with its game, seats and options.
help-captains = Choose the captains, one for each seat, separated by commas: { LIST($known, type: "or") }. A shorter list is repeated. Default: greedy.
help-games = Sail this many races. Default: 100.
help-arena-players = Set the number of seats. Default: one for each captain, if the game allows it.
help-arena-captains = Choose the captains to compare, separated by commas: { LIST($known, type: "or") }, `package.module:Class` or `cmd:PROGRAM`. Repeat a name to give that captain several seats: `greedy,random,random,random`.
help-arena-games = Sail this many races; a multiple of the number of captains balances the seats. Default: 100.
help-budget = Give captains with a time limit this many seconds a decision. Default: their own limit.
help-version-of-rules = Sail under this version of the rules. Default: the newest.
help-into = Write the result of the first captain as a line of the table in this document.
help-cluster = Sail on Ray: on the cluster at RAY_ADDRESS, else with --jobs on this machine.
help-position = Give a position as one line, as the engine’s command position prints it.
help-captain = Choose who is asked: { LIST($known, type: "or") }. Default: captain.
help-hint-budget = Let it think for this many seconds. Default: its usual time.
help-river = Name a river: a number that draws one, a record, - for one on standard input, or a position as one line.
help-par-seed = Draw the tiles that are face down by this number. Default: 1.
help-daily-date = The day, written as 2026-11-18. Default: today, by universal time.
help-puzzles-from = Search the records in this folder, or this record, for puzzles, and print them.
help-file = Name a record; - reads standard input.
help-until = Stop after this many actions. Default: show them all.
help-rule = Give the id of one rule, such as Q14. Default: the whole book.
help-rules-version = Also say what is different in a race under this version of the rules. Default: the newest.
help-schema = Print the options and setups as JSON, for programs.
help-depth = Count this many actions deep. Default: 3.
help-perft-position = Count from this one-line position. Default: the start of a game.
help-divide = Count each legal action by itself.
help-host = Listen on this address; 0.0.0.0 opens it to your network. Default: 127.0.0.1.
help-port = Listen on this port; 0 takes any free one. Default: 8026.
help-database = Keep tables in this SQLite file, or at a URL that begins with postgresql://. Default: tables.db in your data folder.
help-open = Open the browser.
help-origins = Let pages from these other addresses connect, separated by commas: `https://example.org`.
help-proxies = Trust these proxies to say where a request comes from, separated by commas; `*` trusts any.
help-limits = Set limits as name=value, separated by commas: `requests=100,sockets=500`.
help-work = Limit the work that one address can ask for: `share=25,burst=10` (percent of a processor, seconds saved up).
help-budgets = Limit memory and disk, in megabytes: `memory=512,disk=10000`.
help-processes = Do the thinking of captains and other long work in this many processes. Default: as many as there are processors, at least two.
help-grace = Let no clock run out in this many seconds after the server starts. Default: 30.
help-keep-days = Archive tables where nothing has happened for this many days; 0 keeps them forever. Default: 90.
help-log = Write the log as json, plain or auto; auto means plain in a terminal. Default: auto.
help-hosts = Answer to these further names, separated by commas: `races.example.org`; `*` answers to any. Addresses and localhost are always answered.
help-metrics = Let these addresses and networks read the metrics, separated by commas; `*` lets anyone. Default: this machine.
help-archive-days = Delete archived tables after this many days; 0 keeps them forever. Default: 30.
help-least-free = Say that the server isn’t ready while fewer megabytes than this are free on the disk. Default: 100.
help-log-requests = Write every request to the log.
help-config = Read settings from this TOML file. Flags and PADDLEWHEEL_… in the environment go before it.
help-show-config = Print every setting and where it comes from, then end. Passwords aren’t shown.
help-admin-what = Do this: list, show, export, close, unlist, delete, undelete, erase, ban, unban, bans, reports, done, backup, restore or downgrade.
help-admin-which = Do it to this table, address, report, file or schema.
help-admin-message = Take out the message that has this number.
help-admin-name = Take out the name at this seat.
help-admin-title = Take out the title of the table.
help-admin-days = Shut out an address for this many days. Default: 7.
help-admin-why = Note why an address is shut out.

help-example-mates = you against two mates
help-example-short = on a shorter course
help-example-school = Mississippi Queen, on three tiles of river
help-example-par = the river with the number 7
help-example-daily = the same river for everyone today
help-example-book = the whole book of Mississippi
help-example-rule = one rule
help-example-older = a race begun under version 1
help-example-browser = tables on this machine, in the browser
