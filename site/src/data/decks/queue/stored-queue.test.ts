import fc from "fast-check";
import { expect, it } from "vitest";
import { DECK_TEXT_FIELDS } from "../../../domain/deck/limits";
import type { Operation, OperationId } from "../../../domain/deck/operations/operation";
import { EMPTY_QUEUE } from "../../../domain/deck/operations/queue";
import { asDeckId } from "../../../domain/deck/url/deck-route";
import { readQueue, storedQueue } from "./stored-queue";

const edit = (field: string, value: string): Operation =>
  ({
    id: "1" as OperationId,
    deck: asDeckId("Aguns0001"),
    at: 0,
    tried: false,
    kind: "change",
    change: { kind: "text", field, value },
  }) as Operation;

it("reads what it has stored", () => {
  fc.assert(
    fc.property(fc.constantFrom(...DECK_TEXT_FIELDS), fc.string(), (field, value) => {
      const queue = { ...EMPTY_QUEUE, operations: [edit(field, value)] };
      expect(readQueue(storedQueue(queue, new Map()))).toEqual(queue);
    }),
  );
});

it("reads and writes the label of a revision as earlier releases do", () => {
  const stored = { version: 1, operations: [edit("branchName", "#2")] };
  const { operations } = readQueue(stored);
  expect(operations).toEqual([edit("revisionLabel", "#2")]);
  expect(storedQueue({ ...EMPTY_QUEUE, operations }, new Map()).operations).toEqual(stored.operations);
});

it.each([undefined, {}, { version: 2, operations: [edit("name", "Guns")] }])(
  "reads no operations from %j",
  (raw) => {
    expect(readQueue(raw)).toEqual(EMPTY_QUEUE);
  },
);
