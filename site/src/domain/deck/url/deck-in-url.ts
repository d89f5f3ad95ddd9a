import type { CardId } from "../../card/card";
import { asCardId, isCrypt } from "../../card/ids";
import type { DeckCards, DeckDraft, DeckTexts } from "../deck";

/** A whole deck in a URL, which needs no server: `?name=…&author=…&description=…#200011=2;100006=4`. */

const FIELDS = ["name", "author", "description"] as const;
type Field = (typeof FIELDS)[number];

/**
 * Browsers limit the length of URLs, so the description is truncated to this many UTF-16 units before it is encoded.
 */
const MAX_DESCRIPTION_LENGTH = 7168;

/** Other parameters of the page: an open card, a shared draw, a language, tracking by referrers. */
const PAGE_PARAMETER = /^(?:card|draw|lang|fbclid|gclid|utm_\w+)=/;

/** Lone surrogates cannot be encoded. */
const HALF_LETTER = /\p{Surrogate}/gu;
/** Programs that turn URLs in a text into links stop at these characters. */
const STOPS_LINKS = /[!'()*]/g;

/** A deck read from a URL, with the unreadable parts. */
export interface DeckInUrl {
  readonly draft: DeckDraft;
  /** Parts of the card list that are no cards: "abc=2". */
  readonly refused: readonly string[];
}

/** Writes a deck into the URL of the page that reads it, here or at another site with the same format. */
export function deckUrl(page: string, deck: DeckTexts & { readonly cards: DeckCards }): string {
  const query = FIELDS.map(
    (field) => [field, field === "description" ? cut(deck[field]) : deck[field]] as const,
  )
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${field}=${encoded(value)}`)
    .join("&");
  const cards = [...deck.cards]
    .sort(cryptFirst)
    .map(([id, copies]) => `${id}=${copies}`)
    .join(";");
  return `${page}${query === "" ? "" : `?${query}`}#${cards}`;
}

function cryptFirst([one]: readonly [CardId, number], [other]: readonly [CardId, number]): number {
  return Number(isCrypt(other)) - Number(isCrypt(one)) || one - other;
}

/** Keeps surrogate pairs together. */
function cut(text: string): string {
  const part = text.slice(0, MAX_DESCRIPTION_LENGTH);
  return part.length < text.length ? part.replace(/[\ud800-\udbff]$/, "") : part;
}

function encoded(value: string): string {
  return encodeURIComponent(value.replace(HALF_LETTER, "\ufffd")).replace(
    STOPS_LINKS,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/**
 * Reads the parts after "?" and "#". Other sites do not escape special characters, so a part after "&" that begins
 * with no known field belongs to the previous field, unless it is a parameter of the page.
 */
export function readDeckInUrl(query: string, hash: string): DeckInUrl {
  const { cards, refused } = readCards(hash);
  return { draft: { ...readTexts(query), tags: [], cards }, refused };
}

function readTexts(query: string): DeckTexts {
  const written: Partial<Record<Field, string>> = {};
  let last: Field | undefined;
  for (const part of query.replace(/^\?/, "").split("&")) {
    const field = FIELDS.find((name) => part.startsWith(`${name}=`) && written[name] === undefined);
    if (field !== undefined) {
      last = field;
      written[field] = part.slice(field.length + 1);
    } else if (last !== undefined && !PAGE_PARAMETER.test(part)) {
      written[last] += `&${part}`;
    }
  }
  const value = (field: Field) => decoded(written[field] ?? "");
  return { name: value("name"), author: value("author"), description: value("description") };
}

/** Decodes like a form: "+" is a space, and a "%" without a code is kept. */
function decoded(value: string): string {
  return new URLSearchParams(`value=${value.replaceAll("&", "%26")}`).get("value") ?? "";
}

const CARD = /^(\d{6})=(\d{1,3})$/;

function readCards(hash: string) {
  const cards = new Map<CardId, number>();
  const refused: string[] = [];
  const parts = decoded(hash.replace(/^#/, "")).split(/[;&,]/);
  for (const part of parts.map((text) => text.trim()).filter((text) => text !== "")) {
    const [, id, copies] = CARD.exec(part) ?? [];
    const card = asCardId(id);
    if (card === undefined) refused.push(part);
    else cards.set(card, (cards.get(card) ?? 0) + Number(copies));
  }
  return { cards, refused };
}
