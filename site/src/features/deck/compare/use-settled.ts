import { useState } from "react";

/** Whether something has been known once: what is shown then stays while another one comes. */
export function useSettled(isKnown: boolean): boolean {
  const [settled, setSettled] = useState(isKnown);
  if (isKnown && !settled) setSettled(true);
  return settled || isKnown;
}
