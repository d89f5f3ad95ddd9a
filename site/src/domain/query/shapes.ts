import type { ShapeName } from "../search/typed";
import type { Shape } from "./shape";
import { allBoxes, anyBox, numberedBoxes } from "./shapes/boxes";
import { owned, place, rank, shares, tags } from "./shapes/decks";
import { alternatives, codes, levels } from "./shapes/levels";
import { list } from "./shapes/lists";
import { anyText, oneName, oneWord } from "./shapes/names";
import { bound, range, rows, votes } from "./shapes/numbers";
import { precons, sets } from "./shapes/prints";
import { quantities } from "./shapes/quantities";
import { text } from "./shapes/text";

/** The value types are erased: a shape only receives values of its filters. */
export const SHAPES: Readonly<Record<ShapeName, Shape<unknown>>> = {
  text,
  list,
  levels,
  alternatives,
  codes,
  rows,
  bound,
  votes,
  range,
  rank,
  boxes: anyBox,
  "all-boxes": allBoxes,
  "numbered-boxes": numberedBoxes,
  sets,
  precons,
  name: oneName,
  "any-text": anyText,
  word: oneWord,
  place,
  quantities,
  shares,
  tags,
  owned,
};
