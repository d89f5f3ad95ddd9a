import { fold } from "../../name/fold";
import { byCharacters } from "../../text/order";
import type { ListedDeck } from "../deck";

/** Orders of a list of decks: by last change, name or main clan. */
export const DECK_ORDERS = ["date", "oldest", "name", "clan"] as const;
export type DeckOrder = (typeof DECK_ORDERS)[number];

/** Sorts after all names. */
const LAST = "\uffff";

/** Sort keys of a deck, in order of precedence. */
function keys({ name, revisionLabel, changed, mainClan }: ListedDeck, order: DeckOrder): readonly string[] {
  const named = [fold(name), fold(revisionLabel)];
  switch (order) {
    case "date":
    case "oldest":
      return [changed, ...named];
    case "name":
      return named;
    case "clan":
      return [mainClan === undefined ? LAST : fold(mainClan), ...named];
  }
}

/** Stable sort; names are folded once for the whole list. */
export function sortDecks(decks: readonly ListedDeck[], order: DeckOrder): readonly ListedDeck[] {
  const direction = order === "date" ? -1 : 1;
  return decks
    .map((deck) => ({ deck, keys: keys(deck, order) }))
    .toSorted((one, other) => compare(one.keys, other.keys, direction))
    .map(({ deck }) => deck);
}

/** The first key may be descending; the names after it are always ascending. */
function compare(one: readonly string[], other: readonly string[], direction: number): number {
  for (const [index, key] of one.entries()) {
    const order = byCharacters(key, other[index] ?? "");
    if (order !== 0) return index === 0 ? direction * order : order;
  }
  return 0;
}
