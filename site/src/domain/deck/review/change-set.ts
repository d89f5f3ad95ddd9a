import type { CardId } from "../../card/card";
import { asCardId, isCrypt } from "../../card/ids";

/** A proposed change of one card. */
export interface ProposedChange {
  /** Copies to add, or to remove if below 0. */
  readonly by: number;
  /** Copies at the time of the proposal; undefined if the link does not contain them. */
  readonly from: number | undefined;
}

/** Changes of a deck in a URL, by card. */
export type ChangeSet = ReadonlyMap<CardId, ProposedChange>;

export interface ReadChanges {
  readonly changes: ChangeSet;
  /** Unreadable parts. */
  readonly refused: readonly string[];
}

export const NO_CHANGES: ChangeSet = new Map();

/** Writes the hash of a URL: "200011=0+2;100199=4-1", with previous copies and change. */
export function writeChanges(changes: ChangeSet): string {
  return [...changes]
    .toSorted(([one], [other]) => Number(isCrypt(other)) - Number(isCrypt(one)) || one - other)
    .map(([card, { from = "", by }]) => `${card}=${from}${by < 0 ? "" : "+"}${by}`)
    .join(";");
}

/** Links of other sites omit the previous copies, and some the plus. */
const CHANGE = /^(\d{6})=(?:(\d{0,3})([+-]))?(\d{1,3})$/;

/** Reads the hash of a URL; of duplicate cards the last one counts. */
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

/** Keeps a "%" without a code. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
