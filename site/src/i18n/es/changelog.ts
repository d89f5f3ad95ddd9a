import type { changelog } from "../en/changelog";
import type { Translated } from "../message-area";

export const messages: Translated<typeof changelog> = {
  "changelog.latest-only": "Solo se muestra la última versión: no se ha podido cargar el historial completo.",
  "changelog.failed": "No se ha podido cargar el historial de cambios.",
};
