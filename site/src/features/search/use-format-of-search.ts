import { useEffect, useState } from "react";
import { useStore } from "../../data/store";
import { EMPTY_FORMAT, type LimitedFormat } from "../../domain/limited/limited-format";
import { createStore, type Store } from "../../domain/store";
import { loadPart } from "../../lazy/load-screen";

const NONE = createStore(EMPTY_FORMAT);

const load = loadPart(
  "own-format",
  () => import("./marks/own-format"),
  (module) => module.OWN_FORMAT,
);

/**
 * The visitor's own limited format for searches that ask for it; "loading" until its code is fetched, and empty if it
 * cannot be. undefined: the search does not ask.
 */
export function useFormatOfSearch(isWanted: boolean): LimitedFormat | "loading" | undefined {
  const [store, setStore] = useState<Store<LimitedFormat> | "failed">();
  useEffect(() => {
    if (!isWanted || store !== undefined) return;
    load().then(
      (part) => setStore(part.default),
      () => setStore("failed"),
    );
  }, [isWanted, store]);
  const format = useStore(typeof store === "object" ? store : NONE);
  if (!isWanted) return undefined;
  return store === undefined ? "loading" : format;
}
