import type { deckCompare as english } from "../en/deck-compare";
import type { Message } from "../message";

export const deckCompare: Record<keyof typeof english, Message> = {
  "deck-compare.title": "Comparar baralhos",
  "deck-compare.left": "Baralho da esquerda",
  "deck-compare.right": "Baralho da direita",
  "deck-compare.choose-left": "Escolha um deck para a esquerda",
  "deck-compare.choose-right": "Escolha um deck para a direita",
  "deck-compare.address": "Id ou endereço de um baralho",
  "deck-compare.address-wrong": "Isto não é nem o id nem o endereço de um baralho.",
  "deck-compare.open": "Mostrar",
  "deck-compare.none": "Nenhum baralho foi escolhido ainda.",
  "deck-compare.edited": "É seu: suas cópias podem ser alteradas aqui.",
  "deck-compare.other": "Outro baralho",
  "deck-compare.swap": "Trocar os lados",
  "deck-compare.cards": "Cartas mostradas",
  "deck-compare.all": "Todas as cartas",
  "deck-compare.different": "Só diferenças",
  "deck-compare.missing": "Faltam à esquerda ({count})",
  "deck-compare.count": { one: "{count} carta difere.", other: "{count} cartas diferem." },
  "deck-compare.same": "Os dois baralhos jogam as mesmas cartas.",
  "deck-compare.none-missing": "O baralho da esquerda tem todas as cartas do da direita.",
  "deck-compare.copy-difference": "Copiar a diferença",
  "deck-compare.copy-missing": "Copiar as cartas que faltam",
  "deck-compare.proxies": "Proxies das cartas que faltam",
  "deck-compare.copy-failed": "Não foi possível copiar",
  "deck-compare.from-to": "{name}: de {from} para {to}",
};
