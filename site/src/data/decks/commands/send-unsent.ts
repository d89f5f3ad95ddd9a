import type { QueryClient } from "@tanstack/react-query";
import { deckStoreOf } from "../deck-stores";
import { sendWaiting } from "./send-waiting";

/** Sends the edits of the user who logs out, also those of an earlier page. Resolves when all are sent or cannot be sent. */
export async function sendUnsent(client: QueryClient): Promise<void> {
  const { core } = deckStoreOf(client);
  await core.started;
  await sendWaiting(core);
}
