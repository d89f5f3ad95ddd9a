import type { SeatingTask } from "../../domain/seating/day/plan";
import type { Seating } from "../../domain/seating/seating";
import type { SeatingMessage } from "./seat-task";

interface Listeners {
  readonly onProgress: (done: number) => void;
  readonly onSeated: (seating: Seating) => void;
  /** The worker could not be started, or has failed. */
  readonly onFailed: () => void;
}

/** Starts a search for seats; returns how to stop it. */
export function seatInWorker(task: SeatingTask, { onProgress, onSeated, onFailed }: Listeners): () => void {
  const worker = new Worker(new URL("./seating-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<SeatingMessage>) => {
    if (data.kind === "progress") onProgress(data.done);
    else {
      worker.terminate();
      onSeated(data.seating);
    }
  };
  worker.onerror = () => {
    worker.terminate();
    onFailed();
  };
  worker.postMessage(task);
  return () => worker.terminate();
}
