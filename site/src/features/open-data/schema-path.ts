/** Files of one shape, told apart by a year or an event. */
const SERIES = ["changes", "tda", "twd-texts"];

/** Path of the schema of a published file: "twd-texts.1998" → "/schemas/twd-texts.json". */
export function schemaPath(file: string): string {
  const series = SERIES.find((name) => file.startsWith(`${name}.`));
  return `/schemas/${series === undefined ? file : `${series}.series`}.json`;
}
