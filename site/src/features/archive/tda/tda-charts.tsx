import { useMemo } from "react";
import type { Tournament } from "../../../data/archive/tda";
import { wordOf } from "../../../domain/archive/archive";
import { type DeckGroup, decksByClan, decksByStyle } from "../../../domain/archive/tournament-facts";
import { useTranslation } from "../../../i18n/translation";
import styles from "../archive.module.css";

interface TdaChartsProps extends Tournament {
  /** Decks found by the search; undefined without a search. */
  readonly found: readonly number[] | undefined;
}

/** Styles and clans of a tournament with their ranks: a line per group, a dot per deck. */
export function TdaCharts({ event, archive, found }: TdaChartsProps) {
  const { t } = useTranslation();
  const playstyles = useMemo(() => decksByStyle(archive), [archive]);
  const clans = useMemo(() => decksByClan(archive), [archive]);
  const hits = useMemo(() => new Set(found), [found]);
  const chart = (title: string, groups: readonly DeckGroup[]) => (
    <section className={styles.deck}>
      <h2>{title}</h2>
      <table className={styles.chart}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t("archive.decks")}</th>
            <th scope="col">{t("archive.place-field")}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group.name}>
              <th scope="row">{group.name === "" ? t("archive.multi") : group.name}</th>
              <td>
                {t("archive.decks-n", {
                  count: String(group.decks.length),
                  percent: Math.round((100 * group.decks.length) / archive.table.count),
                })}
              </td>
              <td>
                <Strip group={group} event={event} archive={archive} hits={hits} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <>
      {chart(t("archive.playstyle"), playstyles)}
      {chart(t("archive.clans"), clans)}
      <p className={styles.note}>{t("archive.chart-lead")}</p>
    </>
  );
}

interface StripProps extends Tournament {
  readonly group: DeckGroup;
  readonly hits: ReadonlySet<number>;
}

const HEIGHT = 20;

/** Ranks from first on the left to last on the right; the style reserves half a dot at both ends. */
function Strip({ group, event, archive, hits }: StripProps) {
  const { t } = useTranslation();
  const xOf = (rank: number) => `${(100 * ((rank || event.players) - 1)) / Math.max(1, event.players - 1)}%`;
  const rankText = (rank: number) => (rank === 0 ? t("archive.disqualified") : String(rank));
  const ranks = group.decks.map(({ rank }) => rankText(rank));
  return (
    <svg className={styles.strip} role="img" aria-label={ranks.join(", ")}>
      <line
        x1={xOf(event.medianPlace)}
        x2={xOf(event.medianPlace)}
        y1="0"
        y2={HEIGHT}
        stroke="currentColor"
      />
      {group.decks.map(({ deck, rank, superior }) => (
        <circle
          key={deck}
          cx={xOf(rank)}
          cy={HEIGHT / 2}
          r={superior ? 6 : 3}
          className={hits.has(deck) ? styles.hit : styles.dot}
        >
          <title>
            {[rankText(rank), wordOf(archive.people, deck), archive.table.names[deck]]
              .filter(Boolean)
              .join(" · ")}
          </title>
        </circle>
      ))}
    </svg>
  );
}
