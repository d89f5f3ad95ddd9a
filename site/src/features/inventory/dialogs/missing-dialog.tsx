import { useMemo, useState } from "react";
import { useCards } from "../../../data/use-cards";
import type { DeckId } from "../../../domain/deck/deck";
import { deckText } from "../../../i18n/en/deck-text";
import { inventoryDialogs } from "../../../i18n/en/inventory-dialogs";
import { useTranslation } from "../../../i18n/translation";
import { Dialog } from "../../../ui/dialog";
import styles from "../../../ui/dialog-form.module.css";
import { Checkbox } from "../../../ui/form/checkbox";
import { Choice } from "../../../ui/form/choice";
import type { InventoryDialogProps } from "../shared/dialog-props";
import { DeckChoice, useChosenDecks } from "./missing/deck-choice";
import { MissingList } from "./missing/missing-list";
import { type MissingScope, useMissing } from "./missing/use-missing";
import { nameFrom } from "./shared/copies-entries";
import { usePrecons } from "./shared/use-precons";

/** @public Loaded along with the component. */
export const messages = [inventoryDialogs, deckText];

const SCOPES: readonly MissingScope[] = ["all", "chosen", "collection"];
const NONE: ReadonlySet<DeckId> = new Set();

/** What is missing for decks, targets or a complete collection, and the precons that have it. */
export function MissingDialog({ onClose, complete, ...stock }: InventoryDialogProps) {
  const { t } = useTranslation();
  const { find } = useCards();
  const precons = usePrecons();
  const nameOf = useMemo(() => nameFrom(find), [find]);
  const [scope, setScope] = useState<MissingScope>("all");
  const [ids, setIds] = useState(NONE);
  const [onlyShown, setOnlyShown] = useState(true);
  const chosen = useChosenDecks(ids);
  const { copies, isNarrower } = useMissing(stock, { scope, chosen: chosen.decks, onlyShown });
  const isLoading = scope !== "collection" && !(complete && (scope === "all" || chosen.complete));
  return (
    <Dialog title={t("inventory.missing")} size="md" closeLabel={t("common.close")} onClose={onClose}>
      <div className={styles.form}>
        <Choice
          label={t("inventory-dialogs.scope")}
          value={scope}
          options={SCOPES.map((value) => ({ value, label: t(`inventory-dialogs.scope-${value}`) }))}
          onChange={setScope}
        />
        {scope === "chosen" && <DeckChoice chosen={ids} onChange={setIds} />}
        {isNarrower && (
          <Checkbox label={t("inventory-dialogs.only-shown")} checked={onlyShown} onChange={setOnlyShown} />
        )}
        {isLoading && (
          <p role="status" className={styles.note}>
            {t(chosen.failed ? "inventory-dialogs.decks-failed" : "inventory-dialogs.still-loading")}
          </p>
        )}
        {scope === "chosen" && ids.size === 0 ? (
          <p>{t("inventory-dialogs.choose-decks")}</p>
        ) : (
          (copies.size > 0 || !isLoading) && (
            <MissingList missing={copies} precons={precons} nameOf={nameOf} />
          )
        )}
      </div>
    </Dialog>
  );
}
