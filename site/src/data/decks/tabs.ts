import type { DeckId } from "../../domain/deck/deck";
import type { RowChange } from "./list-shelf";
import type { Line } from "./sender";

/** What the tabs of one person tell each other. */
export type TabNews =
  | { readonly kind: "queue" }
  | { readonly kind: "deck"; readonly id: DeckId }
  | { readonly kind: "list" }
  | { readonly kind: "rows"; readonly change: RowChange }
  | { readonly kind: "line"; readonly line: Line }
  /** The person has logged out. */
  | { readonly kind: "forget" };

export interface Tabs {
  tell(news: TabNews): void;
  onNews(listener: (news: TabNews) => void): void;
  close(): void;
}

/** Where the browser lets tabs talk; without it each finds out when it is looked at again. */
export function browserTabs(user: string): Tabs {
  if (!("BroadcastChannel" in globalThis)) return NO_OTHER_TABS;
  const channel = new BroadcastChannel(`methuselah.decks.${user}`);
  return {
    tell: (news) => channel.postMessage(news),
    onNews: (listener) => channel.addEventListener("message", ({ data }) => listener(data as TabNews)),
    close: () => channel.close(),
  };
}

export const NO_OTHER_TABS: Tabs = { tell: () => {}, onNews: () => {}, close: () => {} };
