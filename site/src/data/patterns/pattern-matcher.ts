import {
  type Pattern,
  type PatternMatches,
  type PatternTexts,
  patternKey,
} from "../../domain/search/shared/pattern";
import { createStore, type Store } from "../store";

export type PatternMessage =
  | { readonly kind: "texts"; readonly texts: PatternTexts }
  | { readonly kind: "pattern"; readonly pattern: Pattern };

export type PatternAnswer =
  | { readonly kind: "ready" }
  | { readonly kind: "matches"; readonly positions: readonly number[] };

/** Milliseconds that a pattern may take for all cards; a usual one takes a hundredth of it. */
export const PATTERN_LIMIT = 2000;
/** Other patterns whose matches are kept: what is typed makes a new one with every key. */
const MOST_KEPT = 100;

interface MatcherPorts {
  readonly startWorker: () => Worker;
  readonly texts: () => PatternTexts;
}

export interface PatternMatcher {
  /** Matches by the key of their pattern, as far as they are known. */
  readonly known: Store<ReadonlyMap<string, PatternMatches>>;
  /** These patterns are to be known, and no others: one that is being applied for nobody is stopped. */
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
    const others = before.filter(([other]) => !keys.has(other)).slice(-MOST_KEPT);
    known.set(new Map([...others, ...before.filter(([other]) => keys.has(other)), [key, matches]]));
    next();
  }

  function start(): Running {
    const started: Running = { worker: startWorker(), key: undefined, ready: false, limit: undefined };
    started.worker.onmessage = ({ data }: MessageEvent<PatternAnswer>) => {
      if (data.kind === "ready") started.ready = true;
      else {
        const { key } = started;
        clearTimeout(started.limit);
        started.key = undefined;
        if (key !== undefined) return learn(key, new Set(data.positions));
      }
      next();
    };
    started.worker.onerror = () => {
      const pattern = unknown();
      stop();
      if (pattern) learn(patternKey(pattern), "failed");
    };
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
