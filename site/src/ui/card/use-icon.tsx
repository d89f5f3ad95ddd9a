import { createContext, type ReactNode, type RefCallback, useContext, useSyncExternalStore } from "react";
import { createStore } from "../../domain/store";

/**
 * Draws an icon as the first part of an element: the ref of that element. React only handles the element, because a
 * list has hundreds of icons.
 */
export type DrawIcon = RefCallback<Element>;

/**
 * Finds the icon of a clan ("clan-Ventrue"), of a type or a word in brackets ("icon-ACTION"), or of a discipline at its
 * level; undefined where letters stand for it. The same icon is the same function.
 */
type FindIcon = (name: string, level?: number) => DrawIcon | undefined;

/** Set by code that is loaded after the page. */
export const icons = createStore<FindIcon>(() => undefined);

const Icons = createContext<FindIcon>(() => undefined);

/** Gives all cards of the page their icons: a subscription for each of them would take longer than drawing. */
export function IconProvider({ children }: { readonly children: ReactNode }) {
  return <Icons value={useSyncExternalStore(icons.subscribe, icons.get)}>{children}</Icons>;
}

export function useIcon(name: string, level?: number): DrawIcon | undefined {
  return useContext(Icons)(name, level);
}
