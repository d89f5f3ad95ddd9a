import { expect, it } from "vitest";
import type { CardId } from "../../domain/card/card";
import type { OperationId } from "../../domain/deck/operations/operation";
import type { CardValues, InventoryChange } from "../../domain/inventory/inventory";
import { EMPTY_INVENTORY } from "../../domain/inventory/inventory";
import type { Api } from "../api";
import { inventoryIn, type ServerInventory } from "./buckets";
import { reconciled } from "./reconcile";
import { callsOf } from "./requests";

const ID = "Aop000001" as OperationId;
const DOLL = 100199 as CardId;
const GOVERN = 100845 as CardId;

/** The bodies of the calls of an edit. */
async function bodiesOf(change: InventoryChange): Promise<readonly object[]> {
  const bodies: object[] = [];
  const api = (async (_: string, options: { readonly body: object }) => {
    bodies.push(options.body);
    return { success: true, cards: {}, revs: {}, isFrozen: false };
  }) as unknown as Api;
  for (const call of callsOf(ID, change)) await call(api);
  return bodies;
}

const values = (cards: readonly (readonly [CardId, CardValues])[]): InventoryChange => ({
  kind: "values",
  cards: new Map(cards),
});
const PRINTING = { set: "FN", language: "en", copies: 2 };

it("sends only the values that change; null and an empty text remove", async () => {
  const change = values([
    [DOLL, { target: { mode: "fixed", copies: 8 }, note: "lent" }],
    [GOVERN, { target: null, printings: [PRINTING], note: "" }],
  ]);
  expect(await bodiesOf(change)).toEqual([
    {
      [DOLL]: { target: { mode: "fixed", value: 8 }, t: "lent" },
      [GOVERN]: { target: null, printings: [PRINTING], t: "" },
    },
  ]);
});

it("writes at most 50 notes in a call, and as many other values as fit", async () => {
  const some = (count: number, change: CardValues) =>
    Array.from({ length: count }, (_, at) => [(100_001 + at) as CardId, change] as const);
  const sizes = async (change: InventoryChange) =>
    (await bodiesOf(change)).map((body) => Object.keys(body).length);
  expect(await sizes(values(some(120, { note: "lent" })))).toEqual([50, 50, 20]);
  expect(await sizes(values(some(4150, { target: null })))).toEqual([4000, 150]);
});

it("is in the local copy once the server has acknowledged it", () => {
  const before: ServerInventory = { buckets: [], frozen: false, key: undefined };
  const change = values([[DOLL, { target: { mode: "surplus", copies: 1 }, note: "lent" }]]);
  const response = { success: true, cards: {}, revs: { [DOLL % 32]: 1 }, isFrozen: false } as const;
  const { update, isOutdated } = reconciled(before, { id: ID, change, responses: [response] });
  const buckets = [...(update.buckets?.values() ?? [])];
  expect(inventoryIn({ ...before, buckets })).toEqual({
    ...EMPTY_INVENTORY,
    targets: new Map([[DOLL, { mode: "surplus", copies: 1 }]]),
    notes: new Map([[DOLL, "lent"]]),
  });
  expect(isOutdated).toBe(false);
});
