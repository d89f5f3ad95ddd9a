import type { deckProxy } from "../en/deck-proxy";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckProxy> = {
  "deck-proxy.title": "Crear un PDF con proxies de cartas",
  "deck-proxy.paper": "Papel",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Carta (Letter)",
  "deck-proxy.gaps": "Espacios entre cartas",
  "deck-proxy.gaps-gray": "Espacios grises",
  "deck-proxy.gaps-white": "Espacios blancos",
  "deck-proxy.faces": "Imprimir como",
  "deck-proxy.faces-picture": "Imágenes",
  "deck-proxy.faces-text": "Cartas de texto",
  "deck-proxy.no-pictures": "Este sitio no tiene imágenes de cartas: se imprimen cartas de texto.",
  "deck-proxy.all": "Seleccionar todo",
  "deck-proxy.none": "Deseleccionar todo",
  "deck-proxy.add-missing": "Añadir lo que falta en el inventario",
  "deck-proxy.none-missing": "El inventario tiene todos los ejemplares.",
  "deck-proxy.still-missing": "Aún faltan: {count}",
  "deck-proxy.count": "Cartas: {cards}, páginas: {pages}",
  "deck-proxy.usual-set": "Imagen predeterminada",
  "deck-proxy.set-of": "Colección de {name}",
  "deck-proxy.create": "Crear PDF",
  "deck-proxy.progress": "{done} de {total} cartas",
  "deck-proxy.saved": "Guardado: {name}",
  "deck-proxy.failed": "ERROR: no se ha podido crear el PDF.",
  "deck-proxy.missing-part":
    "La parte del sitio que crea los PDF aún no está en este dispositivo. Conéctate una vez e inténtalo de nuevo.",
  "deck-proxy.cancelled": "Cancelado. No se ha guardado nada.",
  "deck-proxy.without": {
    one: "{count} carta no tiene imagen: se ha usado su carta de texto.",
    other: "{count} cartas no tienen imagen: se han usado sus cartas de texto.",
  },
};
