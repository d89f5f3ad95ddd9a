import { useMemo } from "react";
import { useStore } from "../../../data/store";
import type { LibraryBase } from "../../../domain/search/card-base";
import { LIBRARY_FORM, type LibraryCriteria } from "../../../domain/search/library/library-form";
import { LIBRARY_TRAITS } from "../../../domain/search/library/traits";
import type { Logic } from "../../../domain/search/logic";
import { useTranslation } from "../../../i18n/translation";
import { BoxesField } from "../../../ui/search/boxes-field";
import { requiredClanOptions } from "../../../ui/search/clan-options";
import styles from "../../../ui/search/filters.module.css";
import {
  requiredDisciplineOptions,
  requiredSectOptions,
  requiredTitleOptions,
  typeOptions,
} from "../../../ui/search/game-options";
import { ListField } from "../../../ui/search/list-field";
import type { Setters } from "../search-kind";
import { ArtistField } from "./artist-field";
import { BoundField } from "./bound-field";
import { CardSection } from "./card-section";
import { InventoryField } from "./inventory-field";
import { LegalField } from "./legal-field";
import { type OptionCounts, optionCounts } from "./option-counts";
import { PreconField, SetField } from "./set-field";
import { TextField } from "./text-field";
import { traitBoxes } from "./trait-boxes";

const TYPE_LOGICS: readonly Logic[] = ["or", "and", "not"];
const DISCIPLINE_LOGICS: readonly Logic[] = ["or", "and", "not", "only"];
const REQUIREMENT_LOGICS: readonly Logic[] = ["or", "not"];
const PROPERTIES = [
  ...(["type", "discipline", "blood", "pool"] as const),
  ...(["capacity", "clan", "sect", "title"] as const),
];
const PRINTING = ["set", "precon", "legal", "artist"] as const;

interface LibraryFiltersProps {
  readonly criteria: LibraryCriteria;
  readonly set: Setters<"library">;
  readonly base: LibraryBase;
  readonly textHint: string | undefined;
  /** Whether there is an inventory to search in. */
  readonly inventoryMode: boolean;
}

const NOT_COUNTED: Readonly<Record<string, number>> = {};

/** All filters of the library search. */
export function LibraryFilters({ criteria, set, base, textHint, inventoryMode }: LibraryFiltersProps) {
  const { t } = useTranslation();
  const counts = useStore(optionCounts);
  const traits = useMemo(() => traitBoxes(t, "library", LIBRARY_TRAITS, base.traits), [t, base]);
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        <TextField rows={criteria.text} hint={textHint} onChange={set.text} />
      </div>
      {inventoryMode && <InventoryField wanted={criteria.inventory} onChange={set.inventory} />}
      <Requirements criteria={criteria} set={set} counts={counts} />
      <div className={styles.group}>
        <BoxesField
          label={t("search.traits")}
          boxes={traits}
          ticked={criteria.traits}
          counts={counts.traits ?? NOT_COUNTED}
          onChange={set.traits}
        />
      </div>
      <CardSection form={LIBRARY_FORM} criteria={criteria} label={t("search.printing")} keys={PRINTING}>
        <SetField value={criteria.set} catalogue={base.catalogue} onChange={set.set} />
        <PreconField value={criteria.precon} catalogue={base.catalogue} onChange={set.precon} />
        <LegalField format={criteria.legal} onChange={set.legal} />
        <ArtistField artist={criteria.artist} artists={base.artists.values} onChange={set.artist} />
      </CardSection>
    </div>
  );
}

interface RequirementsProps extends Pick<LibraryFiltersProps, "criteria" | "set"> {
  readonly counts: OptionCounts;
}

/** Type, cost and requirements of the card. */
function Requirements({ criteria, set, counts }: RequirementsProps) {
  const { t } = useTranslation();
  const types = useMemo(() => typeOptions(t), [t]);
  const disciplines = useMemo(() => requiredDisciplineOptions(t), [t]);
  const clans = useMemo(() => requiredClanOptions(t), [t]);
  const sects = useMemo(() => requiredSectOptions(t), [t]);
  const titles = useMemo(() => requiredTitleOptions(t), [t]);
  return (
    <CardSection form={LIBRARY_FORM} criteria={criteria} label={t("search.properties")} keys={PROPERTIES}>
      <ListField
        label={t("search.type")}
        value={criteria.type}
        options={types}
        logics={TYPE_LOGICS}
        counts={counts.type}
        onChange={set.type}
      />
      <ListField
        label={t("search.discipline")}
        value={criteria.discipline}
        options={disciplines}
        logics={DISCIPLINE_LOGICS}
        counts={counts.discipline}
        onChange={set.discipline}
      />
      <BoundField
        label={t("search.blood")}
        value={criteria.blood}
        offered={["le", "eq", "ge"]}
        first={0}
        last={4}
        onChange={set.blood}
      />
      <BoundField
        label={t("search.pool")}
        value={criteria.pool}
        offered={["le", "eq", "ge"]}
        first={0}
        last={6}
        onChange={set.pool}
      />
      <BoundField
        label={t("search.required-capacity")}
        value={criteria.capacity}
        offered={["le", "ge"]}
        first={1}
        last={11}
        onChange={set.capacity}
      />
      <ListField
        label={t("search.clan")}
        value={criteria.clan}
        options={clans}
        logics={REQUIREMENT_LOGICS}
        counts={counts.clan}
        onChange={set.clan}
      />
      <ListField
        label={t("search.sect")}
        value={criteria.sect}
        options={sects}
        logics={REQUIREMENT_LOGICS}
        counts={counts.sect}
        onChange={set.sect}
      />
      <ListField
        label={t("search.title")}
        value={criteria.title}
        options={titles}
        logics={REQUIREMENT_LOGICS}
        counts={counts.title}
        onChange={set.title}
      />
    </CardSection>
  );
}
