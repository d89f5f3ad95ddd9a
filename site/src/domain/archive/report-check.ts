import type { PlaceSpellings } from "../../generated/published";
import { fold } from "../name/fold";
import { type FoldedSpellings, foldedSpellings, locate } from "./places";
import { checkDate, type DateProblem } from "./report-days";

/** Lines above the deck in the report of a winning deck, in order (docs/rules/archives.md §9). */
export const REPORT_LINES = ["event", "location", "date", "format", "players", "winner", "link"] as const;
export type ReportLine = (typeof REPORT_LINES)[number];

/** Problems of such a line. */
export type ReportProblem =
  | "missing"
  | DateProblem
  /** Not in the archive yet: perhaps a typo. */
  | "unknown-city"
  | "unknown-country";

export interface CheckedLine {
  readonly line: ReportLine | "blank";
  /** The line as written. */
  readonly text: string;
  readonly problem: ReportProblem | undefined;
}

/** Places known from the archive, folded. */
export interface KnownPlaces {
  readonly cities: ReadonlySet<string>;
  readonly countries: ReadonlySet<string>;
  readonly spellings: FoldedSpellings;
}

/** Folds the places of an archive for comparison. */
export function knownPlaces(
  cities: readonly string[],
  countries: readonly string[],
  spellings: PlaceSpellings,
): KnownPlaces {
  return {
    cities: new Set(cities.map(fold)),
    countries: new Set(countries.map(fold)),
    spellings: foldedSpellings(spellings),
  };
}

function linesOf(text: string): readonly string[] {
  return text.split(/\r?\n/).map((line) => line.trim());
}

/** The lines above the deck; "" if missing. */
export function reportHead(text: string): Readonly<Record<ReportLine, string>> {
  const [event = "", location = "", date = "", format = "", players = "", winner = "", link = ""] =
    linesOf(text);
  return { event, location, date, format, players, winner, link };
}

/** Checks the head of a report line by line, but not the deck. */
export function checkReport(text: string, places: KnownPlaces): readonly CheckedLine[] {
  const written = reportHead(text);
  const head = REPORT_LINES.map((line): CheckedLine => {
    const value = written[line];
    return { line, text: value, problem: value === "" ? "missing" : CHECKS[line](value, places) };
  });
  const after = linesOf(text)[REPORT_LINES.length] ?? "";
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

/** Expects "City, Country", optionally after a venue, or "Online". */
function checkLocation(
  text: string,
  { cities, countries, spellings }: KnownPlaces,
): ReportProblem | undefined {
  if (fold(text) === "online") return undefined;
  if (!text.includes(", ")) return "form";
  const { country, city } = locate(text, spellings);
  if (!countries.has(country)) return "unknown-country";
  return cities.has(city) ? undefined : "unknown-city";
}
