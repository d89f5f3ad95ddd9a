import type { ReactNode } from "react";
import { useOpenedInventory } from "../../../data/inventory/hooks/use-inventory";
import { useTranslation } from "../../../i18n/translation";
import { useLoaded } from "../../../lazy/lazy-part";
import { Button } from "../../../ui/button";
import type { DialogStep } from "../../../ui/dialog-step";
import { Page } from "../../../ui/page";
import { Panel } from "../../../ui/panel";
import { OwnInventory, SharedInventory } from "./lazy-parts";
import { SignedOut } from "./signed-out";

interface InventoryPageProps {
  /** The key of an inventory that somebody shares. */
  readonly shareKey: string | undefined;
  readonly dialog: DialogStep;
  /** Shown until the inventory is known. */
  readonly pending: ReactNode;
}

/** The inventory of the signed-in user, or one that somebody shares. */
export function InventoryPage({ shareKey, dialog, pending }: InventoryPageProps) {
  const isShared = shareKey !== undefined;
  const loaded = useLoaded(SharedInventory, isShared);
  if (!isShared) return <Own dialog={dialog} pending={pending} />;
  if (!loaded) return pending;
  return <SharedInventory key={shareKey} shareKey={shareKey} dialog={dialog} pending={pending} />;
}

function Own({ dialog, pending }: Omit<InventoryPageProps, "shareKey">) {
  const state = useOpenedInventory();
  const loaded = useLoaded(OwnInventory, state.status !== "signed-out");
  switch (state.status) {
    case "signed-out":
      return <SignedOut />;
    case "loading":
      return pending;
    case "failed":
      return <Failed onRetry={state.retry} />;
    case "ready":
      return loaded ? <OwnInventory state={state} dialog={dialog} pending={pending} /> : pending;
  }
}

function Failed({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Page>
      <h1 className="visually-hidden">{t("shell.inventory")}</h1>
      <Panel title={t("deck.no-connection")}>
        <p role="alert">{t("deck.no-connection-hint")}</p>
        <Button onClick={onRetry}>{t("common.retry")}</Button>
      </Panel>
    </Page>
  );
}
