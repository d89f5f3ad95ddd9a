import type { display as english } from "../en/display";
import type { Message } from "../message";

export const display: Record<keyof typeof english, Message> = {
  "display.language": "Idioma de la interfaz",
  "display.card-language": "Idioma de las cartas",
  "display.show-image": "Mostrar las imágenes de las cartas",
  "display.show-image-hint": "Desactivado: todas las cartas se muestran como texto",
  "display.legacy-images": "Imágenes antiguas",
  "display.legacy-images-hint": "Escaneos anteriores, cuando existen",
  "display.single-keys": "Atajos de una sola tecla",
  "display.single-keys-hint": "Las teclas /, ?, + y − sin modificador",
  "display.keys": "Atajos de teclado",
  "display.keys-everywhere": "En todas partes",
  "display.keys-lists": "En las listas de cartas",
  "display.keys-card": "Con una carta abierta",
  "display.keys-deck": "En tu mazo",
  "display.keys-copies": "Una copia más o menos de la carta",
  "display.keys-undo": "Deshacer",
  "display.keys-redo": "Rehacer",
  "display.keys-quick": "Ir a la búsqueda rápida de cartas",
  "display.keys-map": "Mostrar esta lista",
  "display.keys-rows": "Moverse entre las cartas",
  "display.keys-open": "Abrir la carta",
  "display.keys-neighbours": "Carta anterior y siguiente",
  "display.keys-close": "Cerrar",
  "display.theme": "Tema",
};
