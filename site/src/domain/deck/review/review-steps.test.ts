import fc from "fast-check";
import { expect, test } from "vitest";
import { type History, NO_HISTORY, type StepTo } from "../operations/history";
import { applied, proposed, type ReviewAction, stepBack, stepForth } from "./review-steps";

/** A review as it is seen: what the address proposes, and how many edits of the deck are done and undone. */
interface World {
  readonly hash: string;
  readonly edits: number;
  readonly undoneEdits: number;
  readonly history: History<ReviewAction>;
}

function gone(world: World, step: StepTo<ReviewAction> | undefined): World {
  if (!step) return world;
  let { hash, edits, undoneEdits } = world;
  for (const action of step.changes) {
    if (action.kind === "propose") hash = action.hash;
    else {
      const by = action.kind === "undo-edit" ? -1 : 1;
      edits += by;
      undoneEdits -= by;
    }
  }
  return { hash, edits, undoneEdits, history: step.history };
}
const back = (world: World) => gone(world, stepBack(world.history, world.edits > 0));
const forth = (world: World) => gone(world, stepForth(world.history, world.undoneEdits > 0));

/** A text is proposed; "apply" puts something into the deck. */
function done(world: World, action: string): World {
  if (action === "apply")
    return { ...world, edits: world.edits + 1, undoneEdits: 0, history: applied(world.history) };
  return { ...world, hash: action, history: proposed(world.history, world.hash, action) };
}

const seen = ({ hash, edits }: World) => ({ hash, edits });
const ANY_ACTIONS = fc.array(fc.constantFrom("apply", "", "100199=0+2", "201613=4-1"), { maxLength: 20 });
const START: World = { hash: "", edits: 0, undoneEdits: 0, history: NO_HISTORY };

test("every step is taken back in its order, and done again", () => {
  fc.assert(
    fc.property(ANY_ACTIONS, fc.nat(3), (actions, edits) => {
      const worlds = [{ ...START, edits }];
      for (const action of actions) {
        const before = worlds.at(-1) ?? START;
        const after = done(before, action);
        // To propose what is proposed already is no step.
        if (after.history !== before.history) worlds.push(after);
      }
      let world = worlds.at(-1) ?? START;
      for (const before of worlds.toReversed().slice(1)) {
        world = back(world);
        expect(seen(world)).toEqual(seen(before));
      }
      for (const after of worlds.slice(1)) {
        world = forth(world);
        expect(seen(world)).toEqual(seen(after));
      }
      expect(forth(world)).toBe(world);
    }),
  );
});

test("beyond the first step is what was done to the deck before, and it comes again before the rest", () => {
  const start = { ...START, edits: 1 };
  const proposing = done(start, "100199=0+2");
  const first = back(back(proposing));
  expect(seen(first)).toEqual({ hash: "", edits: 0 });
  expect(back(first)).toBe(first);
  expect(seen(forth(first))).toEqual(seen(start));
  expect(seen(forth(forth(first)))).toEqual(seen(proposing));
});

test("a reader has no edits to take back", () => {
  expect(stepBack(NO_HISTORY, false)).toBeUndefined();
  expect(stepForth(NO_HISTORY, false)).toBeUndefined();
});

test("what was undone in the deck before comes again until something else is proposed", () => {
  const start = { ...START, undoneEdits: 1 };
  expect(seen(forth(start))).toEqual({ hash: "", edits: 1 });
  const proposing = done(start, "100199=0+2");
  expect(forth(proposing)).toBe(proposing);
});
