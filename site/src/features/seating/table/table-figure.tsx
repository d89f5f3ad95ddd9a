import { ArrowUp } from "lucide";
import { useId } from "react";
import type { DrawnTable, Entry } from "../../../domain/seating/table/evening-draw";
import { useTranslation } from "../../../i18n/translation";
import { Icon } from "../../../ui/icon";
import { EntryText, formatEntry } from "./entry-text";
import { type Arrow, SEATS } from "./seat-layout";
import styles from "./tables.module.css";

interface TableFigureProps {
  /** Counted from 1. */
  readonly number: number;
  readonly table: DrawnTable;
}

/** A table as a list in the order of play, drawn around an oval. */
export function TableFigure({ number, table }: TableFigureProps) {
  const { t } = useTranslation();
  const id = useId();
  const seats = SEATS[table.length] ?? [];
  return (
    <section aria-labelledby={id} className={styles.table}>
      <h3 id={id}>{t("seating.table", { number })}</h3>
      <div className={styles.oval}>
        <ol aria-labelledby={id} className={styles.seats} data-size={table.length}>
          {table.map((entry, seat) => (
            <li
              key={keyOf(entry, seat)}
              className={seat === 0 ? `${styles.seat} ${styles.first}` : styles.seat}
              data-place={seats[seat]?.place}
            >
              <span aria-hidden="true" className={styles.number}>
                {seat + 1}
              </span>
              <span className={styles.entry}>
                <EntryText entry={entry} />
                {seat === 0 && <span className={styles.tag}>{t("seating.first")}</span>}
                <span className="visually-hidden">
                  {t("seating.prey", { name: formatEntry(t, preyOf(table, seat) ?? entry) })}
                </span>
              </span>
            </li>
          ))}
        </ol>
        {seats.map(({ place, arrow }) => (
          <PreyArrow key={place} {...arrow} />
        ))}
      </div>
    </section>
  );
}

const preyOf = (table: DrawnTable, seat: number) => table[(seat + 1) % table.length];

/** Two players may have the same deck. */
const keyOf = (entry: Entry, seat: number) => `${seat} ${entry.kind}`;

function PreyArrow({ x, y, turn }: Arrow) {
  return (
    <span
      aria-hidden="true"
      className={styles.arrow}
      style={{ left: `${x}%`, top: `${y}%`, rotate: `${turn}deg` }}
    >
      <Icon of={ArrowUp} size={20} />
    </span>
  );
}
