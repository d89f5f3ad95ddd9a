import type { Card, CardId } from "../../domain/card/card";
import type { LocalizedCard } from "../../domain/card/localized-card";
import { useTranslation } from "../../i18n/translation";
import { CardLink } from "../card/card-link";
import { CardMarks } from "../card/card-marks";
import { useIsOutside } from "../card/card-pool";
import styles from "./card-row.module.css";

interface CardNameProps {
  readonly card: Card;
  readonly localized: LocalizedCard;
  readonly among?: readonly CardId[] | undefined;
  readonly tabIndex?: number | undefined;
}

/** The name as the row's link, followed by its marks. The row must never clip it. */
export function CardName({ card, localized, among, tabIndex }: CardNameProps) {
  const { language } = useTranslation();
  const struck = useIsOutside(card) || card.banned !== "";
  return (
    <span className={styles.name} data-names="">
      <CardLink
        id={card.id}
        among={among}
        preview
        className={struck ? `${styles.link} ${styles.struck}` : styles.link}
        tabIndex={tabIndex}
        lang={localized.nameLang === language ? undefined : localized.nameLang}
      >
        {localized.name}
      </CardLink>
      <CardMarks card={card} />
    </span>
  );
}
