import { SearchForm, type ValuesOf } from "../../search/form";
import type { ArchiveForm } from "./archive-form";
import { authorFilter } from "./author";
import { CARDS_OF_DECK } from "./cards-of-deck";
import { cryptTotalFilter } from "./crypt-total";
import { eventFilter } from "./event";
import { locationFilter } from "./location";
import { matchInventoryFilter } from "./match-inventory";
import { playersFilter } from "./players";
import { similarFilter } from "./similar";
import { winTraitsFilter } from "./win-traits";
import { yearsFilter } from "./years";

/** Filters of winning decks by their keys in `q`, in the order in which they are written. */
const FILTERS = {
  similar: similarFilter,
  event: eventFilter,
  author: authorFilter,
  location: locationFilter,
  players: playersFilter,
  date: yearsFilter,
  cryptTotal: cryptTotalFilter,
  ...CARDS_OF_DECK,
  traits: winTraitsFilter,
  matchInventory: matchInventoryFilter,
};

export type TwdCriteria = ValuesOf<typeof FILTERS>;

export const TWD_FORM: ArchiveForm<TwdCriteria> = new SearchForm(FILTERS);
