import { zipSync } from "fflate";
import type { Sheet } from "../../../domain/deck/export/sheets";
import { workbook } from "../../../ui/workbook";

/** Fetched on first use. The workbook, or a zip of it and the decks. */
export async function archonFile(
  sheets: readonly Sheet[],
  decks: readonly File[],
): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string }> {
  const book = workbook(sheets);
  if (decks.length === 0) return { bytes: book, name: "archon.xlsx" };
  const texts = await Promise.all(
    decks.map(async (file) => [`decks/${file.name}`, new Uint8Array(await file.arrayBuffer())] as const),
  );
  return { bytes: zipSync({ "archon.xlsx": book, ...Object.fromEntries(texts) }), name: "tournament.zip" };
}
