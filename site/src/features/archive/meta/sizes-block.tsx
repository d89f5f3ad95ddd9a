import type { Compared } from "../../../domain/archive/meta/compared";
import { FEW } from "../../../domain/archive/meta/estimate";
import { CAPACITY_BANDS } from "../../../domain/archive/search/capacity";
import { MAX_CRYPT } from "../../../domain/archive/search/crypt-total";
import { LIBRARY_BANDS } from "../../../domain/archive/search/library-total";
import { SHARED_TYPES } from "../../../domain/card/card-types";
import { formatDifference, formatHundredths } from "../../../i18n/decimals";
import { useTranslation } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import { Block } from "./block";
import type { FurtherBlockProps } from "./block-props";
import { CopyTable } from "./copy-table";
import { decksQuery } from "./decks-query";
import styles from "./meta.module.css";
import { pointsText, shareText } from "./numbers";
import { ShareTable } from "./share-table";

/** How large crypts and libraries are, and what libraries are made of. */
export function SizesBlock({ dashboard, further, criteria }: FurtherBlockProps) {
  const { t, language } = useTranslation();
  const { crypts, libraries, capacities, means, meansBefore } = further;
  const { now, before } = dashboard.windows;
  const { effective } = now;
  const bands = (rows: readonly Compared[], names: readonly string[], key: string) =>
    rows.map((compared) => {
      const text = names[compared.key] ?? "";
      return { id: text, text, compared, q: () => decksQuery(criteria, { [key]: { [text]: true } }) };
    });
  const isFew = Math.min(effective, before?.effective ?? 0) < FEW;
  const changed = (difference: string) => (isFew ? t("meta.few") : difference);
  const mean = (key: "crypt" | "library" | "capacity") => {
    const text = formatHundredths(means[key], language);
    if (!meansBefore) return text;
    return `${text} (${changed(formatDifference(means[key] - meansBefore[key], language, formatHundredths))})`;
  };
  const lead = t("meta.means", {
    crypt: mean("crypt"),
    library: mean("library"),
    capacity: mean("capacity"),
  });
  const types = SHARED_TYPES.map((type, index) => ({
    type,
    name: gameTerm(t, "type", type),
    share: means.types[index] ?? 0,
    earlier: meansBefore && (meansBefore.types[index] ?? 0),
  }));
  const table = () => [
    [t("archive.types"), t("meta.mean-share"), t("meta.before")],
    ...types.map(({ name, share, earlier }) => [name, share, earlier ?? ""]),
  ];
  return (
    <Block title={t("meta.sizes")} lead={meansBefore ? `${lead} ${t("meta.means-change")}` : lead}>
      <div className={styles.columns}>
        <div>
          <ShareTable
            caption={t("meta.crypt-size")}
            column={t("meta.crypt-size")}
            rows={crypts.map((compared) => ({
              id: String(compared.key),
              text: compared.key === MAX_CRYPT ? `${MAX_CRYPT}+` : String(compared.key),
              compared,
              q: () => decksQuery(criteria, { cryptTotal: { [compared.key]: true } }),
            }))}
            effective={effective}
          />
        </div>
        <div>
          <ShareTable
            caption={t("archive.library-size")}
            column={t("archive.library-size")}
            rows={bands(libraries, LIBRARY_BANDS, "libraryTotal")}
            effective={effective}
          />
        </div>
        <div>
          <ShareTable
            caption={t("archive.capacity")}
            column={t("archive.capacity")}
            rows={bands(capacities, CAPACITY_BANDS, "capacity")}
            effective={effective}
          />
        </div>
        <div>
          <table className={effective < FEW ? `${styles.table} ${styles.few}` : styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("archive.types")}</th>
                <th scope="col">{t("meta.mean-share")}</th>
                {meansBefore && <th scope="col">{t("meta.change")}</th>}
              </tr>
            </thead>
            <tbody>
              {types.map(({ type, name, share, earlier }) => (
                <tr key={type}>
                  <th scope="row">{name}</th>
                  <td>{shareText(share, language)}</td>
                  {earlier !== undefined && <td>{changed(pointsText(share - earlier, language))}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.below}>
            <CopyTable table={table} what={t("archive.types")} />
          </p>
        </div>
      </div>
    </Block>
  );
}
