import { useState } from "react";
import type { CardId } from "../../../../domain/card/card";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import { useCardPreview } from "../../../../ui/card/card-preview";
import styles from "./card-list.module.css";

/** A card in a list, with what the list says of it. */
export interface CardEntry {
  readonly card: CardId;
  /** "3× Blood Doll". */
  readonly text: string;
}

interface CardListProps {
  readonly label: string;
  readonly entries: readonly CardEntry[];
}

/** A complete collection is shown in parts. */
const PER_PART = 100;

/** Cards in columns, each with its preview. */
export function CardList({ label, entries }: CardListProps) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(PER_PART);
  const left = entries.length - shown;
  return (
    <>
      <ul aria-label={label} className={styles.cards}>
        {entries.slice(0, shown).map((entry) => (
          <PreviewedCard key={entry.card} {...entry} />
        ))}
      </ul>
      {left > 0 && (
        <Button onClick={() => setShown(shown + 10 * PER_PART)}>
          {t("inventory-dialogs.show-more", { count: Math.min(left, 10 * PER_PART) })}
        </Button>
      )}
    </>
  );
}

function PreviewedCard({ card, text }: CardEntry) {
  const { anchorProps, preview } = useCardPreview(card);
  return (
    <li {...anchorProps}>
      {text}
      {preview}
    </li>
  );
}
