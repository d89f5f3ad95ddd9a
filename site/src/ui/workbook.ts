import { utils, write } from "xlsx";
import type { Sheet } from "../domain/deck/export/sheets";

/** Fetched on first use. Only writes workbooks: the reading part of the library is unsafe with untrusted files. */

/** Excel allows 31 characters, but long names are hard to distinguish on tabs. */
const MAX_SHEET_NAME_LENGTH = 20;
const REFUSED = /[[\]:*?/\\]/g;

/** The bytes of an .xlsx file. */
export function workbook(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => [...row]));
    utils.book_append_sheet(book, sheet, sheetName(name));
  }
  const bytes: unknown = write(book, { type: "array", bookType: "xlsx", compression: true });
  if (!(bytes instanceof ArrayBuffer)) throw new Error("The library wrote no workbook");
  return new Uint8Array(bytes);
}

function sheetName(name: string): string {
  return [...name.replace(REFUSED, " ").trim()].slice(0, MAX_SHEET_NAME_LENGTH).join("");
}
