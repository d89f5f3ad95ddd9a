import type { deckInventory } from "../en/deck-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckInventory> = {
  "deck-inventory.title": "Inventario",
  "deck-inventory.type-virtual": "Virtual",
  "deck-inventory.type-flexible": "Flexible",
  "deck-inventory.type-fixed": "Fijo",
  "deck-inventory.type-button": "{type}: cómo usa este mazo el inventario. Cambiar a {next}",
  "deck-inventory.unmarked": "{name}: {type}, como el mazo. Cambiar a {next}",
  "deck-inventory.marked": "{name}: {type}, distinto del mazo. Cambiar a {next}",
  "deck-inventory.short-card": "Faltan ejemplares: tienes {owned} de {copies}",
  "deck-inventory.scarce-card": "No alcanza para todos los mazos: tienes {owned}, se necesitan {need}",
  "deck-inventory.in-fixed": "En mazos fijos: {decks}",
  "deck-inventory.in-flexible": "En mazos flexibles: {decks}",
  "deck-inventory.owned": "Tienes: {owned} de {total} ({percent%})",
  "deck-inventory.owned-unknown": "Tienes: … de {total}",
  "deck-inventory.short": "Cartas con ejemplares insuficientes: {count}",
  "deck-inventory.scarce": "Cartas que otros mazos también necesitan: {count}",
  "deck-inventory.tied-up": "Ejemplares en mazos fijos: {count}",
  "deck-inventory.complete": "Veces que se podría montar: {count}",
  "deck-inventory.failed": "No se ha podido cargar el inventario.",
  "deck-inventory.missing-of": "Cartas que faltan para {name}",
  "deck-inventory.missing-copies": {
    one: "Falta {count} ejemplar.",
    other: "Faltan {count} ejemplares.",
  },
  "deck-inventory.nothing-missing": "No falta ninguna carta.",
};
