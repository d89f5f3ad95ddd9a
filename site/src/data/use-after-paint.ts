import {
  startTransition,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
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
 * What `read` returns, one paint behind: the component is not rendered before the frame that shows the change, and
 * then with the priority of a deferred value, so that a next edit interrupts it.
 *
 * @param read returns the same value until it calls the listeners; another function is another source.
 * @param isUrgent changes that are shown at once, the same function in every render.
 */
export function useReadAfterPaint<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  isUrgent: (last: Value, next: Value) => boolean = never,
): Value {
  const source = useMemo(() => lateSource(subscribe, read, isUrgent), [subscribe, read, isUrgent]);
  const now = useSyncExternalStore(source.subscribe, source.get);
  const deferred = useDeferredValue(now);
  const isLate = deferred.read === read && !isUrgent(deferred.value, now.value);
  return isLate ? deferred.value : now.value;
}

/** A source that is one paint behind another one while it is subscribed to. */
function lateSource<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
  isUrgent: (last: Value, next: Value) => boolean,
) {
  let shown = { read, value: read() };
  let isFollowed = false;
  const catchUp = () => {
    const value = read();
    if (!Object.is(value, shown.value)) shown = { read, value };
  };
  return {
    get: () => {
      if (!isFollowed) catchUp();
      return shown;
    },
    subscribe: (listener: () => void) => {
      let waits = false;
      const show = () => {
        waits = false;
        if (!isFollowed) return;
        catchUp();
        listener();
      };
      const follow = () => {
        if (isUrgent(shown.value, read())) return show();
        if (!waits) afterPaint(show);
        waits = true;
      };
      const stop = subscribe(follow);
      catchUp();
      isFollowed = true;
      return () => {
        isFollowed = false;
        stop();
      };
    },
  };
}
