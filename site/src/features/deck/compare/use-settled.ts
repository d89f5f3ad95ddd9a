import { useState } from "react";

/** Whether the condition has been true once: content then stays while another deck loads. */
export function useSettled(isKnown: boolean): boolean {
  const [settled, setSettled] = useState(isKnown);
  if (isKnown && !settled) setSettled(true);
  return settled || isKnown;
}
