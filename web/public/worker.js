// The page without a network: what was fetched once is shown again; what has changed is fetched while there is a network.
const CACHE = "paddlewheel-1";
const LASTING = "/assets/";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

async function fetchFirst(request, keptAs) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(keptAs, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(keptAs);
    if (kept) return kept;
    throw error;
  }
}

async function keptFirst(request) {
  const kept = await caches.match(request);
  return kept ?? fetchFirst(request, request);
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith(LASTING)) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(fetchFirst(request, "/"));
  else if (!pathname.startsWith("/api/tables")) event.respondWith(fetchFirst(request, request));
});
