import type { changelog } from "../en/changelog";
import type { Translated } from "../message-area";

export const messages: Translated<typeof changelog> = {
  "changelog.latest-only":
    "Seule la dernière version est affichée : le journal complet n’a pas pu être chargé.",
  "changelog.failed": "Le journal des modifications n’a pas pu être chargé.",
};
