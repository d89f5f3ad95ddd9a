import type { CardId } from "../../card/card";
import { changesNothing } from "../changes-nothing";
import { applyInventoryChange, type CardValues, type Inventory, type InventoryChange } from "../inventory";
import { MAX_OWNED, MAX_PRINTINGS } from "../limits";
import { joinedPrintings } from "../printings";
import type { ImportedCard, ImportedStock } from "./imported-stock";

/** "add": copies are added to those owned; "replace": the inventory becomes what the file describes. */
export type ImportMode = "add" | "replace";

/** New copies of a card; undefined: it is not in the inventory. */
export interface CopiesChange {
  readonly card: CardId;
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/** What an import would change. */
export interface ImportPlan {
  /** No card could be read: such a plan is not carried out, because it might remove everything. */
  readonly isEmpty: boolean;
  /** In the order in which they are made. */
  readonly changes: readonly InventoryChange[];
  readonly added: readonly CopiesChange[];
  readonly changed: readonly CopiesChange[];
  readonly removed: readonly CopiesChange[];
  /** Cards of which not all copies can be added: a card has at most 9,999. */
  readonly limited: readonly CardId[];
  /** Number of cards whose target, printings or note change. */
  readonly otherValues: number;
}

/** The edits that an import makes of the inventory (docs/rules/inventory.md §11.3). */
export function planImport(inventory: Inventory, imported: ImportedStock, mode: ImportMode): ImportPlan {
  const copies = mode === "add" ? addedCopies(inventory, imported) : replacedCopies(inventory, imported);
  const ofCopies = changeOfCopies(copies, mode);
  const after = ofCopies ? applyInventoryChange(inventory, ofCopies) : inventory;
  const wanted = mode === "add" ? addedValues(after, imported) : replacedValues(after, imported);
  const values = effective(after, wanted);
  return {
    isEmpty: imported.cards.size === 0,
    changes: [
      ...(ofCopies ? [ofCopies] : []),
      ...(values.size > 0 ? [{ kind: "values", cards: values } as const] : []),
    ],
    added: copies.filter(({ before }) => before === undefined),
    changed: copies.filter(({ before, after: left }) => before !== undefined && left !== undefined),
    removed: copies.filter(({ after: left }) => left === undefined),
    limited: mode === "add" ? limitedCards(inventory, imported) : [],
    otherValues: values.size,
  };
}

function addedCopies({ copies }: Inventory, { cards }: ImportedStock): readonly CopiesChange[] {
  return [...cards]
    .filter(([, { copies: more = 0 }]) => more > 0)
    .map(([card, { copies: more = 0 }]) => {
      const before = copies.get(card);
      return { card, before, after: Math.min((before ?? 0) + more, MAX_OWNED) };
    })
    .filter(({ before, after }) => before !== after);
}

function limitedCards({ copies }: Inventory, { cards }: ImportedStock): readonly CardId[] {
  return [...cards]
    .filter(([card, { copies: more = 0 }]) => (copies.get(card) ?? 0) + more > MAX_OWNED)
    .map(([card]) => card);
}

function replacedCopies({ copies }: Inventory, { cards }: ImportedStock): readonly CopiesChange[] {
  return [...new Set([...cards.keys(), ...copies.keys()])]
    .map((card) => ({ card, before: copies.get(card), after: cards.get(card)?.copies }))
    .filter(({ before, after }) => before !== after);
}

function changeOfCopies(changes: readonly CopiesChange[], mode: ImportMode): InventoryChange | undefined {
  if (changes.length === 0) return undefined;
  if (mode === "replace")
    return { kind: "set", copies: new Map(changes.map(({ card, after }) => [card, after ?? -1])) };
  const deltas = changes.map(({ card, before = 0, after = 0 }) => [card, after - before] as const);
  return { kind: "add", copies: new Map(deltas) };
}

type AllValues = ReadonlyMap<CardId, CardValues>;

/** A target or note that a card already has stays; printings add up. */
function addedValues({ targets, printings, notes }: Inventory, { cards }: ImportedStock): AllValues {
  return new Map(
    [...cards].map(([card, file]): [CardId, CardValues] => [
      card,
      {
        ...(file.target && !targets.has(card) && { target: file.target }),
        ...(file.printings && {
          printings: joinedPrintings([...(printings.get(card) ?? []), ...file.printings]).slice(
            0,
            MAX_PRINTINGS,
          ),
        }),
        ...(file.note !== undefined && !notes.has(card) && { note: file.note }),
      },
    ]),
  );
}

const NOTHING: ImportedCard = { copies: undefined };

/** Values that the file does not describe stay. */
function replacedValues(inventory: Inventory, { cards, values }: ImportedStock): AllValues {
  const { targets, printings, notes } = inventory;
  const all = new Set([...cards, ...targets, ...printings, ...notes].map(([card]) => card));
  return new Map(
    [...all].map((card): [CardId, CardValues] => {
      const file = cards.get(card) ?? NOTHING;
      return [
        card,
        {
          ...(values.has("target") && { target: file.target ?? null }),
          ...(values.has("printings") && { printings: file.printings ?? [] }),
          ...(values.has("note") && { note: file.note ?? "" }),
        },
      ];
    }),
  );
}

/** Without those that have no effect. */
function effective(inventory: Inventory, cards: AllValues): AllValues {
  return new Map(
    [...cards].filter((entry) => !changesNothing(inventory, { kind: "values", cards: new Map([entry]) })),
  );
}
