import type { CardId } from "../../../domain/card/card";
import { asCardId } from "../../../domain/card/ids";
import type { Deck, DeckFamily, DeckId, InventoryType, ListedDeck } from "../../../domain/deck/deck";
import type {
  DecksResponse,
  ListedDeckSchema,
  OwnDeckResponse,
  ReadDeckResponse,
  RevisionGroupSchema,
} from "../../../generated/api";

/** Converts the server's responses about decks to the types of the domain. */

/** Marks an id from the server or a URL as a deck's. */
export function asDeckId(id: string): DeckId {
  return id as DeckId;
}

export function readDeck(answer: OwnDeckResponse | ReadDeckResponse): Deck {
  const common = {
    id: asDeckId(answer.deckid),
    name: answer.name,
    author: answer.author,
    description: answer.description,
    tags: answer.tags,
    cards: byCard(answer.cards),
    isNonEditable: answer.isNonEditable,
    reviewOf: optionalId(answer.reviewOf),
    rev: answer.rev,
    created: answer.created,
    changed: answer.timestamp,
  };
  return answer.isAuthor ? { ...common, ...ownFacts(answer) } : { ...common, ...foreignFacts(answer) };
}

function ownFacts(answer: OwnDeckResponse) {
  return {
    isAuthor: true,
    branchName: answer.branchName,
    family: readFamily(answer.family),
    inventoryType: answer.inventoryType,
    markers: byCard<InventoryType>(answer.markers),
    hidden: answer.hidden,
    locked: answer.locked,
    publicChild: optionalId(answer.publicChild) ?? false,
    publicParent: optionalId(answer.publicParent) ?? false,
  };
}

/** Facts that only the owner receives have their empty values. */
function foreignFacts({ publicChild, publicParent }: ReadDeckResponse) {
  return {
    isAuthor: false,
    branchName: "",
    family: undefined,
    inventoryType: "virtual" as const,
    markers: new Map<CardId, InventoryType>(),
    hidden: false,
    locked: false,
    publicChild,
    publicParent,
  };
}

export function readList({ decks, families }: DecksResponse): readonly ListedDeck[] {
  const known = new Map(Object.entries(families).map(([key, family]) => [key, readFamily(family)]));
  return decks.map((deck) => readListed(deck, deck.family === null ? undefined : known.get(deck.family)));
}

function readListed(answer: ListedDeckSchema, family: DeckFamily | undefined): ListedDeck {
  return {
    id: asDeckId(answer.deckid),
    name: answer.name,
    author: answer.author,
    tags: answer.tags,
    branchName: answer.branchName,
    family,
    mainClan: answer.mainClan ?? undefined,
    crypt: answer.cryptCount,
    library: answer.libraryCount,
    inventoryType: answer.inventoryType,
    hidden: answer.hidden,
    locked: answer.locked,
    publicChild: optionalId(answer.publicChild),
    publicParent: optionalId(answer.publicParent),
    reviewOf: optionalId(answer.reviewOf),
    rev: answer.rev,
    changed: answer.timestamp,
  };
}

export function readFamily(answer: RevisionGroupSchema | null): DeckFamily | undefined {
  return answer === null
    ? undefined
    : { master: asDeckId(answer.master), members: answer.members.map(asDeckId) };
}

function optionalId(id: string | null): DeckId | undefined {
  return id === null ? undefined : asDeckId(id);
}

/** JSON keys are strings. Keys that are no card ids are dropped. */
function byCard<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<CardId, Value> {
  return new Map(
    Object.entries(values).flatMap(([key, value]) => {
      const card = asCardId(key);
      return card === undefined ? [] : [[card, value] as const];
    }),
  );
}
