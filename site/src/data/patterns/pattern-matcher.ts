import {
  type Pattern,
  type PatternMatches,
  type PatternTexts,
  patternKey,
} from "../../domain/search/shared/pattern";
import { createStore, type Store } from "../../domain/store";

export type PatternMessage =
  | { readonly kind: "texts"; readonly texts: PatternTexts }
  | { readonly kind: "pattern"; readonly pattern: Pattern };

export type PatternResponse =
  | { readonly kind: "ready" }
  | { readonly kind: "matches"; readonly positions: readonly number[] };

/** Milliseconds that a pattern may take for all cards; a usual one takes a hundredth of it. */
export const PATTERN_LIMIT = 2000;
/** Milliseconds for the worker to load and read the texts. */
export const START_LIMIT = 30_000;
/** Number of other patterns whose matches stay in memory: typing makes a new pattern with every key. */
const MAX_KEPT = 100;

interface MatcherPorts {
  readonly startWorker: () => Worker;
  readonly texts: () => PatternTexts;
}

export interface PatternMatcher {
  /** Matches by the key of their pattern, as far as they are known. */
  readonly known: Store<ReadonlyMap<string, PatternMatches>>;
  /** Requests the matches of these patterns only: a running pattern that is no longer requested is stopped. */
  want(patterns: readonly Pattern[]): void;
}

interface Running {
  readonly worker: Worker;
  /** undefined: it waits for the next pattern. */
  key: string | undefined;
  ready: boolean;
  limit: ReturnType<typeof setTimeout> | undefined;
}

/** Applies patterns to the texts of cards in a worker, one after the other, each under a time limit. */
export function createPatternMatcher({ startWorker, texts }: MatcherPorts): PatternMatcher {
  const known = createStore<ReadonlyMap<string, PatternMatches>>(new Map());
  let wanted: readonly Pattern[] = [];
  let running: Running | undefined;

  function stop(): void {
    clearTimeout(running?.limit);
    running?.worker.terminate();
    running = undefined;
  }

  function learn(key: string, matches: PatternMatches): void {
    const keys = new Set(wanted.map(patternKey));
    const before = [...known.get()];
    const others = before.filter(([other]) => !keys.has(other)).slice(-MAX_KEPT);
    known.set(new Map([...others, ...before.filter(([other]) => keys.has(other)), [key, matches]]));
    next();
  }

  function start(): Running {
    const started: Running = { worker: startWorker(), key: undefined, ready: false, limit: undefined };
    const fail = () => {
      const pattern = unknown();
      stop();
      if (pattern) learn(patternKey(pattern), "failed");
    };
    started.limit = setTimeout(fail, START_LIMIT);
    started.worker.onmessage = ({ data }: MessageEvent<PatternResponse>) => {
      clearTimeout(started.limit);
      if (data.kind === "ready") started.ready = true;
      else {
        const { key } = started;
        started.key = undefined;
        if (key !== undefined) return learn(key, new Set(data.positions));
      }
      next();
    };
    started.worker.onerror = fail;
    started.worker.postMessage({ kind: "texts", texts: texts() } satisfies PatternMessage);
    return started;
  }

  /** None behind a pattern that was too slow: the search cannot be answered any more. */
  function unknown(): Pattern | undefined {
    if (wanted.some((pattern) => known.get().get(patternKey(pattern)) === "too-slow")) return undefined;
    return wanted.find((pattern) => !known.get().has(patternKey(pattern)));
  }

  function next(): void {
    const pattern = unknown();
    if (!pattern) return;
    running ??= start();
    if (!running.ready || running.key !== undefined) return;
    const key = patternKey(pattern);
    running.key = key;
    running.limit = setTimeout(() => {
      stop();
      learn(key, "too-slow");
    }, PATTERN_LIMIT);
    running.worker.postMessage({ kind: "pattern", pattern } satisfies PatternMessage);
  }

  return {
    known,
    want(patterns) {
      wanted = patterns;
      const { key } = running ?? {};
      const isForNobody = key !== undefined && !patterns.some((pattern) => patternKey(pattern) === key);
      if (isForNobody || patterns.length === 0) stop();
      next();
    },
  };
}
