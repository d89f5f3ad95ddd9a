import type { common } from "../en/common";
import type { Translated } from "../message-area";

export const messages: Translated<typeof common> = {
  "common.cancel": "Cancelar",
  "common.confirm": "Escribe '{word}' para confirmar",
  "common.copy": "Copiar",
  "common.copied": "Copiado",
  "common.later": "Más tarde",
};
