import { useEffect, useState } from "react";

/** Seconds that are left until a moment, counted down; 0 once it has come or when there is none. */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(Date.now);
  const left = moment === undefined ? 0 : Math.max(0, Math.ceil((moment - now) / 1000));
  useEffect(() => {
    if (moment === undefined) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= moment) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
