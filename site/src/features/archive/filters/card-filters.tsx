import { useMemo } from "react";
import { CAPACITY_BANDS } from "../../../domain/archive/search/capacity";
import { SEVERAL_CLANS } from "../../../domain/archive/search/clan";
import { LIBRARY_BANDS } from "../../../domain/archive/search/library-total";
import type { TdaCriteria } from "../../../domain/archive/search/tda-form";
import { CRYPT_TRAITS } from "../../../domain/archive/search/traits";
import type { Logic } from "../../../domain/search/logic";
import { NO_PATH } from "../../../domain/search/shared/clan-or-path";
import { useTranslation } from "../../../i18n/translation";
import { BoxesField } from "../../../ui/search/boxes-field";
import { clanOptions } from "../../../ui/search/clan-options";
import styles from "../../../ui/search/filters.module.css";
import { sectOptions } from "../../../ui/search/game-options";
import { ListField } from "../../../ui/search/list-field";
import type { SettersOf } from "../../../ui/search/use-criteria";
import type { Cards } from "../use-archive-cards";
import { DisciplinesField } from "./disciplines-field";
import { type CardPickerPart, QuantitiesField } from "./quantities-field";
import { SharesField } from "./shares-field";
import { TagsField } from "./tags-field";

const LOGICS: readonly Logic[] = ["or", "not"];

/** Filters of the cards of a deck, in every archive. */
type CardCriteria = Omit<TdaCriteria, "rank">;

interface CardFiltersProps extends CardPickerPart {
  readonly criteria: CardCriteria;
  readonly set: SettersOf<CardCriteria>;
  readonly cards: Cards;
}

const bands = (words: readonly string[]) =>
  words.map((band) => ({ value: band, label: band.replace("-", "–") }));
const chosen = <Word extends string>(all: readonly Word[], ticked: readonly string[]) =>
  all.filter((word) => ticked.includes(word));

export function CardFilters({ criteria, set, cards, CardPicker }: CardFiltersProps) {
  const { t } = useTranslation();
  const clans = useMemo(
    () => [
      { value: SEVERAL_CLANS, label: t("archive.several-clans") },
      ...clanOptions(t).filter(({ value }) => value !== NO_PATH),
    ],
    [t],
  );
  const sects = useMemo(() => sectOptions(t), [t]);
  return (
    <>
      <div className={styles.group}>
        <QuantitiesField
          kind="crypt"
          cards={cards.crypt}
          quantities={criteria.crypt}
          CardPicker={CardPicker}
          onChange={set.crypt}
        />
        <QuantitiesField
          kind="library"
          cards={cards.library}
          quantities={criteria.library}
          CardPicker={CardPicker}
          onChange={set.library}
        />
      </div>
      <div className={styles.group}>
        <ListField
          label={t("search.clan")}
          value={criteria.clan}
          options={clans}
          logics={LOGICS}
          onChange={set.clan}
        />
        <ListField
          label={t("search.sect")}
          value={criteria.sect}
          options={sects}
          logics={LOGICS}
          onChange={set.sect}
        />
        <BoxesField
          label={t("archive.traits")}
          boxes={CRYPT_TRAITS.map((trait) => ({ value: trait, label: t(`archive.trait.${trait}`) }))}
          ticked={chosen(CRYPT_TRAITS, criteria.traits)}
          onChange={(ticked) =>
            set.traits([
              ...chosen(CRYPT_TRAITS, ticked),
              ...criteria.traits.filter((trait) => trait === "championship"),
            ])
          }
        />
        <BoxesField
          label={t("archive.capacity")}
          boxes={bands(CAPACITY_BANDS)}
          ticked={criteria.capacity}
          onChange={(ticked) => set.capacity(chosen(CAPACITY_BANDS, ticked))}
        />
        <BoxesField
          label={t("archive.library-size")}
          boxes={bands(LIBRARY_BANDS)}
          ticked={criteria.libraryTotal}
          onChange={(ticked) => set.libraryTotal(chosen(LIBRARY_BANDS, ticked))}
        />
      </div>
      <div className={styles.group}>
        <DisciplinesField codes={criteria.disciplines} onChange={set.disciplines} />
      </div>
      <div className={styles.group}>
        <TagsField wanted={criteria.tags} onChange={set.tags} />
      </div>
      <div className={styles.group}>
        <SharesField shares={criteria.cardtypes} onChange={set.cardtypes} />
      </div>
    </>
  );
}
