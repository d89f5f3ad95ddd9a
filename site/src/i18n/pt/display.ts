import type { display } from "../en/display";
import type { Translated } from "../message-area";

export const messages: Translated<typeof display> = {
  "display.inventory-mode": "Modo inventário",
  "display.seating": "Sorteio das mesas",
  "display.news": "Novidades desde a sua última visita",
};
