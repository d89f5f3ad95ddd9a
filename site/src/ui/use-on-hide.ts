import { useEffect, useLayoutEffect, useRef } from "react";

/** Calls the latest callback when the page is hidden: a phone may end it then. */
export function useOnHide(then: () => void): void {
  const last = useRef(then);
  useLayoutEffect(() => {
    last.current = then;
  });
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === "hidden") last.current();
    };
    document.addEventListener("visibilitychange", onChange);
    return () => document.removeEventListener("visibilitychange", onChange);
  }, []);
}
