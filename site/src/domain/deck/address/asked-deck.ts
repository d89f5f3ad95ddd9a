/** Where a deck is to be found: an id of any kind, and behind `deck` what stands in the address itself. */
export interface DeckPlace {
  readonly id: string;
  /** "?name=…"; "" for every other deck. */
  readonly search: string;
  /** "#200011=2;…" or without its sign. */
  readonly hash: string;
}

/** The rooms whose addresses name a deck. */
const ROOM = /\/(?:decks|review)\/([^/?#]+)\/?(\?[^#]*)?(#.*)?$/;
const ID = /^[A-Za-z0-9][A-Za-z0-9 :_.-]{0,79}$/;
const IN_ADDRESS = "deck";

/** Reads what somebody types or pastes to name a deck: its id, or the address of a page that shows it. */
export function readAskedDeck(text: string): DeckPlace | undefined {
  const written = text.trim();
  const [, room, search = "", hash = ""] = ROOM.exec(written) ?? [];
  const id = room === undefined ? written : decoded(room);
  if (!ID.test(id)) return undefined;
  if (id !== IN_ADDRESS) return { id, search: "", hash: "" };
  return hash === "" ? undefined : { id, search, hash };
}

/** An address may have been cut off within a code. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A place in one text, for an address that tells of other things too: "?name=Guns#200011=2". */
export function writtenPlace({ search, hash }: DeckPlace): string | undefined {
  return hash === "" && search === "" ? undefined : `${search}${hash === "" ? "" : `#${bare(hash)}`}`;
}

/** Reads what `writtenPlace` wrote; `text` is asked only for a deck that stands in the address. */
export function placeOf(id: string, text: string | undefined): DeckPlace {
  if (id !== IN_ADDRESS || text === undefined) return { id, search: "", hash: "" };
  const at = text.indexOf("#");
  return at === -1 ? { id, search: text, hash: "" } : { id, search: text.slice(0, at), hash: text.slice(at) };
}

function bare(hash: string): string {
  return hash.replace(/^#/, "");
}
