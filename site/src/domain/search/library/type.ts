import type { LibraryCard } from "../../card/card";
import { SEARCH_TYPES } from "../../card/card-types";
import type { LibraryContext } from "../card-base";
import { column } from "../column";
import { vocabulary } from "../read";
import { listFilter } from "../shared/list";

const NAMES = vocabulary(SEARCH_TYPES);
const REFLEX_ICON = "[REFLEX]";
const VALUES = column(({ types, text }: LibraryCard) => [
  ...types.map((type) => type.toLowerCase()),
  ...(text.includes(REFLEX_ICON) ? ["reflex"] : []),
]);

/** Type of a library card, one of several for cards with several; Reflex is an icon in the text. */
export const typeFilter = listFilter<LibraryContext>({
  key: "type",
  keywords: ["type", "t"],
  known: new Map([...NAMES.keys()].map((type) => [type, type])),
  logics: ["or", "and", "not"],
  phrase: "type",
  tokens: {},
  label: (type) => NAMES.get(type) ?? type,
  members: (type, { base }) => VALUES.members(base.cards, type),
});
