export type CsvTable = readonly (readonly (string | number)[])[];

/** The table as comma-separated values (RFC 4180); spreadsheets must not read a text as a formula. */
export function toCsv(table: CsvTable): string {
  return table.map((row) => row.map(cell).join(",")).join("\r\n");
}

function cell(value: string | number): string {
  if (typeof value === "number") return String(Number(value.toFixed(6)));
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
