import type { ReactNode } from "react";
import type { DeckCopies } from "../../../../domain/deck/facts/copies";
import { capacityCurve, minionTurns, SEATS } from "../../../../domain/deck/facts/crypt-turns";
import type { DeckFacts } from "../../../../domain/deck/facts/deck-facts";
import { costCounts, disciplineBalance } from "../../../../domain/deck/facts/library-charts";
import { formatHundredths } from "../../../../i18n/decimals";
import { deckCharts } from "../../../../i18n/en/deck-charts";
import { useTranslation } from "../../../../i18n/translation";
import { loadOptionalStyles } from "../../../../lazy/optional-styles";
import { DisciplineBadge } from "../../../../ui/card/discipline-badge";
import { disciplineLabel } from "../../../../ui/card/discipline-strip";
import { typeName } from "../facts/type-name";
import styles from "./deck-charts.module.css";

/** @public Loaded along with the component. */
export const messages = [deckCharts];

/** @public */
export const prepare = loadOptionalStyles;

interface DeckChartsProps {
  readonly copies: DeckCopies;
  readonly facts: DeckFacts;
}

/** Charts of a deck, each of them a table: types and costs, disciplines, capacities and the turns of the crypt. */
export function DeckCharts({ copies, facts }: DeckChartsProps) {
  const { t } = useTranslation();
  const balance = disciplineBalance(copies.library, facts.disciplines);
  return (
    <div className={styles.charts}>
      <Chart
        title={t("deck.by-type")}
        columns={[t("deck-charts.type"), t("deck-charts.cards")]}
        rows={facts.types.map(({ type, copies: count }) => ({
          key: type,
          name: typeName(t, type),
          values: [count],
        }))}
      />
      <div className={styles.stack}>
        <Chart
          title={t("deck-charts.costs")}
          columns={[t("deck-charts.cost"), t("deck-charts.blood"), t("deck-charts.pool")]}
          rows={costCounts(copies.library).map(({ cost, blood, pool }) => ({
            key: String(cost),
            name: cost === 0 ? t("deck-charts.free") : String(cost),
            values: cost === 0 ? [blood] : [blood, pool],
          }))}
        />
        <Chart
          title={t("deck-charts.capacities")}
          columns={[t("deck-charts.capacity"), t("deck-charts.cards")]}
          rows={withGaps(capacityCurve(copies.crypt)).map(([capacity, count]) => ({
            key: String(capacity),
            name: String(capacity),
            values: [count],
          }))}
        />
      </div>
      <Chart
        wide
        title={t("deck-charts.disciplines")}
        columns={[
          t("deck-charts.discipline"),
          t("deck-charts.needed"),
          t("deck-charts.present"),
          t("deck-charts.superior"),
        ]}
        rows={balance.map(({ code, needed, present, superior }) => ({
          key: code,
          name: (
            <>
              <DisciplineBadge
                code={code}
                level={superior > 0 ? 2 : 1}
                label={disciplineLabel(t, code)}
                size="inline"
              />{" "}
              {disciplineLabel(t, code)}
            </>
          ),
          values: [needed, present, superior],
        }))}
      />
      <Turns copies={copies} />
    </div>
  );
}

/** The same curve with the capacities that no card between the lowest and the highest has. */
function withGaps(curve: ReturnType<typeof capacityCurve>): readonly (readonly [number, number])[] {
  const copies = new Map(curve);
  const [lowest, highest] = [curve[0]?.[0] ?? 0, curve.at(-1)?.[0] ?? -1];
  return Array.from({ length: highest - lowest + 1 }, (_, index) => [
    lowest + index,
    copies.get(lowest + index) ?? 0,
  ]);
}

interface ChartRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly values: readonly number[];
}

interface ChartProps {
  readonly title: string;
  /** The first column has the names. */
  readonly columns: readonly string[];
  readonly rows: readonly ChartRow[];
  /** Whether it takes the whole width, for long names. */
  readonly wide?: boolean;
}

/** A table whose numbers have bars as long as they are large. */
function Chart({ title, columns, rows, wide = false }: ChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  if (rows.length === 0) return null;
  return (
    <table className={wide ? `${styles.chart} ${styles.wide}` : styles.chart}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {columns.slice(1).map((column, index) => {
              const value = values[index];
              return (
                <td key={column}>
                  {value !== undefined && (
                    <>
                      <span className={styles.number}>{value}</span>
                      <span
                        className={index === 0 ? styles.bar : `${styles.bar} ${styles.other}`}
                        style={{ inlineSize: `calc((100% - var(--number)) * ${value / most})` }}
                      />
                    </>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Transfers and turns until the vampires drawn first are in play. */
function Turns({ copies }: Pick<DeckChartsProps, "copies">) {
  const { t, language } = useTranslation();
  const minions = minionTurns(copies.crypt);
  if (minions.length === 0) return null;
  return (
    <table className={`${styles.chart} ${styles.wide} ${styles.turns}`}>
      <caption>
        {t("deck-charts.turns")}
        <span className={styles.note}>{t("deck-charts.turns-lead")}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t("deck-charts.vampires")}
          </th>
          <th scope="col" rowSpan={2}>
            {t("deck-charts.transfers")}
          </th>
          <th scope="colgroup" colSpan={SEATS.length}>
            {t("deck-charts.seat")}
          </th>
        </tr>
        <tr>
          {SEATS.map((seat) => (
            <th key={seat} scope="col">
              {seat === SEATS.length ? `${seat}+` : seat}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {minions.map(({ minions: count, transfers, turns }) => (
          <tr key={count}>
            <th scope="row">{count}</th>
            <td>{formatHundredths(transfers, language)}</td>
            {turns.map((turn, index) => (
              <td key={SEATS[index]}>{formatHundredths(turn, language)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
