/// The games that the server has beside those that the page knows: asked for once, when somebody may want them.

import * as api from "../net/api";
import type { GameInfo } from "../net/protocol";
import { words } from "../i18n/words.svelte";
import { GAMES } from "./all";

class Others {
  games = $state.raw<GameInfo[]>([]);
  private asked = "";

  /// Ask the server which games there are, in the reader's language.
  async load(): Promise<void> {
    const { language } = words;
    if (this.asked === language) return;
    this.asked = language;
    try {
      this.games = (await api.games(language)).games.filter((one) => !(one.game in GAMES));
    } catch {
      this.asked = "";
    }
  }

  /// What a game is called; its short name until the server has said.
  title(game: string): string {
    return GAMES[game]?.title ?? this.games.find((one) => one.game === game)?.title ?? game;
  }
}

export const others = new Others();
