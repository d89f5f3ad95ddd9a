import type { CardId } from "../../domain/card/card";
import type { OperationId } from "../../domain/deck/operations/operation";
import { applyInventoryChange, type InventoryChange } from "../../domain/inventory/inventory";
import type { ChangedInventoryResponse } from "../../generated/api";
import {
  BUCKETS,
  type Bucket,
  bucketOf,
  EMPTY_BUCKET,
  inventoryInBucket,
  type ServerInventory,
} from "./buckets";
import type { InventoryUpdate } from "./inventory-cache";

/** An edit that the server has acknowledged. */
export interface Acknowledged {
  readonly id: OperationId;
  readonly change: InventoryChange;
  /** Of each of its calls. */
  readonly responses: readonly ChangedInventoryResponse[];
}

/** What an acknowledged edit changes on this device. */
export interface Reconciled {
  readonly update: InventoryUpdate;
  /** Other devices have changed the same buckets: their changes must be fetched. */
  readonly isOutdated: boolean;
}

/** More edits than a tab has not read yet. */
const MAX_APPLIED = 16;

/** Applies an acknowledged edit to the local copy; buckets that include it, as it was sent twice, stay. */
export function reconciled(before: ServerInventory, edit: Acknowledged): Reconciled {
  const { id, change, responses } = edit;
  const versions = versionsIn(responses);
  const numbers = change.kind === "clear" ? before.buckets.keys() : versions.keys();
  let isOutdated = false;
  const buckets = new Map<number, Bucket>();
  for (const number of numbers) {
    const bucket = before.buckets[number] ?? EMPTY_BUCKET;
    const { now, calls } = versions.get(number) ?? { now: bucket.version, calls: 0 };
    const isApplied = bucket.applied.includes(id);
    const misses = now > bucket.version + (isApplied ? 0 : calls);
    isOutdated ||= misses;
    if (isApplied) continue;
    buckets.set(number, {
      ...changed(bucket, inBucket(change, number), now),
      applied: [...bucket.applied, id].slice(-MAX_APPLIED),
      // The old version lets the next fetch return the bucket.
      version: misses ? bucket.version : Math.max(bucket.version, now),
    });
  }
  const frozen = responses.at(-1)?.isFrozen ?? before.frozen;
  return { update: { buckets, facts: { frozen, key: before.key } }, isOutdated };
}

function versionsIn(responses: readonly ChangedInventoryResponse[]): ReadonlyMap<number, Version> {
  const versions = new Map<number, Version>();
  for (const { revs } of responses) {
    for (const [bucket, now] of Object.entries(revs)) {
      const calls = (versions.get(Number(bucket))?.calls ?? 0) + 1;
      versions.set(Number(bucket), { now, calls });
    }
  }
  return versions;
}

interface Version {
  readonly now: number;
  /** Calls of the edit that have changed the bucket: each makes a version. */
  readonly calls: number;
}

function changed(bucket: Bucket, change: InventoryChange, version: number): Bucket {
  if (change.kind === "note")
    return { ...bucket, notes: withNote(bucket, change.card, change.text, version) };
  const { copies, targets, printings } = applyInventoryChange(inventoryInBucket(bucket), change);
  let { notes } = bucket;
  if (change.kind === "values") {
    for (const [card, { note }] of change.cards)
      if (note !== undefined) notes = withNote({ notes }, card, note, version);
  }
  return { ...bucket, copies, targets, printings, notes };
}

function withNote(
  bucket: Pick<Bucket, "notes">,
  card: CardId,
  text: string,
  version: number,
): Bucket["notes"] {
  const notes = new Map(bucket.notes);
  if (text === "") notes.delete(card);
  else notes.set(card, { version, text });
  return notes;
}

/** The part of an edit that concerns a bucket. */
function inBucket(change: InventoryChange, number: number): InventoryChange {
  if (change.kind === "values") {
    const cards = new Map([...change.cards].filter(([card]) => bucketOf(card) === number));
    return { ...change, cards };
  }
  if (change.kind !== "add" && change.kind !== "set") return change;
  const copies = new Map([...change.copies].filter(([card]) => bucketOf(card) === number));
  return { ...change, copies };
}

/** The versions of all buckets, as the server reads them. */
export function versionsOf(inventory: ServerInventory | undefined): string {
  const versions = Array.from({ length: BUCKETS }, (_, number) => inventory?.buckets[number]?.version ?? 0);
  return versions.join(".");
}
