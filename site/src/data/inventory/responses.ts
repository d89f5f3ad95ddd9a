import type { CardId } from "../../domain/card/card";
import { asCardId } from "../../domain/card/ids";
import type { BucketSchema } from "../../generated/api";
import type { Bucket, StoredNote } from "./buckets";

/** Converts the server's responses about inventories to the types of the site. */

export function readBucket(
  bucket: BucketSchema,
  version: number,
  textOf: (card: CardId) => string | undefined,
): Omit<Bucket, "applied"> {
  const notes = [...byCard(bucket.notes)].map(([card, noteVersion]): readonly [CardId, StoredNote] => [
    card,
    { version: noteVersion, text: textOf(card) ?? "" },
  ]);
  return {
    version,
    copies: byCard(bucket.q),
    targets: new Map(
      [...byCard(bucket.targets)].map(([card, { mode, value }]) => [card, { mode, copies: value }]),
    ),
    printings: byCard(bucket.printings),
    notes: new Map(notes),
  };
}

/** JSON keys are strings. Keys that are no card ids are dropped. */
export function byCard<Value>(values: Readonly<Record<string, Value>>): ReadonlyMap<CardId, Value> {
  return new Map(
    Object.entries(values).flatMap(([key, value]) => {
      const card = asCardId(key);
      return card === undefined ? [] : [[card, value] as const];
    }),
  );
}
