import type { Card, CardId } from "../../../domain/card/card";
import { useTranslation } from "../../../i18n/translation";
import { CardLink } from "../../../ui/card/card-link";
import { CardMarks } from "../../../ui/card/card-marks";
import type { CardWords } from "../card-words";
import styles from "./row.module.css";

interface RowNameProps {
  readonly card: Card;
  readonly words: CardWords;
  readonly among: readonly CardId[];
  readonly tabIndex: number;
}

/** The name as the row's link, and the marks after it. Nothing in the row may cut it. */
export function RowName({ card, words, among, tabIndex }: RowNameProps) {
  const { language } = useTranslation();
  return (
    <span className={styles.name}>
      <CardLink
        id={card.id}
        among={among}
        preview
        className={card.banned === "" ? styles.link : `${styles.link} ${styles.banned}`}
        tabIndex={tabIndex}
        lang={words.nameLang === language ? undefined : words.nameLang}
      >
        {words.name}
      </CardLink>
      <CardMarks card={card} />
    </span>
  );
}
