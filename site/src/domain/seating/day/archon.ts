import type { Cell, Sheet } from "../../deck/export/sheets";
import type { PlayerIndex } from "../seating";
import { type Day, nameOf } from "./day";
import { FINALISTS, finalOrder } from "./final";
import { compareScores, standingsOf } from "./standings";

/** Row of the first player, from 0. */
const FIRST_PLAYER = 6;

const column = (letter: string) => letter.charCodeAt(0) - "A".charCodeAt(0);

/**
 * The sheets of the Archon workbook that an archive of tournaments takes (docs/rules/archives.md §3.2,
 * docs/rules/seating.md §7.5).
 */
export function archonSheets(day: Day): readonly Sheet[] {
  const order = finalOrder(day);
  const sheets = [
    { name: "Tournament Info", rows: infoRows(day, order.length > 0) },
    { name: "Methuselahs", rows: playerRows(day, order) },
  ];
  return order.length > 0 ? [...sheets, { name: "Final Round", rows: finalRows(day, order) }] : sheets;
}

/** What the archive refuses to be without. */
export function missingInReport({ event, players }: Day): readonly ("name" | "city" | "date" | "ids")[] {
  const fields = (["name", "city", "date"] as const).filter((field) => event[field].trim() === "");
  return players.some(({ id }) => id !== "") ? fields : [...fields, "ids"];
}

function infoRows(day: Day, hasFinal: boolean): readonly (readonly Cell[])[] {
  const rounds = day.rounds.slice(0, day.played);
  const matches = rounds.reduce((all, { tables }) => all + tables.length, 0);
  const final = hasFinal ? 1 : 0;
  return [
    ["The Archon"],
    ["Event Name:", day.event.name],
    ["Event Date (DD-MON-YY):", archonDate(day.event.date)],
    ["City:", day.event.city],
    ["Number of Players:", standingsOf(day).length],
    ["Number of Rounds (including final):", rounds.length + final],
    ["Number of Event Matches:", matches + final],
  ];
}

const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];

/** "2026-11-23" → "23-NOV-26" */
function archonDate(date: string): string {
  const [, year = "", month = "", day = ""] = /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(date) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name ? `${day}-${name}-${year}` : "";
}

function playerRows(day: Day, order: readonly PlayerIndex[]): readonly (readonly Cell[])[] {
  const head = {
    A: "Nr",
    B: "First name",
    C: "Last name",
    E: "V:EKN number",
    H: "GW",
    I: "VP",
    R: "Rank",
    U: "Final",
  };
  const rows = placedPlayers(day, order).map(({ player, wins, points, rank, place }) => {
    const id = day.players[player]?.id ?? "";
    return rowOf({
      A: player + 1,
      ...namesOf(nameOf(day, player)),
      E: /^\d+$/.test(id) ? Number(id) : id,
      H: wins,
      I: points,
      R: rank,
      U: place,
    });
  });
  const above = Array.from({ length: FIRST_PLAYER - 1 }, (_, index) => (index === 0 ? ["Methuselahs"] : []));
  return [...above, rowOf(head), ...rows];
}

/** Everybody with the rank before the final and the place after it; finalists have the first ranks. */
function placedPlayers(day: Day, order: readonly PlayerIndex[]) {
  const standings = standingsOf(day);
  const finalists = standings.filter(({ player }) => order.includes(player));
  const others = standings.filter(({ player }) => !order.includes(player));
  const first = order.length === 0 ? 1 : FINALISTS + 1;
  return [
    ...finalists.map((it, index) => ({
      ...it,
      rank: index + 1,
      place: finalPlace(order.indexOf(it.player)),
    })),
    ...others.map((it) => {
      const place = first + others.findIndex((other) => compareScores(other, it) === 0);
      return { ...it, rank: place, place };
    }),
  ];
}

/** All finalists but the winner share the second place. */
const finalPlace = (index: number) => Math.min(index + 1, 2);

/** The last word is the last name. */
function namesOf(name: string): Readonly<Record<"B" | "C", string>> {
  const at = name.lastIndexOf(" ");
  return at < 0 ? { B: name, C: "" } : { B: name.slice(0, at), C: name.slice(at + 1) };
}

function finalRows(day: Day, order: readonly PlayerIndex[]): readonly (readonly Cell[])[] {
  const { seats = [], points = [] } = day.final ?? {};
  const head = rowOf({ A: "Nr", B: "Name", I: "VP", V: "Place" });
  const rows = order.map((player, index) =>
    rowOf({
      A: player + 1,
      B: nameOf(day, player),
      I: points[seats.indexOf(player)] ?? 0,
      V: finalPlace(index),
    }),
  );
  return [head, ...rows];
}

function rowOf(cells: Readonly<Record<string, Cell>>): readonly Cell[] {
  const row: Cell[] = [];
  for (const [letter, value] of Object.entries(cells)) row[column(letter)] = value;
  return Array.from(row, (value) => value ?? "");
}
