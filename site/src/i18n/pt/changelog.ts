import type { changelog } from "../en/changelog";
import type { Translated } from "../message-area";

export const messages: Translated<typeof changelog> = {
  "changelog.latest-only":
    "Só é mostrada a versão mais recente: não foi possível carregar o registro completo.",
  "changelog.failed": "Não foi possível carregar o registro de alterações.",
};
