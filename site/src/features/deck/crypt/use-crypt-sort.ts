import { setPreferences, usePreferences } from "../../../data/preferences";
import { DECK_CRYPT_SORTS, type DeckCryptSort } from "../../../domain/deck/rows/deck-card-rows";

/** The name under which the order is remembered. */
const LIST = "deck-crypt";

/** The order of every crypt that is shown as a deck. */
export function useCryptSort(): [DeckCryptSort, (sort: DeckCryptSort) => void] {
  const { sort } = usePreferences();
  const remembered = DECK_CRYPT_SORTS.find((one) => one === sort[LIST]) ?? "capacity";
  return [remembered, (next) => setPreferences({ sort: { ...sort, [LIST]: next } })];
}
