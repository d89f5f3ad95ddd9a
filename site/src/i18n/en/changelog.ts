import { messageArea } from "../message-area";

/** The history of the product. */
export const changelog = messageArea("changelog", {
  "changelog.latest-only": "Only the latest version is shown: the full changelog could not be loaded.",
  "changelog.failed": "The changelog could not be loaded.",
});
