/// Rules that a sentence names by their ids, as the rule book and the terminal print them: "… on the way (Q18)."

const NAMED = /\s*\(([A-Z]\d+)(?:[–,]\s*[A-Z]\d+)*\)/u;

/// Return a sentence without the rules that it names, and the first of them; null if it names none.
export function withoutRules(sentence: string): { said: string; rule: string | null } {
  return { said: sentence.replace(NAMED, ""), rule: NAMED.exec(sentence)?.[1] ?? null };
}
