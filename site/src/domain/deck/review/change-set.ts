import type { CardId } from "../../card/card";
import { asCardId, isCrypt } from "../../card/ids";

/** What somebody proposes for one card. */
export interface ProposedChange {
  /** Copies to put in; below 0 to take out. */
  readonly by: number;
  /** Copies when it was proposed. undefined: the link does not tell. */
  readonly from: number | undefined;
}

/** Changes of a deck that stand in an address, by card. */
export type ChangeSet = ReadonlyMap<CardId, ProposedChange>;

export interface ReadChanges {
  readonly changes: ChangeSet;
  /** Parts that propose nothing that can be understood. */
  readonly refused: readonly string[];
}

export const NO_CHANGES: ChangeSet = new Map();

/** Writes what stands behind "#": "200011=0+2;100199=4-1", copies before and what is put in or taken out. */
export function writeChanges(changes: ChangeSet): string {
  return [...changes]
    .toSorted(([one], [other]) => Number(isCrypt(other)) - Number(isCrypt(one)) || one - other)
    .map(([card, { from = "", by }]) => `${card}=${from}${by < 0 ? "" : "+"}${by}`)
    .join(";");
}

/** Links of other sites leave the copies before out, and some the plus. */
const CHANGE = /^(\d{6})=(?:(\d{0,3})([+-]))?(\d{1,3})$/;

/** Reads what stands behind "#". Of two changes of one card the last counts. */
export function readChanges(hash: string): ReadChanges {
  const changes = new Map<CardId, ProposedChange>();
  const refused: string[] = [];
  const parts = decoded(hash.replace(/^#/, "")).split(/[;&,]/);
  for (const part of parts.map((text) => text.trim()).filter((text) => text !== "")) {
    const [, id, from = "", sign, copies] = CHANGE.exec(part) ?? [];
    const card = asCardId(id);
    const by = Number(copies) * (sign === "-" ? -1 : 1);
    if (card === undefined || !by) refused.push(part);
    else changes.set(card, { by, from: from === "" ? undefined : Number(from) });
  }
  return { changes, refused };
}

/** A "%" that begins no code is itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
