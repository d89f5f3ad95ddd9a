import { memo } from "react";
import type { Card, CardId } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import type { DeckCardRow } from "../../../domain/deck/rows/deck-card-rows";
import type { Overlay } from "../../../generated/published";
import { CardLink } from "../../../ui/card/card-link";
import { CardMarks } from "../../../ui/card/card-marks";
import { useOverlay } from "../shared/use-overlay";
import styles from "./current-deck.module.css";

interface PanelRowsProps {
  readonly label: string;
  readonly heading?: string;
  readonly rows: readonly DeckCardRow<Card>[];
  /** The neighbours of an opened card. */
  readonly among: readonly CardId[];
}

/** Copies and names; renders nothing without cards. */
export function PanelRows({ label, heading, rows, among }: PanelRowsProps) {
  const overlay = useOverlay();
  if (rows.length === 0) return null;
  return (
    <>
      {heading !== undefined && <h3>{heading}</h3>}
      <ul aria-label={label}>
        {rows.map(({ card, copies }) => (
          <PanelRow key={card.id} card={card} copies={copies} overlay={overlay} among={among} />
        ))}
      </ul>
    </>
  );
}

interface PanelRowProps {
  readonly card: Card;
  readonly copies: number;
  readonly overlay: Overlay | null;
  readonly among: readonly CardId[];
}

/** Memoized: an edit renders only the row that it changes. */
const PanelRow = memo(({ card, copies, overlay, among }: PanelRowProps) => {
  const localized = localizeCard(card, overlay);
  return (
    <li className={styles.row} data-side={copies <= 0 || undefined}>
      <b>{Math.max(copies, 0)}</b>{" "}
      <span>
        <CardLink id={card.id} among={among} preview lang={localized.nameLang}>
          {localized.name}
        </CardLink>{" "}
        <CardMarks card={card} />
      </span>
    </li>
  );
});
