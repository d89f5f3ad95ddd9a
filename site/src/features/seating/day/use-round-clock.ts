import { useEffect, useState } from "react";
import { roundClock } from "../../../data/seating/day-settings";
import { useStore } from "../../../data/store";
import { timeLeft } from "../../../domain/seating/day/clock";

/** Milliseconds between two looks at the time. */
const TICK = 250;

/** Milliseconds left on the clock of the round, while it runs. */
export function useTimeLeft(): number {
  const clock = useStore(roundClock);
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (clock.kind === "paused") return undefined;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [clock]);
  return timeLeft(clock, now);
}
