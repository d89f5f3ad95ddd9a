import { startTransition, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { afterPaint } from "./after-paint";

const never = () => false;

/**
 * A value that follows one paint behind. Unlike a deferred value, rendering for it never begins before the frame
 * that shows the change itself.
 */
export function useAfterPaint<Value>(value: Value): Value {
  const [shown, setShown] = useState({ value });
  const latest = useRef(value);
  const waits = useRef(false);
  useEffect(() => {
    const first = latest.current === value;
    latest.current = value;
    if (first || waits.current) return;
    waits.current = true;
    afterPaint(() => {
      waits.current = false;
      startTransition(() => setShown({ value: latest.current }));
    });
  }, [value]);
  return shown.value;
}

/**
 * What `read` returns, one paint behind: the component is not rendered before the frame that shows the change.
 *
 * @param read returns the same value until it calls the listeners; another function is another source.
 * @param isUrgent changes that are shown at once, the same function in every render.
 */
export function useReadAfterPaint<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  isUrgent: (last: Value, next: Value) => boolean = never,
): Value {
  const late = useMemo(() => lateSource(subscribe, read, isUrgent), [subscribe, read, isUrgent]);
  return useSyncExternalStore(late.subscribe, late.get);
}

/** A source that is one paint behind another one while it is subscribed to. */
function lateSource<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  isUrgent: (last: Value, next: Value) => boolean,
) {
  let shown: { readonly value: Value } | undefined;
  return {
    get: () => (shown ? shown.value : read()),
    subscribe: (listener: () => void) => {
      let waits = false;
      let isStopped = false;
      const show = () => {
        waits = false;
        if (isStopped) return;
        shown = { value: read() };
        listener();
      };
      const follow = () => {
        if (shown && isUrgent(shown.value, read())) return show();
        if (!waits) afterPaint(show);
        waits = true;
      };
      const stop = subscribe(follow);
      shown = { value: read() };
      return () => {
        isStopped = true;
        shown = undefined;
        stop();
      };
    },
  };
}
