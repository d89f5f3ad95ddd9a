import type { DeckId } from "../deck";

/** What an id in the address asks for (docs/rules/decks.md §2.1). */
export type DeckAddress =
  | { readonly kind: "none" }
  /** The whole deck stands in the address: `/decks/deck?name=…#200076=2`. */
  | { readonly kind: "in-address" }
  | { readonly kind: "own"; readonly id: DeckId }
  /** Built here from the published data: `V5:PTr`. */
  | { readonly kind: "precon"; readonly id: DeckId }
  /** An id of old links; the server's begins it. */
  | { readonly kind: "redirect"; readonly id: DeckId }
  /** Kept by the server, whoever owns it. */
  | { readonly kind: "server"; readonly id: DeckId }
  /** Any other: only an archive of tournaments has such ids. */
  | { readonly kind: "archive"; readonly id: DeckId };

/** Stands in the address instead of an id. */
const IN_ADDRESS = "deck";
/** Ids of the server; no winning deck has such a one, though many are as long. */
const SERVER_ID = /^[A-Z][A-Za-z0-9]{8}$/;
const SERVER_LENGTH = 9;
const OLD_LENGTH = 32;
/** Ids of old decks; a winning deck may have one as long. */
const OLD_ID = /^[0-9a-f]*$/i;

/** Reads `/decks/{id}`. The user's own decks come first: nothing that is at hand is fetched. */
export function readDeckAddress(id: string, isMine: (id: DeckId) => boolean): DeckAddress {
  const deck = asDeckId(id);
  if (id === "") return { kind: "none" };
  if (id === IN_ADDRESS) return { kind: "in-address" };
  if (isMine(deck)) return { kind: "own", id: deck };
  if (id.includes(":")) return { kind: "precon", id: asDeckId(id.replaceAll("_", " ")) };
  const first = id.slice(0, SERVER_LENGTH);
  const isOld = id.length === OLD_LENGTH && (SERVER_ID.test(first) || OLD_ID.test(id));
  if (isOld) return { kind: "redirect", id: asDeckId(first) };
  return { kind: SERVER_ID.test(id) ? "server" : "archive", id: deck };
}

/** The id that an address asks for: a list of cards behind it is a deck, also where no id is written. */
export function idInAddress(id: string, hash: string): string {
  return id === "" && hash.includes("=") ? IN_ADDRESS : id;
}

/** Any text may be asked for; whether there is such a deck is another question. */
export function asDeckId(id: string): DeckId {
  return id as DeckId;
}

/** The id as it is written in an address: no spaces in it. */
export function writtenDeckId(id: DeckId): string {
  return id.replaceAll(" ", "_");
}
