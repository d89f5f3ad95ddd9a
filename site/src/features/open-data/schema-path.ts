import { seriesOf } from "./series";

/** Path of the schema of a published file: "twd-texts.1998" → "/schemas/twd-texts.series.json". */
export function schemaPath(file: string): string {
  return `/schemas/${seriesOf(file) ?? file}.json`;
}
