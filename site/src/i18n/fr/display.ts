import type { display } from "../en/display";
import type { Translated } from "../message-area";

export const messages: Translated<typeof display> = {
  "display.inventory-mode": "Mode inventaire",
  "display.seating": "Tirage des tables",
  "display.news": "Nouveautés depuis votre dernière visite",
};
