import { shownPercent } from "../../../../domain/deck/facts/shown-chance";
import { formatPercent } from "../../../../i18n/number";
import { useTranslation } from "../../../../i18n/translation";
import styles from "./draw.module.css";

/** A card or type whose odds are shown. */
export interface OddsRow {
  readonly key: string | number;
  readonly name: string;
  readonly lang?: string | undefined;
  readonly copies: number;
  /** The exact probabilities of being in the first hand, and of being the next card. */
  readonly opening: number;
  readonly next: number;
  /** The number of drawn hands that contained it. */
  readonly found: number;
}

interface OddsTableProps {
  readonly title: string;
  /** The title of the first column: cards, types. */
  readonly things: string;
  readonly rows: readonly OddsRow[];
  /** The number of drawn hands; 0: the table shows no counts. */
  readonly hands: number;
  readonly chances: boolean;
}

/** A table of expected and counted frequencies, with a bar for each number. */
export function OddsTable({ title, things, rows, hands, chances }: OddsTableProps) {
  const { t, language } = useTranslation();
  const percentText = (percent: number) => formatPercent(percent, language);
  return (
    <table className={styles.odds}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{things}</th>
          <th scope="col">{t("deck-draw.odds-copies")}</th>
          {chances && <th scope="col">{t("deck-draw.odds-opening")}</th>}
          {hands > 0 && <th scope="col">{t("deck-draw.odds-found")}</th>}
          {chances && <th scope="col">{t("deck-draw.odds-next")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, lang, copies, opening, next, found }) => (
          <tr key={key}>
            <th scope="row" lang={lang}>
              {name}
              <Bars exact={chances ? opening : undefined} drawn={hands > 0 ? found / hands : undefined} />
            </th>
            <td>{copies}</td>
            {chances && <td>{percentText(shownPercent(opening))}</td>}
            {hands > 0 && <td>{percentText(Math.round((found / hands) * 100))}</td>}
            {chances && <td>{percentText(shownPercent(next))}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The numbers of the row as bars: the expected frequency above the counted one. */
function Bars({ exact, drawn }: Readonly<Record<"exact" | "drawn", number | undefined>>) {
  return (
    <svg width="100%" height="9" aria-hidden="true">
      {exact !== undefined && <rect width={percent(exact)} height="4" />}
      {drawn !== undefined && <rect y="5" width={percent(drawn)} height="4" data-drawn />}
    </svg>
  );
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}
