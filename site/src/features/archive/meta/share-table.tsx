import { type ReactNode, useState } from "react";
import type { Compared } from "../../../domain/archive/meta/compared";
import { FEW } from "../../../domain/archive/meta/estimate";
import type { Point } from "../../../domain/archive/meta/timeline";
import { formatNumber } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import { Button } from "../../../ui/button";
import { ChangeMark } from "./change-mark";
import { CopyTable } from "./copy-table";
import { DecksLink } from "./decks-link";
import styles from "./meta.module.css";
import { rangeText, shareText } from "./numbers";
import { ShareBar } from "./share-bar";
import { SparkLine } from "./spark-line";

/** A line of the table: something that decks have. */
export interface ShareRow {
  readonly id: string;
  /** As text, for CSV. */
  readonly text: string;
  /** As shown, if that is more than the text. Functions are only called for rows that are shown. */
  readonly name?: () => ReactNode;
  readonly compared: Compared;
  /** The search for the decks behind it; undefined if no search finds exactly these. */
  readonly q: () => string | undefined;
  /** A further number, such as copies. */
  readonly more?: () => string;
  /** Its line over time. */
  readonly points?: () => readonly Point[];
}

interface ShareTableProps {
  /** Names the table, and its first column. */
  readonly caption: string;
  readonly column: string;
  readonly rows: readonly ShareRow[];
  /** Effective number of all decks. */
  readonly effective: number;
  readonly moreColumn?: string;
  /** Rows that are shown at first. */
  readonly shown?: number;
}

/** Shares of wins, with those before: every row leads to its decks. */
export function ShareTable({ caption, column, rows, effective, moreColumn, shown = 10 }: ShareTableProps) {
  const { t } = useTranslation();
  const [count, setCount] = useState(shown);
  const visible = rows.slice(0, count);
  const top = Math.max(...rows.map(({ compared }) => compared.now.high), 0.01);
  const hasBefore = rows.some(({ compared }) => compared.before !== undefined);
  const hasMore = moreColumn !== undefined;
  const hasLines = rows.some(({ points }) => points !== undefined);
  const table = () => [
    [
      column,
      t("meta.wins"),
      t("meta.share"),
      t("meta.low"),
      t("meta.high"),
      t("meta.before"),
      moreColumn ?? "",
    ],
    ...rows.map(({ text, compared: { decks, now, before }, more }) => [
      text,
      decks,
      now.share,
      now.low,
      now.high,
      before?.share ?? "",
      more?.() ?? "",
    ]),
  ];
  return (
    <>
      <table className={effective < FEW ? `${styles.table} ${styles.few}` : styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{t("meta.wins")}</th>
            <th scope="col" className={styles.wide}>
              <span className="visually-hidden">{t("meta.interval")}</span>
            </th>
            <th scope="col">{t("meta.share")}</th>
            {hasBefore && <th scope="col">{t("meta.change")}</th>}
            {hasMore && <th scope="col">{moreColumn}</th>}
            {hasLines && (
              <th scope="col" className={styles.wide}>
                {t("meta.over-time")}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {visible.map((row) => (
            <Row key={row.id} row={row} top={top} {...{ hasBefore, hasMore, hasLines }} />
          ))}
        </tbody>
      </table>
      <p className={styles.below}>
        {rows.length > count && (
          <Button variant="ghost" onClick={() => setCount(count + 40)}>
            {t("meta.more", { count: rows.length - count })}
          </Button>
        )}
        <CopyTable table={table} what={caption} />
      </p>
    </>
  );
}

interface RowProps {
  readonly row: ShareRow;
  /** The share at the end of its bar. */
  readonly top: number;
  readonly hasBefore: boolean;
  readonly hasMore: boolean;
  readonly hasLines: boolean;
}

function Row({ row, top, hasBefore, hasMore, hasLines }: RowProps) {
  const { t, language } = useTranslation();
  const { text, name, compared, more, points } = row;
  const q = row.q();
  const decks = formatNumber(compared.decks, language);
  return (
    <tr>
      <th scope="row">{name?.() ?? (q === undefined ? text : <DecksLink q={q}>{text}</DecksLink>)}</th>
      <td>
        {q === undefined ? (
          decks
        ) : (
          <DecksLink q={q} label={t("meta.decks-with", { count: compared.decks, what: text })}>
            {decks}
          </DecksLink>
        )}
      </td>
      <td className={styles.wide}>
        <ShareBar estimate={compared.now} top={top} />
      </td>
      <td>
        {shareText(compared.now.share, language)}{" "}
        <span className={styles.range}>{rangeText(compared.now, language)}</span>
      </td>
      {hasBefore && (
        <td>
          <ChangeMark compared={compared} />
        </td>
      )}
      {hasMore && <td>{more?.()}</td>}
      {hasLines && <td className={styles.wide}>{points && <SparkLine points={points()} />}</td>}
    </tr>
  );
}
