import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { DeckChange } from "../change";
import type { DeckId } from "../deck";
import type { DeckOperation, OperationId } from "./operation";
import { anyChange, anyDeck, DOLL, deckOf, GOVERN, GUNS } from "./operations.test.support";
import { added, created, EMPTY_QUEUE, operationsOf, type QueueStep, refused, tried } from "./queue";
import { viewOf } from "./view";

const MADE = "new-1" as DeckId;
let count = 0;
function nextId(): OperationId {
  count += 1;
  return `operation-${count}` as OperationId;
}
const edit = (change: DeckChange, deck = GUNS): DeckOperation => ({
  ...{ kind: "change", change, deck, at: 0, tried: false },
  id: nextId(),
});
const copies = (card: typeof DOLL, quantity: number): DeckChange => ({
  kind: "cards",
  copies: new Map([[card, quantity]]),
});
const creation = (): DeckOperation => ({
  kind: "create",
  draft: deckOf(),
  deck: MADE,
  at: 0,
  tried: false,
  id: nextId(),
});
const queueOf = (...steps: readonly QueueStep[]) => steps.reduce((queue, step) => step(queue), EMPTY_QUEUE);

describe("pending edits", () => {
  test("of the same card: only the last quantity is sent", () => {
    const queue = queueOf(
      added(edit(copies(DOLL, 1))),
      added(edit(copies(DOLL, 2))),
      added(edit(copies(DOLL, 3))),
    );
    expect(queue.operations.map((one) => one.kind === "change" && one.change)).toEqual([copies(DOLL, 3)]);
  });

  test.each([
    ["already sent", [copies(DOLL, 1), "tried", copies(DOLL, 2)], 2],
    ["another card in between", [copies(DOLL, 1), copies(GOVERN, 1), copies(DOLL, 2)], 3],
    ["removed and added again", [copies(DOLL, -1), copies(DOLL, 2)], 2],
    ["added and removed again", [copies(DOLL, 2), copies(DOLL, -1)], 1],
  ] as const)("%s", (_, edits, left) => {
    const queue = edits.reduce((before, one) => {
      const last = before.operations.at(-1);
      if (one === "tried") return last ? tried(last.id)(before) : before;
      return added(edit(one))(before);
    }, EMPTY_QUEUE);
    expect(queue.operations).toHaveLength(left);
  });

  test("of a revision are dropped and reported when its deck is deleted", () => {
    const [other, deletion] = ["Arevision" as DeckId, { id: nextId(), at: 0, tried: false } as const];
    const queue = queueOf(
      added(edit(copies(DOLL, 1), other)),
      added({ ...deletion, kind: "delete", deck: GUNS, revision: false, with: [other] }),
      added(edit(copies(DOLL, 2), other)),
    );
    expect(queue.operations.map(({ kind }) => kind)).toEqual(["change", "delete", "change"]);
  });

  test("merging never changes the shown deck", () => {
    fc.assert(
      fc.property(anyDeck, fc.array(anyChange), (deck, changes) => {
        const operations = changes.map((change) => edit(change));
        const queue = queueOf(...operations.map(added));
        expect(viewOf(deck, operationsOf(queue, GUNS))).toEqual(viewOf(deck, operations));
      }),
    );
  });
});

describe("a deck that is being created", () => {
  const queue = queueOf(added(creation()), added(edit(copies(DOLL, 2), MADE)));

  test("gives its real id to operations before and after the response", () => {
    const [first] = queue.operations;
    if (!first) throw new Error("There is no creation");
    const done = added(edit(copies(GOVERN, 1), MADE))(created(first.id, MADE, GUNS)(queue));
    expect(done.operations.map(({ deck }) => deck)).toEqual([GUNS, GUNS]);
    expect(done.realIds.get(MADE)).toBe(GUNS);
  });

  test("drops its pending operations when it is rejected", () => {
    const [first] = queue.operations;
    if (!first) throw new Error("There is no creation");
    const problem = {
      id: first.id,
      deck: MADE,
      kind: "create",
      code: "too-many-decks",
      status: 409,
    } as const;
    const left = refused(problem)(added(edit(copies(DOLL, 1)))(queue));
    expect(left.operations.map(({ deck }) => deck)).toEqual([GUNS]);
    expect(left.problems).toEqual([problem]);
  });

  test("is never sent if it is deleted before", () => {
    const deleted = added({ kind: "delete", deck: MADE, revision: false, at: 0, tried: false, id: nextId() })(
      queue,
    );
    const first = deleted.operations.find(({ deck }) => deck === MADE);
    expect(first?.kind).toBe("create");
    if (first) expect(operationsOf(tried(first.id)(deleted), MADE)).toEqual([]);
  });
});

test("a rejected edit does not affect the others", () => {
  const one = edit(copies(DOLL, 2));
  const queue = queueOf(added(one), added(edit(copies(GOVERN, 4))));
  const left = refused({ id: one.id, deck: GUNS, kind: "change", code: "locked-deck", status: 409 })(queue);
  expect(viewOf(deckOf(), operationsOf(left, GUNS))?.cards).toEqual(new Map([[GOVERN, 4]]));
});
