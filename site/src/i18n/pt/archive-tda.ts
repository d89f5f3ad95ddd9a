import type { archiveTda } from "../en/archive-tda";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveTda> = {
  "archive.place-field": "Posição",
  "archive.worst": "Pior",
  "archive.best": "Melhor",
  "archive.decks": "Decks",
  "archive.playstyle": "Estilo de jogo",
  "archive.decks-n": "{count} ({percent%})",
  "archive.clans": "Clãs",
  "archive.multi": "Vários",
  "archive.dot-lead": "Aponte ou foque um ponto para ver de quem é o deck; um clique o abre.",
  "archive.chart-lead":
    "Cada ponto é um deck, do primeiro lugar à esquerda ao último à direita; maior = estilo mais forte. A linha é a posição mediana dos decks enviados; os que a busca encontra são vermelhos.",
  "archive.where": "Local",
  "archive.when": "Data",
  "archive.rounds-field": "Rodadas",
  "archive.rounds-final": "{count} rodadas + final",
  "archive.reported": "Decks enviados",
  "archive.reported-n": "{count} ({percent%}), posição mediana {median}",
  "archive.matches": "Partidas",
  "archive.matches-n": "{count} (cada uma {gw} GW, {vp} VP)",
  "archive.scores": "Pontos",
  "archive.scores-n": "{gw} GW + {vp} VP (mediana por jogador {medianGw} GW + {medianVp} VP)",
  "archive.close-event": "Fechar o evento",
  "archive.no-event": "SEM DADOS DO EVENTO #{id}",
  "archive.tda-lead":
    "Todos os decks de um torneio, não só o vencedor. Organizadores: reúnam as listas e enviem-nas com a planilha do torneio.",
  "archive.decks-of-players": "{decks} decks de {players} jogadores",
  "archive.sample-mark": "Exemplo",
};
