import { fold } from "../name/fold";
import { type CheckedLine, type ReportLine, reportHead } from "./report-check";
import { readReportDays } from "./report-days";

/** Facts of an event from its own record. */
export interface EventRecord {
  readonly name: string;
  /** "2026-04-18". */
  readonly date: string;
  /** City, optionally with country. */
  readonly place: string;
  readonly players: number;
  /** Rounds without the final. */
  readonly rounds: number;
  /** undefined if the deck of the winner, and so the name, was not reported. */
  readonly winner: string | undefined;
}

/** The event that a report links to: an id of the VEKN calendar or of a tournament on this site. */
export function linkedEvent(text: string): string | undefined {
  return /\/(?:event|tda)\/([A-Za-z0-9_-]{1,32})(?![A-Za-z0-9_-])/.exec(text)?.[1];
}

/** By line of the report, the value of the record where it differs. Values missing on either side are not compared. */
export function differences(text: string, record: EventRecord): ReadonlyMap<CheckedLine["line"], string> {
  const head = reportHead(text);
  const found = new Map<CheckedLine["line"], string>();
  const compare = (line: ReportLine, recorded: string, isSame: (written: string) => boolean) => {
    const written = head[line];
    if (written !== "" && recorded !== "" && !isSame(written)) found.set(line, recorded);
  };
  const alike = (recorded: string) => (written: string) => fold(written) === fold(recorded);
  const format = `${record.rounds}R+F`;
  const players = `${record.players} players`;
  compare("event", record.name, alike(record.name));
  compare("location", record.place, isAt(record.place));
  compare("date", record.date, isOn(record.date));
  compare("format", format, alike(format));
  compare("players", players, (written) => Number.parseInt(written, 10) === record.players);
  compare("winner", record.winner ?? "", alike(record.winner ?? ""));
  return found;
}

/** A report may add a venue before the city and a country after it. */
function isAt(place: string) {
  const recorded = place.split(",").map((part) => fold(part.trim()));
  return (written: string) => {
    const parts = written.split(",").map((part) => fold(part.trim()));
    return recorded.every((part) => parts.includes(part));
  };
}

/** Any day of the event may be the recorded one; invalid dates are reported by the check of the form. */
function isOn(date: string) {
  return (written: string) => {
    const days = readReportDays(written);
    const [first, last = first] = days ?? [];
    return first === undefined || last === undefined || (first <= date && date <= last);
  };
}
