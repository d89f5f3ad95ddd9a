import type { display } from "../en/display";
import type { Translated } from "../message-area";

export const messages: Translated<typeof display> = {
  "display.inventory-mode": "Modo inventario",
  "display.seating": "Sorteo de mesas",
  "display.news": "Novedades desde tu última visita",
};
