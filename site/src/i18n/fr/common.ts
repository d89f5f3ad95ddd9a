import type { common } from "../en/common";
import type { Translated } from "../message-area";

export const messages: Translated<typeof common> = {
  "common.cancel": "Annuler",
  "common.confirm": "Saisissez '{word}' pour confirmer",
  "common.copy": "Copier",
  "common.copied": "Copié",
  "common.later": "Plus tard",
};
