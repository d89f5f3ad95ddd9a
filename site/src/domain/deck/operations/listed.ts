import { isCrypt } from "../../card/ids";
import type { Deck, DeckCards, DeckId, ListedDeck } from "../deck";
import type { DeckOperation, Operation } from "./operation";
import { changesDeckItself, groupAfter } from "./revision-group";

/** Sorts pending edits before any time of the server's clock; never stored or shown. */
const AHEAD = 3 * 60 * 60 * 1000;

/** A stored deck with pending edits; undefined if its cards are not stored. */
export type KnownDeck = (id: DeckId) => Deck | undefined;

/** The server's list with all pending operations applied, last changed first. */
export function listOf(
  server: readonly ListedDeck[],
  operations: readonly Operation[],
  known: KnownDeck,
): readonly ListedDeck[] {
  const ofDecks = operations.filter((one) => one.deck !== undefined);
  const rows = ofDecks.reduce((before, operation) => rowsAfter(before, operation, known), server);
  const ahead = new Map(ofDecks.filter(movesUp).map(({ deck, at }) => [deck, at + AHEAD]));
  return rows
    .map((row) => ({ row, order: ahead.get(row.id) ?? Date.parse(row.changed) }))
    .toSorted((one, other) => other.order - one.order)
    .map(({ row }) => row);
}

function movesUp(operation: DeckOperation): boolean {
  return operation.kind !== "change" || changesDeckItself(operation.change);
}

/** The list after an operation. */
export function rowsAfter(
  rows: readonly ListedDeck[],
  operation: DeckOperation,
  known: KnownDeck,
): readonly ListedDeck[] {
  const deck = known(operation.deck);
  switch (operation.kind) {
    case "create":
      if (!deck || rows.some(({ id }) => id === operation.deck)) return rows;
      return [...rows, asListed(deck, undefined)];
    case "delete":
      return groupAfter(rows, operation).filter(({ id }) => id !== operation.deck);
    case "change":
      return groupAfter(rows, operation).map((row) => {
        if (row.id !== operation.deck) return row;
        return deck ? asListed(deck, row) : changeListed(row, operation);
      });
    default:
      return operation satisfies never;
  }
}

/** The row of a stored deck, except the main clan, which the server computes. */
export function asListed(deck: Deck, before: ListedDeck | undefined): ListedDeck {
  const { id, name, author, tags, revisionLabel, inventoryType, hidden, locked, reviewOf, version, changed } =
    deck;
  return {
    ...{ id, name, author, tags, revisionLabel, inventoryType, hidden, locked, reviewOf, version, changed },
    revisionGroup: before ? before.revisionGroup : deck.revisionGroup,
    mainClan: before?.mainClan,
    ...copiesOf(deck.cards),
    publicChild: typeof deck.publicChild === "string" ? deck.publicChild : undefined,
    publicParent: typeof deck.publicParent === "string" ? deck.publicParent : undefined,
  };
}

function copiesOf(cards: DeckCards): { readonly crypt: number; readonly library: number } {
  let crypt = 0;
  let library = 0;
  for (const [card, copies] of cards) {
    if (isCrypt(card)) crypt += copies;
    else library += copies;
  }
  return { crypt, library };
}

/** Applies a change to a row, as far as the row has the changed field. */
function changeListed(
  listed: ListedDeck,
  { change }: Extract<DeckOperation, { kind: "change" }>,
): ListedDeck {
  switch (change.kind) {
    case "text":
      return change.field in listed ? { ...listed, [change.field]: change.value } : listed;
    case "tags":
      return { ...listed, tags: change.tags };
    case "hidden":
    case "locked":
      return { ...listed, [change.kind]: change.value };
    case "inventory-type":
      return { ...listed, inventoryType: change.value };
    case "cards":
    case "marker":
      return listed;
    default:
      return change satisfies never;
  }
}
