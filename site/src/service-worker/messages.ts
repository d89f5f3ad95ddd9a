/** From the page: the visitor's own requests are done. */
export const QUIET = "QUIET";

/** From the page, by workbox-window: the visitor accepts the update. */
export const SKIP_WAITING = "SKIP_WAITING";

export interface WorkerMessage {
  readonly type: typeof QUIET | typeof SKIP_WAITING;
}

/** Whether the data of a message event is this message. */
export function isMessage(data: unknown, type: WorkerMessage["type"]): boolean {
  return typeof data === "object" && data !== null && "type" in data && data.type === type;
}
