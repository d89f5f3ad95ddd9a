import type { Card, CardId } from "../../card/card";
import { asCardId, isPlaytestId } from "../../card/ids";
import { readCardLine } from "../../deck/card-line";
import { type CardNames, cardOfVersion, cardsNamed } from "../../deck/card-names";
import type { BadCard } from "../../deck/deck-text";
import { MAX_OWNED } from "../limits";
import { isStorableNote } from "../note-text";
import { joinedPrintings, type Printing } from "../printings";
import { type CsvRow, csvRows, fromPlainText } from "./csv";
import type { ImportedCard, ImportedStock, ImportedValue, WrongValue } from "./imported-stock";
import { type Column, columnsOf, readCopies, readPrintings, readTarget } from "./stock-columns";

/** What a reader knows of cards. */
export interface StockReading {
  readonly names: CardNames;
  /** Whether the card may be in the inventory: it is published, or already there. */
  readonly isKnown: (card: CardId) => boolean;
}

interface Table {
  readonly rows: readonly CsvRow[];
  readonly columns: ReadonlyMap<Column, number>;
}

const SEPARATORS = [",", ";", "\t"];

/** Reads a table of cards; undefined for a text without its headings (docs/rules/inventory.md §11.2). */
export function readStockCsv(text: string, reading: StockReading): ImportedStock | undefined {
  const table = tableIn(text);
  if (!table) return undefined;
  const cards = new Map<CardId, ImportedCard>();
  const bad: BadCard[] = [];
  const wrong: WrongValue[] = [];
  for (const row of table.rows) {
    if (row.cells.every((cell) => cell.trim() === "")) continue;
    const problem = readRow(row, table.columns, reading, cards);
    if (problem && "field" in problem) wrong.push(problem);
    else if (problem) bad.push(problem);
  }
  const values = (["target", "printings", "note"] as const).filter((one) => table.columns.has(one));
  return { cards, values: new Set<ImportedValue>(values), bad, wrong, unread: 0 };
}

function tableIn(text: string): Table | undefined {
  const [first = ""] = text.trimStart().split(/[\r\n]/, 1);
  for (const separator of SEPARATORS) {
    const columns = columnsOf(csvRows(first, separator)[0]?.cells ?? []);
    if (!columns) continue;
    const rows = csvRows(text, separator);
    const head = rows.findIndex(({ cells }) => columnsOf(cells));
    return { rows: rows.slice(head + 1), columns };
  }
  return undefined;
}

/** Takes a row; returns what is wrong with it. */
function readRow(
  { line, cells }: CsvRow,
  columns: Table["columns"],
  reading: StockReading,
  cards: Map<CardId, ImportedCard>,
): BadCard | WrongValue | undefined {
  const cell = (column: Column) => (cells[columns.get(column) ?? -1] ?? "").trim();
  const name = fromPlainText(cell("name"));
  const text = `${cell("copies") || "0"} ${name || cell("id")}`;
  const card = cardOf(cell, name, reading);
  if (card === "differs") return { line, text: `${cell("id")} ${name}`, field: "card" };
  if (card === undefined) return { line, text, problem: "name" };
  const before = cards.get(card);
  const copies = cell("copies") === "" ? undefined : readCopies(cell("copies"));
  const total = copies === undefined ? before?.copies : copies + (before?.copies ?? 0);
  const isCount = cell("copies") === "" || copies !== undefined;
  if (!isCount || (total ?? 0) > MAX_OWNED) return { line, text, problem: "quantity" };
  const values = valuesOf(cell, cells[columns.get("note") ?? -1] ?? "", total);
  if (typeof values === "string") return { line, text, field: values };
  cards.set(card, merged(before, { ...values, copies: total }));
  return undefined;
}

type CellOf = (column: Column) => string;

/** The id says which card it is, unless the row has the name of another one. */
function cardOf(
  cell: CellOf,
  name: string,
  { names, isKnown }: StockReading,
): CardId | "differs" | undefined {
  const written = cell("id").replace(/\D.*$/, "");
  const id = asCardId(written);
  const named = cardsNamed(names, name);
  if (id !== undefined && isKnown(id)) {
    return named.length > 0 && !named.some((card) => card.id === id) ? "differs" : id;
  }
  if (cell("id") !== "" && name === "") return undefined;
  const card = named.length > 0 ? versionOf(named, cell) : cardInText(name, names);
  return card && !isPlaytestId(card.id) ? card.id : undefined;
}

/** "Alan Sovereign (ADV)" names the version by itself; other tables have columns for it. */
function versionOf(named: readonly Card[], cell: CellOf): Card | undefined {
  const [only] = named;
  if (named.length === 1) return only;
  const advanced = /^(?!(?:no|false|0)?$)/i.test(cell("advanced"));
  return cardOfVersion(named, { advanced, group: cell("group").toLowerCase() || undefined });
}

/** "Theo Bell [G6]", "Blood Doll -- foil": a name as deck lists write it. */
function cardInText(name: string, names: CardNames): Card | undefined {
  const read = readCardLine(`1 ${name}`, names);
  return typeof read === "object" ? read.card : undefined;
}

type Values = Pick<ImportedCard, ImportedValue>;

/** The other values of a row, or the name of one that cannot be stored. */
function valuesOf(cell: CellOf, note: string, copies = 0): Values | ImportedValue {
  const written = fromPlainText(note);
  const text = written.trim() === "" ? "" : written;
  if (!isStorableNote(text)) return "note";
  const target = cell("target") === "" ? undefined : readTarget(cell("target"), cell("mode"));
  if (cell("target") !== "" && !target) return "target";
  const printings = readPrintings(cell("printings"));
  if (!printings || total(printings) > copies) return "printings";
  return {
    ...(target && { target }),
    ...(printings.length > 0 && { printings }),
    ...(text !== "" && { note: text }),
  };
}

const total = (printings: readonly Printing[]) => printings.reduce((sum, { copies }) => sum + copies, 0);

/** Rows of one card add up; the last target and note count. */
function merged(before: ImportedCard | undefined, row: ImportedCard): ImportedCard {
  const printings = joinedPrintings([...(before?.printings ?? []), ...(row.printings ?? [])]);
  return { ...before, ...row, ...(printings.length > 0 && { printings }) };
}
