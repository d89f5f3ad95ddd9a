import type { CardId } from "../../domain/card/card";
import type { BucketSchema, NoteSchema } from "../../generated/api";
import type { Api } from "../api";
import type { Bucket, ServerInventory } from "./buckets";
import type { InventoryUpdate } from "./inventory-cache";
import { versionsOf } from "./reconcile";
import { byCard, readBucket } from "./responses";

/** Notes that one call may request. */
const MAX_NOTES = 500;

/** Fetches the buckets and notes that have changed since the local copy. Rejects like any call. */
export async function fetchInventory(api: Api, known: ServerInventory | undefined): Promise<InventoryUpdate> {
  const response = await api("GET inventory", { query: { have: versionsOf(known) } });
  const changed = Object.entries(response.buckets).map(
    ([number, bucket]) => [Number(number), bucket] as const,
  );
  const noteOf = (card: CardId) => known?.buckets[card % known.buckets.length]?.notes.get(card);
  const wanted = changed.flatMap(([, bucket]) =>
    [...byCard(bucket.notes)].flatMap(([card, version]) => (noteOf(card)?.version === version ? [] : [card])),
  );
  const texts = await fetchNotes(api, wanted);
  const read = ([number, bucket]: readonly [number, BucketSchema]): readonly [number, Bucket] => [
    number,
    {
      ...readBucket(bucket, response.revs[number] ?? 0, (card) => texts.get(card)?.t ?? noteOf(card)?.text),
      // No edit is being sent: those that were acknowledged are included.
      applied: known?.buckets[number]?.applied ?? [],
    },
  ];
  return {
    buckets: new Map(changed.map(read)),
    facts: { frozen: response.isFrozen, key: response.key ?? undefined },
  };
}

async function fetchNotes(api: Api, cards: readonly CardId[]): Promise<ReadonlyMap<CardId, NoteSchema>> {
  const found = new Map<CardId, NoteSchema>();
  for (let wanted = cards.map(String); wanted.length > 0; ) {
    const some = wanted.slice(0, MAX_NOTES);
    const { notes, left } = await api("POST inventory/notes/batch", { body: { ids: some } });
    for (const [card, note] of byCard(notes)) found.set(card, note);
    wanted = [...left, ...wanted.slice(MAX_NOTES)];
  }
  return found;
}
