import { STARTING_TRANSFERS } from "../seating";
import { type Day, nameOf } from "./day";

/** A line per seat; the first line names the columns. */
const HEAD = ["round", "table", "seat", "player", "id", "prey", "transfers", "victory points"];

/** The seats of all rounds as comma-separated values, with the points that are entered. */
export function dayCsv(day: Day): string {
  const lines = day.rounds.flatMap(({ tables, points }, round) =>
    tables.flatMap((table, index) =>
      table.map((player, seat) => [
        round + 1,
        index + 1,
        seat + 1,
        nameOf(day, player),
        day.players[player]?.id ?? "",
        nameOf(day, table[(seat + 1) % table.length] ?? player),
        STARTING_TRANSFERS[seat] ?? "",
        points[index]?.[seat] ?? "",
      ]),
    ),
  );
  return [HEAD, ...lines].map((cells) => `${cells.map(cell).join(",")}\r\n`).join("");
}

/** Texts that begin like a formula are quoted with an apostrophe, so that no program computes them. */
function cell(value: string | number): string {
  const text = typeof value === "string" && /^[=+\-@\t]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
