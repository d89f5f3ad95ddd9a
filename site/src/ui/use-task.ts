import { useRef, useState } from "react";

export type Task = "idle" | "busy" | "failed";

/** Runs one asynchronous task at a time; further calls are ignored meanwhile, with `once` also after a success. */
export function useTask({ once = false } = {}): {
  readonly task: Task;
  /** The error of the last run that failed. */
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
