import { useMemo } from "react";
import type { Saving } from "../domain/deck/operations/saving";
import type { ConnectionState } from "./decks/storage/tab-message";
import { useOnline } from "./network";
import { session } from "./session";
import { useStore } from "./store";

/** The edits of a deck or of the inventory, as their store knows them. */
interface Edits extends Pick<Saving, "unsent" | "safe"> {
  readonly connection: ConnectionState;
  readonly problems: readonly unknown[];
}

export function useSaving({ unsent, connection, safe, problems }: Edits): Saving {
  const online = useOnline();
  const failed = problems.length > 0;
  const waits = unsent > 0 && (!online || connection !== "open");
  const rests = unsent > 0 ? "saving" : "saved";
  const state = waits ? "offline" : failed ? "failed" : rests;
  const sessionOver = useStore(session) !== "in" || connection === "signed-out";
  const signedOut = unsent > 0 && sessionOver;
  return useMemo(() => ({ state, unsent, signedOut, safe }), [state, unsent, signedOut, safe]);
}
