import type { changelog as english } from "../en/changelog";
import type { Message } from "../message";

export const changelog: Record<keyof typeof english, Message> = {
  "changelog.latest-only":
    "Solo se muestra la versión más reciente: no se pudo cargar la lista de todas las versiones.",
  "changelog.failed": "No se pudo cargar la lista de cambios.",
};
