import { setPreferences, usePreferences } from "../../../../data/preferences";
import { DECK_CRYPT_SORTS, type DeckCryptSort } from "../../../../domain/deck/rows/deck-card-rows";

/** The name of the order in the preferences. */
const LIST = "deck-crypt";

/** The order of crypts in decks. */
export function useCryptSort(): [DeckCryptSort, (sort: DeckCryptSort) => void] {
  const { sort } = usePreferences();
  const remembered = DECK_CRYPT_SORTS.find((one) => one === sort[LIST]) ?? "capacity";
  return [remembered, (next) => setPreferences({ sort: { ...sort, [LIST]: next } })];
}
