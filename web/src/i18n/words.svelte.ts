/// What the page says, in the language of its reader.

import english from "words:en";

import { Trouble } from "../net/api";
import { refusedIn, type Coded } from "./refusals";
import { speaking, type Say } from "./say";
import { settings, type Language } from "../app/settings.svelte";

const CATALOGUES: Record<Language, () => Promise<string>> = {
  en: () => Promise.resolve(english),
  de: () => import("words:de").then((module) => module.default),
  nl: () => import("words:nl").then((module) => module.default),
  fr: () => import("words:fr").then((module) => module.default),
};

class Words {
  private spoken = $state.raw(speaking("en", english));
  language = $state<Language>("en");

  /// Say a message in the language of the reader.
  readonly say: Say = (id, ...facts) => this.spoken(id, ...facts);

  /// Speak the language that is set.
  async load(): Promise<void> {
    const language = settings.language;
    this.spoken = speaking(language, await CATALOGUES[language]());
    this.language = language;
    document.documentElement.lang = language;
  }

  /// What was refused, in a sentence or two.
  refused(said: Coded): string {
    return refusedIn(this.say, said);
  }

  /// What went wrong with a request, as one sentence.
  trouble(error: unknown): string {
    return error instanceof Trouble && error.message ? this.refused(error.problem) : this.say("page-server-gone");
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
