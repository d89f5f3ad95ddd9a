import { type Day, nameOf } from "../../../domain/seating/day/day";
import type { Translate } from "../../../i18n/translation";
import { joinNames } from "./day-parts";

/** All rounds as a text, for a message or a notice board. */
export function dayText(t: Translate, day: Day): string {
  const rounds = day.rounds.map(({ tables, out }, round) => {
    const blocks = tables.map((table, index) => {
      const seats = table.map((player, seat) => `  ${seat + 1}. ${nameOf(day, player)}\n`);
      return `${t("seating-day.table", { table: index + 1 })}\n${seats.join("")}`;
    });
    const outs = out.length > 0 ? [`${t("seating-day.sit-out", { names: joinNames(day, out) })}\n`] : [];
    return `${t("seating-day.round", { round: round + 1 })}\n\n${[...blocks, ...outs].join("\n")}`;
  });
  const title = day.event.name === "" ? "" : `${day.event.name}\n\n`;
  return `${title}${rounds.join("\n\n")}`;
}
