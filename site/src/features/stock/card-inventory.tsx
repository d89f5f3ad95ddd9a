import { useLayoutEffect } from "react";
import { useInventory } from "../../data/inventory/hooks/use-inventory";
import { usePreferences } from "../../data/preferences";
import type { Card } from "../../domain/card/card";
import { useTranslation } from "../../i18n/translation";
import { Button } from "../../ui/button";
import { Field } from "../../ui/card/field";
import { NoteField } from "./note-field";
import { Refusals } from "./refusals";
import { StockFields } from "./stock-fields";

interface CardInventoryProps {
  readonly card: Card;
  /** Name of the card in its language. */
  readonly name: string;
  /** Called when the size is final: the inventory is known, or could not be loaded. */
  readonly onSettled: () => void;
}

/** What the signed-in user has of a card and has noted about it. Copies are only shown in inventory mode. */
export function CardInventory({ card, name, onSettled }: CardInventoryProps) {
  const { t } = useTranslation();
  const { inventoryMode } = usePreferences();
  const state = useInventory();
  const isSettled = state.status !== "loading";
  useLayoutEffect(() => {
    if (isSettled) onSettled();
  }, [isSettled, onSettled]);

  if (state.status === "failed") {
    return (
      <Field name={t("stock.inventory")}>
        <p role="alert">
          {t("stock.failed")} <Button onClick={state.retry}>{t("common.retry")}</Button>
        </p>
      </Field>
    );
  }
  if (state.status !== "ready") return null;
  const { inventory, store } = state;
  return (
    <>
      <Refusals store={store} />
      {inventoryMode && <StockFields card={card} name={name} inventory={inventory} store={store} />}
      <NoteField
        name={name}
        text={inventory.notes.get(card.id) ?? ""}
        store={store}
        onSave={(text) => store.change({ kind: "note", card: card.id, text })}
      />
    </>
  );
}
