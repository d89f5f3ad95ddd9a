import type { PlaceSpellings } from "../../generated/published";
import { fold } from "../name/fold";
import { type FoldedSpellings, foldedSpellings, locate } from "./places";
import { checkDate, type DateProblem } from "./report-days";

/** The lines above the deck in a report of a winning deck, in their order (docs/rules/archives.md §9). */
export const REPORT_LINES = ["event", "location", "date", "format", "players", "winner", "link"] as const;
export type ReportLine = (typeof REPORT_LINES)[number];

/** What may be wrong with one of them. */
export type ReportProblem =
  | "missing"
  | DateProblem
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
  readonly spellings: FoldedSpellings;
}

/** Places as they are compared. */
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

/** The lines above the deck, "" for one that is missing. */
export function reportHead(text: string): Readonly<Record<ReportLine, string>> {
  const [event = "", location = "", date = "", format = "", players = "", winner = "", link = ""] =
    linesOf(text);
  return { event, location, date, format, players, winner, link };
}

/** Looks at the head of a report line by line; the deck is another matter. */
export function checkReport(text: string, places: KnownPlaces): readonly CheckedLine[] {
  const written = reportHead(text);
  const head = REPORT_LINES.map((line): CheckedLine => {
    const said = written[line];
    return { line, text: said, problem: said === "" ? "missing" : CHECKS[line](said, places) };
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

/** "City, Country", or with a venue first, or "Online". */
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
