import type { InventorySlots } from "../features/inventory/shared/inventory-slots";
import { lazyPart } from "../lazy/lazy-part";
import { loadPart } from "../lazy/load-screen";
import { DialogBoundary } from "./dialog-boundary";

/** The components of other features that the inventory shows. */
export const INVENTORY_SLOTS: InventorySlots = {
  CardPicker: lazyPart(
    loadPart(
      "inventory-card-picker",
      () => import("./inventory-card-picker"),
      (module) => module.InventoryCardPicker,
    ),
  ),
  LoginForm: lazyPart(
    loadPart(
      "page-login",
      () => import("./page-login"),
      (module) => module.PageLogin,
    ),
  ),
  DialogBoundary,
};
