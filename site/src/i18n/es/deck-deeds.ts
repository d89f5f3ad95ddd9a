import type { deckDeeds as english } from "../en/deck-deeds";
import type { Message } from "../message";

export const deckDeeds: Record<keyof typeof english, Message> = {
  "deck.delete-confirm": "Borrar",
  "deck.delete-title": "¿Borrar «{name}»?",
  "deck.delete-text": "El mazo se pierde para siempre.",
  "deck.delete-family": {
    one: "Con él se pierde otra revisión ({count}).",
    other: "Con él se pierden sus otras {count} revisiones.",
  },
  "deck.delete-public": "Su copia pública se borra con él.",
  "deck.delete-revision-title": "¿Borrar la revisión «{name}»?",
  "deck.delete-revision-text": "Las demás revisiones se quedan.",
  "deck.add-revision-text":
    "Una revisión empieza como copia de este mazo o de otro; el estado actual queda como está.",
  "deck.add-revision-failed": "No se pudo añadir la revisión: el servidor no respondió.",
  "deck.revision-of": "Copia de",
  "deck.make-public": "Hacer público",
  "deck.sync-public": "Sincronizar el mazo público",
  "deck.remove-public": "Retirar de los públicos",
  "deck.to-public": "Ir al mazo público",
  "deck.to-main": "Ir al mazo principal",
  "deck-public.make-title": "¿Hacer público «{name}»?",
  "deck-public.make-text":
    "Todos podrán encontrar, leer y clonar una copia. El mazo sigue siendo tuyo para editarlo; la copia solo lo sigue cuando la sincronizas.",
  "deck-public.size": "Un mazo público debe tener 12-35 cartas de cripta y 60-90 de biblioteca",
  "deck-public.playtest": "Un mazo público no puede tener cartas de prueba",
  "deck-public.made": "El mazo es público",
  "deck-public.sync-title": "¿Sincronizar la copia pública de «{name}»?",
  "deck-public.sync-text": "Esto es lo que cambia para todos:",
  "deck-public.sync-none": "La copia pública está al día.",
  "deck-public.sync-name": "Nombre: {name}",
  "deck-public.sync-author": "Autor: {name}",
  "deck-public.sync-no-author": "Autor: ninguno",
  "deck-public.sync-description": "La descripción es otra.",
  "deck-public.synced": "La copia pública está al día",
  "deck-public.remove-title": "¿Retirar «{name}» de los mazos públicos?",
  "deck-public.remove-text":
    "La copia deja el archivo para todos, con sus favoritos; tu mazo se queda. Si lo haces público otra vez, será una entrada nueva.",
  "deck-public.removed": "El mazo ya no es público",
  "deck-public.mark": "Añadir a favoritos",
  "deck-public.unmark": "Quitar de favoritos",
  "deck-public.marked": "Está entre tus favoritos",
  "deck-public.unmarked": "Ya no está entre tus favoritos",
  "deck-public.busy": "Un momento …",
  "deck-public.failed": "PROBLEMA DE CONEXIÓN",
};
