import { createStore, type Store } from "../../domain/store";
import type { UserStorage } from "../decks/storage/user-storage";
import { BUCKETS, type Bucket, EMPTY_BUCKET, type ServerInventory } from "./buckets";

/** Format version of what is stored; another format is fetched again. */
const FORMAT = 1;

interface StoredBucket {
  readonly format: typeof FORMAT;
  readonly bucket: Bucket;
}

interface StoredFacts {
  readonly format: typeof FORMAT;
  readonly frozen: boolean;
  readonly key: string | undefined;
}

/** New buckets by number, and the facts about the inventory as a whole. */
export interface InventoryUpdate {
  readonly buckets: ReadonlyMap<number, Bucket>;
  readonly facts: Omit<ServerInventory, "buckets">;
}

/** The local copy of the server's inventory: available immediately and offline. */
export interface InventoryCache {
  /** undefined: not known on this device. */
  readonly inventory: Store<ServerInventory | undefined>;
  /** Reads what an earlier visit or another tab has stored, of all buckets or of some. */
  reread(numbers?: readonly number[]): Promise<void>;
  /** Shows new buckets at once and stores them together; does not replace a bucket of a later version. */
  put(update: InventoryUpdate): Promise<void>;
}

const NUMBERS: readonly number[] = Array.from({ length: BUCKETS }, (_, number) => number);

/** @param key key of the facts; those of the buckets begin with it. */
export function createInventoryCache(storage: UserStorage, key: string): InventoryCache {
  const inventory = createStore<ServerInventory | undefined>(undefined);
  const keyOf = (bucket: number) => `${key}/${bucket}`;

  async function read(numbers = NUMBERS): Promise<void> {
    const [facts, ...stored] = await storage.getMany([key, ...numbers.map(keyOf)]).catch(() => []);
    const known = facts as StoredFacts | undefined;
    if (known?.format !== FORMAT) return;
    const read = new Map(numbers.map((number, index) => [number, readBucket(stored[index])]));
    const before = inventory.get()?.buckets;
    inventory.set({
      frozen: known.frozen,
      key: known.key,
      buckets: NUMBERS.map((number) => newest(before?.[number], read.get(number))),
    });
  }

  return {
    inventory,
    reread: read,
    put: async ({ buckets, facts }) => {
      const before = inventory.get()?.buckets ?? [];
      const next = NUMBERS.map((number) => buckets.get(number) ?? before[number] ?? EMPTY_BUCKET);
      inventory.set({ ...facts, buckets: next });
      const numberOf = new Map([...buckets.keys()].map((number) => [keyOf(number), number]));
      const change = (name: string, stored: unknown): StoredBucket | StoredFacts => {
        const number = numberOf.get(name);
        if (number === undefined) return { format: FORMAT, ...facts };
        return { format: FORMAT, bucket: newest(readBucket(stored), buckets.get(number)) };
      };
      // A full disk only costs the offline copy.
      await storage.updateMany([key, ...numberOf.keys()], change).catch(() => undefined);
    },
  };
}

function readBucket(raw: unknown): Bucket | undefined {
  const stored = raw as StoredBucket | undefined;
  return stored?.format === FORMAT ? stored.bucket : undefined;
}

/** Of two copies of the same version, the later one. */
function newest(before: Bucket | undefined, now: Bucket | undefined): Bucket {
  if (!before || !now) return before ?? now ?? EMPTY_BUCKET;
  return before.version > now.version ? before : now;
}
