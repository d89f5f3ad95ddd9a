import type { Target } from "../balance";
import { MAX_OWNED, MAX_PRINTINGS } from "../limits";
import { joinedPrintings, type Printing } from "../printings";

/** The columns of our table, in this order (docs/rules/inventory.md §11.1). */
export const HEADER = ["Card ID", "Card", "Copies", "Target", "Target mode", "Printings", "Note"] as const;

/** What a column holds. */
export type Column =
  | "id"
  | "name"
  | "copies"
  | "target"
  | "mode"
  | "printings"
  | "note"
  | "group"
  | "advanced";

/** Letters of a heading → column; tables of other programs have other headings for the same. */
const COLUMNS: Readonly<Record<string, Column>> = {
  cardid: "id",
  id: "id",
  card: "name",
  name: "name",
  cardname: "name",
  copies: "copies",
  quantity: "copies",
  qty: "copies",
  count: "copies",
  amount: "copies",
  owned: "copies",
  number: "copies",
  target: "target",
  targetmode: "mode",
  printings: "printings",
  note: "note",
  notes: "note",
  comment: "note",
  group: "group",
  grp: "group",
  adv: "advanced",
  advanced: "advanced",
};

/** Position of each column; undefined unless the cells are headings of a table of cards with copies. */
export function columnsOf(cells: readonly string[]): ReadonlyMap<Column, number> | undefined {
  const columns = new Map<Column, number>();
  for (const [at, cell] of cells.entries()) {
    const column = COLUMNS[cell.toLowerCase().replace(/[^a-z]/g, "")];
    if (column !== undefined && !columns.has(column)) columns.set(column, at);
  }
  const hasCards = columns.has("id") || columns.has("name");
  return hasCards && columns.has("copies") ? columns : undefined;
}

/** Copies in a cell; undefined for anything but 0 to 9,999. */
export function readCopies(cell: string): number | undefined {
  if (!/^\d{1,6}(?:[.,]0+)?$/.test(cell)) return undefined;
  const copies = Number.parseInt(cell, 10);
  return copies <= MAX_OWNED ? copies : undefined;
}

/** "fixed" without a mode; undefined if the cells hold no target. */
export function readTarget(cell: string, mode: string): Target | undefined {
  const copies = readCopies(cell);
  const read = mode.toLowerCase() || "fixed";
  if (copies === undefined || (read !== "fixed" && read !== "surplus")) return undefined;
  return { mode: read, copies };
}

const PRINTING = /^(\d{1,4})\s+([A-Za-z0-9][A-Za-z0-9-]{0,15})\s+([a-z]{2})$/;

/** "2 FN en; 1 KMW fr". */
export function writePrintings(printings: readonly Printing[]): string {
  return printings.map(({ copies, set, language }) => `${copies} ${set} ${language}`).join("; ");
}

/** Undefined if a part cannot be read. */
export function readPrintings(cell: string): readonly Printing[] | undefined {
  const parts = cell.split(";").filter((part) => part.trim() !== "");
  const printings = parts.map((part) => PRINTING.exec(part.trim()) ?? []);
  if (printings.some(([, copies]) => Number(copies ?? 0) === 0)) return undefined;
  const joined = joinedPrintings(
    printings.map(([, copies, set = "", language = ""]) => ({ set, language, copies: Number(copies) })),
  );
  return joined.length <= MAX_PRINTINGS ? joined : undefined;
}
