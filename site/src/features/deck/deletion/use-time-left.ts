import { useEffect, useEffectEvent, useState } from "react";
import type { Deletion } from "../../../data/decks/commands/deletion";

/** How long a deletion can be undone; hover and focus on the notice extend it. */
const SHOWN_MS = 10_000;
/** Less than the time for which a deletion is held back. */
const RENEW_MS = 5000;

/**
 * Runs the timer of a notice and returns the handlers that pause it. A hidden page does not pause it, nor does focus
 * once the button is gone: removing a focused element fires no blur.
 */
export function useTimeLeft({ hold }: Deletion, withoutButton: boolean, onOver: () => void) {
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const [seen, setSeen] = useState(document.visibilityState !== "hidden");
  const stopped = seen && (pointed || (focused && !withoutButton));
  const end = useEffectEvent(onOver);
  useEffect(() => {
    hold();
    const timer = stopped ? setInterval(hold, RENEW_MS) : setTimeout(() => end(), SHOWN_MS);
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
