import type { deckCompare } from "../en/deck-compare";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckCompare> = {
  "deck-compare.title": "Comparar mazos",
  "deck-compare.left": "Mazo de la izquierda",
  "deck-compare.right": "Mazo de la derecha",
  "deck-compare.choose-left": "Elige un mazo para la izquierda",
  "deck-compare.choose-right": "Elige un mazo para la derecha",
  "deck-compare.address": "ID o URL de un mazo",
  "deck-compare.address-wrong": "Esto no es un ID ni una URL de un mazo.",
  "deck-compare.open": "Mostrar",
  "deck-compare.none": "Aún no has elegido ningún mazo.",
  "deck-compare.edited": "Tu mazo: las cantidades se pueden editar.",
  "deck-compare.other": "Otro mazo",
  "deck-compare.swap": "Intercambiar lados",
  "deck-compare.cards": "Cartas mostradas",
  "deck-compare.all": "Todas las cartas",
  "deck-compare.different": "Solo diferencias",
  "deck-compare.missing": "Faltan a la izquierda ({count})",
  "deck-compare.count": { one: "{count} carta es diferente.", other: "{count} cartas son diferentes." },
  "deck-compare.same": "Ambos mazos juegan las mismas cartas.",
  "deck-compare.none-missing": "El mazo de la izquierda tiene todas las cartas del de la derecha.",
  "deck-compare.copy-difference": "Copiar la diferencia",
  "deck-compare.copy-missing": "Copiar las cartas que faltan",
  "deck-compare.proxies": "Proxies de las cartas que faltan",
  "deck-compare.copy-failed": "No se ha podido copiar",
  "deck-compare.from-to": "{name}: de {from} a {to}",
};
