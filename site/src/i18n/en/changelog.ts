import type { Message } from "../message";

/** The history of the product. */
export const changelog = {
  "changelog.latest-only": "Only the newest version is shown: the list of all versions could not be loaded.",
  "changelog.failed": "The list of changes could not be loaded.",
} satisfies Record<string, Message>;
