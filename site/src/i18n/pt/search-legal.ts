import type { searchLegal } from "../en/search-legal";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchLegal> = {
  "problem.not-available.legal.own":
    "Você ainda não tem um formato próprio, então “legal em” é ignorado. Crie um em “Idioma e aparência”, “Gerenciar o formato limitado”.",
};
