import { useId } from "react";
import type { Archive } from "../../../domain/archive/archive";
import { MIN_EVENT_LENGTH } from "../../../domain/archive/search/event";
import type { TwdCriteria } from "../../../domain/archive/search/twd-form";
import { archiveFilters } from "../../../i18n/en/archive-filters";
import { archiveInventory } from "../../../i18n/en/archive-inventory";
import { useTranslation } from "../../../i18n/translation";
import { Checkbox } from "../../../ui/form/checkbox";
import { FieldRow } from "../../../ui/form/field-row";
import form from "../../../ui/form/form.module.css";
import styles from "../../../ui/search/filters.module.css";
import type { SettersOf } from "../../../ui/search/use-criteria";
import type { Cards } from "../use-archive-cards";
import { CardFilters } from "./card-filters";
import { InventoryField } from "./inventory-field";
import type { CardPickerPart } from "./quantities-field";
import { RangeField } from "./range-field";
import { useYears } from "./use-years";
import { WordField } from "./word-field";

/** Sizes of events. */
const PLAYERS = [12, 25, 50, 100];

/** Loaded along with the filters. */
export const messages = [archiveFilters, archiveInventory];

export interface TwdFiltersProps {
  readonly criteria: TwdCriteria;
  readonly set: SettersOf<TwdCriteria>;
  readonly archive: Archive;
  readonly cards: Cards;
  /** Whether decks can be compared with an inventory. */
  readonly inventoryMode: boolean;
  readonly live: boolean;
}

/** Filters of winning decks. */
export function TwdFilters({
  criteria,
  set,
  archive,
  cards,
  inventoryMode,
  live,
  CardPicker,
}: TwdFiltersProps & CardPickerPart) {
  const { t } = useTranslation();
  const hint = useId();
  const { location, event, traits } = criteria;
  const years = useYears(archive);
  const isShort = live && event !== "" && event.trim().length < MIN_EVENT_LENGTH;
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        <RangeField
          label={t("archive.year-field")}
          range={criteria.date}
          numbers={years}
          onChange={set.date}
        />
        <RangeField
          label={t("archive.players-field")}
          range={criteria.players}
          numbers={PLAYERS}
          onChange={set.players}
        />
        <FieldRow label={t("archive.event")}>
          <input
            type="search"
            className={form.input}
            aria-label={t("archive.event")}
            aria-describedby={isShort ? hint : undefined}
            value={event}
            onChange={({ target }) => set.event(target.value)}
          />
          {isShort && (
            <p id={hint} className={styles.hint}>
              {t("archive.short-text")}
            </p>
          )}
        </FieldRow>
        <Checkbox
          label={t("archive.championship")}
          checked={traits.includes("championship")}
          onChange={(on) =>
            set.traits(on ? [...traits, "championship"] : traits.filter((trait) => trait !== "championship"))
          }
        />
        <WordField
          label={t("archive.country")}
          chosen={location.country}
          words={archive.countries.words}
          onChange={(country) => set.location({ ...location, country })}
        />
        <WordField
          label={t("archive.city")}
          chosen={location.city}
          words={archive.cities.words}
          onChange={(city) => set.location({ ...location, city })}
        />
        <WordField
          label={t("archive.winner")}
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
