import type { RankEnd, Ranks } from "../../../domain/archive/search/rank";
import type { TdaCriteria } from "../../../domain/archive/search/tda-form";
import { archiveFilters } from "../../../i18n/en/archive-filters";
import { useTranslation } from "../../../i18n/translation";
import { FieldRow } from "../../../ui/form/field-row";
import { Select } from "../../../ui/form/select";
import styles from "../../../ui/search/filters.module.css";
import type { SettersOf } from "../../../ui/search/use-criteria";
import { CardFilters } from "../filters/card-filters";
import type { CardPickerPart } from "../filters/quantities-field";
import type { Cards } from "../use-archive-cards";

/** @public Loaded along with the filters. */
export const messages = [archiveFilters];

const OFFERED = ["1", "2", "3", "5", "8", "10", "20", "10%", "25%", "50%"];

export interface TdaFiltersProps {
  readonly criteria: TdaCriteria;
  readonly set: SettersOf<TdaCriteria>;
  readonly cards: Cards;
}

/** Filters of the decks of one tournament. */
export function TdaFilters({ criteria, set, cards, CardPicker }: TdaFiltersProps & CardPickerPart) {
  const { t } = useTranslation();
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        <FieldRow label={t("archive.place-field")}>
          <div className={styles.line}>
            <End ranks={criteria.rank} end="from" label={t("archive.worst")} onChange={set.rank} />
            <End ranks={criteria.rank} end="to" label={t("archive.best")} onChange={set.rank} />
          </div>
        </FieldRow>
      </div>
      <CardFilters criteria={criteria} set={set} cards={cards} CardPicker={CardPicker} />
    </div>
  );
}

interface EndProps {
  readonly ranks: Ranks;
  readonly end: keyof Ranks;
  readonly label: string;
  readonly onChange: (ranks: Ranks) => void;
}

function End({ ranks, end, label, onChange }: EndProps) {
  const chosen = written(ranks[end]);
  const offered = chosen === "" || OFFERED.includes(chosen) ? OFFERED : [...OFFERED, chosen];
  return (
    <Select
      label={label}
      value={chosen}
      options={[{ value: "", label }, ...offered.map((value) => ({ value, label: value }))]}
      onChange={(value) =>
        onChange({
          ...ranks,
          [end]:
            value === "" ? undefined : { value: Number.parseInt(value, 10), isPercent: value.endsWith("%") },
        })
      }
    />
  );
}

function written(end: RankEnd | undefined): string {
  return end ? `${end.value}${end.isPercent ? "%" : ""}` : "";
}
