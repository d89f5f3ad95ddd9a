import type { deckReview } from "../en/deck-review";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckReview> = {
  "deck-review.title": "Proposta de alterações",
  "deck-review.of": "Proposta de alterações para {name}",
  "deck-review.hint":
    "Altere as quantidades: sua proposta fica salva na URL desta página, e o deck não é alterado.",
  "deck-review.deck": "Deck a revisar",
  "deck-review.choose": "Escolha um deck para revisar",
  "deck-review.count": { one: "{count} carta a alterar.", other: "{count} cartas a alterar." },
  "deck-review.nothing": "Nada proposto ainda.",
  "deck-review.in-deck": {
    one: "{count} alteração proposta já foi aplicada.",
    other: "{count} alterações propostas já foram aplicadas.",
  },
  "deck-review.impossible": {
    one: "{count} alteração proposta não é mais possível.",
    other: "{count} alterações propostas não são mais possíveis.",
  },
  "deck-review.moved": "O deck mudou desde esta proposta: as alterações são mostradas no deck atual.",
  "deck-review.refused": {
    one: "{count} parte deste link não pôde ser lida: {parts}",
    other: "{count} partes deste link não puderam ser lidas: {parts}",
  },
  "deck-review.copy": "Copiar as alterações",
  "deck-review.keep": "Salvar como deck",
  "deck-review.keep-failed": "Não foi possível salvar a proposta: o servidor não respondeu.",
  "deck-review.apply-all": "Aplicar tudo",
  "deck-review.apply": "Aplicar a alteração: {name}",
  "deck-review.applied": { one: "{count} alteração aplicada", other: "{count} alterações aplicadas" },
  "deck-review.drop": "Descartar a alteração: {name}",
  "deck-review.drop-all": "Descartar todas as alterações",
  "deck-review.not-editable":
    "Este deck é seu, mas não pode ser editado agora: desbloqueie-o para aplicar alterações.",
  "deck-review.parent-gone":
    "Este deck é uma proposta, mas o deck para o qual foi feita não está disponível:",
};
