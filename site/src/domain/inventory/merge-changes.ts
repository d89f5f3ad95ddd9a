import type { CardId } from "../card/card";
import type { InventoryChange } from "./inventory";

/** Kinds of which only the last edit of a card counts. */
const MERGED_WITH_LAST: ReadonlySet<InventoryChange["kind"]> = new Set(["note", "target", "printings"]);

type Of<Kind> = Extract<InventoryChange, { kind: Kind }>;

/**
 * One edit with the effect of two, so that ten clicks on "+" are sent as one; undefined if both must be sent. Only
 * edits of the same single card are merged.
 */
export function mergeChanges(first: InventoryChange, next: InventoryChange): InventoryChange | undefined {
  if (first.kind === "frozen" && next.kind === "frozen") return next;
  const card = singleCard(first);
  if (card === undefined || singleCard(next) !== card) return undefined;
  if (first.kind === next.kind && MERGED_WITH_LAST.has(next.kind)) return next;
  if (next.kind === "set" && (first.kind === "set" || first.kind === "add")) return next;
  if (next.kind === "add" && first.kind === "set") return setAfter(card, first, next);
  if (next.kind === "add" && first.kind === "add") return sumOf(card, first, next);
  return undefined;
}

function singleCard(change: InventoryChange): CardId | undefined {
  if ("card" in change) return change.card;
  if (change.kind !== "add" && change.kind !== "set") return undefined;
  return change.copies.size === 1 ? change.copies.keys().next().value : undefined;
}

const copiesOf = (card: CardId, { copies }: Of<"add" | "set">) => copies.get(card) ?? 0;

function setAfter(card: CardId, first: Of<"set">, next: Of<"add">): InventoryChange {
  const total = Math.max(0, copiesOf(card, first)) + copiesOf(card, next);
  return { kind: "set", copies: new Map([[card, total > 0 ? total : -1]]) };
}

/** Copies that are taken from a stock that may not have them are counted from the stock, so they are not summed. */
function sumOf(card: CardId, first: Of<"add">, next: Of<"add">): InventoryChange | undefined {
  const [before, after] = [copiesOf(card, first), copiesOf(card, next)];
  if (before < 0 && after > 0) return undefined;
  return { kind: "add", copies: new Map([[card, before + after]]) };
}
