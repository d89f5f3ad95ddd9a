import type { Manifest } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { ScrollRegion } from "../../ui/scroll-region";
import styles from "./open-data.module.css";
import { schemaPath } from "./schema-path";

/** Every published file with its address, counts, sizes and schema. */
export function FileTable({ manifest }: { readonly manifest: Manifest }) {
  const { t } = useTranslation();
  const kilobytes = (bytes: number) => t("open-data.kilobytes", { size: (bytes / 1000).toFixed(1) });
  return (
    <ScrollRegion label={t("open-data.files-table")} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["file", "records", "size", "compressed", "schema"] as const).map((column) => (
              <th key={column} scope="col">
                {t(`open-data.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(manifest.files).map(([name, file]) => (
            <tr key={name}>
              <th scope="row">
                <a href={`/latest/${name}.json`}>{name}</a>
              </th>
              <td className={styles.number}>{file.count}</td>
              <td className={styles.number}>{kilobytes(file.bytes)}</td>
              <td className={styles.number}>{kilobytes(file.brotli)}</td>
              <td>
                <a href={schemaPath(name)} aria-label={t("open-data.schema-of", { file: name })}>
                  JSON Schema
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
