import { type ReactNode, useSyncExternalStore } from "react";
import { createStore } from "../../domain/store";

/**
 * Draws the icon of a clan ("clan-Ventrue"), of a type or a word in brackets ("icon-ACTION"), or of a discipline at its
 * level; nothing where letters stand for it. Set by code that is loaded after the page.
 */
export const drawIcon = createStore<(name: string, level?: number) => ReactNode>(() => undefined);

export function useIcon(name: string, level?: number): ReactNode {
  return useSyncExternalStore(drawIcon.subscribe, drawIcon.get)(name, level);
}
