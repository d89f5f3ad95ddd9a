import { useCallback, useEffect, useRef } from "react";

export type QueryWriter = (q: string | undefined, options: { readonly replace: boolean }) => void;

/** Changes within this many milliseconds are one entry of the browser's history. */
const ONE_STEP = 2000;

interface Waiting {
  readonly q: string | undefined;
  readonly replace: boolean;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface Writer {
  /** Writes `q` after a delay; with `gather`, quick changes become one entry of the history. */
  readonly schedule: (q: string | undefined, delay: number, gather: boolean) => void;
  /** Whether the URL has the `q` that this page wrote last, and was not changed externally. */
  readonly isOwn: (q: string | undefined) => boolean;
}

/** Writes the search to the URL, debounced because browsers limit the rate of changes. */
export function useQueryWriter(q: string | undefined, onQueryChange: QueryWriter): Writer {
  const known = useRef(q);
  /** Written before `known` and perhaps not in the URL yet, which is updated asynchronously. */
  const earlier = useRef<(string | undefined)[]>([]);
  const waiting = useRef<Waiting | undefined>(undefined);
  const lastWrite = useRef(Number.NEGATIVE_INFINITY);
  const writer = useRef(onQueryChange);
  useEffect(() => {
    writer.current = onQueryChange;
  });

  const flush = useCallback(() => {
    const next = waiting.current;
    if (!next) return;
    clearTimeout(next.timer);
    waiting.current = undefined;
    if (next.q === known.current) return;
    earlier.current = [...earlier.current.slice(-8), known.current];
    known.current = next.q;
    lastWrite.current = performance.now();
    writer.current(next.q, { replace: next.replace });
  }, []);

  const schedule = useCallback(
    (next: string | undefined, delay: number, gather: boolean) => {
      clearTimeout(waiting.current?.timer);
      const replace = gather && performance.now() - lastWrite.current < ONE_STEP;
      waiting.current = { q: next, replace, timer: setTimeout(flush, delay) };
      if (delay === 0) flush();
    },
    [flush],
  );

  // Interactions elsewhere, such as with a card, dialog or link, write pending changes first.
  useEffect(() => {
    document.addEventListener("pointerdown", flush, true);
    document.addEventListener("focusin", flush, true);
    return () => {
      document.removeEventListener("pointerdown", flush, true);
      document.removeEventListener("focusin", flush, true);
    };
  }, [flush]);

  // When the page is left, pending changes are dropped.
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);

  const isOwn = useCallback((seen: string | undefined) => {
    if (seen === known.current) {
      earlier.current = [];
      return true;
    }
    if (earlier.current.includes(seen)) return true;
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    known.current = seen;
    return false;
  }, []);
  return { schedule, isOwn };
}
