import type { Manifest } from "../../generated/published";
import { useTranslation } from "../../i18n/translation";
import { ScrollRegion } from "../../ui/scroll-region";
import { type FileRow, fileRows, totals } from "./file-rows";
import styles from "./open-data.module.css";
import { isFont, latestPath, schemaPath } from "./schema-path";

/** Columns that are aligned like their numbers. */
const NUMBERS = new Set(["records", "size", "compressed"]);

/** Every published file with its address, counts, sizes and schema; the files of a series are folded in one row. */
export function FileTable({ manifest }: { readonly manifest: Manifest }) {
  const { t } = useTranslation();
  return (
    <ScrollRegion label={t("open-data.files-table")} className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(["file", "records", "size", "compressed", "schema"] as const).map((column) => (
              <th key={column} scope="col" className={NUMBERS.has(column) ? styles.number : undefined}>
                {t(`open-data.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fileRows(manifest.files).map((row) => (
            <FileTableRow key={row[0].name} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function FileTableRow({ row }: { readonly row: FileRow }) {
  const { t } = useTranslation();
  const kilobytes = (bytes: number) => t("open-data.kilobytes", { size: (bytes / 1000).toFixed(1) });
  const [{ name }] = row;
  const { count, bytes, brotli } = totals(row);
  return (
    <tr>
      <th scope="row">{row.length === 1 ? <FileLink name={name} /> : <Series row={row} />}</th>
      <td className={styles.number}>{count}</td>
      <td className={styles.number}>{kilobytes(bytes)}</td>
      <td className={styles.number}>{kilobytes(brotli)}</td>
      <td>
        {isFont(name) ? (
          "OpenType"
        ) : (
          <a href={schemaPath(name)} aria-label={t("open-data.schema-of", { file: name })}>
            JSON Schema
          </a>
        )}
      </td>
    </tr>
  );
}

interface FileLinkProps {
  readonly name: string;
  /** Instead of the name: the year of a file of a series. */
  readonly shown?: string;
}

function FileLink({ name, shown = name }: FileLinkProps) {
  return (
    <a href={latestPath(name)} aria-label={shown === name ? undefined : name}>
      {shown}
    </a>
  );
}

function Series({ row }: { readonly row: FileRow }) {
  const { t } = useTranslation();
  const first = row[0].name;
  const last = row.at(-1)?.name ?? first;
  return (
    <details className={styles.series}>
      <summary>{t("open-data.series", { first, last, count: row.length })}</summary>
      <ul>
        {row.map(({ name }) => (
          <li key={name}>
            <FileLink name={name} shown={name.slice(name.lastIndexOf(".") + 1)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
