import { SearchForm, type ValuesOf } from "../../search/form";
import type { ArchiveForm } from "./archive-form";
import { authorFilter } from "./author";
import { CARDS_OF_DECK } from "./cards-of-deck";
import { matchInventoryFilter } from "./match-inventory";
import { similarFilter } from "./similar";
import { sourceFilter } from "./source";
import { yearsFilter } from "./years";

/** Filters of public decks by their keys in `q`, in the order in which they are written. */
const FILTERS = {
  src: sourceFilter,
  similar: similarFilter,
  author: authorFilter,
  date: yearsFilter,
  ...CARDS_OF_DECK,
  matchInventory: matchInventoryFilter,
};

export type PdaCriteria = ValuesOf<typeof FILTERS>;

export const PDA_FORM: ArchiveForm<PdaCriteria> = new SearchForm(FILTERS);
