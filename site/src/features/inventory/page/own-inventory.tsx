import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from "react";
import type { OpenedInventory } from "../../../data/inventory/hooks/use-inventory";
import { useInventoryEditing } from "../../../data/inventory/hooks/use-inventory-editing";
import { useUsingDecks } from "../../../data/inventory/hooks/use-using-decks";
import { setPreferences } from "../../../data/preferences";
import { useReadAfterPaint } from "../../../data/use-after-paint";
import { type Translate, useTranslation } from "../../../i18n/translation";
import type { DialogStep } from "../../../ui/dialog-step";
import { EditNotice } from "../../../ui/saving/edit-notice";
import { SaveState } from "../../../ui/saving/save-state";
import { sourceOf } from "../shared/stock-source";
import { InventoryView } from "./inventory-view";

interface OwnInventoryProps {
  readonly state: Extract<OpenedInventory, { status: "ready" }>;
  readonly dialog: DialogStep;
  readonly pending: ReactNode;
}

/**
 * The inventory of the signed-in user. An edit renders its row and the save state at once, and everything else one paint
 * later.
 */
export function OwnInventory({ state, dialog, pending }: OwnInventoryProps) {
  const { store } = state;
  const { decks, uses, complete, failed } = useUsingDecks();
  const source = useMemo(() => sourceOf(store), [store]);
  const inventory = useReadAfterPaint(source.subscribe, source.inventory);
  useEffect(() => setPreferences({ inventoryMode: true }), []);
  const saving = useMemo(() => <Saving store={store} />, [store]);
  const notices = useMemo(
    () => <Notices store={store} incomplete={!complete && failed} />,
    [store, complete, failed],
  );
  // Without the decks all balances would be wrong.
  if (!complete && !failed) return pending;
  return (
    <InventoryView
      {...{ inventory, source, store, decks, uses, complete, dialog, saving, notices, pending }}
    />
  );
}

type StoreProps = Pick<OwnInventoryProps["state"], "store">;

function Saving({ store }: StoreProps) {
  return <SaveState editing={useInventoryEditing(store)} />;
}

/** Refused edits, and decks that could not be loaded. */
function Notices({ store, incomplete }: StoreProps & { readonly incomplete: boolean }) {
  const { t } = useTranslation();
  const problems = useSyncExternalStore(store.subscribe, () => store.saving().problems);
  return (
    <>
      {incomplete && <p role="status">{t("inventory.decks-incomplete")}</p>}
      {problems.map(({ id, code }) => (
        <EditNotice key={id} urgent onDismiss={() => store.dismissProblem(id)}>
          {t("deck.refused")} {formatRefusal(t, code)}
        </EditNotice>
      ))}
    </>
  );
}

function formatRefusal(t: Translate, code: string): string {
  const key = `inventory.refused-${code}`;
  return t(t.knows(key) ? key : "deck.refused-other");
}
