import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MineResponse, PublicDeckResponse } from "../../generated/api";
import { callApi } from "../api";
import { pdaPointerOptions } from "./pda-pointer";
import { removedDecks } from "./removed-decks";

/** The signed-in user's own state of the archive, which may be newer than its files. */
export interface Mine {
  readonly favorites: ReadonlySet<string>;
  /** Number of users who have marked a deck, as far as reported since the files were written. */
  readonly counts: ReadonlyMap<string, number>;
  /** Ids of all own public decks. */
  readonly own: ReadonlySet<string>;
  /** Own public decks that were changed recently. */
  readonly decks: readonly PublicDeckResponse[];
  /** Ids that have just been taken out of the archive. */
  readonly removed: ReadonlySet<string>;
}

/** Files may lack changes made this long before they were written. */
const LATE_MS = 10 * 60 * 1000;
const FRESH_MS = 30_000;

/** Under the user's query keys, so that it is removed at sign-out. */
const KEY = ["account", "pda"] as const;

export function mineOptions() {
  return queryOptions({
    queryKey: KEY,
    queryFn: async ({ client }): Promise<Mine> => {
      const pointer = await client.fetchQuery(pdaPointerOptions()).catch(() => null);
      const since = pointer === null ? "" : secondsBefore(pointer.written, LATE_MS);
      const response = await callApi("GET pda/mine", since === "" ? {} : { query: { since } });
      return afterResponse(client.getQueryData<Mine>(KEY) ?? beforeResponses(), response, since);
    },
    staleTime: FRESH_MS,
    structuralSharing: false,
    throwOnError: false,
  });
}

/** Applies a change before the files or a new request show it. A first request that is still due runs as before. */
export function updateMine(client: QueryClient, change: (mine: Mine) => Mine): void {
  const known = client.getQueryState<Mine>(KEY);
  client.setQueryData<Mine>(KEY, (mine) => change(mine ?? beforeResponses()), {
    updatedAt: known?.data ? known.dataUpdatedAt : LONG_AGO,
  });
}

/** The query client reads 0 as no time given. */
const LONG_AGO = 1;

/** The state of a new page, before any response. */
function beforeResponses(): Mine {
  return { favorites: new Set(), counts: new Map(), own: new Set(), decks: [], removed: removedDecks() };
}

/**
 * The server's list of own decks lags behind: changes just made in this page stay. An id that was removed is never
 * public again. Decks that stay the same need not be put into the archive again.
 */
function afterResponse(before: Mine, response: MineResponse, since: string): Mine {
  const { removed, counts } = before;
  const listed = new Set(response.decks.map(({ deckid }) => deckid));
  const local = before.decks.filter(({ deckid, timestamp }) => !listed.has(deckid) && timestamp >= since);
  const decks = [...local, ...response.decks].filter(({ deckid }) => !removed.has(deckid));
  const own = [...response.own, ...local.map(({ deckid }) => deckid)].filter((id) => !removed.has(id));
  return {
    favorites: new Set(response.favorites),
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
