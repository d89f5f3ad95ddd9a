import { useMemo } from "react";
import { preconSearch } from "../../../domain/deck/precon";
import type { AddableDeck } from "../../../domain/inventory/addable-decks";
import type { PreconWithCards } from "../../../domain/inventory/precon-list";
import { inventoryDialogs } from "../../../i18n/en/inventory-dialogs";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { AddDecks } from "./add/add-decks";
import { PreconsState } from "./shared/precons-state";
import { usePreconTags } from "./shared/use-precon-tags";
import { usePrecons } from "./shared/use-precons";

/** @public Loaded along with the component. */
export const messages = [inventoryDialogs];

/** Adds the cards of precons to the inventory, or takes them out. */
export function AddPreconDialog({ inventory, store, onClose }: InventoryDialogProps) {
  const { t } = useTranslation();
  const state = usePrecons();
  const precons = state.status === "ready" ? state.precons : undefined;
  const tagsOf = usePreconTags();
  const addable = useMemo(
    () => tagsOf && precons?.map((precon) => addableOf(precon, tagsOf(precon.cards))),
    [precons, tagsOf],
  );
  return (
    <Dialog title={t("inventory.add-precon")} size="lg" closeLabel={t("common.close")} onClose={onClose}>
      {!addable && <PreconsState state={state.status === "ready" ? { status: "loading" } : state} />}
      {addable && store && (
        <AddDecks
          label={t("inventory-dialogs.precons")}
          findLabel={t("inventory-dialogs.find-precon")}
          {...{ addable, inventory, store }}
        />
      )}
    </Dialog>
  );
}

function addableOf(precon: PreconWithCards, tags: readonly string[]): AddableDeck {
  const { id, name, clan, date = "", cards } = precon;
  return { id, name, note: "", clan, date, tags, search: preconSearch(precon), cards };
}
