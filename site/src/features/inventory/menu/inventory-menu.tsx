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

/** The commands for the inventory; a locked one can be neither filled nor deleted, a shared one only be exported. */
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
  const filling: readonly MenuEntry[] = [
    { name: t("inventory.import"), icon: Upload, ...opens("inventory-import") },
    { name: t("inventory.add-deck"), icon: Layers, ...opens("inventory-add-deck") },
    { name: t("inventory.add-precon"), icon: Package, ...opens("inventory-add-precon") },
  ];
  const reading: readonly MenuEntry[] = [
    { name: t("inventory.missing"), icon: SearchX, ...opens("inventory-missing") },
    { name: t("inventory.share"), icon: Share2, ...opens("inventory-share") },
  ];
  const locking: MenuEntry = {
    name: t(frozen ? "inventory.unlock" : "inventory.lock"),
    icon: frozen ? LockKeyholeOpen : LockKeyhole,
    onChoose: () => store?.change({ kind: "frozen", value: !frozen }),
  };
  const deletion: MenuEntry = {
    name: t("inventory.delete"),
    icon: Trash2,
    dangerous: true,
    ...opens("inventory-delete"),
  };
  const entries = store
    ? [exporting, ...(frozen ? [] : filling), ...reading, locking, ...(frozen ? [] : [deletion])]
    : [back, exporting];
  return <MenuList label={t("inventory.actions")} entries={entries} />;
}
