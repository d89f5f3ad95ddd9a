/** A row of a table in a text file. */
export interface CsvRow {
  /** Number of its first line, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** A cell in quotes: it may contain separators, line breaks and doubled quotes. */
const QUOTED = /"((?:[^"]|"")*)"/y;
const LINE_BREAK = /\r\n|[\r\n]/y;
const LINE_BREAKS = /\r\n|[\r\n]/g;

/** Reads a table (RFC 4180). A quote that is never closed is a character like others, so that no line is swallowed. */
export function csvRows(text: string, separator: string): readonly CsvRow[] {
  const plain = new RegExp(`[^${separator}\\r\\n]*`, "y");
  const rows: CsvRow[] = [];
  let [at, line] = [0, 1];
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    at += match?.[0].length ?? 0;
    return match;
  };
  const takeCell = () => {
    const quoted = take(QUOTED)?.[1]?.replaceAll('""', '"') ?? "";
    return quoted + (take(plain)?.[0] ?? "");
  };
  while (at < text.length) {
    const start = at;
    const cells = [takeCell()];
    while (text[at] === separator) {
      at += 1;
      cells.push(takeCell());
    }
    rows.push({ line, cells });
    take(LINE_BREAK);
    line += text.slice(start, at).match(LINE_BREAKS)?.length ?? 0;
  }
  return rows;
}

const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;
/** A spreadsheet would compute a cell that begins like this. */
const LIKE_A_FORMULA = /^'*[=+\-@\t\r]/;

/** Writes a table with commas. */
export function csvText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(written).join(",")}\r\n`).join("");
}

function written(cell: string): string {
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Puts an apostrophe before a text that a spreadsheet would take for a formula. */
export function asPlainText(text: string): string {
  return LIKE_A_FORMULA.test(text) ? `'${text}` : text;
}

/** Reads what `asPlainText` has written. */
export function fromPlainText(cell: string): string {
  return LIKE_A_FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}
