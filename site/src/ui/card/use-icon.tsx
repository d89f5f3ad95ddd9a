import { createContext, type ReactNode, useContext, useSyncExternalStore } from "react";
import { createStore } from "../../domain/store";

/**
 * Finds the icon of a clan ("clan-Ventrue"), of a type or a word in brackets ("icon-ACTION"), or of a discipline at its
 * level: a character of the icon font. undefined where letters stand for it.
 */
type FindIcon = (name: string, level?: number) => string | undefined;

/** Set by code that is loaded after the page. */
export const icons = createStore<FindIcon>(() => undefined);

const Icons = createContext<FindIcon>(() => undefined);

/** Gives all cards of the page their icons: a subscription for each of them would take longer than rendering them. */
export function IconProvider({ children }: { readonly children: ReactNode }) {
  return <Icons value={useSyncExternalStore(icons.subscribe, icons.get)}>{children}</Icons>;
}

export function useIcon(name: string, level?: number): string | undefined {
  return useContext(Icons)(name, level);
}
