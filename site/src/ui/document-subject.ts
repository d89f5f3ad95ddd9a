import { useEffect, useSyncExternalStore } from "react";

/** What the screen is about at present: the name of a deck, a search in words. */
let subject: string | undefined;
const listeners = new Set<() => void>();

/** The title waits for the end of typing: changing it costs more than drawing the results does. In milliseconds. */
const SETTLED_AFTER = 250;

function set(next: string | undefined): void {
  subject = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const getSubject = () => subject;

/** Calls the document after this for as long as it is shown; "" or undefined: after the screen only. */
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
