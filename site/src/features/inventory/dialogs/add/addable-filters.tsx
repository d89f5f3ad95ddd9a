import type { ReactNode } from "react";
import {
  ADDABLE_ORDERS,
  type AddableCriteria,
  type AddableDeck,
} from "../../../../domain/inventory/addable-decks";
import { inEnglishOrder } from "../../../../domain/text/order";
import { useTranslation } from "../../../../i18n/translation";
import { focusFirst } from "../../../../ui/confirmation";
import { LabelledInput } from "../../../../ui/form/labelled-input";
import { Select } from "../../../../ui/form/select";
import { LIVE, useMedia } from "../../../../ui/use-media";
import styles from "./add.module.css";

interface AddableFiltersProps {
  /** Of the search field. */
  readonly label: string;
  readonly addable: readonly AddableDeck[];
  readonly criteria: AddableCriteria;
  readonly onChange: (criteria: AddableCriteria) => void;
}

/** Name, tag and order of the list. */
export function AddableFilters({ label, addable, criteria, onChange }: AddableFiltersProps) {
  const { t } = useTranslation();
  const wide = useMedia(LIVE);
  const tags = inEnglishOrder(new Set(addable.flatMap((deck) => deck.tags)));
  const options = tags.map((tag) => ({ value: tag, label: tag }));
  return (
    <div className={styles.filters}>
      <LabelledInput
        type="search"
        ref={wide ? focusFirst : undefined}
        label={label}
        autoComplete="off"
        value={criteria.text}
        onChange={({ target }) => onChange({ ...criteria, text: target.value })}
      />
      <Labelled label={t("inventory-dialogs.order")}>
        <Select
          label={t("inventory-dialogs.order")}
          value={criteria.order}
          options={ADDABLE_ORDERS.map((value) => ({ value, label: t(`inventory-dialogs.order-${value}`) }))}
          onChange={(order) => onChange({ ...criteria, order })}
        />
      </Labelled>
      {tags.length > 0 && (
        <Labelled label={t("inventory-dialogs.tag")}>
          <Select
            label={t("inventory-dialogs.tag")}
            value={criteria.tag}
            options={[{ value: "", label: t("inventory-dialogs.any-tag") }, ...options]}
            onChange={(tag) => onChange({ ...criteria, tag })}
          />
        </Labelled>
      )}
    </div>
  );
}

/** The visible label of a select, hidden from screen readers because the select has its own. */
function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span>
      <span aria-hidden="true">{label}</span>
      {children}
    </span>
  );
}
