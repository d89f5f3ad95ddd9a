import type { cardEvidence } from "../en/card-evidence";
import type { Translated } from "../message-area";

export const messages: Translated<typeof cardEvidence> = {
  "evidence.none": "Nenhum torneio foi vencido com esta carta ainda.",
  "evidence.decks": { one: "Em {count} deck vencedor.", other: "Em {count} decks vencedores." },
  "evidence.few": "Há poucos decks para que as partes abaixo digam muito.",
  "evidence.recent": {
    one: "Últimos dois anos: {count} de {of} ({share}); os dois anteriores: {before}.",
    other: "Últimos dois anos: {count} de {of} ({share}); os dois anteriores: {before}.",
  },
  "evidence.copies": "Cópias em decks vencedores",
  "evidence.with-copies": {
    one: "Decks com exatamente {count} cópia",
    other: "Decks com exatamente {count} cópias",
  },
  "evidence.played-with": "Jogada com",
  "evidence.newest": "Decks vencedores mais recentes",
};
