// boardgame.io's own server with its file storage, in the folder given; its first line says at which port.
const { Server, FlatFile, Origins } = require("boardgame.io/server");
const { game } = require("./game.js");
const server = Server({ games: [game], db: new FlatFile({ dir: process.argv[2], logging: false }), origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: 0 });
