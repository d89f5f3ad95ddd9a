import type { CardId } from "../../card/card";
import type { DeckId } from "../deck";
import { append } from "./append";
import { concerns } from "./held";
import type {
  DeckOperation,
  Operation,
  OperationId,
  OperationKind,
  ReportOperation,
  SearchOperation,
} from "./operation";

/** An edit that the server rejected; deck or inventory are shown without it. */
export interface EditProblem {
  /** Id of the operation. */
  readonly id: OperationId;
  /** undefined: an edit of something else than a deck. */
  readonly deck: DeckId | undefined;
  readonly kind: OperationKind;
  /** Error code of the server: "locked-deck", "invalid", "unknown-deck"…; "" for a response without one. */
  readonly code: string;
  readonly status: number;
  /** The edit of a report, whose text is never lost. */
  readonly report?: ReportOperation;
  /** The edit of the saved searches, so that it can be named. */
  readonly search?: SearchOperation;
}

/** Changes of an open deck by someone else, or by the same user on another device. */
export interface ChangedElsewhere {
  readonly deck: DeckId;
  readonly cards: readonly CardId[];
  /** Other fields than cards have changed: texts, tags, flags. */
  readonly more: boolean;
}

/** Pending operations and notices of a user, shared by all tabs. */
export interface Queue {
  /** In order of creation. */
  readonly operations: readonly Operation[];
  /** Temporary id → id of the server. */
  readonly realIds: ReadonlyMap<DeckId, DeckId>;
  readonly problems: readonly EditProblem[];
  readonly changes: readonly ChangedElsewhere[];
}

export const EMPTY_QUEUE: Queue = { operations: [], realIds: new Map(), problems: [], changes: [] };

/** Limits for how long URLs with a temporary id work. */
const MAX_REAL_IDS = 200;
const MAX_PROBLEMS = 50;

/** A state transition of the queue. Another tab may have made it already. */
export type QueueStep = (queue: Queue) => Queue;

export function added(operation: DeckOperation): QueueStep {
  return (queue) => {
    if (queue.operations.some(({ id }) => id === operation.id)) return queue;
    const deck = queue.realIds.get(operation.deck) ?? operation.deck;
    return { ...queue, operations: append(queue.operations, { ...operation, deck }) };
  };
}

/** Adds an edit of a page that was closed before it had stored it. */
export function resumed(edit: Operation): QueueStep {
  if (edit.deck !== undefined) return added(edit);
  return (queue) => ({ ...queue, operations: [...queue.operations, edit] });
}

/** Marks an operation that is about to be sent. A deck that was created and deleted meanwhile is not sent. */
export function tried(id: OperationId): QueueStep {
  return (queue) => {
    const { operations } = queue;
    const next = operations.find((one) => one.id === id);
    const isNew = next?.kind === "create" && !next.tried;
    const isOver = isNew && operations.some(({ deck, kind }) => deck === next.deck && kind === "delete");
    return {
      ...queue,
      operations: isOver
        ? operations.filter(({ deck }) => deck !== next.deck)
        : operations.map((one) => (one.id === id ? { ...one, tried: true } : one)),
    };
  };
}

export function acknowledged(id: OperationId): QueueStep {
  return (queue) => ({ ...queue, operations: queue.operations.filter((one) => one.id !== id) });
}

/** Replaces the temporary id of a created deck in all pending operations. */
export function created(id: OperationId, temporary: DeckId, real: DeckId): QueueStep {
  return (queue) => {
    const { operations, realIds, ...others } = acknowledged(id)(queue);
    return {
      ...others,
      operations: operations.map((one) =>
        one.deck !== undefined && one.deck === temporary ? { ...one, deck: real } : one,
      ),
      realIds: new Map([...realIds, [temporary, real] as const].slice(-MAX_REAL_IDS)),
    };
  };
}

/** Drops a rejected operation, and for a rejected creation all pending operations of the deck. */
export function refused(problem: EditProblem): QueueStep {
  return (queue) => {
    const orphans = problem.kind === "create";
    return {
      ...queue,
      operations: queue.operations.filter(
        ({ id, deck }) => id !== problem.id && !(orphans && deck === problem.deck),
      ),
      problems: [...queue.problems.filter(({ id }) => id !== problem.id), problem].filter(
        (one, index, all) => one.report || index >= all.length - MAX_PROBLEMS,
      ),
    };
  };
}

export function problemSeen(id: OperationId): QueueStep {
  return (queue) => ({ ...queue, problems: queue.problems.filter((one) => one.id !== id) });
}

export function changedElsewhere(change: ChangedElsewhere): QueueStep {
  return (queue) => {
    const before = queue.changes.find(({ deck }) => deck === change.deck);
    const all = {
      deck: change.deck,
      cards: [...new Set([...(before?.cards ?? []), ...change.cards])],
      more: change.more || (before?.more ?? false),
    };
    return { ...queue, changes: [...queue.changes.filter(({ deck }) => deck !== change.deck), all] };
  };
}

export function changesSeen(deck: DeckId): QueueStep {
  return (queue) => ({ ...queue, changes: queue.changes.filter((one) => one.deck !== deck) });
}

/** Pending operations of a deck. */
export function operationsOf(queue: Queue, deck: DeckId): readonly DeckOperation[] {
  return queue.operations.filter((one) => concerns(one, deck));
}
