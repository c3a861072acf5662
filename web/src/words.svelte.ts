/// What the page says, in the language of its reader.

import { Trouble } from "./api";
import { refusedIn, type Worded } from "./refused";
import { settings, type Language } from "./settings.svelte";
import { en, type Messages } from "./texts/en";

/// What a language says: the texts of the page, and its sentences for what the server refuses in English wordings;
/// English has its own where a wording names a cell by numbers, which are nowhere on the board.
interface Book {
  texts: Messages;
  refusals: Record<string, string>;
}

const book = async (texts: Promise<Messages>, refusals: Promise<{ default: Record<string, string> }>): Promise<Book> => ({
  texts: await texts,
  refusals: (await refusals).default,
});

const BOOKS: Record<Language, () => Promise<Book>> = {
  en: () => book(Promise.resolve(en), import("./texts/refusals.en.json")),
  de: () => book(import("./texts/de").then(({ de }) => de), import("./texts/refusals.de.json")),
  nl: () => book(import("./texts/nl").then(({ nl }) => nl), import("./texts/refusals.nl.json")),
  fr: () => book(import("./texts/fr").then(({ fr }) => fr), import("./texts/refusals.fr.json")),
};

class Words {
  t = $state.raw<Messages>(en);
  language = $state<Language>("en");
  private refusals = $state.raw<Record<string, string>>({});

  /// Speak the language that is set.
  async load(): Promise<void> {
    const language = settings.language;
    const book = await BOOKS[language]();
    this.t = book.texts;
    this.refusals = book.refusals;
    this.language = language;
    document.documentElement.lang = language;
  }

  /// What was refused, as one sentence; `options` are the names that the options of a game have here.
  refused(said: Worded, options: Record<string, string> = {}): string {
    return refusedIn({ t: this.t, sentences: this.refusals, language: this.language, options }, said);
  }

  /// What went wrong with a request, as one sentence.
  trouble(error: unknown, options: Record<string, string> = {}): string {
    return error instanceof Trouble && error.message ? this.refused(error.problem, options) : this.t.serverGone;
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
