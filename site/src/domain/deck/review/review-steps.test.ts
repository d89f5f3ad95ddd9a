import fc from "fast-check";
import { expect, test } from "vitest";
import { type History, NO_HISTORY, type StepTo } from "../operations/history";
import { applied, proposed, type ReviewAction, stepBack, stepForth } from "./review-steps";

/** State of a review: the proposed changes in the URL, and the number of edits done and undone. */
interface State {
  readonly hash: string;
  readonly edits: number;
  readonly undoneEdits: number;
  readonly history: History<ReviewAction>;
}

function after(state: State, step: StepTo<ReviewAction> | undefined): State {
  if (!step) return state;
  let { hash, edits, undoneEdits } = state;
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
const back = (state: State) => after(state, stepBack(state.history, state.edits > 0));
const forth = (state: State) => after(state, stepForth(state.history, state.undoneEdits > 0));

/** Proposes a text; "apply" edits the deck. */
function done(state: State, action: string): State {
  if (action === "apply")
    return { ...state, edits: state.edits + 1, undoneEdits: 0, history: applied(state.history) };
  return { ...state, hash: action, history: proposed(state.history, state.hash, action) };
}

const seen = ({ hash, edits }: State) => ({ hash, edits });
const ANY_ACTIONS = fc.array(fc.constantFrom("apply", "", "100199=0+2", "201613=4-1"), { maxLength: 20 });
const START: State = { hash: "", edits: 0, undoneEdits: 0, history: NO_HISTORY };

test("every step is undone in reverse order, and redone", () => {
  fc.assert(
    fc.property(ANY_ACTIONS, fc.nat(3), (actions, edits) => {
      const worlds = [{ ...START, edits }];
      for (const action of actions) {
        const before = worlds.at(-1) ?? START;
        const after = done(before, action);
        // Proposing the same again is no step.
        if (after.history !== before.history) worlds.push(after);
      }
      let state = worlds.at(-1) ?? START;
      for (const before of worlds.toReversed().slice(1)) {
        state = back(state);
        expect(seen(state)).toEqual(seen(before));
      }
      for (const after of worlds.slice(1)) {
        state = forth(state);
        expect(seen(state)).toEqual(seen(after));
      }
      expect(forth(state)).toBe(state);
    }),
  );
});

test("before the first step come previous edits of the deck, which are redone first", () => {
  const start = { ...START, edits: 1 };
  const proposing = done(start, "100199=0+2");
  const first = back(back(proposing));
  expect(seen(first)).toEqual({ hash: "", edits: 0 });
  expect(back(first)).toBe(first);
  expect(seen(forth(first))).toEqual(seen(start));
  expect(seen(forth(forth(first)))).toEqual(seen(proposing));
});

test("a reader has no edits to undo", () => {
  expect(stepBack(NO_HISTORY, false)).toBeUndefined();
  expect(stepForth(NO_HISTORY, false)).toBeUndefined();
});

test("edits undone before are redone until something else is proposed", () => {
  const start = { ...START, undoneEdits: 1 };
  expect(seen(forth(start))).toEqual({ hash: "", edits: 1 });
  const proposing = done(start, "100199=0+2");
  expect(forth(proposing)).toBe(proposing);
});
