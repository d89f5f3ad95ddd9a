import { fold } from "../name/fold";

/** The lines above the deck in a report of a winning deck, in their order (screens §6.4). */
export const REPORT_LINES = ["event", "location", "date", "format", "players", "winner", "link"] as const;
export type ReportLine = (typeof REPORT_LINES)[number];

/** What may be wrong with one of them. */
export type ReportProblem =
  | "missing"
  | "form"
  /** "May 3th". */
  | "ordinal"
  /** "February 30th". */
  | "no-such-day"
  /** Never seen in the archive: perhaps a slip. */
  | "unknown-city"
  | "unknown-country";

export interface CheckedLine {
  readonly line: ReportLine | "blank";
  /** As written. */
  readonly text: string;
  readonly problem: ReportProblem | undefined;
}

/** What the archive knows of places, folded. */
export interface KnownPlaces {
  readonly cities: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
}

/** Places as they are compared. */
export function knownPlaces(cities: readonly string[], countries: readonly string[]): KnownPlaces {
  return { cities: new Set(cities.map(fold)), countries: new Set(countries.map(fold)) };
}

/** Looks at the head of a report line by line; the deck is another matter. */
export function checkReport(text: string, places: KnownPlaces): readonly CheckedLine[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const head = REPORT_LINES.map((line, at): CheckedLine => {
    const written = lines[at] ?? "";
    return { line, text: written, problem: written === "" ? "missing" : CHECKS[line](written, places) };
  });
  const after = lines[REPORT_LINES.length] ?? "";
  return [...head, { line: "blank", text: after, problem: after === "" ? undefined : "form" }];
}

type Check = (text: string, places: KnownPlaces) => ReportProblem | undefined;

const anything: Check = () => undefined;
const inForm =
  (pattern: RegExp): Check =>
  (text) =>
    pattern.test(text) ? undefined : "form";

const CHECKS: Readonly<Record<ReportLine, Check>> = {
  event: anything,
  location: checkLocation,
  date: checkDate,
  format: inForm(/^\d+R\+F$/),
  players: inForm(/^\d+ players$/),
  winner: anything,
  link: inForm(/^https?:\/\/\S+$/),
};

/** "City, Country", or with a venue first, or "Online". */
function checkLocation(text: string, { cities, countries }: KnownPlaces): ReportProblem | undefined {
  if (fold(text) === "online") return undefined;
  const parts = text.split(", ");
  if (parts.length < 2) return "form";
  if (!countries.has(fold(parts.at(-1) ?? ""))) return "unknown-country";
  return cities.has(fold(parts.slice(-2).join(", "))) ? undefined : "unknown-city";
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** "April 25th 2026", of several days "April 25th 2026 -- April 26th 2026". */
function checkDate(text: string): ReportProblem | undefined {
  const days = text.split(" -- ");
  if (days.length > 2) return "form";
  return days.map(checkDay).find((problem) => problem !== undefined);
}

function checkDay(text: string): ReportProblem | undefined {
  const [, month = "", day, ending, year] = /^([A-Z][a-z]+) (\d{1,2})(st|nd|rd|th) (\d{4})$/.exec(text) ?? [];
  const number = MONTHS.indexOf(month);
  if (number < 0) return "form";
  if (ending !== ordinal(Number(day))) return "ordinal";
  const date = new Date(Date.UTC(Number(year), number, Number(day)));
  return date.getUTCMonth() === number && Number(day) > 0 ? undefined : "no-such-day";
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}
