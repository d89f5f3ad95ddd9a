import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Archive } from "../../domain/archive/archive";
import type { OwnDecks } from "../../domain/archive/search/context";
import { knownCards } from "../archive/twd-archive";
import { SIDE } from "../published-file";
import { session } from "../session";
import { useStore } from "../store";
import { useBuiltArchive } from "./built-archive";
import { mineOptions } from "./mine";
import { pdaFilesOptions } from "./pda-files";

export type PublicArchive =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly archive: Archive;
      /** undefined: no user is signed in, or they could not be loaded. */
      readonly own: OwnDecks | "loading" | undefined;
    };

/**
 * All public decks, ready to be searched, including those that the signed-in user has just published.
 */
export function usePublicArchive(): PublicArchive {
  const client = useQueryClient();
  const signedIn = useStore(session) !== "out";
  const files = useQuery(pdaFilesOptions());
  const cards = useQuery({
    queryKey: ["archive", "cards"],
    queryFn: () => knownCards(client),
    staleTime: Infinity,
    structuralSharing: false,
    throwOnError: false,
  });
  const { data: mine, isLoading } = useQuery({ ...mineOptions(), enabled: signedIn });
  const { data: merge } = useQuery({ ...mergeOptions(), enabled: signedIn });
  const { decks, removed } = mine ?? {};
  const published = files.data?.archive;
  // Without own changes to merge this is the published archive itself, so nothing is computed again.
  const all = useMemo(
    () => (published && signedIn && merge ? merge(published, { decks, removed }) : published),
    [published, signedIn, merge, decks, removed],
  );
  const archive = useBuiltArchive(all, cards.data);
  const own = useMemo(
    () => (signedIn && mine ? { published: mine.own, favorites: mine.favorites } : undefined),
    [signedIn, mine],
  );
  if (archive) return { status: "ready", archive, own: isLoading ? "loading" : own };
  if (files.isError || cards.isError) {
    return { status: "failed", retry: () => void Promise.all([files.refetch(), cards.refetch()]) };
  }
  return { status: "loading" };
}

/** How one's own decks are put among the others: fetched for those who have any. */
function mergeOptions() {
  return queryOptions({
    queryKey: ["archive", "pda-merge"],
    queryFn: async () => (await import("./with-mine")).withMine,
    ...SIDE,
  });
}
