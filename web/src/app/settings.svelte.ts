/// How the person at this browser likes things: language, theme, how fast steamers move, sounds.

import { read, write } from "../net/memory";

export const LANGUAGES = ["en", "de", "nl", "fr"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";

const NAME = "paddlewheel.settings";

interface Kept {
  language: Language | null;
  theme: Theme;
  pace: number;
  sounds: boolean;
  tips: boolean;
  name: string;
  /// Whether the view, once moved by hand, follows again from the next own turn.
  follow: boolean;
}

const USUAL: Kept = { language: null, theme: "system", pace: 1, sounds: false, tips: true, name: "", follow: true };

class Settings {
  kept = $state<Kept>({ ...USUAL, ...read<Partial<Kept>>(NAME, {}) });

  get language(): Language {
    return this.kept.language ?? spoken(navigator.languages);
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    write(NAME, $state.snapshot(this.kept));
    this.dress();
  }

  /// Tell the style sheets which theme is wanted.
  dress(): void {
    const { theme } = this.kept;
    if (theme === "system") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = theme;
  }
}

/// Return the first language of a browser that there is.
export function spoken(wanted: readonly string[]): Language {
  const known = wanted.map((one) => one.slice(0, 2).toLowerCase()).find((one) => LANGUAGES.some((ours) => ours === one));
  return (known as Language | undefined) ?? "en";
}

export const settings = new Settings();
