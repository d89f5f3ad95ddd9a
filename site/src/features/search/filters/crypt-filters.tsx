import { useMemo } from "react";
import { useStore } from "../../../data/store";
import type { CryptBase } from "../../../domain/search/card-base";
import { CRYPT_FORM, type CryptCriteria } from "../../../domain/search/crypt/crypt-form";
import { CRYPT_TRAITS } from "../../../domain/search/crypt/traits";
import type { Logic } from "../../../domain/search/logic";
import { useTranslation } from "../../../i18n/translation";
import { BoxesField } from "../../../ui/search/boxes-field";
import { clanOptions } from "../../../ui/search/clan-options";
import styles from "../../../ui/search/filters.module.css";
import { sectOptions, titleBoxes } from "../../../ui/search/game-options";
import { ListField } from "../../../ui/search/list-field";
import type { Setters } from "../search-kind";
import { ArtistField } from "./artist-field";
import { CapacityField } from "./capacity-field";
import { CardSection } from "./card-section";
import { DisciplineGrid } from "./discipline-grid";
import { DisciplinePairs } from "./discipline-pairs";
import { GroupField } from "./group-field";
import { InventoryField } from "./inventory-field";
import { LegalField } from "./legal-field";
import { optionCounts } from "./option-counts";
import { PreconField, SetField } from "./set-field";
import { TextField } from "./text-field";
import { traitBoxes } from "./trait-boxes";
import { VotesField } from "./votes-field";

const CLAN_LOGICS: readonly Logic[] = ["or", "and", "not"];
const SECT_LOGICS: readonly Logic[] = ["or", "not"];
const DISCIPLINES = ["disciplines", "disciplinesOr"] as const;
const PROPERTIES = ["capacity", "clan", "sect", "votes", "group"] as const;
const PRINTING = ["set", "precon", "legal", "artist"] as const;

interface CryptFiltersProps {
  readonly criteria: CryptCriteria;
  readonly set: Setters<"crypt">;
  readonly base: CryptBase;
  readonly textHint: string | undefined;
  /** Whether there is an inventory to search in. */
  readonly inventoryMode: boolean;
}

const NOT_COUNTED: Readonly<Record<string, number>> = {};

/** All filters of the crypt search. */
export function CryptFilters({ criteria, set, base, textHint, inventoryMode }: CryptFiltersProps) {
  const { t } = useTranslation();
  const counts = useStore(optionCounts);
  const clans = useMemo(() => clanOptions(t), [t]);
  const sects = useMemo(() => sectOptions(t), [t]);
  const titles = useMemo(() => titleBoxes(t), [t]);
  const traits = useMemo(() => traitBoxes(t, "crypt", CRYPT_TRAITS, base.traits), [t, base]);
  const section = { form: CRYPT_FORM, criteria };
  return (
    <div className={styles.form}>
      <div className={styles.group}>
        <TextField rows={criteria.text} hint={textHint} onChange={set.text} />
      </div>
      {inventoryMode && <InventoryField wanted={criteria.inventory} onChange={set.inventory} />}
      <CardSection {...section} label={t("search.disciplines")} keys={DISCIPLINES}>
        <DisciplineGrid
          levels={criteria.disciplines}
          counts={counts.disciplines}
          onChange={set.disciplines}
        />
        <DisciplinePairs alternatives={criteria.disciplinesOr} onChange={set.disciplinesOr} />
      </CardSection>
      <CardSection {...section} label={t("search.properties")} keys={PROPERTIES}>
        <CapacityField value={criteria.capacity} onChange={set.capacity} />
        <ListField
          label={t("search.clan")}
          value={criteria.clan}
          options={clans}
          logics={CLAN_LOGICS}
          counts={counts.clan}
          onChange={set.clan}
        />
        <ListField
          label={t("search.sect")}
          value={criteria.sect}
          options={sects}
          logics={SECT_LOGICS}
          counts={counts.sect}
          onChange={set.sect}
        />
        <VotesField votes={criteria.votes} onChange={set.votes} />
        <GroupField groups={criteria.group} onChange={set.group} />
      </CardSection>
      <div className={styles.group}>
        <BoxesField
          label={t("search.titles")}
          boxes={titles}
          ticked={criteria.titles}
          counts={counts.titles ?? NOT_COUNTED}
          onChange={set.titles}
        />
      </div>
      <div className={styles.group}>
        <BoxesField
          label={t("search.traits")}
          boxes={traits}
          ticked={criteria.traits}
          counts={counts.traits ?? NOT_COUNTED}
          onChange={set.traits}
        />
      </div>
      <CardSection {...section} label={t("search.printing")} keys={PRINTING}>
        <SetField value={criteria.set} catalogue={base.catalogue} onChange={set.set} />
        <PreconField value={criteria.precon} catalogue={base.catalogue} onChange={set.precon} />
        <LegalField format={criteria.legal} onChange={set.legal} />
        <ArtistField artist={criteria.artist} artists={base.artists.values} onChange={set.artist} />
      </CardSection>
    </div>
  );
}
