### L’aide des commandes : une ligne à l’impératif, puis la valeur par défaut.

help-about = Courses de bateaux à aubes : jeux de plateau de Roland Siegers et Werner Hodel, dans une édition non officielle.
help-begin = Commencez par `paddlewheel play`. Chaque commande a sa propre aide (`--help`), avec des exemples. Chaque commande accepte `--language` en, de, nl ou fr. Par défaut : la langue de votre système.
help-usage = Utilisation : paddlewheel { $command }
help-command = COMMANDE
help-options = OPTIONS
help-group-commands = Commandes
help-group-parameters = Options
help-group-arguments = Arguments
help-help = Affichez cette aide.
help-version = Affichez la version.
help-examples = Par exemple :

help-play = Faites la course dans ce terminal, contre des capitaines virtuels ou d’autres joueurs à ce clavier.
help-simulate = Faites disputer de nombreuses courses à des capitaines virtuels et comptez les victoires.
help-arena = Opposez des capitaines, chacun autant de fois à chaque place, et classez-les.
help-hint = Proposez le meilleur tour d’une position, et dites pourquoi.
help-par = Dites en combien de tours au moins un bateau seul sur un fleuve arrive, et comment.
help-daily = Parcourez le fleuve du jour, en solitaire et en aussi peu de tours que possible.
help-puzzles = Montrez les problèmes existants, ou trouvez-en de nouveaux dans des courses.
help-replay = Affichez une partie action par action, en mots, et le plateau à la fin.
help-rules = Affichez le livret de règles pour vos options et votre nombre de joueurs, ou une seule règle.
help-perft = Comptez les suites possibles d’une partie, pour comparer des moteurs.
help-serve = Ouvrez des tables dans le navigateur, sur cette machine ou pour un réseau.
help-admin = Gérez un serveur : ses tables, ce qu’écrivent les joueurs, les adresses exclues, les sauvegardes.
help-engine = Parlez JSON, ligne par ligne, pour des programmes en tout langage.
help-serve-more = docs/self-hosting.md en dit plus ; docs/table-protocol.md s’adresse aux programmes.
help-admin-more = Cela se fait à côté d’un serveur en marche ; restore et downgrade demandent qu’il soit arrêté. docs/self-hosting.md en dit plus.
help-engine-more = docs/engine-protocol.md décrit le protocole ; la requête help donne la liste des commandes.
help-perft-more = L’empreinte couvre les textes de toutes les actions dans leur ordre : elle change si l’ordre des actions possibles change.

help-game = Choisissez un jeu : { LIST($known, type: "or") }. Par défaut : celui de la variante, sinon { $usual }.
help-setup = Choisissez une variante prête à jouer, que --options modifie ensuite : { LIST($known, type: "or") }.
help-players = Fixez le nombre de joueurs. Par défaut : le minimum que permettent les options.
help-options-text = Réglez les options du jeu par nom=valeur, séparées par des virgules ou des espaces : `rows=5,stop_at_winner=yes`.
help-seed = Répétez les mêmes courses : à graine égale, courses égales, quel que soit --jobs. Par défaut : 1.
help-jobs = Utilisez ce nombre de processus. Par défaut : 1.
help-json = Affichez du JSON, pour des programmes.
help-records = Enregistrez chaque partie dans ce dossier.

