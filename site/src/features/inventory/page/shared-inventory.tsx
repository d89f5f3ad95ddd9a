import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { isUnknownKey, sharedInventoryOptions } from "../../../data/inventory/shared-inventory";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import type { DialogStep } from "../../../ui/dialog-step";
import { Page } from "../../../ui/page";
import { Panel } from "../../../ui/panel";
import { constantSource } from "../shared/stock-source";
import { InventoryView } from "./inventory-view";

interface SharedInventoryProps {
  readonly shareKey: string;
  readonly dialog: DialogStep;
  readonly pending: ReactNode;
}

const NO_DECKS = [] as const;
const NO_USES = new Map();

/** The inventory that somebody shares; nothing of it can be changed. */
export function SharedInventory({ shareKey, dialog, pending }: SharedInventoryProps) {
  const { t } = useTranslation();
  const { data: inventory, error, refetch } = useQuery(sharedInventoryOptions(shareKey));
  const source = useMemo(() => inventory && constantSource(inventory), [inventory]);
  if (inventory && source) {
    return (
      <InventoryView
        {...{ inventory, source, dialog, pending }}
        store={undefined}
        decks={NO_DECKS}
        uses={NO_USES}
        complete
      />
    );
  }
  if (!error) return pending;
  const unknown = isUnknownKey(error);
  return (
    <Page>
      <h1 className="visually-hidden">{t("inventory.shared")}</h1>
      <Panel title={t(unknown ? "inventory.unknown-key" : "deck.no-connection")}>
        <p role="alert">{t(unknown ? "inventory.unknown-key-text" : "shell.error-connection-text")}</p>
        <p>
          {!unknown && <Button onClick={() => void refetch()}>{t("common.retry")}</Button>}{" "}
          <Link to="/inventory">{t("inventory.back")}</Link>
        </p>
      </Panel>
    </Page>
  );
}
