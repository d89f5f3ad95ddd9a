import {
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type ReactNode,
  useMemo,
} from "react";
import { getPreferences } from "../../../../data/preferences";
import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { cardLabel } from "../../../../ui/card/card-label";
import { useCardOpener } from "../../../../ui/card/card-opener";
import type { LineProps } from "../../../../ui/card-row/line-props";
import { CardCopies } from "../../../../ui/quantity/card-copies";
import { stepOfKey } from "../../../../ui/quantity/step-of-key";
import { stepped } from "../../../../ui/quantity/stepped";
import { useAnnounceCopies } from "../../../../ui/quantity/use-announce-copies";
import { useCopiesSwipe } from "../../../../ui/quantity/use-copies-swipe";
import type { CopiesChange } from "../../shared/copies-change";
import { useRowMarks } from "../../shared/row-marks";
import styles from "./rows.module.css";

interface QuantityRowProps<Kind extends Card> {
  readonly card: Kind;
  readonly copies: number;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
  readonly onCopies: CopiesChange;
  /** There is a keyboard: numbers may be typed. */
  readonly typed: boolean;
  /** Shown at the end of the line. */
  readonly end?: ReactNode;
  /** Shown below the line. */
  readonly below?: ReactNode;
}

/** A card of a deck with its copies. Memoized: an edit renders only the rows that it changes. */
export const QuantityRow = memo(PlainRow) as typeof PlainRow;

function PlainRow<Kind extends Card>(props: QuantityRowProps<Kind>) {
  const { card, copies, Line, overlay, among, onCopies, typed, end, below } = props;
  const opener = useCardOpener();
  const announceCopies = useAnnounceCopies();
  const marks = useRowMarks();
  const localized = useMemo(() => localizeCard(card, overlay), [card, overlay]);
  const name = cardLabel(card, localized);
  const put = onCopies && ((next: number) => onCopies(card.id, next));
  const putAndSay =
    put &&
    ((next: number) => {
      put(next);
      announceCopies(name, next);
    });
  // The same element as long as only the copies change, so that an edit does not render the line.
  const line = useMemo(
    () => (
      <Line card={card} localized={localized} among={among}>
        {end && <span className={styles.end}>{end}</span>}
      </Line>
    ),
    [Line, card, localized, among, end],
  );
  const swipe = useCopiesSwipe(copies, putAndSay);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event);
    if (step === undefined || !putAndSay || !getPreferences().shortcuts) return;
    event.preventDefault();
    const next = stepped(copies, step);
    if (next !== undefined) putAndSay(next);
  };
  const openFromRow = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("a, button, input, details, [data-copies]")) return;
    opener?.open(card.id, among);
  };
  return (
    <li
      {...swipe.row}
      className={`${styles.item} ${swipe.className}`}
      data-card={card.id}
      data-side={copies <= 0 || undefined}
      onClick={openFromRow}
      onKeyDown={onKeyDown}
    >
      <span className={styles.copies} data-copies>
        {marks?.render({ card: card.id, name, copies })}
        <Copies name={name} copies={copies} onCopies={put} typed={typed} />
      </span>
      {line}
      {below}
    </li>
  );
}

interface CopiesProps {
  readonly name: string;
  readonly copies: number;
  readonly onCopies: ((copies: number) => void) | undefined;
  readonly typed: boolean;
}

function Copies({ name, copies, onCopies, typed }: CopiesProps) {
  const { t } = useTranslation();
  if (onCopies) return <CardCopies name={name} copies={copies} onCopies={onCopies} typed={typed} />;
  return (
    <>
      <b>{copies > 0 && <span aria-hidden="true">{copies}</span>}</b>
      <span className="visually-hidden">{t("deck.copies-of-n", { count: Math.max(copies, 0), name })}</span>
    </>
  );
}
