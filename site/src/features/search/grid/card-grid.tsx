import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { useCardImages } from "../../../data/use-card-images";
import type { Card } from "../../../domain/card/card";
import { localizeCard } from "../../../domain/card/localized-card";
import { GRID_GAP, type GridLayout, gridLayout } from "../../../domain/search/grid-layout";
import type { Overlay } from "../../../generated/published";
import { useTranslation } from "../../../i18n/translation";
import { loadOptionalStyles } from "../../../lazy/optional-styles";
import { CardFace } from "../../../ui/card/card-face";
import { CardImage } from "../../../ui/card/card-image";
import { CardLink } from "../../../ui/card/card-link";
import { CardOpenerProvider, useListOpener } from "../../../ui/card/card-opener";
import { type Column, useColumnRows, usePageRows, type VirtualRows } from "../../../ui/list/virtual-rows";
import styles from "./card-grid.module.css";

/** @public Loaded along with the component. */
export const prepare = loadOptionalStyles;

export interface CardGridProps {
  readonly cards: readonly Card[];
  readonly overlay: Overlay | null;
  /** The scroller of the grid; undefined if the page scrolls. */
  readonly column: Column | undefined;
  /** Text cards instead of pictures. */
  readonly asText: boolean;
}

/** The results as a grid of cards; only visible lines are rendered. */
export function CardGrid({ column, ...rest }: CardGridProps) {
  return column ? <ColumnGrid {...rest} column={column} /> : <PageGrid {...rest} />;
}

type GridProps = Omit<CardGridProps, "column">;

function ColumnGrid({ column, ...rest }: GridProps & { readonly column: Column }) {
  const grid = useRef<HTMLUListElement>(null);
  const layout = useLayout(grid);
  const count = linesOf(rest.cards, layout);
  const rows = useColumnRows({ count, rowHeight: layout.rowHeight, current: 0, column });
  return <Lines {...rest} grid={grid} layout={layout} rows={rows} />;
}

function PageGrid(props: GridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const layout = useLayout(grid);
  const count = linesOf(props.cards, layout);
  const rows = usePageRows({ list: grid, count, rowHeight: layout.rowHeight, current: 0 });
  return <Lines {...props} grid={grid} layout={layout} rows={rows} />;
}

function linesOf(cards: readonly Card[], { columns }: GridLayout): number {
  return Math.ceil(cards.length / columns);
}

/** Known before the first paint, and again when the width changes. */
function useLayout(grid: RefObject<HTMLElement | null>): GridLayout {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    // The list reaches half a gap beyond its cards on both sides.
    const measure = () => setWidth(element.clientWidth - GRID_GAP);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid]);
  return gridLayout(width);
}

interface LinesProps extends GridProps {
  readonly grid: RefObject<HTMLUListElement | null>;
  readonly layout: GridLayout;
  readonly rows: VirtualRows;
}

function Lines({ cards, overlay, asText, grid, layout: { columns, rowHeight }, rows }: LinesProps) {
  const { t } = useTranslation();
  const opener = useListOpener(cards);
  return (
    <CardOpenerProvider value={opener}>
      <ul
        ref={grid}
        aria-label={t("search.results")}
        className={styles.grid}
        style={{ blockSize: rows.height }}
      >
        {rows.rows.flatMap(({ index: line, top }) =>
          cards.slice(line * columns, (line + 1) * columns).map((card, place) => (
            <li
              key={card.id}
              className={styles.cell}
              style={{
                blockSize: rowHeight,
                inlineSize: `${100 / columns}%`,
                insetBlockStart: top,
                insetInlineStart: `${(100 * place) / columns}%`,
              }}
              aria-setsize={cards.length}
              aria-posinset={line * columns + place + 1}
            >
              <Cell card={card} overlay={overlay} asText={asText} />
            </li>
          )),
        )}
      </ul>
    </CardOpenerProvider>
  );
}

interface CellProps extends Pick<CardGridProps, "overlay" | "asText"> {
  readonly card: Card;
}

const NO_PICTURE: readonly string[] = [];

/** The link covers the card, so its picture or text is not in the tab order. */
function Cell({ card, overlay, asText }: CellProps) {
  const candidates = useCardImages();
  const wording = localizeCard(card, overlay);
  return (
    <>
      <div inert>
        <CardImage
          candidates={asText ? NO_PICTURE : candidates(card)}
          alt=""
          face={<CardFace card={card} wording={wording} links={false} />}
        />
      </div>
      <p className={styles.name}>
        <CardLink id={card.id} lang={wording.nameLang}>
          {wording.name}
        </CardLink>
      </p>
    </>
  );
}
