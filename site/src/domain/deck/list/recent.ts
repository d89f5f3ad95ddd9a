import type { Deck, DeckId } from "../deck";
import { asDeckId, readDeckRoute } from "../url/deck-route";

/** Where a recently viewed deck is stored. */
export const RECENT_KINDS = ["shared", "public", "archive"] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** A recently viewed deck of someone else. */
export interface RecentDeck {
  readonly id: DeckId;
  readonly name: string;
  readonly kind: RecentKind;
}

/** docs/rules/decks.md §6.1. */
const MAX_RECENT = 10;

/** Own decks and precons have their own lists, and a deck in the URL has no id to return to. */
export function recentFrom(
  deck: Pick<Deck, "id" | "name" | "isAuthor" | "publicParent">,
): RecentDeck | undefined {
  const { id, name, isAuthor, publicParent } = deck;
  if (isAuthor) return undefined;
  switch (readDeckRoute(id, () => false).kind) {
    case "server":
      return { id, name, kind: publicParent === false ? "shared" : "public" };
    case "archive":
      return { id, name, kind: "archive" };
    default:
      return undefined;
  }
}

/** Newest first, without duplicates. */
export function withRecent(list: readonly RecentDeck[], deck: RecentDeck): readonly RecentDeck[] {
  return [deck, ...list.filter(({ id }) => id !== deck.id)].slice(0, MAX_RECENT);
}

/** Reads a stored list; invalid entries and duplicates are dropped. */
export function parseRecent(raw: unknown): readonly RecentDeck[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap(parseOne).reduceRight<readonly RecentDeck[]>(withRecent, []);
}

function parseOne(raw: unknown): readonly RecentDeck[] {
  const { id, name, kind }: Record<string, unknown> =
    typeof raw === "object" && raw !== null ? { ...raw } : {};
  const known = RECENT_KINDS.find((one) => one === kind);
  if (typeof id !== "string" || id === "" || typeof name !== "string" || known === undefined) return [];
  return [{ id: asDeckId(id), name, kind: known }];
}
