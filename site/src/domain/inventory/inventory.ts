import type { CardId } from "../card/card";
import type { Target } from "./balance";
import { type Printing, withinCopies } from "./printings";

/** The inventory of a user and the notes on cards. */
export interface Inventory {
  /** Copies owned; 0 is listed, as a card that the user is about to get. */
  readonly copies: ReadonlyMap<CardId, number>;
  readonly targets: ReadonlyMap<CardId, Target>;
  /** Where copies come from; never more than are owned. */
  readonly printings: ReadonlyMap<CardId, readonly Printing[]>;
  /** Notes on cards, owned or not. */
  readonly notes: ReadonlyMap<CardId, string>;
  /** Copies and targets cannot be changed. */
  readonly frozen: boolean;
}

export const EMPTY_INVENTORY: Inventory = {
  copies: new Map(),
  targets: new Map(),
  printings: new Map(),
  notes: new Map(),
  frozen: false,
};

/** New values of a card besides its copies; an absent one stays. */
export interface CardValues {
  /** null removes the target. */
  readonly target?: Target | null;
  /** None removes the breakdown. */
  readonly printings?: readonly Printing[];
  /** "" removes the note. */
  readonly note?: string;
}

/** One edit of the inventory, and one step of undo. */
export type InventoryChange =
  /**
   * Copies to add to those owned, or below 0 to take away. Relative, so that two devices lose no copies: never applied
   * twice.
   */
  | { readonly kind: "add"; readonly copies: ReadonlyMap<CardId, number> }
  /** New numbers of copies; below 0 removes the card. */
  | { readonly kind: "set"; readonly copies: ReadonlyMap<CardId, number> }
  /** "" removes the note. */
  | { readonly kind: "note"; readonly card: CardId; readonly text: string }
  /** undefined removes the target. */
  | { readonly kind: "target"; readonly card: CardId; readonly target: Target | undefined }
  /** None removes the breakdown. */
  | { readonly kind: "printings"; readonly card: CardId; readonly printings: readonly Printing[] }
  /** Targets, printings and notes of many cards at once, as in an import. */
  | { readonly kind: "values"; readonly cards: ReadonlyMap<CardId, CardValues> }
  | { readonly kind: "frozen"; readonly value: boolean }
  /** Removes copies, targets and printings; notes stay. */
  | { readonly kind: "clear" };

/** The inventory after an edit; a frozen one refuses edits of copies and targets (docs/rules/inventory.md §2.5). */
export function applyInventoryChange(inventory: Inventory, change: InventoryChange): Inventory {
  switch (change.kind) {
    case "note":
      return { ...inventory, notes: withEntry(inventory.notes, change.card, change.text || undefined) };
    case "frozen":
      return { ...inventory, frozen: change.value };
    default:
      return inventory.frozen ? inventory : applyToStock(inventory, change);
  }
}

type StockChange = Exclude<InventoryChange, { kind: "note" | "frozen" }>;

function applyToStock(inventory: Inventory, change: StockChange): Inventory {
  switch (change.kind) {
    case "add":
      return withCopies(inventory, added(inventory, change), change.copies.keys());
    case "set":
      return withCopies(inventory, replaced(inventory.copies, change.copies), change.copies.keys());
    case "target":
      return { ...inventory, targets: withEntry(inventory.targets, change.card, change.target) };
    case "printings": {
      const printings = withinCopies(change.printings, inventory.copies.get(change.card) ?? 0);
      return { ...inventory, printings: withEntry(inventory.printings, change.card, printings) };
    }
    case "values":
      return withValues(inventory, change.cards);
    case "clear":
      return { ...inventory, copies: new Map(), targets: new Map(), printings: new Map() };
    default:
      return change satisfies never;
  }
}

type Copies = ReadonlyMap<CardId, number>;

/** Printings follow the copies of the changed cards (docs/rules/inventory.md §2.4). */
function withCopies(inventory: Inventory, copies: Copies, changed: Iterable<CardId>): Inventory {
  let { printings } = inventory;
  for (const card of changed) {
    const before = printings.get(card);
    if (before) printings = withEntry(printings, card, withinCopies(before, copies.get(card) ?? 0));
  }
  return { ...inventory, copies, printings };
}

/** An edit of copies. */
export type CopiesChange = Extract<InventoryChange, { readonly copies: Copies }>;

/** The copies that are owned of a card which the edit names, once it is applied; the inventory is not frozen. */
export function copiesAfter({ copies }: Inventory, change: CopiesChange, card: CardId): number {
  const owned = change.kind === "add" ? (copies.get(card) ?? 0) : 0;
  return Math.max(0, owned + (change.copies.get(card) ?? 0));
}

/** A card of which no copy is left is removed, and a card that is not owned cannot lose copies. */
function added(inventory: Inventory, change: CopiesChange): Copies {
  const next = new Map(inventory.copies);
  for (const card of change.copies.keys()) {
    const total = copiesAfter(inventory, change, card);
    if (total > 0) next.set(card, total);
    else next.delete(card);
  }
  return next;
}

function replaced(owned: Copies, copies: Copies): Copies {
  const next = new Map(owned);
  for (const [card, count] of copies) {
    if (count >= 0) next.set(card, count);
    else next.delete(card);
  }
  return next;
}

function withValues(inventory: Inventory, cards: ReadonlyMap<CardId, CardValues>): Inventory {
  const targets = new Map(inventory.targets);
  const printings = new Map(inventory.printings);
  const notes = new Map(inventory.notes);
  for (const [card, values] of cards) {
    if (values.target !== undefined) setEntry(targets, card, values.target ?? undefined);
    if (values.printings !== undefined)
      setEntry(printings, card, withinCopies(values.printings, inventory.copies.get(card) ?? 0));
    if (values.note !== undefined) setEntry(notes, card, values.note || undefined);
  }
  return { ...inventory, targets, printings, notes };
}

function setEntry<Value>(entries: Map<CardId, Value>, card: CardId, value: Value | undefined): void {
  if (value === undefined) entries.delete(card);
  else entries.set(card, value);
}

function withEntry<Value>(
  entries: ReadonlyMap<CardId, Value>,
  card: CardId,
  value: Value | undefined,
): ReadonlyMap<CardId, Value> {
  const next = new Map(entries);
  setEntry(next, card, value);
  return next;
}
