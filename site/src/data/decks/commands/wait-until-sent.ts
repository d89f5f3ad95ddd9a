import type { DeckId } from "../../../domain/deck/deck";
import { realId } from "../../../domain/deck/operations/ids";
import { operationsOf } from "../../../domain/deck/operations/queue";
import { OfflineError } from "../../api";
import { isTemporary } from "../queue/temporary-id";
import type { DeckStore } from "../store/deck-store";
import { sendNow } from "./send-now";

/**
 * Resolves with the server's id once all edits of the deck are acknowledged; rejects with OfflineError when they
 * cannot be sent now.
 */
export async function waitUntilSent({ core }: DeckStore, id: DeckId): Promise<DeckId> {
  const real = () => realId(core.queue.shown.get(), id);
  const waits = () => operationsOf(core.queue.shown.get(), real()).length > 0;
  await sendNow(core, waits);
  if (waits() || isTemporary(real())) throw new OfflineError();
  return real();
}
