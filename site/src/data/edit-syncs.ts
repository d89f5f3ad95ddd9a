import { OfflineError } from "./api";
import type { DeckStoreCore } from "./decks/store/store-core";
import type { EditSync, OtherKind } from "./decks/sync/edit-sync";

const loadInventory = async () => (await import("./inventory/inventory-store")).inventoryOf;
const loadReports = async () => (await import("./playtest/reports/report-store")).reportsOf;

/** What sends the edits of a kind. Raises OfflineError when its code cannot be loaded. */
export async function syncOf(kind: OtherKind, core: DeckStoreCore): Promise<EditSync> {
  const load = kind === "report" ? loadReports : loadInventory;
  const storeOf = await load().catch(() => {
    throw new OfflineError();
  });
  return storeOf(core).sync;
}
