import type { Pulse } from "../../../domain/archive/meta/pulse";
import { formatNumber } from "../../../i18n/number";
import { useTranslation } from "../../../i18n/translation";
import { ScrollRegion } from "../../../ui/scroll-region";
import { Block } from "./block";
import type { FurtherBlockProps } from "./block-props";
import { CopyTable } from "./copy-table";
import { DecksLink } from "./decks-link";
import { decksQuery } from "./decks-query";
import styles from "./meta.module.css";

/** How much was played, in all and year by year. */
export function PulseBlock({ further: { pulse }, criteria }: FurtherBlockProps) {
  const { t, language } = useTranslation();
  const [all, ...years] = pulse;
  const most = Math.max(...years.map(({ events }) => events), 1);
  const number = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value, language));
  // A year that has only repeated decks, which have no weight, has no effective clans.
  const diversity = ({ diversity: clans }: Pulse) => number(clans === 0 ? undefined : Math.round(clans));
  const columns = [
    t("archive.year-field"),
    t("meta.events"),
    t("archive.players-field"),
    t("meta.median-players"),
    t("meta.countries"),
    t("meta.diversity"),
  ];
  const shown: readonly Pulse[] = years.length > 1 ? pulse : years;
  const table = () => [
    columns,
    ...shown.map((one) => [
      one.year || t("meta.all-years"),
      one.events,
      one.players,
      one.medianPlayers ?? "",
      one.countries,
      one.diversity || "",
    ]),
  ];
  return (
    <Block title={t("meta.pulse")} lead={t("meta.diversity-lead", { count: Math.round(all.diversity) })}>
      <ScrollRegion label={`${t("meta.pulse")}: ${t("archive.year-field")}`} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <td className={styles.wide} />
            </tr>
          </thead>
          <tbody>
            {shown.map((one) => (
              <tr key={one.year}>
                <th scope="row">
                  {one.year === 0 ? (
                    t("meta.all-years")
                  ) : (
                    <DecksLink q={decksQuery(criteria, { date: { from: one.year, to: one.year } })}>
                      {one.year}
                    </DecksLink>
                  )}
                </th>
                <td>{number(one.events)}</td>
                <td>{number(one.players)}</td>
                <td>{number(one.medianPlayers)}</td>
                <td>{number(one.countries)}</td>
                <td>{diversity(one)}</td>
                <td className={styles.wide} aria-hidden="true">
                  {one.year !== 0 && (
                    <svg className={styles.bar} role="img" aria-label={String(one.events)}>
                      <rect width={`${(100 * one.events) / most}%`} height="12" className={styles.part} />
                    </svg>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.below}>
        <CopyTable table={table} what={t("meta.pulse")} />
      </p>
    </Block>
  );
}
