import { onDemand } from "../../../data/on-demand";
import { exportJson } from "../../../domain/playtest/export-json";
import { type ExportedKind, exportSheets } from "../../../domain/playtest/export-sheets";
import { exportText } from "../../../domain/playtest/export-text";
import type { SubjectKind } from "../../../domain/playtest/subject";
import type { Translate } from "../../../i18n/translation";
import { exportWords, sheetWords } from "./export-words";

export const EXPORT_FORMATS = ["cards", "precons", "general", "excel", "json"] as const;
export type ReportFormat = (typeof EXPORT_FORMATS)[number];

/** The kinds of subjects in each file. */
export const EXPORTED_KINDS: Readonly<Record<ReportFormat, readonly SubjectKind[]>> = {
  cards: ["crypt", "library"],
  precons: ["precon"],
  general: ["general"],
  excel: ["crypt", "library", "precon", "general"],
  json: ["crypt", "library", "precon", "general"],
};

interface FileOptions {
  readonly round: { readonly id: string; readonly name: string };
  readonly hideNames: boolean;
}

/** The content of a file; the workbook library is fetched on first use. Rejects with MissingPartError without it. */
export async function exportFile(
  t: Translate,
  format: ReportFormat,
  kinds: readonly ExportedKind[],
  { round, hideNames }: FileOptions,
): Promise<Blob> {
  if (format === "json") {
    return new Blob([exportJson(kinds, { round, hideNames })], { type: "application/json" });
  }
  if (format === "excel") {
    const { workbook } = await onDemand(() => import("../../../ui/workbook"));
    return new Blob([workbook(exportSheets(kinds, sheetWords(t), hideNames))]);
  }
  const items = kinds.flatMap((kind) => kind.items);
  const text = exportText(items, { words: exportWords(t), hideNames });
  return new Blob([text], { type: "text/plain;charset=utf-8" });
}

/** "playtest-2026-2-cards.txt" */
export function exportName(round: string, format: ReportFormat): string {
  const extensions = { excel: ".xlsx", json: ".json" } as const;
  const end = format === "excel" || format === "json" ? extensions[format] : `-${format}.txt`;
  return `playtest-${round}${end}`;
}
