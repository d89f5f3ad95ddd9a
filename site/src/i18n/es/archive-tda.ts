import type { archiveTda } from "../en/archive-tda";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveTda> = {
  "archive.place-field": "Puesto",
  "archive.worst": "Peor",
  "archive.best": "Mejor",
  "archive.decks": "Mazos",
  "archive.playstyle": "Estilo de juego",
  "archive.decks-n": "{count} ({percent%})",
  "archive.clans": "Clanes",
  "archive.multi": "Varios",
  "archive.dot-lead": "Señala o enfoca un punto para ver de quién es el mazo; un clic lo abre.",
  "archive.chart-lead":
    "Cada punto es un mazo, del primer puesto a la izquierda al último a la derecha; más grande = estilo más fuerte. La línea es el puesto mediano de los mazos enviados; los que encuentra la búsqueda son rojos.",
  "archive.where": "Lugar",
  "archive.when": "Fecha",
  "archive.rounds-field": "Rondas",
  "archive.rounds-final": "{count} rondas + final",
  "archive.reported": "Mazos enviados",
  "archive.reported-n": "{count} ({percent%}), puesto mediano {median}",
  "archive.matches": "Partidas",
  "archive.matches-n": "{count} (cada una {gw} GW, {vp} VP)",
  "archive.scores": "Puntos",
  "archive.scores-n": "{gw} GW + {vp} VP (mediana por jugador {medianGw} GW + {medianVp} VP)",
  "archive.close-event": "Cerrar el torneo",
  "archive.no-event": "NO HAY DATOS DEL TORNEO #{id}",
  "archive.tda-lead":
    "Todos los mazos de un torneo, no solo el ganador. Organizadores: reunid las listas y enviadlas con la hoja del torneo.",
  "archive.decks-of-players": "{decks} mazos de {players} jugadores",
  "archive.sample-mark": "Muestra",
};
