import type { CardId } from "../domain/card/card";
import { createStore } from "../domain/store";
import { useStore } from "./store";
import { readVisit, writeVisit } from "./visit-storage";

/** The compare tray: cards pinned above the results of both searches, oldest first, for this visit. */

const KEY = "pinned";

/** A number is a card id or not; whether the card exists is seen where it is shown. */
export function parsePinned(raw: unknown): readonly CardId[] {
  if (!Array.isArray(raw)) return [];
  const ids = raw.filter((id) => Number.isInteger(id) && id >= 100000) as CardId[];
  return [...new Set(ids)];
}

const pinned = createStore<readonly CardId[]>(parsePinned(readVisit(KEY)));

function keep(ids: readonly CardId[]): void {
  pinned.set(ids);
  writeVisit(KEY, ids);
}

/** Pins the card, or takes it off when it is pinned already. */
export function togglePinned(id: CardId): void {
  const ids = pinned.get();
  keep(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
}

/** Takes the given cards off the tray: one search clears its own kind only. */
export function unpinAll(ids: readonly CardId[]): void {
  keep(pinned.get().filter((id) => !ids.includes(id)));
}

export function usePinnedCards(): readonly CardId[] {
  return useStore(pinned);
}
