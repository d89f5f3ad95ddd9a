import type { SeatingTask } from "../../domain/seating/day/plan";
import { type SeatingMessage, seatTask } from "./seat-task";

/** Finds seats beside the page, which ends this worker when nobody waits for them any longer. */
addEventListener("message", ({ data }: MessageEvent<SeatingTask>) => {
  seatTask(data, (message: SeatingMessage) => postMessage(message));
});
