import type { Translate } from "./translation";

/**
 * Writes a day, "2024-05-07…", in words: "7 May 2024". Intl formats days the same
 * way, but the first one takes a phone a tenth of a second.
 */
export function formatDay(t: Translate, date: string): string {
  const [year = "", month, day] = date.slice(0, 10).split("-");
  const name = t("date.months").split(" ")[Number(month) - 1] ?? "";
  return t("date.day", { day: String(Number(day)), month: name, year });
}
