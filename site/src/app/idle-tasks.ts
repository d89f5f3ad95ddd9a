import type { QueryClient } from "@tanstack/react-query";
import { leavingUser, session } from "../data/session";
import { showNotices } from "../data/show-notices";
import { hasUnsentEdits } from "../data/unsent-edits";
import { wantsToSave, whenQuiet } from "../data/when-quiet";
import { watchSearches } from "./palette/watch-searches";
import { watchRefusals } from "./playtest/watch-refusals";
import { startServiceWorker } from "./service-worker";
import { watchSession } from "./shell/watch-session";
import { UpdateNotice } from "./update-notice";

/** Prepares fast and offline visits. Fetched after the first paint. */
export function runIdleTasks(queryClient: QueryClient): void {
  startServiceWorker();
  showNotices("update", UpdateNotice);
  watchSession();
  // What cannot be loaded now is left to the next visit: the icons, and the rest of a log-out.
  const later = () => undefined;
  import("./card-icons").then(({ startIcons }) => startIcons(queryClient), later);
  watchSearches();
  if (leavingUser.read())
    import("../data/account-commands").then(({ finishLeaving }) => finishLeaving(), later);
  const openDecks = () => {
    if (session.get() === "in") void loadDecks(queryClient);
  };
  if (hasUnsentEdits()) openDecks();
  whenQuiet(() => {
    if (!wantsToSave()) void storePages(queryClient);
    openDecks();
    session.subscribe(openDecks);
  });
}

async function storePages(queryClient: QueryClient): Promise<void> {
  try {
    await (await import("../data/store-pages-offline")).storePagesOffline(queryClient);
  } catch {
    // Files that fail now are fetched when they are needed.
  }
}

/**
 * Sends edits of an earlier visit, stores decks and saved searches for offline use, and says which reports were
 * refused.
 */
async function loadDecks(queryClient: QueryClient): Promise<void> {
  try {
    const { openOwnDecks } = await import("../data/decks/open-own-decks");
    const store = await openOwnDecks(queryClient);
    if (!store) return;
    watchRefusals(store);
    const { prepareAccountSearches } = await import("../data/searches/open-account-searches");
    await prepareAccountSearches(queryClient);
  } catch {
    // After a failure the next visit tries again.
  }
}
