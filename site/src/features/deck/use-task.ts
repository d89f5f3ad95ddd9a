import { useRef, useState } from "react";

export type Task = "idle" | "busy" | "failed";

/**
 * Something that takes a while and may fail; asked for again meanwhile, it goes on as it is. `once`: nor is it done
 * again after it has succeeded, until the component is gone.
 */
export function useTask({ once = false } = {}): {
  readonly task: Task;
  /** Why it failed. */
  readonly failure: unknown;
  readonly run: (act: () => Promise<void>) => void;
} {
  const [task, setTask] = useState<Task>("idle");
  const [failure, setFailure] = useState<unknown>();
  const busy = useRef(false);
  const run = (act: () => Promise<void>) => {
    if (busy.current) return;
    busy.current = true;
    setTask("busy");
    act().then(
      () => {
        busy.current = once;
        setTask(once ? "busy" : "idle");
      },
      (reason: unknown) => {
        busy.current = false;
        setFailure(reason);
        setTask("failed");
      },
    );
  };
  return { task, failure, run };
}
