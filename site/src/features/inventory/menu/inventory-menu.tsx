import { useNavigate } from "@tanstack/react-router";
import {
  ArrowLeft,
  Download,
  Layers,
  LockKeyhole,
  LockKeyholeOpen,
  Package,
  SearchX,
  Share2,
  Trash2,
  Upload,
} from "lucide";
import type { InventoryStore } from "../../../data/inventory/inventory-store";
import { useTranslation } from "../../../i18n/translation";
import type { DialogStep } from "../../../ui/dialog-step";
import { type MenuEntry, MenuList } from "../../../ui/menu/menu-list";
import { DIALOGS, type InventoryDialogName } from "./lazy-dialogs";

interface InventoryMenuProps {
  readonly dialog: DialogStep;
  /** undefined: somebody else's inventory. */
  readonly store: InventoryStore | undefined;
  readonly frozen: boolean;
}

/**
 * The commands for the inventory; a shared one can only be exported. What would change a locked one keeps its place, so
 * that the other entries stay under the pointer.
 */
export function InventoryMenu({ dialog, store, frozen }: InventoryMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const opens = (name: InventoryDialogName) => ({
    onChoose: () => dialog.open(name),
    onAim: () => void DIALOGS[name].load(),
  });
  const back: MenuEntry = {
    name: t("inventory.back"),
    icon: ArrowLeft,
    onChoose: () => void navigate({ to: "/inventory" }),
  };
  const exporting: MenuEntry = { name: t("inventory.export"), icon: Download, ...opens("inventory-export") };
  const changes = (name: InventoryDialogName) => ({ disabled: frozen, ...opens(name) });
  const filling: readonly MenuEntry[] = [
    { name: t("inventory.import"), icon: Upload, ...changes("inventory-import") },
    { name: t("inventory.add-deck"), icon: Layers, ...changes("inventory-add-deck") },
    { name: t("inventory.add-precon"), icon: Package, ...changes("inventory-add-precon") },
  ];
  const reading: readonly MenuEntry[] = [
    { name: t("inventory.missing"), icon: SearchX, ...opens("inventory-missing") },
    { name: t("inventory.share"), icon: Share2, ...opens("inventory-share") },
  ];
  const locking: MenuEntry = {
    id: "locking",
    name: t(frozen ? "inventory.unlock" : "inventory.lock"),
    icon: frozen ? LockKeyholeOpen : LockKeyhole,
    onChoose: () => store?.change({ kind: "frozen", value: !frozen }),
  };
  const deletion: MenuEntry = {
    name: t("inventory.delete"),
    icon: Trash2,
    dangerous: true,
    ...changes("inventory-delete"),
  };
  const entries = store ? [exporting, ...filling, ...reading, locking, deletion] : [back, exporting];
  return <MenuList label={t("inventory.actions")} entries={entries} />;
}
