import type { archiveCopies } from "../en/archive-copies";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveCopies> = {
  "archive.compare": "Comparar",
  "archive.compare-own": "Comparar con mi mazo",
};
