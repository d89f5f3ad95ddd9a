import { useLocation } from "@tanstack/react-router";
import { session } from "../data/session";
import { InventoryPage } from "../features/inventory/page/inventory-page";
import { OwnInventory } from "../features/inventory/page/lazy-parts";
import { InventorySlotsProvider } from "../features/inventory/shared/inventory-slots";
import { deck } from "../i18n/en/deck";
import { inventory } from "../i18n/en/inventory";
import { loadOptionalStyles } from "../lazy/optional-styles";
import { INVENTORY_SLOTS } from "./inventory-slots";
import { Pending } from "./pending";
import { useDialogStep } from "./use-dialog-step";

/** @public Loaded along with the screen. */
export const messages = [deck, inventory];

/** @public Loaded along with the screen. */
export async function prepare(): Promise<void> {
  const parts = session.get() === "out" ? [] : [OwnInventory, INVENTORY_SLOTS.CardPicker];
  for (const part of parts) void part.load();
  await loadOptionalStyles();
}

const PENDING = <Pending />;

/** The inventory, with its dialogs in the history. */
export default function InventoryScreen() {
  const shareKey = useLocation({ select: ({ search }) => (search as { key?: string }).key });
  return (
    <InventorySlotsProvider value={INVENTORY_SLOTS}>
      <InventoryPage shareKey={shareKey} dialog={useDialogStep()} pending={PENDING} />
    </InventorySlotsProvider>
  );
}
