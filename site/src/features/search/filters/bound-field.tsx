import { memo, useState } from "react";
import type { Comparison } from "../../../domain/search/comparison";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";
import styles from "../../../ui/search/filters.module.css";
import { comparisonOptions, numberOptions } from "./number-options";

interface BoundFieldProps<Offered extends Comparison> {
  readonly label: string;
  readonly value: { readonly bound: number; readonly moreless: Offered } | "any";
  readonly offered: readonly [Offered, ...Offered[]];
  readonly first: number;
  readonly last: number;
  readonly onChange: (value: { readonly bound: number; readonly moreless: Offered } | "any") => void;
}

/** A bound for a cost or requirement. */
function Bound<Offered extends Comparison>({
  label,
  value,
  offered,
  first,
  last,
  onChange,
}: BoundFieldProps<Offered>) {
  const { t } = useTranslation();
  const [waiting, setWaiting] = useState(offered[0]);
  const moreless = value === "any" ? waiting : value.moreless;
  return (
    <FieldRow label={label}>
      <div className={`${styles.line} ${styles.bound}`}>
        <Select
          label={t("search.comparison")}
          value={moreless}
          options={comparisonOptions(t, offered)}
          onChange={(next) => (value === "any" ? setWaiting(next) : onChange({ ...value, moreless: next }))}
        />
        <Select
          label={label}
          value={value === "any" ? "" : String(value.bound)}
          options={numberOptions(t, first, last)}
          onChange={(number) => onChange(number === "" ? "any" : { bound: Number(number), moreless })}
        />
      </div>
    </FieldRow>
  );
}

export const BoundField = memo(Bound) as typeof Bound;
