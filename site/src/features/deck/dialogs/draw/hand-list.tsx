import { type ComponentType, useRef } from "react";
import type { Card } from "../../../../domain/card/card";
import { grouped } from "../../../../domain/deck/draw/grouped";
import { handOdds } from "../../../../domain/deck/draw/odds";
import type { PartDraw } from "../../../../domain/deck/draw/part-draw";
import { shownPercent } from "../../../../domain/deck/facts/shown-chance";
import type { Overlay } from "../../../../generated/published";
import { formatPercent } from "../../../../i18n/number";
import { useTranslation } from "../../../../i18n/translation";
import { Button } from "../../../../ui/button";
import type { LineProps } from "../../../../ui/card-row/line-props";
import textStyles from "../../../../ui/dialog-form.module.css";
import rows from "../../cards/rows/rows.module.css";
import styles from "./draw.module.css";
import { PileRow } from "./pile-row";
import { useRestoredFocus } from "./use-restored-focus";

interface HandListProps<Kind extends Card> {
  readonly label: string;
  readonly part: PartDraw;
  readonly cards: ReadonlyMap<number, Kind>;
  readonly Line: ComponentType<LineProps<Kind>>;
  readonly overlay: Overlay | null;
  /** Odds are shown for legal decks only. */
  readonly odds: boolean;
  readonly onPlay: (number: number) => void;
}

/** The cards in hand, each with the odds of its copies. */
export function HandList<Kind extends Card>(props: HandListProps<Kind>) {
  const { label, part, cards, Line, overlay, odds, onPlay } = props;
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const leaving = useRestoredFocus(list, empty);
  const groups = grouped(part.drawn);
  const among = groups.map(({ card }) => card);
  if (groups.length === 0) {
    return (
      <p ref={empty} tabIndex={-1} className={textStyles.note}>
        {t("deck-draw.none-drawn")}
      </p>
    );
  }
  return (
    <ul ref={list} aria-label={label} className={`${rows.list} ${styles.pile}`}>
      {groups.map(({ card: id, copies, newest }, row) => {
        const card = cards.get(id);
        if (!card) return null;
        const play = () => {
          leaving(row);
          onPlay(newest.number);
        };
        return (
          <PileRow
            key={id}
            card={card}
            copies={copies.length}
            Line={Line}
            overlay={overlay}
            among={among}
            onRow={play}
            button={(name) => (
              <Button data-step aria-label={t("deck-draw.play-card", { card: name })} onClick={play}>
                {t("deck-draw.play")}
              </Button>
            )}
          >
            {odds && <RowOdds part={part} card={card} />}
          </PileRow>
        );
      })}
    </ul>
  );
}

/** The odds of the opening hand beside those of the next card (docs/rules/decks.md §10). */
function RowOdds({ part, card }: { readonly part: PartDraw; readonly card: Card }) {
  const { t, language } = useTranslation();
  const { held, opening, next } = handOdds(part, card.id);
  const shown = { opening: shownPercent(opening), next: shownPercent(next) };
  const long = t("deck-draw.row-odds-long", { ...shown, held, hand: part.drawn.length });
  return (
    <span className={styles.rowOdds} title={long}>
      <span aria-hidden="true">{formatPercent(shown.opening, language)}</span>
      <span aria-hidden="true">{t("deck-draw.row-next", shown)}</span>
      <span className="visually-hidden">{long}</span>
    </span>
  );
}
