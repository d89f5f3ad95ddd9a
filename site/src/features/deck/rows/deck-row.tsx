import { type ComponentType, type MouseEvent, memo, type ReactNode } from "react";
import type { Card, CardId } from "../../../domain/card/card";
import { type CardWords, cardWords } from "../../../domain/card/card-words";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { useCardOpener } from "../../../ui/card/card-opener";
import type { LineProps } from "../../../ui/card-row/line-props";
import { QuantityCell } from "../../../ui/quantity/quantity-cell";
import styles from "./deck-rows.module.css";

/** Of one card; the server takes no more. */
const MOST_COPIES = 999;

/** How the copies of a card are changed; undefined where the deck is only read. */
export type CopiesChange = ((card: CardId, copies: number) => void) | undefined;

interface DeckRowProps<Kind extends Card> {
  readonly card: Kind;
  readonly copies: number;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
  readonly onCopies: CopiesChange;
  /** Numbers may be typed: there is a keyboard. */
  readonly typed: boolean;
  /** What stands at the end of the line. */
  readonly end?: ReactNode;
  /** What stands under the line. */
  readonly below?: ReactNode;
}

/** A card of a deck: its copies, then the card. An edit draws the rows that it changes, not all of them. */
export const DeckRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Kind extends Card>(props: DeckRowProps<Kind>) {
  const { card, copies, Line, overlay, among, onCopies, typed, end, below } = props;
  const opener = useCardOpener();
  const words = cardWords(card, overlay);
  const openFromRow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, button, input")) return;
    opener?.open(card.id, among);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the row is a larger target for the pointer; keys use the link in it
    <li className={styles.item} data-side={copies <= 0 || undefined} onClick={openFromRow}>
      <Copies card={card} copies={copies} words={words} onCopies={onCopies} typed={typed} />
      <Line card={card} words={words} among={among}>
        {end && <span className={styles.end}>{end}</span>}
      </Line>
      {below}
    </li>
  );
}

interface CopiesProps {
  readonly card: Card;
  readonly copies: number;
  readonly words: CardWords;
  readonly onCopies: CopiesChange;
  readonly typed: boolean;
}

function Copies({ card, copies, words, onCopies, typed }: CopiesProps) {
  const { t } = useTranslation();
  const name = card.kind === "crypt" && card.advanced ? `${words.name} (ADV)` : words.name;
  if (onCopies === undefined) {
    return (
      <span className={styles.copies}>
        <b>{copies > 0 && <span aria-hidden="true">{copies}</span>}</b>
        <span className="visually-hidden">{t("deck.copies-of-n", { count: Math.max(copies, 0), name })}</span>
      </span>
    );
  }
  return (
    <span className={styles.copies}>
      <QuantityCell
        quantity={copies}
        most={MOST_COPIES}
        typed={typed}
        words={{
          count: t("deck.copies-of", { name }),
          more: t("deck.one-more", { name }),
          fewer: copies > 0 ? t("deck.one-fewer", { name }) : t("deck.take-out", { name }),
        }}
        onChange={(next) => onCopies(card.id, next)}
      />
    </span>
  );
}