help-crew = Dites qui occupe chaque place, en séparant par des virgules : person, { LIST($known, type: "or") }. Le dernier occupe toutes les places restantes. Par défaut : person,mate.
help-names = Nommez les places, en séparant par des virgules. Par défaut : des couleurs.
help-play-seed = Rendez les dés et les capitaines identiques à chaque fois. Par défaut : imprévisibles.
help-record = Reprenez une partie enregistrée, avec son jeu, ses places et ses options.
help-captains = Choisissez les capitaines, un par place, en séparant par des virgules : { LIST($known, type: "or") }. Une liste plus courte est répétée. Par défaut : greedy.
help-games = Lancez ce nombre de courses. Par défaut : 100.
help-arena-players = Fixez le nombre de places. Par défaut : une par capitaine, si le jeu le permet.
help-arena-captains = Choisissez les capitaines à comparer, en séparant par des virgules : { LIST($known, type: "or") }, `package.module:Class` ou `cmd:PROGRAM`. Répétez un nom pour donner plusieurs places à ce capitaine : `greedy,random,random,random`.
help-arena-games = Lancez ce nombre de courses ; un multiple du nombre de capitaines équilibre les places. Par défaut : 100.
help-budget = Donnez aux capitaines à temps limité ce nombre de secondes par décision. Par défaut : leur propre limite.
help-version-of-rules = Appliquez cette version des règles. Par défaut : la plus récente.
help-into = Écrivez le résultat du premier capitaine comme une ligne du tableau de ce document.
help-cluster = Lancez les courses sur Ray : sur le cluster à RAY_ADDRESS, sinon avec --jobs sur cette machine.
help-position = Donnez une position en une ligne, telle que l’affiche la commande position du moteur.
help-captain = Choisissez à qui demander : { LIST($known, type: "or") }. Par défaut : captain.
help-hint-budget = Laissez-le réfléchir ce nombre de secondes. Par défaut : son temps habituel.
help-river = Nommez un fleuve : un nombre qui en tire un au sort, un enregistrement, - pour en lire un sur l’entrée standard, ou une position en une ligne.
help-par-seed = Tirez au sort les segments cachés avec ce nombre. Par défaut : 1.
help-daily-date = Le jour, écrit comme 2026-11-18. Par défaut : aujourd’hui, en temps universel.
help-puzzles-from = Cherche des problèmes dans les comptes rendus de ce dossier, ou dans celui-ci, et les affiche.
help-file = Nommez une partie ; - lit l’entrée standard.
help-until = Arrêtez-vous après ce nombre d’actions. Par défaut : toutes.
help-rule = Donnez le code d’une règle, par exemple Q14. Par défaut : tout le livret.
help-rules-version = Dites aussi ce qui change dans une course selon cette version des règles. Par défaut : la plus récente.
help-schema = Affichez les options et les variantes en JSON, pour des programmes.
help-depth = Comptez jusqu’à cette profondeur, en actions. Par défaut : 3.
help-perft-position = Comptez à partir de cette position en une ligne. Par défaut : le début d’une partie.
help-divide = Comptez chaque action possible séparément.
help-host = Écoutez à cette adresse ; 0.0.0.0 l’ouvre à votre réseau. Par défaut : 127.0.0.1.
help-port = Écoutez sur ce port ; 0 en prend un libre. Par défaut : 8026.
help-database = Enregistrez les tables dans ce fichier SQLite, ou à une URL qui commence par postgresql://. Par défaut : tables.db dans votre dossier de données.
help-open = Ouvrez le navigateur.
help-origins = Acceptez les pages de ces autres adresses, en séparant par des virgules : `https://example.org`.
help-proxies = Faites confiance à ces proxys sur l’origine des requêtes, en les séparant par des virgules ; `*` les accepte tous.
help-limits = Fixez des limites par nom=valeur, en séparant par des virgules : `requests=100,sockets=500`.
help-work = Limitez le travail qu’une adresse peut demander : `share=25,burst=10` (pour cent d’un processeur, secondes en réserve).
help-budgets = Limitez la mémoire et le disque, en mégaoctets : `memory=512,disk=10000`.
help-processes = Faites réfléchir les capitaines, et le reste du travail long, dans ce nombre de processus. Par défaut : autant que de processeurs, au moins deux.
help-grace = Ne laissez aucune pendule s’épuiser pendant ce nombre de secondes après le démarrage. Par défaut : 30.
help-keep-days = Archivez les tables inutilisées depuis ce nombre de jours ; 0 les garde pour toujours. Par défaut : 90.
help-log = Écrivez le journal en json, plain ou auto ; auto vaut plain dans un terminal. Par défaut : auto.
help-hosts = Répondez aussi à ces noms, en les séparant par des virgules : `races.example.org` ; `*` répond à tous. Les adresses et localhost valent toujours.
help-metrics = Laissez ces adresses et réseaux lire les mesures, en les séparant par des virgules ; `*` laisse tout le monde. Par défaut : cette machine.
help-archive-days = Supprimez les tables archivées après ce nombre de jours ; 0 les garde pour toujours. Par défaut : 30.
help-least-free = Dites que le serveur n’est pas prêt tant que moins de mégaoctets sont libres sur le disque. Par défaut : 100.
help-log-requests = Écrivez chaque requête dans le journal.
help-config = Lisez les réglages dans ce fichier TOML. Les options et PADDLEWHEEL_… dans l’environnement passent avant.
help-show-config = Affichez tous les réglages et leur provenance, puis terminez. Les mots de passe ne sont pas montrés.
help-admin-what = Faites ceci : list, show, export, close, unlist, delete, undelete, erase, ban, unban, bans, reports, done, backup, restore ou downgrade.
help-admin-which = Faites-le avec cette table, cette adresse, ce signalement, ce fichier ou ce schéma.
help-admin-message = Retirez le message qui porte ce numéro.
help-admin-name = Retirez le nom à cette place.
help-admin-title = Retirez le titre de la table.
help-admin-days = Excluez une adresse pour ce nombre de jours. Par défaut : 7.
help-admin-why = Notez pourquoi une adresse est exclue.

help-example-mates = vous contre deux seconds
help-example-short = sur un parcours plus court
help-example-school = Mississippi Queen, sur trois segments
help-example-par = le fleuve numéro 7
help-example-daily = le même fleuve pour tous aujourd’hui
help-example-book = tout le livret de Mississippi
help-example-rule = une règle
help-example-older = une course commencée avec la version 1
help-example-browser = des tables sur cette machine, dans le navigateur
