import type { TabMessage } from "./tab-message";

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
