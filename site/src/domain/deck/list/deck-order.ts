import { fold } from "../../name/fold";
import { byCharacters } from "../../text/order";
import type { ListedDeck } from "../deck";

/** Orders of a list of decks: by last change, name or main clan. */
export const DECK_ORDERS = ["date", "oldest", "name", "clan"] as const;
export type DeckOrder = (typeof DECK_ORDERS)[number];

/** Stands after all names. */
const LAST = "\uffff";

/** What two decks are compared by, one text after the other. */
function keys({ name, branchName, changed, mainClan }: ListedDeck, order: DeckOrder): readonly string[] {
  const named = [fold(name), fold(branchName)];
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

/** Equal decks keep their order. Names are folded once for the whole list. */
export function sortDecks(decks: readonly ListedDeck[], order: DeckOrder): readonly ListedDeck[] {
  const turned = order === "date" ? -1 : 1;
  return decks
    .map((deck) => ({ deck, keys: keys(deck, order) }))
    .toSorted((one, other) => compare(one.keys, other.keys, turned))
    .map(({ deck }) => deck);
}

/** The first key may be turned around; the names behind it never are. */
function compare(one: readonly string[], other: readonly string[], turned: number): number {
  for (const [place, key] of one.entries()) {
    const order = byCharacters(key, other[place] ?? "");
    if (order !== 0) return place === 0 ? turned * order : order;
  }
  return 0;
}
