import { messageArea } from "../message-area";

/** Words of many parts; those of the app shell are in its own area. */
export const common = messageArea("common", {
  "common.cancel": "Cancel",
  "common.confirm": "Type '{word}' to confirm",
  "common.copy": "Copy",
  "common.copied": "Copied",
  "common.later": "Later",
});
