import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type CardChange, readChanges } from "../../domain/changes/card-changes";
import { type MarkingChanges, markingChanges } from "../../domain/changes/marking";
import type { Changes } from "../../generated/published";
import { fetchPart } from "../archive/published-part";
import { fetchPublished, NotPublishedError, SIDE } from "../published-file";

/** The changes of the last two years, newest first. */
export interface KnownChanges extends Pick<Changes, "day" | "wordingsSince" | "years" | "olderTexts"> {
  readonly changes: readonly CardChange[];
  /** Those that mark decks, by card. */
  readonly marking: MarkingChanges;
}

/** null: the card files have no date, so nothing is known. */
export function changesOptions() {
  return queryOptions({ queryKey: ["changes"], queryFn: ({ client }) => fetchChanges(client), ...SIDE });
}

async function fetchChanges(client: QueryClient): Promise<KnownChanges | null> {
  try {
    const { groups, ...file } = await fetchPublished(client, "changes");
    const changes = readChanges(groups);
    return { ...file, changes, marking: markingChanges(changes) };
  } catch (error) {
    if (error instanceof NotPublishedError) return null;
    throw error;
  }
}

/** The changes of one older year, newest first. */
export function changesOfYearOptions(year: number) {
  return queryOptions({
    queryKey: ["changes", year],
    queryFn: async ({ client }) => {
      const file = await fetchPart(client, "changes.*", String(year));
      return readChanges(file?.groups ?? []);
    },
    ...SIDE,
  });
}
