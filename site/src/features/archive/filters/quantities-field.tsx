import { type ComponentType, useMemo } from "react";
import {
  MAX_SEARCHED_COPIES,
  QUANTITY_MODES,
  type Quantity,
} from "../../../domain/archive/search/quantities";
import type { Card, CardId, CardKind } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { FieldBlock } from "../../../ui/form/field-row";
import form from "../../../ui/form/form.module.css";
import { Select } from "../../../ui/form/select";
import { SquareButton } from "../../../ui/form/square-button";
import styles from "../../../ui/search/filters.module.css";
import own from "../archive.module.css";

export interface CardPickerProps {
  readonly kind: CardKind;
  readonly label: string;
  readonly placeholder: string;
  readonly onChoose: (card: CardId) => void;
}

/** Component that the app adds to the filters of every archive. */
export interface CardPickerPart {
  /** Finds a card by name. */
  readonly CardPicker: ComponentType<CardPickerProps>;
}

interface QuantitiesFieldProps extends CardPickerPart {
  readonly kind: CardKind;
  readonly cards: readonly Card[];
  readonly quantities: readonly Quantity[];
  readonly onChange: (quantities: readonly Quantity[]) => void;
}

/** Required cards with bounds on their copies. */
export function QuantitiesField({ kind, cards, quantities, CardPicker, onChange }: QuantitiesFieldProps) {
  const { t } = useTranslation();
  const label = t(kind === "crypt" ? "archive.crypt-cards" : "archive.library-cards");
  const names = useMemo(() => new Map(cards.map((card) => [card.id, card.displayName])), [cards]);
  const add = (card: CardId) => {
    if (quantities.some((one) => one.card === card)) return;
    onChange([...quantities, { card, copies: 1, mode: "gt" }]);
  };
  return (
    <FieldBlock label={label}>
      {quantities.map((one) => (
        <QuantityRow
          key={one.card}
          name={names.get(one.card) ?? String(one.card)}
          quantity={one}
          onChange={(next) => onChange(quantities.map((other) => (other === one ? next : other)))}
          onRemove={() => onChange(quantities.filter((other) => other !== one))}
        />
      ))}
      <div className={own.picker}>
        <CardPicker kind={kind} label={label} placeholder={t("archive.add-card")} onChoose={add} />
      </div>
    </FieldBlock>
  );
}

interface QuantityRowProps {
  readonly name: string;
  readonly quantity: Quantity;
  readonly onChange: (quantity: Quantity) => void;
  readonly onRemove: () => void;
}

function QuantityRow({ name, quantity, onChange, onRemove }: QuantityRowProps) {
  const { t } = useTranslation();
  const copies = t("archive.copies", { card: name });
  return (
    <div className={styles.stack}>
      <span>{name}</span>
      <div className={styles.line}>
        <Select
          label={t("archive.mode")}
          value={quantity.mode}
          options={QUANTITY_MODES.map((mode) => ({ value: mode, label: t(`archive.mode.${mode}`) }))}
          onChange={(mode) => onChange({ ...quantity, mode })}
        />
        <input
          type="number"
          className={`${form.input} ${own.number}`}
          aria-label={copies}
          min={0}
          max={MAX_SEARCHED_COPIES}
          value={quantity.copies}
          onChange={({ target }) => {
            const number = Math.trunc(target.valueAsNumber);
            if (number >= 0 && number <= MAX_SEARCHED_COPIES) onChange({ ...quantity, copies: number });
          }}
        />
        <SquareButton label={t("search.remove", { what: name })} icon="×" onClick={onRemove} />
      </div>
    </div>
  );
}
