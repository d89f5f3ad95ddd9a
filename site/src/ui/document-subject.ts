import { useEffect, useSyncExternalStore } from "react";
import { createStore } from "../domain/store";

/** Subject of the current page: the name of a deck, or the search in words. */
const subject = createStore<string | undefined>(undefined);

/** Delay in milliseconds until typing has ended, because changing the title is slower than rendering the results. */
const SETTLED_AFTER = 250;

/** The subject of the page that is shown now. */
export const getSubject = subject.get;

/** Sets the subject while the component is shown; with "" or undefined the title is just that of the page. */
export function useDocumentSubject(next: string | undefined): void {
  useEffect(() => {
    const timer = setTimeout(() => subject.set(next === "" ? undefined : next), SETTLED_AFTER);
    return () => clearTimeout(timer);
  }, [next]);
  useEffect(() => () => subject.set(undefined), []);
}

export function useShownSubject(): string | undefined {
  return useSyncExternalStore(subject.subscribe, getSubject);
}
