import { useEffect, useLayoutEffect, useRef } from "react";

/** Calls the latest callback on unmount, so that an unfinished input is not lost with its field. */
export function useOnUnmount(then: () => void): void {
  const last = useRef(then);
  useLayoutEffect(() => {
    last.current = then;
  });
  useEffect(() => () => last.current(), []);
}
