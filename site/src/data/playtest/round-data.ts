import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Card, CryptCard, LibraryCard } from "../../domain/card/card";
import { cryptFromPublished, libraryFromPublished } from "../../domain/card/from-published";
import type { PlaytestPrecon, PlaytestRound, RoundName } from "../../generated/published";
import { PERSONAL } from "../account-query";
import { HttpError, request } from "../http";
import { ONCE } from "../published-file";
import { rememberPlaytestRole, usePlaytestRole } from "./playtest-role";
import { currentPlaytester } from "./playtester";
import { readStoredRound, type StoredRound, storeRound } from "./stored-round";

/** The current round, which only playtesters may see (docs/rules/playtest.md §2). */
export interface RoundData {
  readonly round: RoundName;
  /** Ascending by id. */
  readonly crypt: readonly CryptCard[];
  readonly library: readonly LibraryCard[];
  readonly byId: ReadonlyMap<number, Card>;
  /** By code. */
  readonly precons: ReadonlyMap<string, PlaytestPrecon>;
  /** Card id → URL of its picture; cards without a picture are absent. */
  readonly images: ReadonlyMap<number, string>;
  readonly indexes: Pick<PlaytestRound, "searchCrypt" | "searchLibrary" | "names">;
}

/** Throws for data of an earlier version of the site. */
export function roundOf(published: PlaytestRound): RoundData {
  if (!published.searchCrypt) throw new Error("The data of the round have to be built again");
  const images = new Map(
    Object.entries(published.images).map(([id, name]) => [Number(id), `/api/playtest/images/${name}`]),
  );
  const pictured = <Kind extends Card>(card: Kind): Kind => ({ ...card, image: images.get(card.id) ?? "" });
  const crypt = cryptFromPublished({ cards: published.crypt }).map(pictured);
  const library = libraryFromPublished({ cards: published.library }).map(pictured);
  return {
    round: published.round,
    crypt,
    library,
    byId: new Map([...crypt, ...library].map((card: Card) => [card.id, card])),
    precons: new Map(Object.entries(published.precons)),
    images,
    indexes: published,
  };
}

/** undefined: the copy on this device is current. Raises the errors of `request`. */
async function fetchRound(known: StoredRound | undefined): Promise<StoredRound | undefined> {
  try {
    const response = await request("/api/playtest/data", {
      cache: "no-store",
      ...(known && { headers: { "If-None-Match": known.tag } }),
    });
    return { tag: response.headers.get("ETag") ?? "", data: (await response.json()) as PlaytestRound };
  } catch (error) {
    if (error instanceof HttpError && error.status === 304) return undefined;
    // The session or the role has ended.
    if (error instanceof HttpError && (error.status === 401 || error.status === 403)) {
      rememberPlaytestRole("none");
    }
    throw error;
  }
}

/** Shows the copy on this device at once and refreshes it once per visit. */
async function loadRound(client: QueryClient): Promise<RoundData | null> {
  const username = currentPlaytester();
  if (username === undefined) return null;
  const stored = await readStoredRound(username);
  const refresh = async () => {
    const fetched = await fetchRound(stored);
    if (fetched) await storeRound(username, fetched);
    return fetched;
  };
  if (!stored) {
    const fetched = await refresh();
    return fetched ? roundOf(fetched.data) : null;
  }
  void refresh().then(
    (fetched) => fetched && client.setQueryData(roundOptions().queryKey, roundOf(fetched.data)),
    () => undefined,
  );
  return roundOf(stored.data);
}

/** null: no user of the playtest is signed in. Raises the errors of `request`. */
export function roundOptions() {
  return queryOptions({
    queryKey: [PERSONAL, "playtest-round"],
    queryFn: ({ client }) => loadRound(client),
    ...ONCE,
    throwOnError: false,
  });
}

/** The round's cards and precons, once they are loaded; undefined without a role, and when they cannot be. */
export function usePublishedRound(): RoundData | "loading" | undefined {
  const role = usePlaytestRole();
  const { data, isLoading } = useQuery({ ...roundOptions(), enabled: role !== "none" });
  if (role === "none") return undefined;
  return isLoading ? "loading" : (data ?? undefined);
}

/** The same for what shows the round beside something else; undefined while it loads, too. */
export function useRoundData(): RoundData | undefined {
  const round = usePublishedRound();
  return round === "loading" ? undefined : round;
}
