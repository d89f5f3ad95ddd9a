import type { deckIdeas as english } from "../en/deck-ideas";
import type { Message } from "../message";

export const deckIdeas: Record<keyof typeof english, Message> = {
  "deck-ideas.title": "Ideias de cartas",
  "deck-ideas.again": "Perguntar de novo pelo deck como está agora",
  "deck-ideas.offline": "SEM CONEXÃO: as ideias de cartas vêm do servidor.",
  "deck-ideas.throttled": "Perguntas demais. Tente novamente em uma hora.",
  "deck-ideas.no-crypt": "Não há ideias para a cripta.",
  "deck-ideas.no-library": "Não há ideias para a biblioteca.",
  "deck-ideas.staples": "O deck está vazio: estas são as cartas mais jogadas.",
  "deck-ideas.products":
    "Não há decks vencedores neste site: as ideias vêm dos decks pré-construídos e não se informam porcentagens.",
  "deck-ideas.unknown": {
    one: "{count} carta do deck não é conhecida aqui; ficou de fora.",
    other: "{count} cartas do deck não são conhecidas aqui; ficaram de fora.",
  },
  "deck-ideas.peers-both": "Em {percent%} dos decks de {clan} com {discipline} (de {count} vencedores)",
  "deck-ideas.peers-clan": "Em {percent%} dos decks de {clan} (de {count} vencedores)",
  "deck-ideas.peers-discipline": "Em {percent%} dos decks com {discipline} (de {count} vencedores)",
  "deck-ideas.peers-all": "Em {percent%} de todos os decks (de {count} vencedores)",
  "deck-ideas.similar": {
    one: "Em {count} dos {of} decks vencedores mais parecidos",
    other: "Em {count} dos {of} decks vencedores mais parecidos",
  },
  "deck-ideas.beside": "Muitas vezes jogada ao lado de {names}",
  "deck-ideas.fits-both": "Combina com {clan} e {discipline}",
  "deck-ideas.fits-clan": "Combina com {clan}",
  "deck-ideas.fits-discipline": "Combina com {discipline}",
  "deck-ideas.fits-all": "Combina com a cripta pelas regras",
  "deck-ideas.staple": "Muito jogada",
  "deck-ideas.usual": {
    one: "normalmente {count} cópia",
    other: "normalmente {count} cópias",
  },
  "deck-ideas.add": "Adicionar {count}",
  "deck-ideas.add-name": "Adicionar {count} {name}",
  "deck-ideas.take-out": "Retirar",
  "deck-ideas.evidence": {
    one: "{count} deck vencedor é parecido com este. Quantos decks assim jogam cada carta, e com quantas cópias a maioria joga:",
    other:
      "{count} decks vencedores são parecidos com este. Quantos deles jogam cada carta, e com quantas cópias a maioria joga:",
  },
  "deck-ideas.evidence-few": "Poucos decks vencedores são parecidos com este: nada pode ser dito.",
  "deck-ideas.evidence-none": "Não há decks vencedores neste site: nada pode ser dito.",
  "deck-ideas.card": "Carta",
  "deck-ideas.here": "Aqui",
  "deck-ideas.playing": "Jogam",
  "deck-ideas.copies": "Cópias",
  "deck-ideas.share": "{percent%} ({playing} de {decks})",
  "deck-ideas.mark-rare": "quase não é jogada",
  "deck-ideas.mark-more": "mais que o normal",
  "deck-ideas.mark-fewer": "menos que o normal",
};
