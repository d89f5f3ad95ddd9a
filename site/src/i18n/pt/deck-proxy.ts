import type { deckProxy } from "../en/deck-proxy";
import type { Translated } from "../message-area";

export const messages: Translated<typeof deckProxy> = {
  "deck-proxy.title": "Criar um PDF com proxies de cartas",
  "deck-proxy.paper": "Papel",
  "deck-proxy.paper-a4": "A4",
  "deck-proxy.paper-letter": "Carta (Letter)",
  "deck-proxy.gaps": "Espaços entre as cartas",
  "deck-proxy.gaps-gray": "Espaços cinza",
  "deck-proxy.gaps-white": "Espaços brancos",
  "deck-proxy.faces": "Imprimir como",
  "deck-proxy.faces-picture": "Imagens",
  "deck-proxy.faces-text": "Cartas de texto",
  "deck-proxy.no-pictures": "Este site não tem imagens de cartas: são impressas cartas de texto.",
  "deck-proxy.all": "Selecionar tudo",
  "deck-proxy.none": "Desmarcar tudo",
  "deck-proxy.add-missing": "Adicionar o que falta no inventário",
  "deck-proxy.none-missing": "O inventário tem todas as cópias.",
  "deck-proxy.still-missing": "Ainda faltam: {count}",
  "deck-proxy.count": "Cartas: {cards}, páginas: {pages}",
  "deck-proxy.usual-set": "Imagem padrão",
  "deck-proxy.set-of": "Coleção de {name}",
  "deck-proxy.create": "Criar PDF",
  "deck-proxy.progress": "{done} de {total} cartas",
  "deck-proxy.saved": "Salvo: {name}",
  "deck-proxy.failed": "ERRO: não foi possível criar o PDF.",
  "deck-proxy.missing-part":
    "A parte do site que cria PDFs ainda não está neste dispositivo. Fique on-line uma vez e tente de novo.",
  "deck-proxy.cancelled": "Cancelado. Nada foi salvo.",
  "deck-proxy.without": {
    one: "{count} carta não tem imagem: a carta de texto dela foi usada.",
    other: "{count} cartas não têm imagem: as cartas de texto delas foram usadas.",
  },
};
