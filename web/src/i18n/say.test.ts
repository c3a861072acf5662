import { expect, test } from "vitest";
import deutsch from "words:de";
import english from "words:en";
import french from "words:fr";
import dutch from "words:nl";

import { elided } from "./functions";
import { sayLine, speaking } from "./say";

const SPOKEN = { en: english, de: deutsch, nl: dutch, fr: french };

const SENTENCES = `
pushed = { STEAMER($steamer) } → { STEAMER($other, form: "dat") }.
order = { LIST(STEAMER($order)) } / { LIST(STEAMER($order), type: "or") }
hand-over = { CAPTAIN($captain, form: "the") }.
numbers = { $count } { PERCENT($share) } { RANK($rank) }
names = { HEADING($heading) } { ELEMENT($element) } { OPTION($option) } { BEND($bend) }
of = { DE(STEAMER($steamer)) } { QUE(CAPTAIN($captain, form: "the")) }
`;
const FACTS = { steamer: "rose", other: "blue-2", order: ["rose", "red", "orange-1"], captain: "coal-miser", count: 1234.5, share: 0.574 };
const MORE = { ...FACTS, rank: 3, heading: "NE", element: "depot", option: "black_rose", bend: "left" };

/// What tests/words/test_words.py says, too.
test.each(Object.entries(SPOKEN))("%s says names, lists and numbers as Python does", async (language, source) => {
  const say = speaking(language, source + SENTENCES);
  const said = ["pushed", "order", "hand-over", "numbers", "names", "of"].map((id) => sayLine(say, { id, facts: MORE }));
  await expect(said.join("\n") + "\n").toMatchFileSnapshot(`../../../tests/words/said.${language}.txt`);
});

test("names of people stay as they are, and a message that is not known says nothing", () => {
  const say = speaking("en", english + SENTENCES);
  expect(sayLine(say, { id: "order", facts: { order: ["Red (Anna)", "blue"] } })).toBe("Red (Anna) and Blue / Red (Anna) or Blue");
  expect(sayLine(say, { id: "nothing", facts: {} })).toBe("");
  expect(say("rank", { rank: 2 })).toBe("2nd");
});

test("French elides before a vowel and joins the article", () => {
  expect(["Orange", "Rouge", "le Second", "l’Avare"].map((name) => elided("de", name))).toEqual([
    "d’Orange",
    "de Rouge",
    "du Second",
    "de l’Avare",
  ]);
});

test("wrong facts are errors of type", () => {
  const say = speaking("en", english);
  // @ts-expect-error a fact is missing
  say("rank");
  // @ts-expect-error a fact has another name
  say("rank", { place: 2 });
  // @ts-expect-error a fact is of another kind
  say("rank", { rank: "2" });
  // @ts-expect-error there is no such message
  expect(say("nothing")).toBe("");
});
