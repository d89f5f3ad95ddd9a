import type { archiveCopies } from "../en/archive-copies";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveCopies> = {
  "archive.compare": "Comparer",
  "archive.compare-own": "Comparer à mon deck",
};
