import { startTransition, useEffect, useRef, useState } from "react";
import { afterPaint } from "./after-paint";

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
 */
export function useReadAfterPaint<Value>(
  subscribe: (listener: () => void) => () => void,
  read: () => Value,
): Value {
  const [shown, setShown] = useState(() => ({ read, value: read() }));
  useEffect(() => {
    let waits = false;
    let isStopped = false;
    const show = () => {
      waits = false;
      const value = read();
      if (!isStopped)
        startTransition(() =>
          setShown((last) => (last.read === read && Object.is(last.value, value) ? last : { read, value })),
        );
    };
    const follow = () => {
      if (!waits) afterPaint(show);
      waits = true;
    };
    const stop = subscribe(follow);
    // It may have changed since the component was rendered.
    follow();
    return () => {
      isStopped = true;
      stop();
    };
  }, [subscribe, read]);
  return shown.read === read ? shown.value : read();
}
