import type { deckProxy as english } from "../en/deck-proxy";
import type { Message } from "../message";

export const deckProxy: Record<keyof typeof english, Message> = {
  "deck-proxy.title": "Crear un PDF con proxies de cartas",
  "deck-proxy.paper": "Papel",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Carta (Letter)",
  "deck-proxy.gaps": "Entre las cartas",
  "deck-proxy.gaps-gray": "Espacios grises",
  "deck-proxy.gaps-white": "Espacios blancos",
  "deck-proxy.faces": "Qué se imprime",
  "deck-proxy.faces-picture": "Imágenes",
  "deck-proxy.faces-text": "Cartas de texto",
  "deck-proxy.no-pictures": "Este sitio no tiene imágenes de cartas: se imprimen cartas de texto.",
  "deck-proxy.all": "Seleccionar todo",
  "deck-proxy.none": "No seleccionar nada",
  "deck-proxy.count": "Cartas: {cards}, páginas: {pages}",
  "deck-proxy.usual-set": "Imagen habitual",
  "deck-proxy.set-of": "Edición de {name}",
  "deck-proxy.create": "Crear PDF",
  "deck-proxy.progress": "{done} de {total} cartas",
  "deck-proxy.saved": "Guardado: {name}",
  "deck-proxy.failed": "ERROR: no hay PDF.",
  "deck-proxy.missing-part":
    "La parte del sitio que escribe los PDF aún no está en este dispositivo. Conéctate a la red una vez e inténtalo de nuevo.",
  "deck-proxy.cancelled": "Cancelado. No se guardó nada.",
  "deck-proxy.without": {
    one: "{count} carta no tenía imagen: en su lugar está su carta de texto.",
    other: "{count} cartas no tenían imagen: en su lugar están sus cartas de texto.",
  },
};
