import { OfflineError } from "./api";
import type { DeckStoreCore } from "./decks/store/store-core";
import type { EditSync, OtherKind } from "./decks/sync/edit-sync";

const loadInventory = async () => (await import("./inventory/inventory-store")).inventoryOf;
const loadReports = async () => (await import("./playtest/reports/report-store")).reportsOf;
const loadSearches = async () => (await import("./searches/account-searches")).searchesOf;
const LOADERS = { inventory: loadInventory, report: loadReports, search: loadSearches } as const;

/** What sends the edits of a kind. Raises OfflineError when its code cannot be loaded. */
export async function syncOf(kind: OtherKind, core: DeckStoreCore): Promise<EditSync> {
  const storeOf = await LOADERS[kind]().catch(() => {
    throw new OfflineError();
  });
  return storeOf(core).sync;
}
