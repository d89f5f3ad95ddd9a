import { isTelling, type Point } from "../../../domain/archive/meta/timeline";
import { useTranslation } from "../../../i18n/translation";
import { ScrollRegion } from "../../../ui/scroll-region";
import { CopyTable } from "./copy-table";
import { DecksLink } from "./decks-link";
import { Details } from "./details";
import styles from "./meta.module.css";
import { lineText, periodText, pointText, shareText } from "./numbers";

interface Line {
  readonly name: string;
  readonly q: string | undefined;
  readonly points: readonly Point[];
}

const [WIDTH, HEIGHT] = [600, 180] as const;
/** Dashes tell the lines apart without colors. */
const DASHES = ["", "8 4", "2 3", "12 3 2 3", "5 5", "1 5"];

/** The shares of a few clans over time, with the same numbers as a table. */
export function ClanLines({ lines }: { readonly lines: readonly Line[] }) {
  const { t, language } = useTranslation();
  const points = lines.flatMap((line) => line.points.filter(isTelling));
  const top = Math.max(...points.map(({ share }) => share), 0.01);
  const periods = lines[0]?.points.map(({ period }) => period) ?? [];
  const [first, last] = [periods[0], periods.at(-1)];
  if (first === undefined || last === undefined) return null;
  const x = (index: number) => (index * WIDTH) / Math.max(1, periods.length - 1);
  const path = (line: Line) =>
    line.points
      .flatMap((point, index) => {
        const y = HEIGHT - (point.share / top) * (HEIGHT - 8);
        return isTelling(point) ? `${x(index).toFixed(1)},${y.toFixed(1)}` : [];
      })
      .join(" ");
  const table = () => [
    [t("meta.period"), ...lines.map(({ name }) => name)],
    ...periods.map((period, index) => [
      periodText(t, period),
      ...lines.map(({ points: its }) => {
        const point = its[index];
        return point && isTelling(point) ? point.share : "";
      }),
    ]),
  ];
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.note}>
        {t("meta.lines-lead", { top: shareText(top, language) })}
      </figcaption>
      <svg
        className={styles.lines}
        viewBox={`-2 -2 ${WIDTH + 4} ${HEIGHT + 4}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={lines.map(({ name, points: its }) => `${name}: ${lineText(t, its, language)}`).join(". ")}
      >
        <line x1={0} x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
        {lines.map((line, index) => (
          <polyline
            key={line.name}
            className={styles[`line${index}`]}
            strokeDasharray={DASHES[index]}
            points={path(line)}
          />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{periodText(t, first)}</span>
        <span>{periodText(t, last)}</span>
      </p>
      <ul className={styles.legend}>
        {lines.map(({ name, q }, index) => (
          <li key={name}>
            <svg className={styles.sample} aria-hidden="true">
              <line
                x1={0}
                x2={32}
                y1={6}
                y2={6}
                className={styles[`line${index}`]}
                strokeDasharray={DASHES[index]}
              />
            </svg>
            {q === undefined ? name : <DecksLink q={q}>{name}</DecksLink>}
          </li>
        ))}
      </ul>
      <Details summary={t("meta.as-table")}>
        {() => (
          <ScrollRegion label={t("meta.as-table")} className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t("meta.period")}</th>
                  {lines.map(({ name }) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {periods.map((period, index) => (
                  <tr key={period.end}>
                    <th scope="row">{periodText(t, period)}</th>
                    {lines.map(({ name, points: its }) => (
                      <td key={name}>{pointText(t, its[index], language)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        )}
      </Details>
      {lines.length > 0 && (
        <p className={styles.below}>
          <CopyTable table={table} what={t("meta.over-time")} />
        </p>
      )}
    </figure>
  );
}
