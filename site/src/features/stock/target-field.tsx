import type { Target } from "../../domain/inventory/balance";
import { MAX_OWNED } from "../../domain/inventory/limits";
import { useTranslation } from "../../i18n/translation";
import { FieldRow } from "../../ui/form/field-row";
import { Select } from "../../ui/form/select";
import { QuantityCell } from "../../ui/quantity/quantity-cell";

interface TargetFieldProps {
  readonly name: string;
  readonly target: Target | undefined;
  readonly typed: boolean;
  readonly onChange: (target: Target | undefined) => void;
}

const MODES = ["disabled", "surplus", "fixed"] as const;

/** How many copies of a card the user wants. */
export function TargetField({ name, target, typed, onChange }: TargetFieldProps) {
  const { t } = useTranslation();
  const copies = target?.copies ?? 0;
  return (
    <FieldRow label={t("stock.target")}>
      <QuantityCell
        quantity={copies}
        showsZero={target !== undefined}
        min={0}
        max={MAX_OWNED}
        typed={typed}
        messages={{
          count: t("stock.target-of", { name }),
          more: t("stock.target-more", { name }),
          fewer: t("stock.target-fewer", { name }),
        }}
        // A number alone is a number in total.
        onChange={(next) => onChange({ mode: target?.mode ?? "fixed", copies: next })}
      />
      <Select
        label={t("stock.target-mode", { name })}
        value={target?.mode ?? "disabled"}
        options={MODES.map((value) => ({ value, label: t(`stock.target-${value}`) }))}
        onChange={(mode) => onChange(mode === "disabled" ? undefined : { mode, copies })}
      />
    </FieldRow>
  );
}
