import type { Compared } from "../../../domain/archive/meta/compared";
import { CAPACITY_BANDS } from "../../../domain/archive/search/capacity";
import { MAX_CRYPT } from "../../../domain/archive/search/crypt-total";
import { LIBRARY_BANDS } from "../../../domain/archive/search/library-total";
import { SHARED_TYPES } from "../../../domain/card/card-types";
import { formatHundredths } from "../../../i18n/decimals";
import { useTranslation } from "../../../i18n/translation";
import { gameTerm } from "../../../ui/card/game-term";
import { Block } from "./block";
import type { FurtherBlockProps } from "./block-props";
import { decksQuery } from "./decks-query";
import styles from "./meta.module.css";
import { pointsText, shareText } from "./numbers";
import { ShareTable } from "./share-table";

/** How large crypts and libraries are, and what libraries are made of. */
export function SizesBlock({ dashboard, further, criteria }: FurtherBlockProps) {
  const { t, language } = useTranslation();
  const { crypts, libraries, capacities, means, meansBefore } = further;
  const { effective } = dashboard.windows.now;
  const bands = (rows: readonly Compared[], names: readonly string[], key: string) =>
    rows.map((compared) => {
      const text = names[compared.key] ?? "";
      return { id: text, text, compared, q: () => decksQuery(criteria, { [key]: { [text]: true } }) };
    });
  const mean = (value: number) => formatHundredths(value, language);
  return (
    <Block
      title={t("meta.sizes")}
      lead={t("meta.means", {
        crypt: mean(means.crypt),
        library: mean(means.library),
        capacity: mean(means.capacity),
      })}
    >
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
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t("archive.types")}</th>
                <th scope="col">{t("meta.mean-share")}</th>
                {meansBefore && <th scope="col">{t("meta.change")}</th>}
              </tr>
            </thead>
            <tbody>
              {SHARED_TYPES.map((type, index) => {
                const share = means.types[index] ?? 0;
                return (
                  <tr key={type}>
                    <th scope="row">{gameTerm(t, "type", type)}</th>
                    <td>{shareText(share, language)}</td>
                    {meansBefore && <td>{pointsText(share - (meansBefore.types[index] ?? 0), language)}</td>}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      </div>
    </Block>
  );
}
