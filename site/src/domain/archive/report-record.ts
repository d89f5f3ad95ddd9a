import { fold } from "../name/fold";
import { type CheckedLine, type ReportLine, reportHead } from "./report-check";
import { readReportDays } from "./report-days";

/** What is known of an event from its own record. */
export interface EventRecord {
  readonly name: string;
  /** "2026-04-18". */
  readonly date: string;
  /** The city, perhaps with its country. */
  readonly place: string;
  readonly players: number;
  /** The final is not one of them. */
  readonly rounds: number;
  /** undefined: the winner's deck was not reported, so nobody knows the name. */
  readonly winner: string | undefined;
}

/** The event that the link of a report names: a number of the calendar, or a tournament of this site. */
export function linkedEvent(text: string): string | undefined {
  return /\/(?:event|tda)\/([A-Za-z0-9_-]{1,32})(?![A-Za-z0-9_-])/.exec(text)?.[1];
}

/** By line of the report, what the record has instead. What the report lacks, or the record, is not compared. */
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

/** A report says more of the place than the workbook of a tournament: a venue before the city, a country after it. */
function isAt(place: string) {
  const recorded = place.split(",").map((part) => fold(part.trim()));
  return (written: string) => {
    const parts = written.split(",").map((part) => fold(part.trim()));
    return recorded.every((part) => parts.includes(part));
  };
}

/** One of the days of an event is the one of its record; a date that is none is said to be wrong as it is. */
function isOn(date: string) {
  return (written: string) => {
    const days = readReportDays(written);
    const [first, last = first] = days ?? [];
    return first === undefined || last === undefined || (first <= date && date <= last);
  };
}
