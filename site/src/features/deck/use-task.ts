import { useState } from "react";

export type Task = "idle" | "busy" | "failed";

/** Something that takes a while and may fail; asked for again meanwhile, it goes on as it is. */
export function useTask(): { readonly task: Task; readonly run: (act: () => Promise<void>) => void } {
  const [task, setTask] = useState<Task>("idle");
  const run = (act: () => Promise<void>) => {
    if (task === "busy") return;
    setTask("busy");
    act().then(
      () => setTask("idle"),
      () => setTask("failed"),
    );
  };
  return { task, run };
}
