import { type KeyboardEvent, useMemo, useRef, useState } from "react";
import type { Tournament } from "../../../../data/archive/tda";
import { type Archive, wordOf } from "../../../../domain/archive/archive";
import { type DeckGroup, decksByClan, decksByStyle } from "../../../../domain/archive/tournament-facts";
import { deckOfArchive } from "../../../../domain/archive/winning-deck";
import { deckUrl } from "../../../../domain/deck/url/deck-in-url";
import { type Translate, useTranslation } from "../../../../i18n/translation";
import styles from "../../archive.module.css";
import chartStyles from "./tda-charts.module.css";

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
  const [shown, setShown] = useState<number>();
  const chart = (title: string, groups: readonly DeckGroup[]) => (
    <section className={styles.deck}>
      <h2>{title}</h2>
      <table className={chartStyles.chart}>
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
                <Strip group={group} event={event} archive={archive} hits={hits} onShow={setShown} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
  return (
    <>
      <p className={styles.shown} aria-hidden="true">
        {shown === undefined ? t("archive.dot-lead") : deckText(t, archive, shown)}
      </p>
      {chart(t("archive.playstyle"), playstyles)}
      {chart(t("archive.clans"), clans)}
      <p className={styles.note}>{t("archive.chart-lead")}</p>
    </>
  );
}

interface StripProps extends Tournament {
  readonly group: DeckGroup;
  readonly hits: ReadonlySet<number>;
  readonly onShow: (deck: number) => void;
}

const HEIGHT = 20;

/**
 * Ranks from first on the left to last on the right; the style reserves half a dot at both ends. A dot leads to its
 * deck. Tab reaches one dot of the strip, the arrow keys the others.
 */
function Strip({ group, event, archive, hits, onShow }: StripProps) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const touched = useRef<number>(undefined);
  const xOf = (rank: number) => `${(100 * ((rank || event.players) - 1)) / Math.max(1, event.players - 1)}%`;
  const onKeyDown = (key: KeyboardEvent<Element>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
    const next = current + (step ?? 0);
    if (step === undefined || next < 0 || next >= group.decks.length) return;
    key.preventDefault();
    key.currentTarget.closest("svg")?.querySelectorAll("a")[next]?.focus();
  };
  return (
    <svg className={chartStyles.strip} aria-label={group.name || t("archive.multi")}>
      <line
        x1={xOf(event.medianPlace)}
        x2={xOf(event.medianPlace)}
        y1="0"
        y2={HEIGHT}
        stroke="currentColor"
      />
      {group.decks.map(({ deck, rank, superior }, index) => {
        const words = deckText(t, archive, deck);
        return (
          <a
            key={deck}
            href={deckUrl("/decks/deck", deckOfArchive(archive, deck))}
            aria-label={words}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => {
              setCurrent(index);
              onShow(deck);
            }}
            onKeyDown={onKeyDown}
            onPointerEnter={() => onShow(deck)}
            onPointerDown={({ pointerType }) => {
              // A finger first shows which deck the dot is, as a mouse does by hovering.
              touched.current = pointerType === "mouse" || touched.current === deck ? undefined : deck;
            }}
            onClick={(click) => {
              if (touched.current === deck) click.preventDefault();
            }}
          >
            <title>{words}</title>
            <circle
              cx={xOf(rank)}
              cy={HEIGHT / 2}
              r={superior ? 6 : 3}
              className={hits.has(deck) ? chartStyles.hit : chartStyles.dot}
            />
          </a>
        );
      })}
    </svg>
  );
}

function rankText(t: Translate, rank: number): string {
  return rank === 0 ? t("archive.disqualified") : String(rank);
}

/** Place, player and name of a deck. */
function deckText(t: Translate, { ranks, people, table }: Archive, deck: number): string {
  return [rankText(t, ranks[deck] ?? 0), wordOf(people, deck), table.names[deck]].filter(Boolean).join(" · ");
}
