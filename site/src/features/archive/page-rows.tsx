import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useMeasuredPageRows } from "../../ui/list/measured-rows";
import styles from "./archive.module.css";

interface PageRowsProps<Item> {
  /** Accessible name of the list. */
  readonly label: string;
  readonly items: readonly Item[];
  /** Estimated height of a row that was not rendered yet. */
  readonly estimate: number;
  readonly keyOf: (item: Item) => number;
  readonly render: (item: Item) => ReactNode;
}

/** A long list that scrolls with the page; only visible rows are rendered. */
export function PageRows<Item>({ label, items, estimate, keyOf, render }: PageRowsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [margin, setMargin] = useState(0);
  // Content above the list changes with the selection, so it is measured after every render.
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  });
  const keys = useMemo(() => items.map(keyOf), [items, keyOf]);
  const rows = useMeasuredPageRows({ keys, estimate, margin });
  return (
    <ul ref={list} className={styles.list} aria-label={label} style={{ blockSize: rows.height }}>
      {rows.rows.map(({ index, top }) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li
              key={keys[index]}
              ref={rows.measure}
              data-index={index}
              className={styles.row}
              style={{ insetBlockStart: top }}
              aria-setsize={items.length}
              aria-posinset={index + 1}
            >
              {render(item)}
            </li>
          )
        );
      })}
    </ul>
  );
}
