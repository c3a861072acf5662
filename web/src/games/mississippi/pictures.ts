/// What is drawn of Mississippi before it is played.

import type { GamePictures } from "../plugin";
import type { Data } from "./data";
import Moment from "./Moment.svelte";
import OptionPicture from "./OptionPicture.svelte";
import Piece from "./Piece.svelte";
import RuleFigure from "./RuleFigure.svelte";

export const pictures: GamePictures<Data> = {
  Moment,
  Option: OptionPicture,
  Piece,
  Item: null,
  items: [],
  Rule: RuleFigure,
  rules: { M1: { option: "rows", value: 13 }, M15: { option: "stop_at_winner", value: true } },
};
