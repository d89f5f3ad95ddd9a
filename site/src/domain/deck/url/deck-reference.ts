/** Identifies a deck: an id of any kind, and for the id `deck` the query and hash of its URL. */
export interface DeckReference {
  readonly id: string;
  /** "?name=…"; "" for all other decks. */
  readonly search: string;
  /** "#200011=2;…", with or without the "#". */
  readonly hash: string;
}

/** Pages whose URLs name a deck. */
const PAGE_PATH = /\/(?:decks|d|embed\/decks|review)\/([^/?#]+)\/?(\?[^#]*)?(#.*)?$/;
const ID = /^[A-Za-z0-9][A-Za-z0-9 :_.-]{0,79}$/;
const IN_URL = "deck";

/** Reads typed or pasted input: a deck id, or the URL of a page that shows a deck. */
export function readDeckReference(text: string): DeckReference | undefined {
  const written = text.trim();
  const [, path, search = "", hash = ""] = PAGE_PATH.exec(written) ?? [];
  const id = path === undefined ? written : decoded(path);
  if (!ID.test(id)) return undefined;
  if (id !== IN_URL) return { id, search: "", hash: "" };
  return hash === "" ? undefined : { id, search, hash };
}

/** A URL may have been truncated within an escape sequence. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Writes query and hash as one string, to be a parameter of another URL: "?name=Guns#200011=2". */
export function formatReference({ search, hash }: DeckReference): string | undefined {
  return hash === "" && search === "" ? undefined : `${search}${hash === "" ? "" : `#${bare(hash)}`}`;
}

/** Reads what `formatReference` wrote; `text` only counts for a deck in the URL. */
export function referenceFrom(id: string, text: string | undefined): DeckReference {
  if (id !== IN_URL || text === undefined) return { id, search: "", hash: "" };
  const index = text.indexOf("#");
  return index === -1
    ? { id, search: text, hash: "" }
    : { id, search: text.slice(0, index), hash: text.slice(index) };
}

function bare(hash: string): string {
  return hash.replace(/^#/, "");
}
