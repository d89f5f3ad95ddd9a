import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MineAnswer, PublicDeckAnswer } from "../../generated/api";
import { callApi } from "../api";
import { pdaPointerOptions } from "./pda-pointer";
import { removedDecks } from "./removed-decks";

/** What the archive is to the person who is signed in, newer than its files may be. */
export interface Mine {
  readonly favorites: ReadonlySet<string>;
  /** How many have a deck among their favourites, where that has been told since the files were written. */
  readonly counts: ReadonlyMap<string, number>;
  /** Ids of all public decks of one's own. */
  readonly own: ReadonlySet<string>;
  /** Those that were changed lately. */
  readonly decks: readonly PublicDeckAnswer[];
  /** Ids that have just been taken out of the archive. */
  readonly removed: ReadonlySet<string>;
}

/** Files may lack what was changed so long before they were written. */
const LATE_MS = 10 * 60 * 1000;
const FRESH_MS = 30_000;

/** Among what is the person's own: it is forgotten with the person. */
const KEY = ["account", "pda"] as const;

export function mineOptions() {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ client }): Promise<Mine> => {
      const pointer = await client.fetchQuery(pdaPointerOptions()).catch(() => null);
      const since = pointer === null ? "" : secondsBefore(pointer.written, LATE_MS);
      const answer = (await callApi(`pda/mine${since && `?since=${since}`}`)) as MineAnswer;
      return afterAnswer(client.getQueryData<Mine>(KEY) ?? beforeAnswers(), answer, since);
    },
    staleTime: FRESH_MS,
    structuralSharing: false,
    throwOnError: false,
  });
}

/** Tells what has just been done, before the files or a new question do. What was not asked for yet, still is. */
export function tellMine(client: QueryClient, change: (mine: Mine) => Mine): void {
  const known = client.getQueryState<Mine>(KEY);
  client.setQueryData<Mine>(KEY, (mine) => change(mine ?? beforeAnswers()), {
    updatedAt: known?.data ? known.dataUpdatedAt : LONG_AGO,
  });
}

/** The epoch itself would be no time at all. */
const LONG_AGO = 1;

/** What a page knows when it opens. */
function beforeAnswers(): Mine {
  return { favorites: new Set(), counts: new Map(), own: new Set(), decks: [], removed: removedDecks() };
}

/**
 * The server lists one's decks a moment late: what has just been told of them stands. An id that was removed is never
 * public again. Decks that stay the same need not be put into the archive again.
 */
function afterAnswer(before: Mine, answer: MineAnswer, since: string): Mine {
  const { removed, counts } = before;
  const listed = new Set(answer.decks.map(({ deckid }) => deckid));
  const told = before.decks.filter(({ deckid, timestamp }) => !listed.has(deckid) && timestamp >= since);
  const decks = [...told, ...answer.decks].filter(({ deckid }) => !removed.has(deckid));
  const own = [...answer.own, ...told.map(({ deckid }) => deckid)].filter((id) => !removed.has(id));
  return {
    favorites: new Set(answer.favorites),
    counts,
    own: new Set(own),
    decks: JSON.stringify(decks) === JSON.stringify(before.decks) ? before.decks : decks,
    removed,
  };
}

/** "2026-11-22T01:40:07Z", a while earlier. */
function secondsBefore(iso: string, ms: number): string {
  return new Date(Date.parse(iso) - ms).toISOString().replace(/\.\d+/, "");
}
