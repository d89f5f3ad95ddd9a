import { lazyPart } from "../../../lazy/lazy-part";
import { loadPart } from "../../../lazy/load-screen";

/** Fetched with the page, unless nobody is signed in. */
export const OwnInventory = lazyPart(
  loadPart(
    "inventory-own",
    () => import("./own-inventory"),
    (module) => module.OwnInventory,
  ),
);

/** Fetched with the link that somebody shares. */
export const SharedInventory = lazyPart(
  loadPart(
    "inventory-shared",
    () => import("./shared-inventory"),
    (module) => module.SharedInventory,
  ),
);
