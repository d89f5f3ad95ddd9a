import type { DeckId } from "../deck";

/** Kind of deck that an id in the URL refers to (docs/rules/decks.md §2.1). */
export type DeckRoute =
  | { readonly kind: "none" }
  /** The whole deck is in the URL: `/decks/deck?name=…#200076=2`. */
  | { readonly kind: "in-url" }
  | { readonly kind: "own"; readonly id: DeckId }
  /** Built from the published data: `V5:PTr`. */
  | { readonly kind: "precon"; readonly id: DeckId }
  /** An id of old links, which begins with the server's id. */
  | { readonly kind: "redirect"; readonly id: DeckId }
  /** Stored on the server, of any user. */
  | { readonly kind: "server"; readonly id: DeckId }
  /** Any other id; only the archive of winning decks has such ids. */
  | { readonly kind: "archive"; readonly id: DeckId };

/** Used instead of an id. */
const IN_URL = "deck";
/** Ids of the server; no winning deck has one, though many have the same length. */
const SERVER_ID = /^[A-Z][A-Za-z0-9]{8}$/;
const SERVER_LENGTH = 9;
const OLD_LENGTH = 32;
/** Ids of old decks; a winning deck may have one of the same length. */
const OLD_ID = /^[0-9a-f]*$/i;

/** Reads `/decks/{id}`. The user's own decks come first, because they need no request. */
export function readDeckRoute(id: string, isMine: (id: DeckId) => boolean): DeckRoute {
  const deck = asDeckId(id);
  if (id === "") return { kind: "none" };
  if (id === IN_URL) return { kind: "in-url" };
  if (isMine(deck)) return { kind: "own", id: deck };
  if (id.includes(":")) return { kind: "precon", id: asDeckId(id.replaceAll("_", " ")) };
  const first = id.slice(0, SERVER_LENGTH);
  const isOld = id.length === OLD_LENGTH && (SERVER_ID.test(first) || OLD_ID.test(id));
  if (isOld) return { kind: "redirect", id: asDeckId(first) };
  return { kind: SERVER_ID.test(id) ? "server" : "archive", id: deck };
}

/** The id in a URL; a card list in the hash is a deck even without an id. */
export function idInUrl(id: string, hash: string): string {
  return id === "" && hash.includes("=") ? IN_URL : id;
}

/** Brands any text as a deck id, without checking that the deck exists. */
export function asDeckId(id: string): DeckId {
  return id as DeckId;
}

/** Whether the server may store the deck: its short URL then has a link preview. */
export function hasPreview(id: DeckId): boolean {
  return SERVER_ID.test(id);
}

/** The id as written in URLs, without spaces. */
export function formatDeckId(id: DeckId): string {
  return id.replaceAll(" ", "_");
}

/** Code of the set of all playtest cards; its products are the precons of the round. */
export const ROUND_SET = "playtest";

/** The code of a precon of the round, such as "PA" of "playtest:PA"; undefined for other decks. */
export function roundPrecon(deck: DeckId): string | undefined {
  const [set, code] = deck.split(":");
  return set === ROUND_SET ? code : undefined;
}
