import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Pattern, patternKey } from "../../domain/search/shared/pattern";
import {
  createPatternMatcher,
  PATTERN_LIMIT,
  type PatternMessage,
  type PatternResponse,
  START_LIMIT,
} from "./pattern-matcher";

/** Answers when the test says so. */
class FakeWorker {
  onmessage: ((event: { readonly data: PatternResponse }) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly messages: PatternMessage[] = [];
  isEnded = false;
  postMessage(message: PatternMessage) {
    this.messages.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  ready() {
    this.onmessage?.({ data: { kind: "ready" } });
  }
  answer(...positions: number[]) {
    this.onmessage?.({ data: { kind: "matches", positions } });
  }
  patterns(): readonly string[] {
    return this.messages.flatMap((message) => (message.kind === "pattern" ? [message.pattern.value] : []));
  }
}

const pattern = (value: string): Pattern => ({ value, scope: "any" });

function matcher() {
  const workers: FakeWorker[] = [];
  const startWorker = () => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  };
  const made = createPatternMatcher({ startWorker, texts: () => ({ names: [], texts: [] }) });
  const known = (value: string) => made.known.get().get(patternKey(pattern(value)));
  const worker = (at = 0) => {
    const found = workers[at];
    if (!found) throw new Error(`Worker ${at} was not started`);
    return found;
  };
  return { made, known, worker, workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("starts no worker before there is a pattern, and sends each pattern once", () => {
  const { made, known, worker, workers } = matcher();
  made.want([]);
  expect(workers).toEqual([]);
  made.want([pattern("a"), pattern("b")]);
  worker().ready();
  expect(worker().patterns()).toEqual(["a"]);
  worker().answer(1, 3);
  expect([known("a"), known("b")]).toEqual([new Set([1, 3]), undefined]);
  worker().answer();
  expect(known("b")).toEqual(new Set());
  made.want([pattern("b"), pattern("a")]);
  expect(worker().patterns()).toEqual(["a", "b"]);
});

it("ends the worker at the limit, which counts from the moment the worker is ready", () => {
  const { made, known, worker, workers } = matcher();
  made.want([pattern("slow"), pattern("behind it")]);
  vi.advanceTimersByTime(10 * PATTERN_LIMIT);
  worker().ready();
  vi.advanceTimersByTime(PATTERN_LIMIT - 1);
  expect(known("slow")).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(known("slow")).toBe("too-slow");
  expect(worker().isEnded).toBe(true);
  // The search cannot be answered any more: nothing else of it is applied.
  expect(workers).toHaveLength(1);
  made.want([pattern("other")]);
  worker(1).ready();
  worker(1).answer(2);
  expect(known("other")).toEqual(new Set([2]));
});

it("stops an outdated pattern and applies the next one", () => {
  const { made, known, worker } = matcher();
  made.want([pattern("slow")]);
  worker().ready();
  made.want([pattern("quick")]);
  expect(worker(0).isEnded).toBe(true);
  worker(1).ready();
  worker(1).answer(5);
  expect([known("slow"), known("quick")]).toEqual([undefined, new Set([5])]);
  vi.advanceTimersByTime(PATTERN_LIMIT);
  expect(known("quick")).toEqual(new Set([5]));
  made.want([]);
  expect(worker(1).isEnded).toBe(true);
});

it("says so when the worker cannot be started", () => {
  const { made, known, worker } = matcher();
  made.want([pattern("a")]);
  worker().onerror?.();
  expect(known("a")).toBe("failed");
});

it("says so when the worker does not start, and tries again for the next pattern", () => {
  const { made, known, worker } = matcher();
  made.want([pattern("a")]);
  vi.advanceTimersByTime(START_LIMIT);
  expect(known("a")).toBe("failed");
  expect(worker().isEnded).toBe(true);
  made.want([pattern("b")]);
  worker(1).ready();
  vi.advanceTimersByTime(PATTERN_LIMIT - 1);
  worker(1).answer(4);
  vi.advanceTimersByTime(START_LIMIT);
  expect(known("b")).toEqual(new Set([4]));
});

it("keeps what is wanted, however many patterns there are", () => {
  const { made, known, worker } = matcher();
  const many = Array.from({ length: 150 }, (_, at) => pattern(`p${at}`));
  made.want(many);
  worker().ready();
  for (const [at] of many.entries()) worker().answer(at);
  expect(worker().patterns()).toHaveLength(150);
  expect([known("p0"), known("p149")]).toEqual([new Set([0]), new Set([149])]);
});
