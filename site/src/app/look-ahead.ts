import type { QueryClient } from "@tanstack/react-query";
import { session } from "../data/session";
import { showNotices } from "../data/show-notices";
import { storePagesOffline } from "../data/store-pages-offline";
import { hasUnsentEdits } from "../data/unsent-edits";
import { whenQuiet } from "../data/when-quiet";
import { startServiceWorker } from "./service-worker";
import { UpdateNotice } from "./update-notice";

/** Makes the next visit quick, and possible without a network. Fetched after the page has been drawn. */
export function lookAhead(queryClient: QueryClient): void {
  startServiceWorker();
  showNotices("update", UpdateNotice);
  storePagesOffline(queryClient);
  const openDecks = () => {
    if (session.get() === "in") void loadDecks(queryClient);
  };
  if (hasUnsentEdits()) openDecks();
  whenQuiet(() => {
    openDecks();
    session.subscribe(openDecks);
  });
}

/** Wherever a visit begins, edits of an earlier one are sent, and the decks are stored for visits without a network. */
async function loadDecks(queryClient: QueryClient): Promise<void> {
  try {
    const { openAhead } = await import("../data/decks/open-ahead");
    await openAhead(queryClient);
  } catch {
    // Without the code or an answer they wait for the next visit.
  }
}
