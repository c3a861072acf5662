/// The rule book without a network: the worker keeps what the page asks for, so it asks for the book of every set-up once a day.

import * as api from "../net/api";
import { read, write } from "../net/memory";
import type { SetupInfo } from "../net/protocol";

/// So long after it was opened the page has better things to do, in milliseconds.
const LATER = 5_000;
const DAY = 24 * 3600 * 1000;
const KEPT = "paddlewheel.rules";

/// Where the rule book of a set-up is, as it reads for the fewest who can play it.
export const addressOf = (game: string, setup: SetupInfo, language: string): string =>
  `/api/rules/${game}?setup=${setup.name}&players=${setup.players[0]}&language=${language}`;

/// Keep the rule book of every set-up in a language, by and by; return a way to leave that.
export function keepRules(language: string): () => void {
  const timer = setTimeout(() => void keepAll(language).catch(() => undefined), LATER);
  return () => clearTimeout(timer);
}

async function keepAll(language: string): Promise<void> {
  const worker = (navigator as Partial<Navigator>).serviceWorker;
  const kept = read<Record<string, number>>(KEPT, {});
  if (!worker || !navigator.onLine || Date.now() - (kept[language] ?? 0) < DAY) return;
  if (!worker.controller) await new Promise((resolve) => worker.addEventListener("controllerchange", resolve, { once: true }));
  const { games } = await api.games(language);
  for (const game of games) {
    for (const setup of game.setups) await api.setupRules(addressOf(game.game, setup, language));
  }
  write(KEPT, { ...kept, [language]: Date.now() });
}
