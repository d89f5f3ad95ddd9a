import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { type Archive, archiveInSteps, type KnownCards, winningDecks } from "../../domain/archive/archive";
import { indexedTraits } from "../../domain/deck/facts/card-tags";
import type { TwdText, TwdTexts } from "../../generated/published";
import { cryptBaseOptions, libraryBaseOptions } from "../card-data";
import { nextTask } from "../next-task";
import { fileOptions, ONCE, SIDE, takeFile } from "../published-file";
import { fetchPart } from "./published-part";
import { runInSlices } from "./run-in-slices";

/** All cards, as facts of decks need them. */
export async function knownCards(client: QueryClient): Promise<KnownCards> {
  const [crypt, library] = await Promise.all([
    client.ensureQueryData(cryptBaseOptions()),
    client.ensureQueryData(libraryBaseOptions()),
  ]);
  return {
    find: (id) => crypt.byId.get(id) ?? library.byId.get(id),
    hasTrait: indexedTraits(crypt, library),
  };
}

/** Tournament-winning decks, ready to be searched. Raises what `takeFile` raises. */
export function twdArchiveOptions() {
  return queryOptions({
    queryKey: ["archive", "twd"],
    queryFn: async ({ client }): Promise<Archive> => {
      // Not in the task that draws the part of the page.
      await nextTask();
      const [published, cards] = await Promise.all([takeFile(client, "twd"), knownCards(client)]);
      return winningDecks(published, await runInSlices(archiveInSteps(published.decks, cards)));
    },
    ...ONCE,
  });
}

/** Other spellings of the places of tournaments. */
export const placeSpellingsOptions = () => fileOptions("place-spellings", ONCE);

const NO_TEXTS: TwdTexts = { decks: {} };

/** The texts that the winners of one year wrote. */
export function twdTextsOptions(year: number) {
  return queryOptions({
    queryKey: ["archive", "twd-texts", year],
    queryFn: async ({ client }) => (await fetchPart(client, "twd-texts.*", String(year))) ?? NO_TEXTS,
    ...SIDE,
  });
}

/** The notes on one winning deck; undefined where there are none, or where they cannot be fetched. */
export async function fetchTwdText(
  client: QueryClient,
  archive: Archive,
  deck: number,
): Promise<TwdText | undefined> {
  const { years, ids } = archive.table;
  try {
    const { decks } = await client.ensureQueryData(twdTextsOptions(years[deck] ?? 0));
    return decks[ids[deck] ?? ""];
  } catch {
    return undefined;
  }
}
