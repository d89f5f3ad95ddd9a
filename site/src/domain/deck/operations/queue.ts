import type { CardId } from "../../card/card";
import type { DeckId } from "../deck";
import { append } from "./append";
import { concerns } from "./held";
import type { Operation, OperationId, OperationKind } from "./operation";

/** An edit that the server has refused; the deck is shown without it. */
export interface EditProblem {
  /** Of the operation. */
  readonly id: OperationId;
  readonly deck: DeckId;
  readonly kind: OperationKind;
  /** The server's code: "locked-deck", "invalid", "unknown-deck"… "" for an answer without one. */
  readonly code: string;
  readonly status: number;
}

/** Somebody else, or the same person on another device, has changed a deck that is being worked on. */
export interface ChangedElsewhere {
  readonly deck: DeckId;
  readonly cards: readonly CardId[];
  /** More than cards has changed: texts, tags, flags. */
  readonly more: boolean;
}

/** All of a user that is not acknowledged yet, the same in every tab. */
export interface Queue {
  /** In the order they were made. */
  readonly operations: readonly Operation[];
  /** Temporary id → the server's. */
  readonly realIds: ReadonlyMap<DeckId, DeckId>;
  readonly problems: readonly EditProblem[];
  readonly changes: readonly ChangedElsewhere[];
}

export const EMPTY_QUEUE: Queue = { operations: [], realIds: new Map(), problems: [], changes: [] };

/** Addresses with a temporary id are not kept for ever. */
const MAX_REAL_IDS = 200;
const MAX_PROBLEMS = 50;

/** A step from one state of the queue to the next. Each may find that another tab was quicker. */
export type QueueStep = (queue: Queue) => Queue;

export function added(operation: Operation): QueueStep {
  return (queue) => {
    if (queue.operations.some(({ id }) => id === operation.id)) return queue;
    const deck = queue.realIds.get(operation.deck) ?? operation.deck;
    return { ...queue, operations: append(queue.operations, { ...operation, deck }) };
  };
}

/** Marks an operation that is about to be sent. A deck that was made and deleted meanwhile is not sent at all. */
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

/** The server has made the deck: whatever waits behind its creation is meant for the real one. */
export function created(id: OperationId, temporary: DeckId, real: DeckId): QueueStep {
  return (queue) => {
    const { operations, realIds, ...others } = acknowledged(id)(queue);
    return {
      ...others,
      operations: operations.map((one) => (one.deck === temporary ? { ...one, deck: real } : one)),
      realIds: new Map([...realIds, [temporary, real] as const].slice(-MAX_REAL_IDS)),
    };
  };
}

/** The operation is dropped, and with a deck that could not be made all that was to happen to it. */
export function refused(problem: EditProblem): QueueStep {
  return (queue) => {
    const orphans = problem.kind === "create";
    return {
      ...queue,
      operations: queue.operations.filter(
        ({ id, deck }) => id !== problem.id && !(orphans && deck === problem.deck),
      ),
      problems: [...queue.problems.filter(({ id }) => id !== problem.id), problem].slice(-MAX_PROBLEMS),
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

/** What still has to happen to a deck. */
export function operationsOf(queue: Queue, deck: DeckId): readonly Operation[] {
  return queue.operations.filter((one) => concerns(one, deck));
}
