import { type ReactNode, useState } from "react";
import { usePreferences } from "../../data/preferences";
import { session } from "../../data/session";
import { useStore } from "../../data/store";
import type { LazyPart } from "../../lazy/lazy-part";

/** Something about the inventory that is loaded in inventory mode. */
export type Loaded<Value> = Value | "loading" | "failed";

export interface WatcherProps<Value> {
  /** Receives the present value, and a new one after each edit that changes it. */
  readonly onChange: (value: Loaded<Value>) => void;
}

export interface Watched<Value> {
  readonly value: Loaded<Value>;
  /** Renders nothing, and has to stay rendered as long as the value is shown. */
  readonly watcher: ReactNode;
}

/**
 * A value that a watcher computes from the inventory; undefined unless inventory mode is on and a user is signed in. No
 * code of decks and inventory is fetched before.
 */
export function useInInventoryMode<Value>(
  Watcher: LazyPart<WatcherProps<Value>>,
): Watched<Value> | undefined {
  const signedIn = useStore(session) !== "out";
  const { inventoryMode } = usePreferences();
  const [value, setValue] = useState<Loaded<Value>>("loading");
  if (!signedIn || !inventoryMode) return undefined;
  return { value, watcher: <Watcher onChange={setValue} /> };
}
