import type { archiveWin } from "../en/archive-win";
import type { Translated } from "../message-area";

export const messages: Translated<typeof archiveWin> = {
  "archive.rounds": "Rondes {rounds}",
  "archive.days": "{first} au {last}",
  "archive.comments": { one: "Notes sur {count} carte", other: "Notes sur {count} cartes" },
  "archive.record": "Fiche du tournoi",
};
