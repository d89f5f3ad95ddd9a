import type { Archive } from "../../../domain/archive/archive";
import { sortDecks } from "../../../domain/archive/search/orders";

const SHOWN_NEW = 20;
const SHOWN_RANDOM = 10;

/** Decks shown without a search. */
export type Listing =
  | { readonly kind: "new" }
  | { readonly kind: "random"; readonly decks: readonly number[] };

export const NEWEST: Listing = { kind: "new" };

/** `all` shows all decks by rank, for a tournament. */
export function decksOfListing(listing: Listing, archive: Archive, all: boolean): readonly number[] {
  if (listing.kind === "random") return listing.decks;
  const shown = all ? archive.table.count : Math.min(SHOWN_NEW, archive.table.count);
  const decks = Array.from({ length: shown }, (_, deck) => deck);
  return all ? sortDecks(decks, "place", archive, undefined) : decks;
}

/** Distinct random decks, or all if there are fewer; `random` returns numbers in [0, 1). */
export function randomListing({ table }: Archive, random: () => number): Listing {
  const wanted = Math.min(SHOWN_RANDOM, table.count);
  const decks = new Set<number>();
  // Floyd's algorithm: one random number per result, however many decks there are.
  for (let last = table.count - wanted; last < table.count; last++) {
    const drawn = Math.floor(random() * (last + 1));
    decks.add(decks.has(drawn) ? last : drawn);
  }
  return { kind: "random", decks: [...decks] };
}
