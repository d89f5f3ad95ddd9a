import type { deckCompare } from "../en/deck-compare";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckCompare> = {
  "deck-compare.title": "Comparar decks",
  "deck-compare.left": "Deck da esquerda",
  "deck-compare.right": "Deck da direita",
  "deck-compare.choose-left": "Escolha um deck para a esquerda",
  "deck-compare.choose-right": "Escolha um deck para a direita",
  "deck-compare.address": "ID ou URL de um deck",
  "deck-compare.address-wrong": "Isto não é um ID nem uma URL de deck.",
  "deck-compare.open": "Mostrar",
  "deck-compare.none": "Nenhum deck escolhido ainda.",
  "deck-compare.edited": "Seu deck: as quantidades podem ser editadas.",
  "deck-compare.other": "Outro deck",
  "deck-compare.swap": "Trocar os lados",
  "deck-compare.cards": "Cartas mostradas",
  "deck-compare.all": "Todas as cartas",
  "deck-compare.different": "Só diferenças",
  "deck-compare.missing": "Faltam à esquerda ({count})",
  "deck-compare.count": { one: "{count} carta difere.", other: "{count} cartas diferem." },
  "deck-compare.same": "Os dois decks jogam as mesmas cartas.",
  "deck-compare.none-missing": "O deck da esquerda tem todas as cartas do da direita.",
  "deck-compare.copy-difference": "Copiar a diferença",
  "deck-compare.copy-missing": "Copiar as cartas que faltam",
  "deck-compare.proxies": "Proxies das cartas que faltam",
  "deck-compare.copy-failed": "Não foi possível copiar",
  "deck-compare.from-to": "{name}: de {from} para {to}",
};
