import type { changelog as english } from "../en/changelog";
import type { Message } from "../message";

export const changelog: Record<keyof typeof english, Message> = {
  "changelog.latest-only":
    "Seule la version la plus récente est affichée : la liste de toutes les versions n’a pas pu être chargée.",
  "changelog.failed": "La liste des modifications n’a pas pu être chargée.",
};
