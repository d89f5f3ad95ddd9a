import {
  type MatchInventory,
  OWNED_SHARES,
  SCALED_SIZES,
} from "../../../domain/archive/search/match-inventory";
import { formatPercent } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";
import styles from "../../../ui/search/filters.module.css";

interface InventoryFieldProps {
  readonly value: MatchInventory;
  readonly onChange: (value: MatchInventory) => void;
}

/** How much of a deck has to be in the inventory. */
export function InventoryField({ value, onChange }: InventoryFieldProps) {
  const { t, language } = useTranslation();
  const shares = [
    { value: "any" as const, label: t("search.any") },
    ...OWNED_SHARES.map((share) => {
      const percent = formatPercent(Math.round(100 * Number(share)), language);
      return { value: share, label: share === "1" ? percent : t("archive.owned-least", { share: percent }) };
    }),
  ];
  const sizes = [
    { value: "0" as const, label: t("archive.unscaled") },
    ...SCALED_SIZES.map((size) => ({ value: size, label: t("archive.scaled", { size }) })),
  ];
  return (
    <div className={styles.group}>
      <FieldRow label={t("archive.owned-crypt")}>
        <Select
          label={t("archive.owned-crypt")}
          value={value.crypt}
          options={shares}
          onChange={(crypt) => onChange({ ...value, crypt })}
        />
      </FieldRow>
      <FieldRow label={t("archive.owned-library")}>
        <Select
          label={t("archive.owned-library")}
          value={value.library}
          options={shares}
          onChange={(library) => onChange({ ...value, library })}
        />
      </FieldRow>
      <FieldRow label={t("archive.scaling")}>
        <Select
          label={t("archive.scaling")}
          value={value.scaling}
          options={sizes}
          onChange={(scaling) => onChange({ ...value, scaling })}
        />
      </FieldRow>
    </div>
  );
}
