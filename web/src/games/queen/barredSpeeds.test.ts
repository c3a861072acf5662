import { expect, test } from "vitest";

import { tellBarred } from "./barredSpeeds";
import { de, en } from "../../i18n/testing";

test("speeds that are barred say why, each reason once", () => {
  const barred = [
    { speed: 6, rule: "Q12", facts: { needed: 3, coal: 2 } },
    { speed: 5, rule: "Q12", facts: { needed: 3, coal: 2 } },
    { speed: 4, rule: "B12", facts: {} },
    { speed: 1, rule: "Q10", facts: { points: 1 } },
  ];
  expect(tellBarred(en, barred)).toEqual(["1: you can’t sail that far", "4: would strand the Black Rose", "5, 6: not enough coal"]);
  expect(tellBarred(de, barred.slice(0, 2))).toEqual(["5, 6: zu wenig Kohle"]);
});

test("a turn of the Black Rose that takes more than her coal is short of coal", () => {
  expect(tellBarred(en, [{ speed: 5, rule: "B12", facts: { needed: 3, coal: 1 } }])).toEqual(["5: not enough coal"]);
});
