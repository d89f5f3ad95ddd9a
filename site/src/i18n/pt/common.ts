import type { common } from "../en/common";
import type { Translated } from "../message-area";

export const messages: Translated<typeof common> = {
  "common.cancel": "Cancelar",
  "common.confirm": "Digite '{word}' para confirmar",
  "common.copy": "Copiar",
  "common.copied": "Copiado",
  "common.later": "Mais tarde",
};
