import { decodeText } from "../../../../domain/deck/file-text";
import { MAX_STOCK_BYTES } from "../../../../domain/inventory/files/read-stock";
import type { MessageKey } from "../../../../i18n/catalogue";

/** Files that the import reads. */
export const ENDINGS = [".txt", ".csv", ".tsv", ".dek"];
const WORKBOOK = /\.(?:xlsx?|xlsm|ods|numbers)$/i;

/** Either the text of a file, or why it cannot be read. */
export type ReadFile = { readonly text: string } | { readonly problem: MessageKey };

/** Reads a chosen or dropped file. */
export async function readFile(file: File): Promise<ReadFile> {
  if (WORKBOOK.test(file.name)) return { problem: "inventory-dialogs.no-workbooks" };
  const isKnown = ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending));
  if (!isKnown || file.size > MAX_STOCK_BYTES) return { problem: "inventory-dialogs.read-failed" };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip(bytes)) return { problem: "inventory-dialogs.no-workbooks" };
  return { text: decodeText(bytes) };
}

/** A renamed workbook is still an archive. */
function isZip([first, second]: Uint8Array): boolean {
  return first === 0x50 && second === 0x4b;
}
