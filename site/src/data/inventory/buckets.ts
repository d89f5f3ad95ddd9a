import type { CardId } from "../../domain/card/card";
import type { OperationId } from "../../domain/deck/operations/operation";
import type { Target } from "../../domain/inventory/balance";
import { EMPTY_INVENTORY, type Inventory } from "../../domain/inventory/inventory";
import type { Printing } from "../../domain/inventory/printings";

/** The cards are divided into this many buckets by their id (docs/rules/inventory.md §3.1). */
export const BUCKETS = 32;

export function bucketOf(card: CardId): number {
  return card % BUCKETS;
}

export interface StoredNote {
  /** Version of the note on the server. */
  readonly version: number;
  readonly text: string;
}

/** A part of the user's inventory as the server has it. */
export interface Bucket {
  /** Version on the server; 0: not known, or never written. */
  readonly version: number;
  readonly copies: ReadonlyMap<CardId, number>;
  readonly targets: ReadonlyMap<CardId, Target>;
  readonly printings: ReadonlyMap<CardId, readonly Printing[]>;
  readonly notes: ReadonlyMap<CardId, StoredNote>;
  /** The last acknowledged edits: their effect is included even if a tab still shows them as pending. */
  readonly applied: readonly OperationId[];
}

export const EMPTY_BUCKET: Bucket = {
  version: 0,
  copies: new Map(),
  targets: new Map(),
  printings: new Map(),
  notes: new Map(),
  applied: [],
};

/** The inventory as the server has it, as far as this device knows. */
export interface ServerInventory {
  readonly buckets: readonly Bucket[];
  readonly frozen: boolean;
  /** The share key. */
  readonly key: string | undefined;
}

/** All buckets as one inventory. */
export function inventoryIn({ buckets, frozen }: ServerInventory): Inventory {
  return {
    copies: mergedMaps(buckets.map(({ copies }) => copies)),
    targets: mergedMaps(buckets.map(({ targets }) => targets)),
    printings: mergedMaps(buckets.map(({ printings }) => printings)),
    notes: new Map(
      buckets.flatMap(({ notes }) => [...notes].map(([card, { text }]) => [card, text] as const)),
    ),
    frozen,
  };
}

/** One bucket as an inventory. */
export function inventoryInBucket(bucket: Bucket): Inventory {
  return { ...EMPTY_INVENTORY, ...bucket, notes: new Map() };
}

function mergedMaps<Value>(maps: readonly ReadonlyMap<CardId, Value>[]): ReadonlyMap<CardId, Value> {
  return new Map(maps.flatMap((map) => [...map]));
}
