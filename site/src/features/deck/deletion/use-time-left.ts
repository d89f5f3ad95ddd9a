import { useEffect, useState } from "react";
import type { Deletion } from "../../../data/decks/deletion";

/** So long it can be undone; longer while somebody points at the notice or has the keyboard in it. */
const SHOWN_MS = 10_000;
/** Within the time for which a deletion waits to be sent. */
const RENEW_MS = 5000;

/** Lets the time of a notice run, and gives what stops it. A page that nobody sees stops nothing. */
export function useTimeLeft({ hold }: Deletion, onOver: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState(document.visibilityState !== "hidden");
  const stopped = seen && (pointed || focused);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onOver` is new with each rendering, which must not restart the time
  useEffect(() => {
    hold();
    const timer = stopped ? setInterval(hold, RENEW_MS) : setTimeout(onOver, SHOWN_MS);
    return () => clearInterval(timer);
  }, [stopped, hold]);
  useEffect(() => {
    const look = () => setSeen(document.visibilityState !== "hidden");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
