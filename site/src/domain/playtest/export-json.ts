import type { ExportedKind } from "./export-sheets";

interface JsonOptions {
  readonly round: { readonly id: string; readonly name: string };
  /** Leaves the usernames out. */
  readonly hideNames: boolean;
}

/** Reports as JSON: kind → items with their reports and the sums of their scores. */
export function exportJson(kinds: readonly ExportedKind[], { round, hideNames }: JsonOptions): string {
  const reports = Object.fromEntries(
    kinds.map(({ kind, items, sums }) => [
      kind,
      items.map(({ id, name, reports: all }) => ({
        id,
        name,
        ...(sums[id] && { sums: sums[id] }),
        reports: all.map(({ user, score, isPlayed, text }) => ({
          ...(!hideNames && { user }),
          score,
          isPlayed,
          text,
        })),
      })),
    ]),
  );
  return `${JSON.stringify({ round: { id: round.id, name: round.name }, reports }, undefined, 2)}\n`;
}
