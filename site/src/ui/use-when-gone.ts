import { useEffect, useLayoutEffect, useRef } from "react";

/** Does what was said last when the component goes: what is half written is not lost with its field. */
export function useWhenGone(then: () => void): void {
  const last = useRef(then);
  useLayoutEffect(() => {
    last.current = then;
  });
  useEffect(() => () => last.current(), []);
}
