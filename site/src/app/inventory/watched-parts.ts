import { type FunctionComponent, useLayoutEffect } from "react";
import type { Ownership } from "../../domain/archive/ownership";
import type { SearchedStock } from "../../domain/search/card-base";
import { type LazyPart, lazyPart } from "../../lazy/lazy-part";
import { loadPart } from "../../lazy/load-screen";
import type { WatcherProps } from "./use-in-inventory-mode";

type Watchers = typeof import("./watchers");

function watcher<Value>(
  partOf: (module: Watchers) => FunctionComponent<WatcherProps<Value>>,
): LazyPart<WatcherProps<Value>> {
  const load = loadPart("inventory-watchers", () => import("./watchers"), partOf);
  return lazyPart(() => load().catch(() => ({ default: NotFetched })));
}

/** Copies owned and used, for searches of cards. */
export const StockWatcher = watcher<SearchedStock>((module) => module.StockWatcher);

/** What the inventory has of decks, for searches of archives. */
export const OwnershipWatcher = watcher<Ownership>((module) => module.OwnershipWatcher);

/** The page works without the inventory. */
function NotFetched({ onChange }: WatcherProps<never>) {
  useLayoutEffect(() => {
    onChange("failed");
  }, [onChange]);
  return null;
}
