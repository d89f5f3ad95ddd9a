import type { DeckId } from "../../../domain/deck/deck";
import type { RowChange } from "../cache/deck-list-cache";
import type { ConnectionState } from "../sync/sync-worker";

/** A message between the tabs of one user. Tabs of an older release read it too: its kinds keep their names. */
export type TabMessage =
  | { readonly kind: "queue" }
  | { readonly kind: "deck"; readonly id: DeckId }
  | { readonly kind: "list" }
  | { readonly kind: "rows"; readonly change: RowChange }
  | { readonly kind: "line"; readonly line: ConnectionState }
  /** The user has logged out. */
  | { readonly kind: "forget" };

export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
  close(): void;
}

/** Messages over a BroadcastChannel; without one, a tab reads the storage again when it is shown. */
export function browserTabChannel(user: string): TabChannel {
  if (!("BroadcastChannel" in globalThis)) return NO_OTHER_TABS;
  const channel = new BroadcastChannel(`methuselah.decks.${user}`);
  return {
    post: (message) => channel.postMessage(message),
    onMessage: (listener) => channel.addEventListener("message", ({ data }) => listener(data as TabMessage)),
    close: () => channel.close(),
  };
}

export const NO_OTHER_TABS: TabChannel = { post: () => {}, onMessage: () => {}, close: () => {} };
