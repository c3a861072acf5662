// Four clients at each of so many matches, one move a second at each; writes the latencies and the server's processor time.
const fs = require("fs");
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { game } = require("./game.js");
const [port, matches, seconds, pid] = process.argv.slice(2).map(Number);
const address = `http://127.0.0.1:${port}`;
const sleep = (ms) => new Promise((done) => setTimeout(done, Math.max(ms, 0)));
const processor = () => {
  const fields = fs.readFileSync(`/proc/${pid}/stat`, "utf8").split(")").pop().trim().split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
};

async function open() {
  const matchID = Math.random().toString(36).slice(2); // whoever comes first makes the match
  const clients = ["0", "1", "2", "3"].map((playerID) => Client({ game, numPlayers: 4, debug: false, matchID, playerID, multiplayer: SocketIO({ server: address }) }));
  clients[0].start();
  while (!clients[0].getState()) await sleep(20);
  for (const client of clients.slice(1)) client.start();
  while (!clients.every((client) => client.getState())) await sleep(20);
  return clients;
}

function told(client, length) {
  return new Promise((done) => {
    const stop = client.subscribe((state) => {
      if (state && state.isConnected && state.G.numbers.length >= length) { setImmediate(() => stop()); done(); }
    });
  });
}

async function play(clients, latencies) {
  const begun = performance.now() + Math.random() * 1000;
  for (let nth = 0; nth < seconds; nth++) {
    await sleep(begun + nth * 1000 - performance.now());
    const actor = Number(clients[0].getState().ctx.currentPlayer);
    const before = performance.now();
    // the one who moves shows its own move at once; the others hear of it from the server
    const all = clients.map((client, seat) => (seat === actor ? Promise.resolve() : told(client, nth + 1)));
    clients[actor].moves.add(nth);
    const done = await Promise.race([Promise.all(all).then(() => true), sleep(5000).then(() => false)]);
    if (done) latencies.push((performance.now() - before) / 1000);
  }
}

(async () => {
  const tables = [];
  for (let nth = 0; nth < matches; nth++) tables.push(await open());
  await sleep(1000);
  const latencies = [], before = processor();
  await Promise.all(tables.map((clients) => play(clients, latencies)));
  // process.exit right after console.log would cut a long line short
  process.stdout.write(JSON.stringify({ latencies, processor: processor() - before }) + "\n", () => process.exit(0));
})();
