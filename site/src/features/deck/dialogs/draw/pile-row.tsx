import type { ComponentType, MouseEvent, ReactNode } from "react";
import type { Card, CardId } from "../../../../domain/card/card";
import { localizeCard } from "../../../../domain/card/localized-card";
import type { Overlay } from "../../../../generated/published";
import { useTranslation } from "../../../../i18n/translation";
import { cardLabel } from "../../../../ui/card/card-label";
import type { LineProps } from "../../../../ui/card-row/line-props";
import rows from "../../cards/rows/rows.module.css";
import styles from "./draw.module.css";

interface PileRowProps<Kind extends Card> {
  readonly card: Kind;
  /** undefined: the row is one copy. */
  readonly copies: number | undefined;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
  /** Called for a click outside the name and the buttons. */
  readonly onRow: () => void;
  /** Renders the buttons; receives the name of the card. */
  readonly button: (name: string) => ReactNode;
  /** Shown at the end of the line. */
  readonly children?: ReactNode;
}

/** A row for a drawn or burned card. */
export function PileRow<Kind extends Card>(props: PileRowProps<Kind>) {
  const { card, copies, Line, overlay, among, onRow, button, children } = props;
  const { t } = useTranslation();
  const localized = localizeCard(card, overlay);
  const onClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest("a, button")) onRow();
  };
  return (
    // A shortcut for the mouse; keyboards use the link and the button of the row.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link and the button do the same by keyboard
    <li className={rows.item} onClick={onClick}>
      <span className={`${rows.copies} ${styles.lead}`}>
        {copies !== undefined && (
          <>
            <b aria-hidden="true">{copies}</b>
            <span className="visually-hidden">{t("deck-draw.copies", { count: copies })}</span>
          </>
        )}
        {button(cardLabel(card, localized))}
      </span>
      <Line card={card} localized={localized} among={among}>
        {children}
      </Line>
    </li>
  );
}
