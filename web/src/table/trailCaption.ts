/// A few words at the end of a wake.

import type { Names } from "../i18n/events";
import type { Say } from "../i18n/say";
import type { PastTurn } from "./pastTurns";

/// No line of a caption is longer, in letters.
const LINE = 25;

export function captionOf(say: Say, turn: PastTurn, parts: string[], names: Names): string[] {
  return wrapped(say("page-colon", { what: names(turn.steamer!), said: parts.filter(Boolean).join(", ") }));
}

/// Break a text into lines of about the same length, between words.
function wrapped(text: string): string[] {
  const lines: string[] = [];
  const even = text.length / Math.ceil(text.length / (LINE - 1));
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length < even && last.length + word.length < LINE) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
