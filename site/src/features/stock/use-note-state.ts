import { useSyncExternalStore } from "react";
import type { InventoryStore } from "../../data/inventory/inventory-store";
import { useOnline } from "../../data/network";

/** "private": there is nothing to save. "unsaved": the field has been edited. "offline", "kept": waits for the server. */
export type NoteState = "private" | "unsaved" | "saving" | "offline" | "unsafe" | "saved";

/** How far the note has come; edits of the inventory are sent in their order. */
export function useNoteState(store: InventoryStore, isStored: boolean, hasText: boolean): NoteState {
  const { unsent, connection, safe } = useSyncExternalStore(store.subscribe, store.saving);
  const online = useOnline();
  if (!isStored) return "unsaved";
  if (unsent > 0 && online && connection === "open") return "saving";
  if (unsent > 0) return safe ? "offline" : "unsafe";
  return hasText ? "saved" : "private";
}
