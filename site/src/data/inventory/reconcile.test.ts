import { expect, it } from "vitest";
import type { OperationId } from "../../domain/deck/operations/operation";
import { DOLL } from "../../domain/deck/operations/operations.test.support";
import type { InventoryChange } from "../../domain/inventory/inventory";
import { apiOver } from "../api";
import { BUCKETS, type Bucket, bucketOf, EMPTY_BUCKET, type ServerInventory } from "./buckets";
import { fetchInventory } from "./fetch-inventory";
import { reconciled } from "./reconcile";
import { modelInventory } from "./testing/model-inventory.test.support";

const EDIT = "edit-1" as OperationId;
const NUMBER = bucketOf(DOLL);
const owning = (copies: number, change: Partial<Bucket> = {}): ServerInventory => ({
  buckets: Array.from({ length: BUCKETS }, (_, number) =>
    number === NUMBER
      ? { ...EMPTY_BUCKET, version: 5, copies: new Map([[DOLL, copies]]), ...change }
      : EMPTY_BUCKET,
  ),
  frozen: false,
  key: undefined,
});
const add: InventoryChange = { kind: "add", copies: new Map([[DOLL, 2]]) };
const response = (version: number) => ({
  success: true as const,
  cards: {},
  revs: { [NUMBER]: version },
  isFrozen: false,
});

it.each<[string, ServerInventory, number, { copies: number; version: number; isOutdated: boolean }]>([
  ["the next version", owning(3), 6, { copies: 5, version: 6, isOutdated: false }],
  ["a version after one of another device", owning(3), 7, { copies: 5, version: 5, isOutdated: true }],
  ["the same version, as nothing was changed", owning(3), 5, { copies: 5, version: 5, isOutdated: false }],
])("an acknowledged addition with %s", (_, before, version, expected) => {
  const { update, isOutdated } = reconciled(before, {
    id: EDIT,
    change: add,
    responses: [response(version)],
  });
  const bucket = update.buckets.get(NUMBER);
  expect({ copies: bucket?.copies.get(DOLL), version: bucket?.version, isOutdated }).toEqual(expected);
  expect(bucket?.applied).toEqual([EDIT]);
});

it("an addition that the bucket includes, as its page died before the queue was written, is not added again", () => {
  const included = owning(5, { version: 6, applied: [EDIT] });
  const edit = { id: EDIT, change: add, responses: [response(6)] };
  expect(reconciled(included, edit)).toMatchObject({ update: { buckets: new Map() }, isOutdated: false });
  expect(reconciled(included, { ...edit, responses: [response(8)] }).isOutdated).toBe(true);
});

it("a fetched bucket remembers the edits that it includes: another tab may still show them as pending", async () => {
  const server = modelInventory();
  await server.call("inventory", {
    method: "PATCH",
    body: { [DOLL]: 5 },
    headers: { "Idempotency-Key": "first" },
  });
  const { buckets } = await fetchInventory(apiOver(server.call), owning(3, { applied: [EDIT] }));
  expect(buckets.get(NUMBER)).toMatchObject({ version: 1, copies: new Map([[DOLL, 5]]), applied: [EDIT] });
});
