import type { deckIdeas } from "../en/deck-ideas";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckIdeas> = {
  "deck-ideas.title": "Ideas de cartas",
  "deck-ideas.again": "Preguntar de nuevo por el mazo actual",
  "deck-ideas.offline": "SIN CONEXIÓN: las ideas de cartas vienen del servidor.",
  "deck-ideas.throttled": "Demasiadas solicitudes. Inténtalo de nuevo dentro de una hora.",
  "deck-ideas.no-crypt": "No hay ideas para la cripta.",
  "deck-ideas.no-library": "No hay ideas para la biblioteca.",
  "deck-ideas.staples": "El mazo está vacío: estas son las cartas más jugadas.",
  "deck-ideas.products":
    "Este sitio no tiene mazos ganadores: las ideas vienen de mazos preconstruidos, sin porcentajes.",
  "deck-ideas.unknown": {
    one: "{count} carta del mazo es desconocida y se ha omitido.",
    other: "{count} cartas del mazo son desconocidas y se han omitido.",
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
  "deck-ideas.fits-all": "Jugable con esta cripta",
  "deck-ideas.staple": "Popular",
  "deck-ideas.usual": {
    one: "normalmente {count} ejemplar",
    other: "normalmente {count} ejemplares",
  },
  "deck-ideas.add": "Añadir {count}",
  "deck-ideas.add-name": "Añadir {count} {name}",
  "deck-ideas.take-out": "Quitar",
  "deck-ideas.evidence": {
    one: "{count} mazo ganador se parece a este. Cuántos mazos así juegan cada carta y cuántos ejemplares juega la mayoría:",
    other:
      "{count} mazos ganadores se parecen a este. Cuántos de ellos juegan cada carta y cuántos ejemplares juega la mayoría:",
  },
  "deck-ideas.evidence-few": "Datos insuficientes: muy pocos mazos ganadores se parecen a este.",
  "deck-ideas.evidence-none": "Datos insuficientes: este sitio no tiene mazos ganadores.",
  "deck-ideas.card": "Carta",
  "deck-ideas.here": "Aquí",
  "deck-ideas.playing": "La juegan",
  "deck-ideas.copies": "Ejemplares",
  "deck-ideas.share": "{percent%} ({playing} de {decks})",
  "deck-ideas.mark-rare": "apenas se juega",
  "deck-ideas.mark-more": "más de lo habitual",
  "deck-ideas.mark-fewer": "menos de lo habitual",
};
