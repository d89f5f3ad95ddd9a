import type { common as english } from "../en/common";
import type { Message } from "../message";

export const common: Record<keyof typeof english, Message> = {
  "common.close": "Fechar",
  "common.cancel": "Cancelar",
  "common.confirm": "Digite '{word}' para confirmar",
  "common.clear": "Limpar",
  "common.copy": "Copiar",
  "common.copied": "Copiado",
  "common.loading": "A carregar…",
  "common.retry": "Tentar de novo",
};
