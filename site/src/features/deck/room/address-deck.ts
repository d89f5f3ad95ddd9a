import { readDeckInAddress } from "../../../domain/deck/address/deck-in-address";
import type { Deck } from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/list/deck-address";

/** A deck that stands whole in the address: nobody keeps it, so nobody edits it. */
export function deckOfAddress(search: string, hash: string): Deck {
  const { draft } = readDeckInAddress(search, hash);
  return {
    ...draft,
    id: asDeckId("deck"),
    isAuthor: false,
    isNonEditable: true,
    branchName: "",
    family: undefined,
    inventoryType: "virtual",
    markers: new Map(),
    hidden: false,
    locked: false,
    publicChild: false,
    publicParent: false,
    reviewOf: undefined,
    rev: 0,
    created: "",
    changed: "",
  };
}
