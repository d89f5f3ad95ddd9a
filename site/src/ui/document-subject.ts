import { useEffect, useSyncExternalStore } from "react";

/** Subject of the current page: the name of a deck, or the search in words. */
let subject: string | undefined;
const listeners = new Set<() => void>();

/** Delay in milliseconds until typing has ended, because changing the title is slower than rendering the results. */
const SETTLED_AFTER = 250;

function set(next: string | undefined): void {
  subject = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The subject of the page that is shown now. */
export const getSubject = () => subject;

/** Sets the subject while the component is shown; with "" or undefined the title is just that of the page. */
export function useDocumentSubject(next: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => set(next === "" ? undefined : next), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [next]);
  useEffect(() => () => set(undefined), []);
}

export function useShownSubject(): string | undefined {
  return useSyncExternalStore(subscribe, getSubject);
}
