import type { CardId } from "../domain/card/card";
import { createStore } from "../domain/store";
import { parsePinned } from "./pinned-cards";
import { useStore } from "./store";
import { readVisit, writeVisit } from "./visit-storage";

/** The cards that were opened in this visit, newest first. */

const KEY = "recent-cards";
const LIMIT = 12;

const recent = createStore<readonly CardId[]>(parsePinned(readVisit(KEY)));

export function rememberCard(id: CardId): void {
  const ids = [id, ...recent.get().filter((other) => other !== id)].slice(0, LIMIT);
  recent.set(ids);
  writeVisit(KEY, ids);
}

export function useRecentCards(): readonly CardId[] {
  return useStore(recent);
}
