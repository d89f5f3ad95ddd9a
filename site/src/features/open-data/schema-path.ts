import { seriesOf } from "./series";

/** The only kind of file that is no JSON and has no schema. */
export function isFont(file: string): boolean {
  return file.endsWith(".otf");
}

/** Path of the newest version of a published file. */
export function latestPath(file: string): string {
  return `/latest/${file}${isFont(file) ? "" : ".json"}`;
}

/** Path of the schema of a published file: "twd-texts.1998" → "/schemas/twd-texts.series.json". */
export function schemaPath(file: string): string {
  return `/schemas/${seriesOf(file) ?? file}.json`;
}
