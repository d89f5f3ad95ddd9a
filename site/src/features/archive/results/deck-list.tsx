import { useLayoutEffect, useRef, useState } from "react";
import type { DeckCards, DeckId } from "../../../domain/deck/deck";
import { useTranslation } from "../../../i18n/translation";
import {
  type MeasuredRows,
  useMeasuredColumnRows,
  useMeasuredPageRows,
} from "../../../ui/list/measured-rows";
import { type Column, useHeight } from "../../../ui/list/virtual-rows";
import type { CriteriaSearch } from "../../../ui/search/use-criteria";
import styles from "../archive.module.css";
import type { ArchiveKind, ListedOwnership } from "../archive-page";
import { DeckItem } from "./deck-item";

/** Estimated height of a deck that was not rendered yet, with its parts side by side or stacked. */
const ESTIMATE = 420;
const TALL_ESTIMATE = 900;

interface DeckListProps<Criteria extends object> {
  readonly kind: ArchiveKind<Criteria>;
  readonly decks: readonly number[];
  readonly model: DeckCards | undefined;
  /** undefined without inventory mode. */
  readonly ownership: ListedOwnership | undefined;
  readonly column: Column | undefined;
  readonly search: CriteriaSearch<Criteria>;
  readonly onOpen: (id: DeckId) => void;
}

/** A list of decks; only visible ones are rendered. */
export function DeckList<Criteria extends object>({ column, ...rest }: DeckListProps<Criteria>) {
  return column ? <ColumnList {...rest} column={column} /> : <PageList {...rest} />;
}

type ListProps<Criteria extends object> = Omit<DeckListProps<Criteria>, "column">;

function ColumnList<Criteria extends object>({
  column,
  ...rest
}: ListProps<Criteria> & { readonly column: Column }) {
  const margin = useHeight(column.above);
  const rows = useMeasuredColumnRows({ keys: rest.decks, estimate: ESTIMATE, margin }, column.scroller);
  return <Rows {...rest} rows={rows} />;
}

function PageList<Criteria extends object>(props: ListProps<Criteria>) {
  const list = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  // Content above the list changes with the search, so it is measured after every render.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  });
  const rows = useMeasuredPageRows({ keys: props.decks, estimate: TALL_ESTIMATE, margin });
  return (
    <div ref={list}>
      <Rows {...props} rows={rows} />
    </div>
  );
}

function Rows<Criteria extends object>({
  rows,
  kind,
  decks,
  model,
  ownership,
  search,
  onOpen,
}: ListProps<Criteria> & { readonly rows: MeasuredRows }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.list} aria-label={t("search.results")} style={{ blockSize: rows.height }}>
      {rows.rows.map(({ index, top }) => {
        const deck = decks[index];
        return (
          deck !== undefined && (
            <li
              key={deck}
              ref={rows.measure}
              data-index={index}
              className={styles.item}
              style={{ insetBlockStart: top }}
              aria-setsize={decks.length}
              aria-posinset={index + 1}
            >
              <DeckItem
                kind={kind}
                deck={deck}
                model={model}
                ownership={ownership}
                search={search}
                onOpen={onOpen}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}
