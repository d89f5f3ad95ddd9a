import { SearchForm, type ValuesOf } from "../../search/form";
import type { ArchiveForm } from "./archive-form";
import { CARDS_OF_DECK } from "./cards-of-deck";
import { rankFilter } from "./rank";

/** Filters of the decks of one tournament by their keys in `q`, in the order in which they are written. */
const FILTERS = {
  rank: rankFilter,
  ...CARDS_OF_DECK,
};

export type TdaCriteria = ValuesOf<typeof FILTERS>;

export const TDA_FORM: ArchiveForm<TdaCriteria> = new SearchForm(FILTERS);
