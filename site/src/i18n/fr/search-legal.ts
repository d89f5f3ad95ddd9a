import type { searchLegal } from "../en/search-legal";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchLegal> = {
  "problem.not-available.legal.own":
    "Vous n’avez pas encore de format personnel : « légale en » est ignoré. Créez-en un dans « Langue et affichage », « Gérer le format limité ».",
};
