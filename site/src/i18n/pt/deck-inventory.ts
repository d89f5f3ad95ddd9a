import type { deckInventory } from "../en/deck-inventory";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckInventory> = {
  "deck-inventory.title": "Inventário",
  "deck-inventory.type-virtual": "Virtual",
  "deck-inventory.type-flexible": "Flexível",
  "deck-inventory.type-fixed": "Fixo",
  "deck-inventory.type-button": "{type}: como este deck usa o inventário. Mudar para {next}",
  "deck-inventory.unmarked": "{name}: {type}, como o deck. Mudar para {next}",
  "deck-inventory.marked": "{name}: {type}, diferente do deck. Mudar para {next}",
  "deck-inventory.short-card": "Faltam cópias: você tem {owned} de {copies}",
  "deck-inventory.scarce-card": "Não basta para todos os decks: você tem {owned}, são necessárias {need}",
  "deck-inventory.in-fixed": "Em decks fixos: {decks}",
  "deck-inventory.in-flexible": "Em decks flexíveis: {decks}",
  "deck-inventory.owned": "Você tem: {owned} de {total} ({percent%})",
  "deck-inventory.owned-unknown": "Você tem: … de {total}",
  "deck-inventory.short": "Cartas com cópias insuficientes: {count}",
  "deck-inventory.scarce": "Cartas de que outros decks também precisam: {count}",
  "deck-inventory.tied-up": "Cópias em decks fixos: {count}",
  "deck-inventory.complete": "Vezes que daria para montar: {count}",
  "deck-inventory.failed": "Não foi possível carregar o inventário.",
  "deck-inventory.missing-of": "Cartas que faltam para {name}",
  "deck-inventory.missing-copies": {
    one: "Falta {count} cópia.",
    other: "Faltam {count} cópias.",
  },
  "deck-inventory.nothing-missing": "Nenhuma carta falta.",
};
