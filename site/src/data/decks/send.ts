import type { DeckId } from "../../domain/deck/deck";
import type { Operation } from "../../domain/deck/operations/operation";
import type {
  ChangedDeckAnswer,
  CreatedDeckAnswer,
  RemovedBranchAnswer,
  RemovedDeckAnswer,
} from "../../generated/api";
import type { Call } from "../api";
import { asDeckId } from "./answers";
import { failureOf } from "./outcome";
import { changeWishes, draftWish } from "./wishes";

export type CallServer = (path: string, call?: Call) => Promise<unknown>;

/** What the server says of an operation that it has taken. */
export type Receipt =
  | {
      readonly kind: "changed";
      readonly rev: number;
      /** As many as the calls it took, and nobody else's. */
      readonly revs: number;
      readonly changed: string;
    }
  | { readonly kind: "created"; readonly id: DeckId }
  | { readonly kind: "removed"; readonly ids: readonly DeckId[] };

/**
 * Sends one operation. It may have arrived before: it then does no more than it did. `rev`: the deck as it is
 * known; a change is taken for this state only, so that one that was held up somewhere undoes no later one.
 */
export function send(call: CallServer, operation: Operation, rev: number | undefined): Promise<Receipt> {
  switch (operation.kind) {
    case "change":
      return sendChange(call, operation, rev);
    case "create":
      return sendCreation(call, operation);
    case "delete":
      return sendRemoval(call, operation);
    default:
      return operation satisfies never;
  }
}

type Of<Kind> = Extract<Operation, { kind: Kind }>;

async function sendChange(
  call: CallServer,
  { deck, change }: Of<"change">,
  known: number | undefined,
): Promise<Receipt> {
  let last: ChangedDeckAnswer | undefined;
  const wishes = changeWishes(change);
  for (const body of wishes) {
    const rev = last?.rev ?? known;
    const headers = rev === undefined ? {} : { "If-Match": String(rev) };
    const path = `deck/${encodeURIComponent(deck)}`;
    last = (await call(path, { method: "PUT", body, headers })) as ChangedDeckAnswer;
  }
  if (!last) throw new Error("An edit that changes nothing");
  return { kind: "changed", rev: last.rev, revs: wishes.length, changed: last.timestamp };
}

/** Its key makes of two deliveries one deck. */
async function sendCreation(call: CallServer, { id, draft }: Of<"create">): Promise<Receipt> {
  const headers = { "Idempotency-Key": id };
  const answer = (await call("deck", {
    method: "POST",
    body: draftWish(draft),
    headers,
  })) as CreatedDeckAnswer;
  return { kind: "created", id: asDeckId(answer.deckid) };
}

async function sendRemoval(call: CallServer, operation: Of<"delete">): Promise<Receipt> {
  const { deck, revision } = operation;
  const path = `deck/${encodeURIComponent(deck)}${revision ? "/branch" : ""}`;
  try {
    const answer = (await call(path, { method: "DELETE" })) as RemovedBranchAnswer | RemovedDeckAnswer;
    return { kind: "removed", ids: answer.removed.map(asDeckId) };
  } catch (error) {
    // An earlier try has arrived, or it was deleted elsewhere: what was wanted is so.
    const failure = failureOf(error);
    if (failure.status !== "refused" || failure.code !== "unknown-deck") throw error;
    return { kind: "removed", ids: [deck] };
  }
}
