import { useUsingDecks } from "../../data/inventory/hooks/use-using-decks";
import type { InventoryStore } from "../../data/inventory/inventory-store";
import type { Card } from "../../domain/card/card";
import { balance } from "../../domain/inventory/balance";
import { UNUSED } from "../../domain/inventory/card-use";
import { copiesChange } from "../../domain/inventory/copies-change";
import type { Inventory } from "../../domain/inventory/inventory";
import { MAX_OWNED } from "../../domain/inventory/limits";
import { useTranslation } from "../../i18n/translation";
import { Field } from "../../ui/card/field";
import { FieldRow } from "../../ui/form/field-row";
import form from "../../ui/form/form.module.css";
import { QuantityCell } from "../../ui/quantity/quantity-cell";
import { LIVE, useMedia } from "../../ui/use-media";
import { Balance } from "./balance";
import { DeckUses } from "./deck-uses";
import { PrintingsField } from "./printings-field";
import { TargetField } from "./target-field";

interface StockFieldsProps {
  readonly card: Card;
  readonly name: string;
  readonly inventory: Inventory;
  readonly store: InventoryStore;
}

/** Copies owned, wanted and used of a card. */
export function StockFields({ card, name, inventory, store }: StockFieldsProps) {
  const { t } = useTranslation();
  const using = useUsingDecks();
  const typed = useMedia(LIVE);
  const { id } = card;
  const owned = inventory.copies.get(id);
  const target = inventory.targets.get(id);
  const use = using.uses.get(id) ?? UNUSED;
  const isKnown = using.complete || target?.mode === "fixed";
  return (
    <Field name={t("stock.inventory")}>
      {inventory.frozen && <p>{t("stock.frozen")}</p>}
      <fieldset disabled={inventory.frozen} className={form.block}>
        <legend className="visually-hidden">{t("stock.copies")}</legend>
        <FieldRow label={t("stock.owned")}>
          <QuantityCell
            quantity={owned ?? 0}
            showsZero
            min={owned === undefined ? 0 : -1}
            max={MAX_OWNED}
            typed={typed}
            messages={{
              count: t("stock.owned-of", { name }),
              more: t("stock.one-more", { name }),
              fewer: t(owned === 0 ? "stock.take-out" : "stock.one-fewer", { name }),
            }}
            onChange={(copies) => store.change(copiesChange(inventory, id, copies))}
          />
          <Balance left={isKnown ? balance(owned ?? 0, use, target) : undefined} />
        </FieldRow>
        <TargetField
          name={name}
          target={target}
          typed={typed}
          onChange={(next) => store.change({ kind: "target", card: id, target: next })}
        />
        <PrintingsField
          card={card}
          owned={owned ?? 0}
          printings={inventory.printings.get(id) ?? []}
          typed={typed}
          onChange={(printings) => store.change({ kind: "printings", card: id, printings })}
        />
      </fieldset>
      <DeckUses use={use} using={using} />
    </Field>
  );
}
