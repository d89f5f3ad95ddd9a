import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import type { DeckCards } from "../../../../domain/deck/deck";
import type { CardEvidenceSchema } from "../../../../generated/api";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { CardLink } from "../../../../ui/card/card-link";
import styles from "./evidence.module.css";
import { formatCopies } from "./format-copies";

export interface ShownCard {
  readonly card: Card;
  readonly shown: CardEvidenceSchema;
}

interface EvidenceTableProps {
  readonly title: string;
  readonly rows: readonly ShownCard[];
  /** The total of similar decks. */
  readonly decks: number;
  /** The requested cards. */
  readonly cards: DeckCards;
  readonly overlay: Overlay | null;
}

/** For each card of the deck, the similar winning decks that play it, their copies, and outliers. */
export function EvidenceTable({ title, rows, decks, cards, overlay }: EvidenceTableProps) {
  const { t } = useTranslation();
  const among: readonly CardId[] = rows.map(({ card }) => card.id);
  if (rows.length === 0) return null;
  return (
    <table className={styles.table}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t("deck-ideas.card")}</th>
          <th scope="col">{t("deck-ideas.here")}</th>
          <th scope="col">{t("deck-ideas.playing")}</th>
          <th scope="col">{t("deck-ideas.copies")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ card, shown: { playing, copies, mark } }) => {
          const localized = localizeCard(card, overlay);
          return (
            <tr key={card.id}>
              <th scope="row">
                <CardLink id={card.id} among={among} preview lang={localized.nameLang}>
                  {localized.name}
                </CardLink>
                {mark && <strong> {t(`deck-ideas.mark-${mark}`)}</strong>}
              </th>
              <td>{cards.get(card.id)}</td>
              <td>
                {t("deck-ideas.share", { percent: Math.round((100 * playing) / decks), playing, decks })}
              </td>
              <td>{formatCopies(copies)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
