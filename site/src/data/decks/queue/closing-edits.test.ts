import { expect, it } from "vitest";
import type { Operation, OperationId } from "../../../domain/deck/operations/operation";
import { DOLL } from "../../../domain/deck/operations/operations.test.support";
import { asId, mapStorage } from "../testing/fake-browser.test.support";
import { type ClosedPage, closingEdits } from "./closing-edits";

const EDIT: Operation = {
  ...{ id: "1" as OperationId, deck: asId("Aguns0001"), at: 0, tried: false },
  ...{ kind: "change", change: { kind: "cards", copies: new Map([[DOLL, 2]]) } },
};
const CLOSED: ClosedPage = { page: "p1", edits: [[3, EDIT]] };
const opened = (storage = mapStorage()) => ({ storage, edits: closingEdits("Anna", () => storage) });

it("reads what a page has left, and nothing after it was removed", () => {
  const { edits } = opened();
  edits.write(CLOSED);
  expect(edits.read()).toEqual([CLOSED]);
  edits.remove("p1");
  expect(edits.read()).toEqual([]);
});

it("reads what every page of the user has left, and nothing of others", () => {
  const { storage, edits } = opened();
  for (const user of ["Ann", "Anna/p1", "Anna", "Änna"]) closingEdits(user, () => storage).write(CLOSED);
  edits.write({ ...CLOSED, page: "p2" });
  expect(edits.read()).toEqual([CLOSED, { ...CLOSED, page: "p2" }]);
});

it.each(["", "{", "{}", "[1]", "[[1,null]]", '[["1",{"id":"1"}]]', "null"])("ignores %j", (text) => {
  const { storage, edits } = opened();
  edits.write(CLOSED);
  storage.setItem(storage.key(0) ?? "", text);
  expect(edits.read()).toEqual([]);
});

it("finds nothing where the browser refuses its storage", () => {
  const edits = closingEdits("Anna", () => {
    throw new DOMException("refused", "SecurityError");
  });
  edits.write(CLOSED);
  edits.remove("p1");
  expect(edits.read()).toEqual([]);
});
