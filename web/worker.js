// The page without a network: every file of it is kept on the first visit; what has changed is fetched while there is a network.
const FILES = __FILES__; // written by the build
const CACHE = `paddlewheel-${__VERSION__}`;
const SHELL = ["/", "/icon.svg", "/manifest.webmanifest"];
const LASTING = "/assets/";
/// A page that does not come in this time is shown as it was kept.
const PATIENCE = 5_000;

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())));

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll([...SHELL, ...FILES]);
  await self.skipWaiting();
}

// The version before stays: a page that was opened with it may still ask for its files.
async function forgetOld() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function fetchFirst(request, keptAs, more) {
  const cache = await caches.open(CACHE);
  const kept = async () => (await cache.match(keptAs)) ?? caches.match(keptAs); // else by the version before
  try {
    const answer = await fetch(request, more);
    if (answer.ok) await cache.put(keptAs, answer.clone());
    return answer.status >= 500 ? ((await kept()) ?? answer) : answer;
  } catch (error) {
    const found = await kept();
    if (found) return found;
    throw error;
  }
}

async function keptFirst(request) {
  return (await caches.match(request)) ?? fetchFirst(request, request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(LASTING)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(fetchFirst(request, "/", { signal: AbortSignal.timeout(PATIENCE) }));
  else if (!pathname.startsWith("/api/tables")) event.respondWith(fetchFirst(request, request));
});
