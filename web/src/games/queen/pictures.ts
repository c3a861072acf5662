/// What is drawn of Mississippi Queen before it is played.

import type { GamePictures } from "../plugin";
import type { Data } from "./data";
import Moment from "./Moment.svelte";
import OptionPicture from "./OptionPicture.svelte";
import Piece from "./Piece.svelte";
import RuleFigure from "./RuleFigure.svelte";
import TileItem from "./TileItem.svelte";
import { PRINTED } from "./tiles";

export const pictures: GamePictures<Data> = {
  Moment,
  Option: OptionPicture,
  Piece,
  Item: TileItem,
  items: Object.keys(PRINTED),
  Rule: RuleFigure,
  rules: {
    Q1: { item: "wild-2" },
    Q8: { item: "start" },
    Q18: { item: "brown-3" },
    Q15: { option: "push_astern", value: true },
    B1: { option: "added", value: ["coal", "sandbanks-1", "driftwood"] },
    B8: { option: "steamers", value: 2 },
    B10: { option: "both_home", value: true },
  },
};
