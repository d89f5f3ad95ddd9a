import type { deckReview as english } from "../en/deck-review";
import type { Message } from "../message";

export const deckReview: Record<keyof typeof english, Message> = {
  "deck-review.title": "Revisão",
  "deck-review.of": "Revisão de {name}",
  "deck-review.hint":
    "Altere as cópias: o que você propõe fica no endereço desta página, e o baralho continua como está.",
  "deck-review.deck": "Baralho a revisar",
  "deck-review.choose": "Escolher o baralho a revisar",
  "deck-review.count": { one: "Há {count} carta a alterar.", other: "Há {count} cartas a alterar." },
  "deck-review.nothing": "Nada foi proposto ainda.",
  "deck-review.in-deck": {
    one: "{count} alteração proposta já está no baralho.",
    other: "{count} alterações propostas já estão no baralho.",
  },
  "deck-review.impossible": {
    one: "{count} alteração proposta não é mais possível.",
    other: "{count} alterações propostas não são mais possíveis.",
  },
  "deck-review.moved":
    "O baralho mudou desde esta proposta: as alterações são mostradas sobre o baralho como está agora.",
  "deck-review.refused": {
    one: "{count} parte deste link não é entendida e fica de fora: {parts}",
    other: "{count} partes deste link não são entendidas e ficam de fora: {parts}",
  },
  "deck-review.copy": "Copiar as alterações",
  "deck-review.keep": "Guardar como baralho",
  "deck-review.keep-failed": "A proposta não pôde ser guardada: o servidor não respondeu.",
  "deck-review.apply-all": "Aplicar tudo",
  "deck-review.apply": "Aplicar a alteração: {name}",
  "deck-review.applied": { one: "{count} alteração aplicada", other: "{count} alterações aplicadas" },
  "deck-review.drop": "Descartar a alteração: {name}",
  "deck-review.drop-all": "Descartar todas as alterações",
  "deck-review.not-editable":
    "O baralho é seu, mas não pode ser editado agora: desbloqueie-o para aplicar alterações.",
  "deck-review.parent-gone":
    "Este baralho é uma proposta, e o baralho para o qual foi feito não pode ser obtido:",
};
