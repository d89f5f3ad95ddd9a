import { type QueryClient, queryOptions } from "@tanstack/react-query";
import type { MineAnswer, PublicDeckAnswer } from "../../generated/api";
import { callApi } from "../api";
import { pdaPointerOptions } from "./pda-pointer";

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
      const since = pointer === null ? "" : `?since=${secondsBefore(pointer.written, LATE_MS)}`;
      const answer = (await callApi(`pda/mine${since}`)) as MineAnswer;
      const before = client.getQueryData<Mine>(KEY);
      const own = new Set(answer.own);
      return {
        favorites: new Set(answer.favorites),
        counts: before?.counts ?? new Map(),
        own,
        // Decks that stay the same need not be put into the archive again.
        decks: before && same(before.decks, answer.decks) ? before.decks : answer.decks,
        removed: new Set([...(before?.removed ?? [])].filter((id) => !own.has(id))),
      };
    },
    staleTime: FRESH_MS,
    structuralSharing: false,
    throwOnError: false,
  });
}

/** Tells what has just been done, before the files or a new question do. */
export function tellMine(client: QueryClient, change: (mine: Mine) => Mine): void {
  client.setQueryData<Mine>(KEY, (mine) => change(mine ?? NOTHING));
}

const NOTHING: Mine = {
  favorites: new Set(),
  counts: new Map(),
  own: new Set(),
  decks: [],
  removed: new Set(),
};

function same(one: readonly PublicDeckAnswer[], other: readonly PublicDeckAnswer[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** "2026-11-22T01:40:07Z", a while earlier. */
function secondsBefore(iso: string, ms: number): string {
  return new Date(Date.parse(iso) - ms).toISOString().replace(/\.\d+/, "");
}
