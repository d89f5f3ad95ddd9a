import type { deckIdeas as english } from "../en/deck-ideas";
import type { Message } from "../message";

export const deckIdeas: Record<keyof typeof english, Message> = {
  "deck-ideas.title": "Ideas de cartas",
  "deck-ideas.again": "Preguntar de nuevo por el mazo tal como está ahora",
  "deck-ideas.offline": "SIN CONEXIÓN: las ideas de cartas vienen del servidor.",
  "deck-ideas.throttled": "Demasiadas preguntas. Inténtalo de nuevo dentro de una hora.",
  "deck-ideas.no-crypt": "No hay ideas para la cripta.",
  "deck-ideas.no-library": "No hay ideas para la biblioteca.",
  "deck-ideas.staples": "El mazo está vacío: estas son las cartas que más se juegan.",
  "deck-ideas.products":
    "No hay mazos ganadores en este sitio: las ideas vienen de los mazos preconstruidos y no se indican porcentajes.",
  "deck-ideas.unknown": {
    one: "{count} carta del mazo no se conoce aquí; se ha omitido.",
    other: "{count} cartas del mazo no se conocen aquí; se han omitido.",
  },
  "deck-ideas.peers-both": "En el {percent%} de los mazos de {clan} con {discipline} (de {count} ganadores)",
  "deck-ideas.peers-clan": "En el {percent%} de los mazos de {clan} (de {count} ganadores)",
  "deck-ideas.peers-discipline": "En el {percent%} de los mazos con {discipline} (de {count} ganadores)",
  "deck-ideas.peers-all": "En el {percent%} de todos los mazos (de {count} ganadores)",
  "deck-ideas.similar": {
    one: "En {count} de los {of} mazos ganadores más parecidos",
    other: "En {count} de los {of} mazos ganadores más parecidos",
  },
  "deck-ideas.beside": "A menudo se juega junto a {names}",
  "deck-ideas.fits-both": "Va bien con {clan} y {discipline}",
  "deck-ideas.fits-clan": "Va bien con {clan}",
  "deck-ideas.fits-discipline": "Va bien con {discipline}",
  "deck-ideas.fits-all": "Va bien con la cripta según las reglas",
  "deck-ideas.staple": "Se juega mucho",
  "deck-ideas.usual": {
    one: "normalmente {count} copia",
    other: "normalmente {count} copias",
  },
  "deck-ideas.add": "Añadir {count}",
  "deck-ideas.add-name": "Añadir {count} {name}",
  "deck-ideas.take-out": "Quitar",
  "deck-ideas.evidence": {
    one: "{count} mazo ganador se parece a este. Cuántos mazos así juegan cada carta y cuántas copias juega la mayoría:",
    other:
      "{count} mazos ganadores se parecen a este. Cuántos de ellos juegan cada carta y cuántas copias juega la mayoría:",
  },
  "deck-ideas.evidence-few": "Muy pocos mazos ganadores se parecen a este: no se puede decir nada.",
  "deck-ideas.evidence-none": "No hay mazos ganadores en este sitio: no se puede decir nada.",
  "deck-ideas.card": "Carta",
  "deck-ideas.here": "Aquí",
  "deck-ideas.playing": "La juegan",
  "deck-ideas.copies": "Copias",
  "deck-ideas.share": "{percent%} ({playing} de {decks})",
  "deck-ideas.mark-rare": "apenas se juega",
  "deck-ideas.mark-more": "más de lo habitual",
  "deck-ideas.mark-fewer": "menos de lo habitual",
};
