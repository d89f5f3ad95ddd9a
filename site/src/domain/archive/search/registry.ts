import { authorFilter } from "./author";
import { averageCapacityFilter } from "./capacity";
import { cardTypesFilter } from "./card-types";
import { mainClanFilter } from "./clan";
import { playedDisciplinesFilter } from "./disciplines";
import { eventFilter } from "./event";
import { libraryTotalFilter } from "./library-total";
import { locationFilter } from "./location";
import { matchInventoryFilter } from "./match-inventory";
import { playersFilter } from "./players";
import { cryptQuantitiesFilter, libraryQuantitiesFilter } from "./quantities";
import { rankFilter } from "./rank";
import { mainSectFilter } from "./sect";
import { similarFilter } from "./similar";
import { sourceFilter } from "./source";
import { tagsFilter } from "./tags";
import { deckTraitsFilter } from "./traits";
import { yearsFilter } from "./years";

/** Filters of the cards of a deck, in every archive. */
const CARDS_OF_DECK = {
  crypt: cryptQuantitiesFilter,
  library: libraryQuantitiesFilter,
  libraryTotal: libraryTotalFilter,
  clan: mainClanFilter,
  sect: mainSectFilter,
  capacity: averageCapacityFilter,
  disciplines: playedDisciplinesFilter,
  cardtypes: cardTypesFilter,
  traits: deckTraitsFilter,
  tags: tagsFilter,
};

/** Filters of winning decks by their keys in `q`, in the order in which they are written. */
export const TWD_FILTERS = {
  similar: similarFilter,
  event: eventFilter,
  author: authorFilter,
  location: locationFilter,
  players: playersFilter,
  date: yearsFilter,
  ...CARDS_OF_DECK,
  matchInventory: matchInventoryFilter,
};

/** Filters of public decks. */
export const PDA_FILTERS = {
  src: sourceFilter,
  similar: similarFilter,
  author: authorFilter,
  date: yearsFilter,
  ...CARDS_OF_DECK,
  matchInventory: matchInventoryFilter,
};

/** Filters of the decks of one tournament. */
export const TDA_FILTERS = { rank: rankFilter, ...CARDS_OF_DECK };
