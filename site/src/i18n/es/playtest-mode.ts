import type { playtestMode } from "../en/playtest-mode";
import type { Translated } from "../message-area";

export const messages: Translated<typeof playtestMode> = {
  "playtest-mode.name": "Modo de pruebas",
  "playtest-mode.hint": "Las cartas de la ronda actual aparecen en las búsquedas y los mazos",
  "playtest-mode.turn-on": "Activar el modo de pruebas",
  "playtest-mode.remove": "Quitar las cartas de prueba",
  "playtest-mode.owner":
    "Solo los participantes en las pruebas pueden ver estas cartas. Las demás cartas de tu mazo aparecen cuando las quites.",
  "playtest-mode.no-url":
    "Un mazo con cartas de prueba no se escribe en una URL: cualquiera podría leer ahí sus cartas.",
  "playtest-mode.released": {
    one: "Qué fue de {count} carta de prueba",
    other: "Qué fue de {count} cartas de prueba",
  },
  "playtest-mode.became": "{day}: la carta de prueba {card} ({copies}×) se publicó como {name}.",
  "playtest-mode.gone": "{day}: la carta de prueba {card} ({copies}×) se quitó porque no se publicó.",
};
