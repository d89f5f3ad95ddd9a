import { useState } from "react";

export type Task = "idle" | "busy" | "failed";

/** Something that takes a while and may fail; asked for again meanwhile, it goes on as it is. */
export function useTask(): {
  readonly task: Task;
  /** Why it failed. */
  readonly failure: unknown;
  readonly run: (act: () => Promise<void>) => void;
} {
  const [task, setTask] = useState<Task>("idle");
  const [failure, setFailure] = useState<unknown>();
  const run = (act: () => Promise<void>) => {
    if (task === "busy") return;
    setTask("busy");
    act().then(
      () => setTask("idle"),
      (reason: unknown) => {
        setFailure(reason);
        setTask("failed");
      },
    );
  };
  return { task, failure, run };
}
