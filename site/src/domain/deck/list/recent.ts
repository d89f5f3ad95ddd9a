import type { Deck, DeckId } from "../deck";
import { asDeckId, readDeckAddress } from "./deck-address";

/** Where a deck that was looked at is kept. */
export const RECENT_KINDS = ["shared", "public", "archive"] as const;
export type RecentKind = (typeof RECENT_KINDS)[number];

/** A deck of somebody else that was looked at. */
export interface RecentDeck {
  readonly id: DeckId;
  readonly name: string;
  readonly kind: RecentKind;
}

/** docs/rules/decks.md §6.1. */
const MAX_RECENT = 10;

/** Own decks and precons have lists of their own, and a deck in the address has no id to come back by. */
export function recentFrom(
  deck: Pick<Deck, "id" | "name" | "isAuthor" | "publicParent">,
): RecentDeck | undefined {
  const { id, name, isAuthor, publicParent } = deck;
  if (isAuthor) return undefined;
  switch (readDeckAddress(id, () => false).kind) {
    case "server":
      return { id, name, kind: publicParent === false ? "shared" : "public" };
    case "archive":
      return { id, name, kind: "archive" };
    default:
      return undefined;
  }
}

/** The newest first, each once. */
export function withRecent(list: readonly RecentDeck[], deck: RecentDeck): readonly RecentDeck[] {
  return [deck, ...list.filter(({ id }) => id !== deck.id)].slice(0, MAX_RECENT);
}

/** Reads a stored list: whatever it holds, only such decks come out, each once. */
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
