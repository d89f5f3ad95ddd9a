import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { FavoriteResponse } from "../../generated/api";
import { callApi } from "../api";
import { session } from "../session";
import { useStore } from "../store";
import { type Mine, mineOptions, updateMine } from "./mine";

export interface Favorites {
  readonly has: (id: string) => boolean;
  /** How many users have marked the deck; `published` is the number in the files. */
  readonly count: (id: string, published: number) => number;
  /** Shown immediately; reverts and rejects when the server refuses it. */
  readonly set: (id: string, favorite: boolean) => Promise<void>;
}

/**
 * The public decks that the signed-in user has marked; undefined: no user is signed in, or they are not loaded yet.
 */
export function useFavorites(): Favorites | undefined {
  const client = useQueryClient();
  const signedIn = useStore(session) !== "out";
  const { data: mine } = useQuery({ ...mineOptions(), enabled: signedIn });
  return useMemo(
    () =>
      signedIn && mine
        ? {
            has: (id) => mine.favorites.has(id),
            count: (id, published) => mine.counts.get(id) ?? published,
            set: (id, favorite) => setFavorite(client, id, favorite),
          }
        : undefined,
    [client, signedIn, mine],
  );
}

/** The pending call of each deck: a second press waits for the first. */
const pending = new Map<string, Promise<unknown>>();

/** Marks a deck, or takes the mark off. */
export async function setFavorite(client: QueryClient, id: string, favorite: boolean): Promise<void> {
  await client.cancelQueries({ queryKey: mineOptions().queryKey });
  updateMine(client, (mine) => marked(mine, id, favorite));
  const before = pending.get(id)?.catch(() => undefined);
  const call = Promise.resolve(before).then(() =>
    callApi(`${favorite ? "POST" : "DELETE"} pda/favorite/{id}`, { id }),
  );
  pending.set(id, call);
  const isLast = () => pending.get(id) === call;
  try {
    const response = await call;
    if (isLast()) updateMine(client, (mine) => counted(mine, response));
  } catch (error) {
    if (isLast()) updateMine(client, (mine) => marked(mine, id, !favorite));
    throw error;
  } finally {
    if (isLast()) pending.delete(id);
  }
}

function marked(mine: Mine, id: string, favorite: boolean): Mine {
  const favorites = new Set(mine.favorites);
  favorites[favorite ? "add" : "delete"](id);
  return { ...mine, favorites };
}

function counted(mine: Mine, { deckid, favoritedBy }: FavoriteResponse): Mine {
  return { ...mine, counts: new Map([...mine.counts, [deckid, favoritedBy]]) };
}
