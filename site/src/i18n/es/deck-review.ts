import type { deckReview } from "../en/deck-review";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckReview> = {
  "deck-review.title": "Propuesta de cambios",
  "deck-review.of": "Propuesta de cambios para {name}",
  "deck-review.hint":
    "Cambia las cantidades: tu propuesta se guarda en la URL de esta página y el mazo no se modifica.",
  "deck-review.deck": "Mazo que revisar",
  "deck-review.choose": "Elige un mazo que revisar",
  "deck-review.count": { one: "{count} carta por cambiar.", other: "{count} cartas por cambiar." },
  "deck-review.nothing": "Aún no se ha propuesto nada.",
  "deck-review.in-deck": {
    one: "{count} cambio propuesto ya está aplicado.",
    other: "{count} cambios propuestos ya están aplicados.",
  },
  "deck-review.impossible": {
    one: "{count} cambio propuesto ya no es posible.",
    other: "{count} cambios propuestos ya no son posibles.",
  },
  "deck-review.moved":
    "El mazo ha cambiado desde que se propuso esto: los cambios se muestran sobre el mazo actual.",
  "deck-review.refused": {
    one: "No se ha podido leer {count} parte de este enlace: {parts}",
    other: "No se han podido leer {count} partes de este enlace: {parts}",
  },
  "deck-review.copy": "Copiar los cambios",
  "deck-review.keep": "Guardar como mazo",
  "deck-review.keep-failed": "No se ha podido guardar la propuesta: el servidor no ha respondido.",
  "deck-review.apply-all": "Aplicar todo",
  "deck-review.apply": "Aplicar el cambio: {name}",
  "deck-review.applied": { one: "{count} cambio aplicado", other: "{count} cambios aplicados" },
  "deck-review.drop": "Descartar el cambio: {name}",
  "deck-review.drop-all": "Descartar todos los cambios",
  "deck-review.not-editable":
    "Este mazo es tuyo, pero ahora no se puede editar: desbloquéalo para aplicar cambios.",
  "deck-review.parent-gone":
    "Este mazo es una propuesta, pero el mazo para el que se hizo no está disponible:",
};
