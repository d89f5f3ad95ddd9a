import type { CardId } from "../../domain/card/card";
import type { OperationId } from "../../domain/deck/operations/operation";
import type { Target } from "../../domain/inventory/balance";
import type { CardValues, InventoryChange } from "../../domain/inventory/inventory";
import type { CardChangeSchema, CardChangesRequest, ChangedInventoryResponse } from "../../generated/api";
import type { Api } from "../api";

/** Cards that one call may change: below the limit of the server, which may shrink in a later release. */
const MAX_CARDS = 4000;
/** Notes that one call may write. */
const MAX_NOTES = 50;

/** One call of an edit, and its response. Usually an edit is one call. */
export type InventoryCall = (api: Api) => Promise<ChangedInventoryResponse>;

/** The calls that send an edit; each may be sent again. */
export function callsOf(id: OperationId, change: InventoryChange): readonly InventoryCall[] {
  switch (change.kind) {
    case "add":
      return chunks(change.copies).map((some, index) => (api) => {
        const headers = { "Idempotency-Key": index === 0 ? id : `${id}-${index}` };
        return api("PATCH inventory", { body: Object.fromEntries(some), headers });
      });
    case "set":
      return chunks(change.copies).map((some) =>
        setting(Object.fromEntries(some.map(([card, q]) => [card, { q }]))),
      );
    case "note":
      return [setting({ [change.card]: { t: change.text } })];
    case "target":
      return [setting({ [change.card]: { target: targetOf(change.target) } })];
    case "values":
      return valueChunks([...change.cards]).map((some) =>
        setting(Object.fromEntries(some.map(([card, values]) => [card, valuesOf(values)]))),
      );
    case "printings":
      return [setting({ [change.card]: { printings: change.printings.map((one) => ({ ...one })) } })];
    case "frozen":
      return [(api) => api("PUT inventory", { body: { isFrozen: change.value } })];
    case "clear":
      return [(api) => api("DELETE inventory")];
    default:
      return change satisfies never;
  }
}

function targetOf(target: Target | null | undefined) {
  return target ? { mode: target.mode, value: target.copies } : null;
}

function valuesOf({ target, printings, note }: CardValues): CardChangeSchema {
  return {
    ...(target !== undefined && { target: targetOf(target) }),
    ...(printings && { printings: printings.map((one) => ({ ...one })) }),
    ...(note !== undefined && { t: note }),
  };
}

type Entry = readonly [CardId, CardValues];

/** Parts with so few cards and notes that one call may change them. */
function valueChunks(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const parts: Entry[][] = [];
  let notes = MAX_NOTES;
  for (const entry of entries) {
    const writes = entry[1].note === undefined ? 0 : 1;
    const last = parts.at(-1);
    if (last && last.length < MAX_CARDS && notes + writes <= MAX_NOTES) {
      last.push(entry);
      notes += writes;
    } else {
      parts.push([entry]);
      notes = writes;
    }
  }
  return parts;
}

function setting(body: CardChangesRequest): InventoryCall {
  return (api) => api("PUT inventory", { body });
}

function chunks(copies: ReadonlyMap<CardId, number>): readonly (readonly (readonly [CardId, number])[])[] {
  const all = [...copies];
  const count = Math.ceil(all.length / MAX_CARDS);
  return Array.from({ length: count }, (_, at) => all.slice(at * MAX_CARDS, (at + 1) * MAX_CARDS));
}
