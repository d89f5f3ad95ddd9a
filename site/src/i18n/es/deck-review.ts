import type { deckReview as english } from "../en/deck-review";
import type { Message } from "../message";

export const deckReview: Record<keyof typeof english, Message> = {
  "deck-review.title": "Revisión",
  "deck-review.of": "Revisión de {name}",
  "deck-review.hint":
    "Cambia las copias: lo que propones queda en la dirección de esta página, y el mazo se queda como está.",
  "deck-review.deck": "Mazo que se revisa",
  "deck-review.choose": "Elegir el mazo que se revisa",
  "deck-review.count": { one: "Hay {count} carta por cambiar.", other: "Hay {count} cartas por cambiar." },
  "deck-review.nothing": "Aún no se propone nada.",
  "deck-review.in-deck": {
    one: "{count} cambio propuesto ya está en el mazo.",
    other: "{count} cambios propuestos ya están en el mazo.",
  },
  "deck-review.impossible": {
    one: "{count} cambio propuesto ya no se puede hacer.",
    other: "{count} cambios propuestos ya no se pueden hacer.",
  },
  "deck-review.moved":
    "El mazo ha cambiado desde que se propuso esto: los cambios se muestran sobre el mazo como está ahora.",
  "deck-review.refused": {
    one: "{count} parte de este enlace no se entiende y se omite: {parts}",
    other: "{count} partes de este enlace no se entienden y se omiten: {parts}",
  },
  "deck-review.copy": "Copiar los cambios",
  "deck-review.keep": "Guardar como mazo",
  "deck-review.keep-failed": "No se pudo guardar la propuesta: el servidor no respondió.",
  "deck-review.apply-all": "Aplicar todo",
  "deck-review.apply": "Aplicar el cambio: {name}",
  "deck-review.applied": { one: "{count} cambio aplicado", other: "{count} cambios aplicados" },
  "deck-review.drop": "Descartar el cambio: {name}",
  "deck-review.drop-all": "Descartar todos los cambios",
  "deck-review.not-editable":
    "El mazo es tuyo, pero ahora no se puede editar: desbloquéalo para aplicar cambios.",
  "deck-review.parent-gone": "Este mazo es una propuesta, y no se puede obtener el mazo para el que se hizo:",
};
