import type { deckIdeas } from "../en/deck-ideas";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckIdeas> = {
  "deck-ideas.title": "Ideias de cartas",
  "deck-ideas.again": "Perguntar de novo pelo deck atual",
  "deck-ideas.offline": "SEM CONEXÃO: as ideias de cartas vêm do servidor.",
  "deck-ideas.throttled": "Solicitações demais. Tente de novo em uma hora.",
  "deck-ideas.no-crypt": "Não há ideias para a cripta.",
  "deck-ideas.no-library": "Não há ideias para a biblioteca.",
  "deck-ideas.staples": "O deck está vazio: estas são as cartas mais jogadas.",
  "deck-ideas.products":
    "Este site não tem decks vencedores: as ideias vêm de decks pré-construídos, sem porcentagens.",
  "deck-ideas.unknown": {
    one: "{count} carta do deck é desconhecida e foi ignorada.",
    other: "{count} cartas do deck são desconhecidas e foram ignoradas.",
  },
  "deck-ideas.peers-both": "Em {percent%} dos decks de {clan} com {discipline} (de {count} vencedores)",
  "deck-ideas.peers-clan": "Em {percent%} dos decks de {clan} (de {count} vencedores)",
  "deck-ideas.peers-discipline": "Em {percent%} dos decks com {discipline} (de {count} vencedores)",
  "deck-ideas.peers-all": "Em {percent%} de todos os decks (de {count} vencedores)",
  "deck-ideas.similar": {
    one: "Em {count} dos {of} decks vencedores mais parecidos",
    other: "Em {count} dos {of} decks vencedores mais parecidos",
  },
  "deck-ideas.beside": "Muitas vezes jogada com {names}",
  "deck-ideas.fits-both": "Combina com {clan} e {discipline}",
  "deck-ideas.fits-clan": "Combina com {clan}",
  "deck-ideas.fits-discipline": "Combina com {discipline}",
  "deck-ideas.fits-all": "Jogável com esta cripta",
  "deck-ideas.staple": "Popular",
  "deck-ideas.usual": {
    one: "normalmente {count} cópia",
    other: "normalmente {count} cópias",
  },
  "deck-ideas.add": "Adicionar {count}",
  "deck-ideas.add-name": "Adicionar {count} {name}",
  "deck-ideas.take-out": "Remover",
  "deck-ideas.evidence": {
    one: "{count} deck vencedor é parecido com este. Quantos decks assim jogam cada carta, e com quantas cópias a maioria joga:",
    other:
      "{count} decks vencedores são parecidos com este. Quantos deles jogam cada carta, e com quantas cópias a maioria joga:",
  },
  "deck-ideas.evidence-few": "Dados insuficientes: poucos decks vencedores são parecidos com este.",
  "deck-ideas.evidence-none": "Dados insuficientes: este site não tem decks vencedores.",
  "deck-ideas.card": "Carta",
  "deck-ideas.here": "Aqui",
  "deck-ideas.playing": "Jogam",
  "deck-ideas.copies": "Cópias",
  "deck-ideas.share": "{percent%} ({playing} de {decks})",
  "deck-ideas.mark-rare": "raramente jogada",
  "deck-ideas.mark-more": "mais que o normal",
  "deck-ideas.mark-fewer": "menos que o normal",
};
