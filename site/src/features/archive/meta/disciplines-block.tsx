import { DISCIPLINE_CODES } from "../../../domain/archive/card-rows";
import { FEW } from "../../../domain/archive/meta/estimate";
import type { Pair } from "../../../domain/archive/meta/pairs";
import { disciplineName } from "../../../domain/card/disciplines";
import { formatTenths } from "../../../i18n/decimals";
import { useTranslation } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import { ScrollRegion } from "../../../ui/scroll-region";
import { Block } from "./block";
import blocks from "./block.module.css";
import type { FurtherBlockProps } from "./block-props";
import { CopyTable } from "./copy-table";
import { DecksLink } from "./decks-link";
import { decksQuery } from "./decks-query";
import styles from "./meta.module.css";
import { ShareTable } from "./share-table";

/** Disciplines in the matrix: more do not fit. */
const IN_MATRIX = 10;
/** A pair is marked from this lift on. */
const OFTEN = 1.5;

/** Shares of the disciplines that decks play, and how often two are played together. */
export function DisciplinesBlock({ dashboard, further, criteria }: FurtherBlockProps) {
  const { t, language } = useTranslation();
  const { disciplines, disciplinePairs } = further;
  const codeOf = (key: number) => DISCIPLINE_CODES[key] ?? "aus";
  const nameOf = (key: number) => gameTerm(t, "discipline", codeOf(key));
  const q = (...keys: readonly number[]) =>
    decksQuery(criteria, {
      disciplines: Object.fromEntries(keys.map((key) => [disciplineName(codeOf(key)), true])),
    });
  const rows = disciplines.map((compared) => ({
    id: String(compared.key),
    text: nameOf(compared.key),
    compared,
    q: () => q(compared.key),
  }));
  const shown = disciplines.slice(0, IN_MATRIX).map(({ key }) => key);
  const pairs = new Map(
    disciplinePairs.map((pair) => [pair.one * DISCIPLINE_CODES.length + pair.other, pair]),
  );
  const pairOf = (a: number, b: number) =>
    pairs.get(Math.min(a, b) * DISCIPLINE_CODES.length + Math.max(a, b));
  const liftText = ({ lift }: Pair) => formatTenths(lift, language);
  const labelOf = (pair: Pair) => {
    const what = `${nameOf(pair.one)}, ${nameOf(pair.other)}`;
    const few = pair.decks < FEW ? ` (${t("meta.few")})` : "";
    return `${liftText(pair)}${few}, ${t("meta.decks-with", { count: pair.decks, what })}`;
  };
  const table = () => [
    [t("search.discipline"), t("search.discipline"), t("meta.wins"), t("meta.share"), t("meta.lift")],
    ...disciplinePairs.map(({ one, other, decks, share, lift }) => [
      nameOf(one),
      nameOf(other),
      decks,
      share,
      lift,
    ]),
  ];
  return (
    <Block title={t("archive.disciplines")}>
      <ShareTable
        caption={t("archive.disciplines")}
        column={t("search.discipline")}
        rows={rows}
        effective={dashboard.windows.now.effective}
      />
      <div className={blocks.part}>
        <h3>{t("meta.lift")}</h3>
        <p className={styles.note}>{t("meta.lift-lead")}</p>
        <ScrollRegion label={t("meta.lift")} className={styles.scroll}>
          <table className={`${styles.table} ${styles.matrix}`}>
            <thead>
              <tr>
                <td />
                {shown.map((key) => (
                  <th key={key} scope="col" title={nameOf(key)}>
                    <abbr title={nameOf(key)}>{codeOf(key)}</abbr>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one}>
                  <th scope="row">{nameOf(one)}</th>
                  {shown.map((other) => {
                    const pair = one === other ? undefined : pairOf(one, other);
                    return (
                      <td key={other} className={pair && markOf(pair)}>
                        {pair ? (
                          <DecksLink q={q(one, other)} label={labelOf(pair)}>
                            {liftText(pair)}
                          </DecksLink>
                        ) : (
                          "–"
                        )}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
        <p className={styles.below}>
          <CopyTable table={table} what={t("meta.lift")} />
        </p>
      </div>
    </Block>
  );
}

function markOf({ decks, lift }: Pair): string | undefined {
  if (decks < FEW) return styles.few;
  return lift >= OFTEN ? styles.often : undefined;
}
