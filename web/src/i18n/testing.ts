/// Every language, for tests: there all of them are spoken at once.

import deutsch from "words:de";
import english from "words:en";
import french from "words:fr";
import dutch from "words:nl";

import { speaking } from "./say";

export const en = speaking("en", english);
export const de = speaking("de", deutsch);
export const nl = speaking("nl", dutch);
export const fr = speaking("fr", french);
