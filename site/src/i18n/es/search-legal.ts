import type { searchLegal } from "../en/search-legal";
import type { Translated } from "../message-area";

export const messages: Translated<typeof searchLegal> = {
  "problem.not-available.legal.own":
    "Aún no tienes un formato propio, así que «legal en» se omite. Créalo en «Idioma y apariencia», «Gestionar el formato limitado».",
};
