import type { Message } from "../message";

/** Words every room uses. */
export const common = {
  "common.close": "Close",
  "common.cancel": "Cancel",
  "common.confirm": "Type '{word}' to confirm",
  "common.clear": "Clear",
  "common.copy": "Copy",
  "common.copied": "Copied",
  "common.loading": "Loading…",
  "common.retry": "Try again",
} satisfies Record<string, Message>;
