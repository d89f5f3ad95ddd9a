import type { common as english } from "../en/common";
import type { Message } from "../message";

export const common: Record<keyof typeof english, Message> = {
  "common.close": "Fermer",
  "common.cancel": "Annuler",
  "common.confirm": "Saisissez '{word}' pour confirmer",
  "common.clear": "Effacer",
  "common.copy": "Copier",
  "common.copied": "Copié",
  "common.loading": "Chargement…",
  "common.retry": "Réessayer",
};
