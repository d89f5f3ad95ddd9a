import type { changelog as english } from "../en/changelog";
import type { Message } from "../message";

export const changelog: Record<keyof typeof english, Message> = {
  "changelog.latest-only":
    "Só é mostrada a versão mais recente: não foi possível carregar a lista de todas as versões.",
  "changelog.failed": "Não foi possível carregar a lista de alterações.",
};
