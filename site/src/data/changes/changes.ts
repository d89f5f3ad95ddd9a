import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type CardChange, readChanges } from "../../domain/changes/card-changes";
import { type MarkingChanges, markingChanges } from "../../domain/changes/marking";
import type { Changes } from "../../generated/published";
import { fetchPublished, NotPublishedError, ONCE, SIDE } from "../published-file";

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

/** Longer than this a deck does not wait for its changes, which then show with the next visit. */
const PATIENCE_MS = 1000;

/** The same for a deck that waits until they are known: null as well where they cannot be fetched soon. */
export function changesOfDecksOptions() {
  return queryOptions({
    queryKey: ["changes", "of-decks"],
    queryFn: ({ client }): Promise<KnownChanges | null> => {
      const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
      return Promise.race([client.ensureQueryData(changesOptions()).catch(() => null), late]);
    },
    ...ONCE,
  });
}
