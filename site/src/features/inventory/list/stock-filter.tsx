import { useMemo } from "react";
import type { StockChoice } from "../../../domain/inventory/stock-filters";
import type { StockTotals } from "../../../domain/inventory/stock-rows";
import { useTranslation } from "../../../i18n/translation";
import { Select } from "../../../ui/form/select";

/** No value of a filter. */
const ALL = "";

interface StockFilterProps {
  /** "Clan". */
  readonly label: string;
  readonly choices: readonly StockChoice[];
  /** undefined: all. */
  readonly chosen: string | undefined;
  /** Of the cards without this filter. */
  readonly total: StockTotals;
  readonly nameOf: (value: string) => string;
  readonly onChoose: (value: string | undefined) => void;
}

/** A filter whose choices show copies and different cards. */
export function StockFilter({ label, choices, chosen, total, nameOf, onChoose }: StockFilterProps) {
  const { t } = useTranslation();
  const options = useMemo(() => {
    const optionOf = (value: string, name: string, { copies, unique }: StockTotals) => ({
      value,
      label: t("inventory.choice", { name, copies, unique }),
    });
    const named = choices.map((choice) => optionOf(choice.value, nameOf(choice.value), choice));
    const sorted = named.toSorted((one, other) => one.label.localeCompare(other.label));
    return [optionOf(ALL, t("inventory.all-of", { what: label }), total), ...sorted];
  }, [t, label, choices, total, nameOf]);
  return (
    <Select
      label={label}
      value={chosen ?? ALL}
      options={options}
      onChange={(value) => onChoose(value === ALL ? undefined : value)}
    />
  );
}
