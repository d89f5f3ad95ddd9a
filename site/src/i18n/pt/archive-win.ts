import type { archiveWin } from "../en/archive-win";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveWin> = {
  "archive.rounds": "Rodadas {rounds}",
  "archive.days": "{first} a {last}",
  "archive.comments": { one: "Notas sobre {count} carta", other: "Notas sobre {count} cartas" },
  "archive.record": "Registro do evento",
};
