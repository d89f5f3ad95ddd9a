import type { Archive } from "../../../domain/archive/archive";
import type { PdaCriteria } from "../../../domain/archive/search/pda-form";
import { SOURCES } from "../../../domain/archive/search/source";
import { archiveFilters } from "../../../i18n/en/archive-filters";
import { archiveInventory } from "../../../i18n/en/archive-inventory";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";
import styles from "../../../ui/search/filters.module.css";
import type { SettersOf } from "../../../ui/search/use-criteria";
import { CardFilters } from "../filters/card-filters";
import { InventoryField } from "../filters/inventory-field";
import type { CardPickerPart } from "../filters/quantities-field";
import { RangeField } from "../filters/range-field";
import { useYears } from "../filters/use-years";
import { WordField } from "../filters/word-field";
import type { Cards } from "../use-archive-cards";

/** Loaded along with the filters. */
export const messages = [archiveFilters, archiveInventory];

export interface PdaFiltersProps {
  readonly criteria: PdaCriteria;
  readonly set: SettersOf<PdaCriteria>;
  readonly archive: Archive;
  readonly cards: Cards;
  /** Whether decks can be compared with an inventory. */
  readonly inventoryMode: boolean;
  readonly signedIn: boolean;
}

/** Filters of public decks. */
export function PdaFilters({
  criteria,
  set,
  archive,
  cards,
  inventoryMode,
  signedIn,
  CardPicker,
}: PdaFiltersProps & CardPickerPart) {
  const { t } = useTranslation();
  const years = useYears(archive);
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        {signedIn && (
          <FieldRow label={t("archive.source")}>
            <Select
              label={t("archive.source")}
              value={criteria.src}
              options={[
                { value: "any" as const, label: t("archive.source-all") },
                ...SOURCES.map((source) => ({ value: source, label: t(`archive.source-${source}`) })),
              ]}
              onChange={set.src}
            />
          </FieldRow>
        )}
        <RangeField
          label={t("archive.year-field")}
          range={criteria.date}
          numbers={years}
          onChange={set.date}
        />
        <WordField
          label={t("archive.author")}
          chosen={criteria.author}
          words={archive.people.words}
          onChange={set.author}
        />
      </div>
      {inventoryMode && <InventoryField value={criteria.matchInventory} onChange={set.matchInventory} />}
      <CardFilters criteria={criteria} set={set} cards={cards} CardPicker={CardPicker} />
    </div>
  );
}
