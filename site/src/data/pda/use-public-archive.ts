import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Archive, publicDecks } from "../../domain/archive/archive";
import { dayNumber } from "../../domain/archive/days";
import { archiveOrder, deckColumns } from "../../domain/archive/deck-columns";
import { withNewerDecks } from "../../domain/archive/newer-decks";
import type { PublicDeckAnswer } from "../../generated/api";
import type { PdaArchive } from "../../generated/published";
import { knownCards } from "../archive/twd-archive";
import { session } from "../session";
import { useStore } from "../store";
import { type Mine, mineOptions } from "./mine";
import { pdaFilesOptions } from "./pda-files";

export type PublicArchive =
  | { readonly status: "loading" }
  | { readonly status: "failed"; readonly retry: () => void }
  | {
      readonly status: "ready";
      readonly archive: Archive;
      /** Ids; undefined: nobody is signed in, or they are not known yet. */
      readonly own:
        | { readonly published: ReadonlySet<string>; readonly favorites: ReadonlySet<string> }
        | undefined;
    };

/**
 * All public decks, ready to be searched; those that the person who is signed in has just made public among them.
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
  const { data: mine } = useQuery({ ...mineOptions(), enabled: signedIn });
  const { decks, removed } = (signedIn && mine) || NOBODYS;
  const archive = useMemo(
    () =>
      files.data && cards.data && publicDecks(withMine(files.data.archive, { decks, removed }), cards.data),
    [files.data, cards.data, decks, removed],
  );
  const own = useMemo(
    () => (signedIn && mine ? { published: mine.own, favorites: mine.favorites } : undefined),
    [signedIn, mine],
  );
  if (archive) return { status: "ready", archive, own };
  if (files.isError || cards.isError) {
    return { status: "failed", retry: () => void Promise.all([files.refetch(), cards.refetch()]) };
  }
  return { status: "loading" };
}

const NOBODYS: Newer = { decks: undefined, removed: undefined };

type Newer = { readonly [Part in "decks" | "removed"]: Mine[Part] | undefined };

/** The author's own newest decks do not wait for the files. */
function withMine(archive: PdaArchive, { decks = [], removed = new Set() }: Newer): PdaArchive {
  return withNewerDecks(archive, { ...asPublished(decks), removed: [...removed] });
}

function asPublished(answers: readonly PublicDeckAnswer[]): PdaArchive {
  const rows = answers
    .map((deck) => ({
      deck,
      id: deck.deckid,
      name: deck.name,
      day: dayNumber(deck.created),
      cards: copies(deck),
    }))
    .sort(archiveOrder);
  return {
    decks: deckColumns(rows),
    authors: rows.map(({ deck }) => deck.author),
    authorOf: rows.map((_, at) => at),
    updated: rows.map(({ deck }) => dayNumber(deck.timestamp)),
    favorites: rows.map(({ deck }) => deck.favoritedBy),
  };
}

function copies({ cards }: PublicDeckAnswer): ReadonlyMap<number, number> {
  return new Map(Object.entries(cards).map(([card, count]) => [Number(card), count]));
}
