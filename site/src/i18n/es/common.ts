import type { common as english } from "../en/common";
import type { Message } from "../message";

export const common: Record<keyof typeof english, Message> = {
  "common.close": "Cerrar",
  "common.cancel": "Cancelar",
  "common.confirm": "Escribe '{word}' para confirmar",
  "common.clear": "Limpiar",
  "common.copy": "Copiar",
  "common.copied": "Copiado",
  "common.loading": "Cargando…",
  "common.retry": "Reintentar",
};
