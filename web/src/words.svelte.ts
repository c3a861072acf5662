/// What the page says, in the language of its reader.

import { settings, type Language } from "./settings.svelte";
import { en, type Messages } from "./texts/en";

const BOOKS: Record<Language, () => Promise<Messages>> = {
  en: async () => en,
  de: async () => (await import("./texts/de")).de,
  nl: async () => (await import("./texts/nl")).nl,
  fr: async () => (await import("./texts/fr")).fr,
};

class Words {
  t = $state.raw<Messages>(en);
  language = $state<Language>("en");

  /// Speak the language that is set.
  async load(): Promise<void> {
    const language = settings.language;
    this.t = await BOOKS[language]();
    this.language = language;
    document.documentElement.lang = language;
  }

  list(names: string[]): string {
    return new Intl.ListFormat(this.language).format(names);
  }

  when(at: number): string {
    const minutes = Math.round((at - Date.now()) / 60_000);
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: "auto" });
    if (minutes > -60) return format.format(minutes, "minute");
    return minutes > -1440 ? format.format(Math.round(minutes / 60), "hour") : format.format(Math.round(minutes / 1440), "day");
  }

  clock(at: number): string {
    return new Intl.DateTimeFormat(this.language, { hour: "2-digit", minute: "2-digit" }).format(at);
  }
}

export const words = new Words();
