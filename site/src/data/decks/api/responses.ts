import type { CardId } from "../../../domain/card/card";
import { asCardId } from "../../../domain/card/ids";
import {
  type Deck,
  type DeckId,
  type InventoryType,
  type ListedDeck,
  NO_OWN_FACTS,
  type RevisionGroup,
} from "../../../domain/deck/deck";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import type {
  DecksResponse,
  ListedDeckSchema,
  OwnDeckResponse,
  ReadDeckResponse,
  RevisionGroupSchema,
} from "../../../generated/api";

/** Converts the server's responses about decks to the types of the domain. */

export function readDeck(response: OwnDeckResponse | ReadDeckResponse): Deck {
  const common = {
    id: asDeckId(response.deckid),
    name: response.name,
    author: response.author,
    description: response.description,
    tags: response.tags,
    cards: byCard(response.cards),
    isNonEditable: response.isNonEditable,
    reviewOf: optionalId(response.reviewOf),
    version: response.rev,
    created: response.created,
    changed: response.timestamp,
  };
  return response.isAuthor ? { ...common, ...ownFacts(response) } : { ...common, ...foreignFacts(response) };
}

/** Fields with the same name and type on the server are copied. */
function ownFacts(response: OwnDeckResponse) {
  const { deckid: _, timestamp: __, rev: ___, branchName, family, ...same } = response;
  return {
    ...same,
    reviewOf: optionalId(response.reviewOf),
    cards: byCard(response.cards),
    revisionLabel: branchName,
    revisionGroup: readRevisionGroup(family),
    markers: byCard<InventoryType>(response.markers),
    publicChild: optionalId(response.publicChild) ?? false,
    publicParent: optionalId(response.publicParent) ?? false,
  };
}

/** Facts that only the owner receives have their empty values. */
function foreignFacts({ publicChild, publicParent, withheld }: ReadDeckResponse) {
  return {
    isAuthor: false,
    ...(withheld && { withheld }),
    ...NO_OWN_FACTS,
    publicChild,
    publicParent,
  };
}

export function readList({ decks, families }: DecksResponse): readonly ListedDeck[] {
  const known = new Map(Object.entries(families).map(([key, group]) => [key, readRevisionGroup(group)]));
  return decks.map((deck) => readListed(deck, deck.family === null ? undefined : known.get(deck.family)));
}

function readListed(response: ListedDeckSchema, revisionGroup: RevisionGroup | undefined): ListedDeck {
  return {
    id: asDeckId(response.deckid),
    name: response.name,
    author: response.author,
    tags: response.tags,
    revisionLabel: response.branchName,
    revisionGroup,
    mainClan: response.mainClan ?? undefined,
    crypt: response.cryptCount,
    library: response.libraryCount,
    inventoryType: response.inventoryType,
    hidden: response.hidden,
    locked: response.locked,
    publicChild: optionalId(response.publicChild),
    publicParent: optionalId(response.publicParent),
    reviewOf: optionalId(response.reviewOf),
    version: response.rev,
    changed: response.timestamp,
  };
}

export function readRevisionGroup(response: RevisionGroupSchema | null): RevisionGroup | undefined {
  return response === null
    ? undefined
    : { current: asDeckId(response.master), members: response.members.map(asDeckId) };
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
