import type { deckProxy as english } from "../en/deck-proxy";
import type { Message } from "../message";

export const deckProxy: Record<keyof typeof english, Message> = {
  "deck-proxy.title": "Criar um PDF com proxies de cartas",
  "deck-proxy.paper": "Papel",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Carta (Letter)",
  "deck-proxy.gaps": "Entre as cartas",
  "deck-proxy.gaps-gray": "Espaços cinzentos",
  "deck-proxy.gaps-white": "Espaços brancos",
  "deck-proxy.faces": "O que é impresso",
  "deck-proxy.faces-picture": "Imagens",
  "deck-proxy.faces-text": "Cartas de texto",
  "deck-proxy.no-pictures": "Este site não tem imagens de cartas: são impressas cartas de texto.",
  "deck-proxy.all": "Selecionar tudo",
  "deck-proxy.none": "Desmarcar tudo",
  "deck-proxy.count": "Cartas: {cards}, páginas: {pages}",
  "deck-proxy.usual-set": "Imagem habitual",
  "deck-proxy.set-of": "Edição de {name}",
  "deck-proxy.create": "Criar PDF",
  "deck-proxy.progress": "{done} de {total} cartas",
  "deck-proxy.saved": "Salvo: {name}",
  "deck-proxy.failed": "ERRO: não há PDF.",
  "deck-proxy.missing-part":
    "A parte do site que escreve PDFs ainda não está neste dispositivo. Conecte-se à rede uma vez e tente de novo.",
  "deck-proxy.cancelled": "Cancelado. Nada foi salvo.",
  "deck-proxy.without": {
    one: "{count} carta não tinha imagem: sua carta de texto está no lugar.",
    other: "{count} cartas não tinham imagem: suas cartas de texto estão no lugar.",
  },
};
