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

/** Problems of a date: wrong form, "May 3th", "February 30th". */
export type DateProblem = "form" | "ordinal" | "no-such-day";

/** Expects "April 25th 2026", or "April 25th 2026 -- April 26th 2026" for several days. */
export function checkDate(text: string): DateProblem | undefined {
  const days = text.split(" -- ");
  if (days.length > 2) return "form";
  return days.map(checkDay).find((problem) => problem !== undefined);
}

/** First day, and last day if there are several, as "2026-04-25"; undefined if not dates. */
export function readReportDays(text: string): readonly string[] | undefined {
  if (checkDate(text) !== undefined) return undefined;
  return text.split(" -- ").map((day) => (dateOf(day) ?? new Date(0)).toISOString().slice(0, 10));
}

function checkDay(text: string): DateProblem | undefined {
  const parts = partsOf(text);
  if (!parts) return "form";
  if (parts.ending !== ordinal(parts.day)) return "ordinal";
  return dateOf(text) ? undefined : "no-such-day";
}

function partsOf(text: string) {
  const [, name = "", day, ending, year] = /^([A-Z][a-z]+) (\d{1,2})(st|nd|rd|th) (\d{4})$/.exec(text) ?? [];
  const month = MONTHS.indexOf(name);
  return month < 0 ? undefined : { month, day: Number(day), ending, year: Number(year) };
}

function dateOf(text: string): Date | undefined {
  const parts = partsOf(text);
  if (!parts) return undefined;
  const date = new Date(Date.UTC(parts.year, parts.month, parts.day));
  return date.getUTCMonth() === parts.month && parts.day > 0 ? date : undefined;
}

function ordinal(day: number): string {
  if (day >= 11 && day <= 13) return "th";
  return ["th", "st", "nd", "rd"][day % 10] ?? "th";
}
