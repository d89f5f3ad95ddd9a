import type { archiveTda as english } from "../en/archive-tda";
import type { Message } from "../message";

export const archiveTda: Record<keyof typeof english, Message> = {
  "archive.place-field": "Posição",
  "archive.worst": "Pior",
  "archive.best": "Melhor",
  "archive.decks": "Decks",
  "archive.playstyle": "Estilo de jogo",
  "archive.decks-n": "{count} ({percent%})",
  "archive.clans": "Clãs",
  "archive.multi": "Vários",
  "archive.chart-lead":
    "Cada ponto é um deck, do primeiro lugar à esquerda ao último à direita; grande onde o estilo é forte. A linha é a posição mediana dos decks entregues; os que a busca encontra são vermelhos.",
  "archive.where": "Local",
  "archive.when": "Data",
  "archive.rounds-field": "Rondas",
  "archive.rounds-final": "{count} rondas + final",
  "archive.reported": "Decks entregues",
  "archive.reported-n": "{count} ({percent%}), posição mediana {median}",
  "archive.matches": "Partidas",
  "archive.matches-n": "{count} (cada uma {gw} GW, {vp} VP)",
  "archive.scores": "Pontos",
  "archive.scores-n": "{gw} GW + {vp} VP (mediana por jogador {medianGw} GW + {medianVp} VP)",
  "archive.close-event": "Fechar o evento",
  "archive.no-event": "SEM DADOS DO EVENTO #{id}",
  "archive.tda-lead":
    "Todos os decks de um torneio, não só o vencedor. Organizadores: recolham as listas e entreguem-nas com a folha do torneio.",
  "archive.score": "{gw} GW, {vp} VP",
  "archive.decks-of-players": "{decks} decks de {players} jogadores",
  "archive.sample-mark": "Exemplo",
};
