import type { SendToApi } from "../../api";
import { refusal } from "../../decks/testing/model-server.test.support";
import { BUCKETS } from "../buckets";

interface ModelBucket {
  rev: number;
  readonly q: Record<string, number>;
  readonly notes: Record<string, { t: string; rev: number }>;
}

/** Behaves as the calls of the inventory do: a key adds once, versions count, reads return changed buckets only. */
export interface ModelInventory {
  readonly call: SendToApi;
  /** Names of the calls in the order of their execution. */
  readonly calls: string[];
  copies(card: number): number | undefined;
  note(card: number): string;
  freeze(value: boolean): void;
}

export function modelInventory(): ModelInventory {
  const buckets = Array.from({ length: BUCKETS }, (): ModelBucket => ({ rev: 0, q: {}, notes: {} }));
  const done = new Set<string>();
  const calls: string[] = [];
  let isFrozen = false;
  const bucketOf = (card: string | number) => buckets[Number(card) % BUCKETS] ?? (buckets[0] as ModelBucket);

  /** Every bucket that is changed gets one version more. */
  function write(cards: readonly string[], change: (card: string, bucket: ModelBucket) => void): unknown {
    for (const bucket of new Set(cards.map(bucketOf))) bucket.rev += 1;
    for (const card of cards) change(card, bucketOf(card));
    return changed(cards);
  }

  function changed(cards: readonly string[]): unknown {
    const numbers = cards.map((card) => Number(card) % BUCKETS);
    return {
      success: true,
      cards: Object.fromEntries(cards.map((card) => [card, bucketOf(card).q[card] ?? null])),
      revs: Object.fromEntries(numbers.map((number) => [number, buckets[number]?.rev])),
      isFrozen,
    };
  }

  function add(deltas: Readonly<Record<string, number>>, key: string): unknown {
    if (done.has(key)) return changed(Object.keys(deltas));
    if (isFrozen) throw refusal(409, "frozen-inventory");
    done.add(key);
    return write(Object.keys(deltas), (card, { q }) => {
      const total = (q[card] ?? 0) + (deltas[card] ?? 0);
      if (total > 0) q[card] = total;
      else delete q[card];
    });
  }

  function put(body: Readonly<Record<string, { q?: number; t?: string }>>): unknown {
    const ofStock = Object.values(body).some(({ q }) => q !== undefined);
    if (isFrozen && ofStock) throw refusal(409, "frozen-inventory");
    return write(Object.keys(body), (card, { q, notes, rev }) => {
      const { q: copies, t: text } = body[card] ?? {};
      if (copies !== undefined && copies >= 0) q[card] = copies;
      if (copies !== undefined && copies < 0) delete q[card];
      if (text) notes[card] = { t: text, rev };
      if (text === "") delete notes[card];
    });
  }

  function clear(): unknown {
    const full = buckets.filter(({ q }) => Object.keys(q).length > 0);
    for (const bucket of full) {
      bucket.rev += 1;
      for (const card of Object.keys(bucket.q)) delete bucket.q[card];
    }
    const revs = Object.fromEntries(full.map((bucket) => [buckets.indexOf(bucket), bucket.rev]));
    return { success: true, cards: {}, revs, isFrozen };
  }

  function read(have: readonly number[]): unknown {
    const different = buckets.flatMap(({ rev, q, notes }, number) => {
      if (rev === (have[number] ?? 0)) return [];
      const versions = Object.fromEntries(Object.entries(notes).map(([card, note]) => [card, note.rev]));
      return [[number, { q: { ...q }, targets: {}, printings: {}, notes: versions }] as const];
    });
    const revs = buckets.map(({ rev }) => rev);
    return { isFrozen, key: null, revs, buckets: Object.fromEntries(different) };
  }

  const call: SendToApi = async (path, { method = "GET", body = {}, headers = {} } = {}) => {
    calls.push(`${method} ${path.split("?")[0]}`);
    if (path === "inventory/notes/batch") {
      const { ids } = body as { readonly ids: readonly string[] };
      const found = ids.flatMap((card) => {
        const note = bucketOf(card).notes[card];
        return note ? [[card, { ...note }] as const] : [];
      });
      return { notes: Object.fromEntries(found), left: [] };
    }
    if (method === "PATCH") return add(body as Record<string, number>, headers["Idempotency-Key"] ?? "");
    if (method === "PUT" && "isFrozen" in (body as object)) {
      isFrozen = (body as { readonly isFrozen: boolean }).isFrozen;
      return { success: true, cards: {}, revs: {}, isFrozen };
    }
    if (method === "PUT") return put(body as Record<string, { q?: number; t?: string }>);
    if (method === "DELETE") return clear();
    const have = new URLSearchParams(path.split("?")[1]).get("have") ?? "";
    return read(have.split(".").map(Number));
  };
  return {
    call,
    calls,
    copies: (card) => bucketOf(card).q[card],
    note: (card) => bucketOf(card).notes[card]?.t ?? "",
    freeze: (value) => {
      isFrozen = value;
    },
  };
}
