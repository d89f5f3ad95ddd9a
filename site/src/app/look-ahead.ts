import type { QueryClient } from "@tanstack/react-query";
import { seedRooms } from "../data/seed-rooms";
import { session } from "../data/session";
import { hasUnsentEdits } from "../data/unsent-edits";
import { startServiceWorker } from "./service-worker";

/** Makes the next visit quick, and possible without a network. Fetched after the page has been drawn. */
export function lookAhead(queryClient: QueryClient): void {
  startServiceWorker();
  seedRooms(queryClient);
  if (session.get() === "in" && hasUnsentEdits()) void sendUnsent(queryClient);
}

/** Edits of an earlier visit are sent wherever this one begins. */
async function sendUnsent(queryClient: QueryClient): Promise<void> {
  // Without the code they wait for the next visit.
  const loaded = await import("../data/decks/desks").catch(() => undefined);
  loaded?.deskOf(queryClient);
}
