/// Speeds that cannot be sailed, and why: as short as it fits beside them, by the rule that the server names.

import type { Say } from "../../i18n/say";

export type Bar = "coal" | "rose" | "way";

export interface Barred {
  speed: number;
  rule: string | null;
  facts: Record<string, unknown>;
}

/// Return which kind of reason bars a speed: coal that is short, the duty to the Black Rose, or no way that long.
export function barOf({ rule, facts }: Barred): Bar {
  if ("needed" in facts) return "coal";
  return rule === "B12" ? "rose" : "way";
}

/// Return each reason once with the speeds it bars, the slowest first.
export function tellBarred(say: Say, barred: Barred[]): string[] {
  const reasons: Record<Bar, string> = { coal: say("plan-barred-coal"), rose: say("plan-barred-rose"), way: say("plan-barred-way") };
  const found = new Map<Bar, number[]>();
  for (const one of [...barred].sort((a, b) => a.speed - b.speed)) found.set(barOf(one), [...(found.get(barOf(one)) ?? []), one.speed]);
  return [...found].map(([bar, speeds]) => say("page-colon", { what: speeds.join(", "), said: reasons[bar] }));
}
