import { useCallback, useEffect, useRef, useState } from "react";

const FEEDBACK_TIME = 1000;

/** Result of copying; "copied" and "failed" are shown for a second. */
export type CopyState = "idle" | "copied" | "failed";

/** Copies texts to the clipboard and reports the result for a second. */
export function useCopy(): { readonly state: CopyState; readonly copy: (text: string) => void } {
  const [state, setState] = useState<CopyState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback((text: string) => {
    void write(text).then((next) => {
      setState(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setState("idle"), FEEDBACK_TIME);
    });
  }, []);
  return { state, copy };
}

/** Some browsers deny the clipboard on insecure pages. */
async function write(text: string): Promise<"copied" | "failed"> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "failed";
  }
}
