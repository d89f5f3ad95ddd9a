import type { PublishedFile } from "../../generated/published";
import { seriesOf } from "./series";

export interface NamedFile {
  readonly name: string;
  readonly file: PublishedFile;
}

/** One row of the table: a file, or all files of a series. */
export type FileRow = readonly [NamedFile, ...NamedFile[]];

/** The files in their order; those of a series share a row, at the place of the first. */
export function fileRows(files: Readonly<Record<string, PublishedFile>>): readonly FileRow[] {
  const rows = new Map<string, [NamedFile, ...NamedFile[]]>();
  for (const [name, file] of Object.entries(files)) {
    const key = seriesOf(name) ?? name;
    const row = rows.get(key);
    if (row) row.push({ name, file });
    else rows.set(key, [{ name, file }]);
  }
  return [...rows.values()];
}

/** Records and sizes of all files of a row. */
export function totals(row: FileRow): Pick<PublishedFile, "count" | "bytes" | "brotli"> {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const counts = row.flatMap(({ file }) => file.count ?? []);
  return {
    ...(counts.length > 0 && { count: sum(counts) }),
    bytes: sum(row.map(({ file }) => file.bytes)),
    brotli: sum(row.map(({ file }) => file.brotli)),
  };
}
