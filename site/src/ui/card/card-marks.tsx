import type { Card } from "../../domain/card/card";
import { isPlaytestId } from "../../domain/card/ids";
import { isReleasedOn } from "../../domain/card/legality";
import { useTranslation } from "../../i18n/translation";
import { today } from "../today";
import { useCardAside } from "./card-aside";
import styles from "./card-marks.module.css";
import { useIsOutside } from "./card-pool";

interface CardMarksProps {
  readonly card: Pick<Card, "id" | "sets" | "banned" | "firstPrint"> & { readonly advanced?: boolean };
}

/**
 * Marks after the name of a card, in fixed order: ADV, banned, in testing, unreleased, outside of the limited format,
 * that of the list.
 */
export function CardMarks({ card }: CardMarksProps) {
  const { t } = useTranslation();
  const unreleased = !isReleasedOn(card, today());
  const outside = useIsOutside(card);
  const aside = useCardAside(card.id);
  const inTesting = isPlaytestId(card.id);
  if (!card.advanced && card.banned === "" && !inTesting && !unreleased && !outside && !aside) return null;
  return (
    <span className={styles.marks}>
      {card.advanced && (
        <abbr className={styles.mark} title={t("card.mark.advanced")}>
          ADV
        </abbr>
      )}
      {card.banned !== "" && (
        <span className={`${styles.mark} ${styles.banned}`}>{t("card.mark.banned")}</span>
      )}
      {inTesting && <span className={`${styles.mark} ${styles.soon}`}>{t("card.mark.playtest")}</span>}
      {unreleased && <span className={`${styles.mark} ${styles.soon}`}>{t("card.mark.unreleased")}</span>}
      {outside && <span className={`${styles.mark} ${styles.soon}`}>{t("card.mark.limited")}</span>}
      {aside}
    </span>
  );
}
