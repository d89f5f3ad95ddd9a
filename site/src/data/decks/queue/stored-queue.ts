import type { DeckTextField } from "../../../domain/deck/limits";
import type { Operation } from "../../../domain/deck/operations/operation";
import { EMPTY_QUEUE, type Queue } from "../../../domain/deck/operations/queue";

/** Format version of the stored queue; another format belongs to another version of the site and is not read. */
const VERSION = 1;

/** A queue as it is stored on the device, where edits of a revision's label have the field name of the API. */
export interface StoredQueue extends Queue {
  readonly version: typeof VERSION;
  /** How many of its steps each of the last pages has stored. */
  readonly pages: PagePositions;
}

/** Key of a page → position of its last stored step. */
export type PagePositions = ReadonlyMap<string, number>;

/** Pages that are remembered: their edits may still be found in the local storage. */
const MAX_PAGES = 20;

const LABEL = "revisionLabel";
const STORED_LABEL = "branchName";

export function storedQueue({ operations, ...others }: Queue, pages: PagePositions): StoredQueue {
  const stored = operations.map((one) => withField(one, LABEL, STORED_LABEL));
  return { version: VERSION, ...others, operations: stored, pages: new Map([...pages].slice(-MAX_PAGES)) };
}

export function readPositions(raw: unknown): PagePositions {
  return (raw as Partial<StoredQueue> | undefined)?.pages ?? new Map();
}

/** Reads a queue of this or an earlier release; empty for anything else. */
export function readQueue(raw: unknown): Queue {
  const stored = raw as Partial<StoredQueue> | undefined;
  if (stored?.version !== VERSION) return EMPTY_QUEUE;
  const { operations = [], realIds = new Map(), problems = [], changes = [] } = stored;
  return {
    operations: operations.map((one) => withField(one, STORED_LABEL, LABEL)),
    realIds,
    problems,
    changes,
  };
}

function withField(operation: Operation, from: string, to: string): Operation {
  if (operation.kind !== "change") return operation;
  const { change } = operation;
  if (change.kind !== "text" || change.field !== from) return operation;
  return { ...operation, change: { ...change, field: to as DeckTextField } };
}
