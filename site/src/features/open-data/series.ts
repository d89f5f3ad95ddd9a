/** Files of one shape, told apart by a year or an event. */
const SERIES = ["changes", "tda", "twd-texts"];

/** The series that a file belongs to: "twd-texts.1998" → "twd-texts.series". */
export function seriesOf(file: string): string | undefined {
  const name = SERIES.find((series) => file.startsWith(`${series}.`));
  return name === undefined ? undefined : `${name}.series`;
}
