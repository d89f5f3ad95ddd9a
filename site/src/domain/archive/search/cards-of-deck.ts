import { averageCapacityFilter } from "./capacity";
import { cardTypesFilter } from "./card-types";
import { mainClanFilter } from "./clan";
import { playedDisciplinesFilter } from "./disciplines";
import { libraryTotalFilter } from "./library-total";
import { cryptQuantitiesFilter, libraryQuantitiesFilter } from "./quantities";
import { mainSectFilter } from "./sect";
import { tagsFilter } from "./tags";
import { deckTraitsFilter } from "./traits";

/** Filters of the cards of a deck, in every archive, by their keys in `q`, in the order in which they are written. */
export const CARDS_OF_DECK = {
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
