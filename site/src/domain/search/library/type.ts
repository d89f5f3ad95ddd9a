import type { LibraryCard } from "../../card/card";
import { SEARCH_TYPES } from "../../card/card-types";
import type { LibraryContext } from "../card-base";
import { vocabulary } from "../read";
import { listFilter } from "../shared/list";

const NAMES = vocabulary(SEARCH_TYPES);
const REFLEX_ICON = "[REFLEX]";

/** Type of a library card, one of several for cards with several; Reflex is an icon in the text. */
export const typeFilter = listFilter<LibraryCard, LibraryContext>({
  key: "type",
  known: new Map([...NAMES.keys()].map((type) => [type, type])),
  logics: ["or", "and", "not"],
  phrase: "type",
  tokens: {},
  label: (type) => NAMES.get(type) ?? type,
  test: (type) => {
    if (type === "reflex") return (card) => card.text.includes(REFLEX_ICON);
    return (card) => card.types.some((own) => own.toLowerCase() === type);
  },
});
