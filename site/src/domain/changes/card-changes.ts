import type { ChangeGroup } from "../../generated/published";
import type { CardId } from "../card/card";
import { fromSteps } from "../card/from-steps";
import { asCardId } from "../card/ids";

export type ChangeKind = ChangeGroup["kind"];

/** One change of one card (docs/data.md §10). */
export interface CardChange {
  /** ISO date. */
  readonly day: string;
  readonly kind: ChangeKind;
  readonly card: CardId;
  /** Code of the set of a new card or printing. */
  readonly set: string | undefined;
  /** The value that differs: "capacity". */
  readonly field: string | undefined;
  /** Text, ruling, name or value before; "" for none. */
  readonly before: string;
  readonly after: string;
  /** Index of the ruling among those of today. */
  readonly ruling: number | undefined;
  /** The ruling, where it no longer exists. */
  readonly text: string | undefined;
}

/** The changes of a published file, newest first. */
export function readChanges(groups: readonly ChangeGroup[]): readonly CardChange[] {
  return groups.flatMap(changesOfGroup);
}

function changesOfGroup(group: ChangeGroup): readonly CardChange[] {
  const { day, kind, set, field, ruling, text } = group;
  return fromSteps(group.cards).flatMap((id, index) => {
    const card = asCardId(id);
    if (card === undefined) return [];
    const before = group.before?.[index] ?? "";
    const after = group.after?.[index] ?? "";
    return [{ day, kind, card, set, field, before, after, ruling, text }];
  });
}

/** Kinds as people look for them, in the order of the filter. */
export const CHANGE_FILTERS = {
  new: ["new", "gone"],
  printing: ["printing"],
  wording: ["text", "name", "rules"],
  ruling: ["ruling", "ruling-reworded", "ruling-gone"],
  ban: ["banned", "unbanned"],
  minor: ["minor"],
} as const satisfies Readonly<Record<string, readonly ChangeKind[]>>;
export type ChangeFilter = keyof typeof CHANGE_FILTERS;

export function isChangeFilter(text: string | undefined): text is ChangeFilter {
  return text !== undefined && Object.hasOwn(CHANGE_FILTERS, text);
}

/** What the list of changes shows. */
export interface ChangeCriteria {
  /** undefined: all but minor ones. */
  readonly kind: ChangeFilter | undefined;
  /** Code of a set. */
  readonly set: string | undefined;
  /** undefined: all cards. */
  readonly cards: ReadonlySet<CardId> | undefined;
}

export function filterChanges(
  changes: readonly CardChange[],
  { kind, set, cards }: ChangeCriteria,
): readonly CardChange[] {
  const kinds: readonly ChangeKind[] | undefined = kind && CHANGE_FILTERS[kind];
  return changes.filter(
    (change) =>
      (kinds ? kinds.includes(change.kind) : change.kind !== "minor") &&
      (set === undefined || change.set === set) &&
      (cards === undefined || cards.has(change.card)),
  );
}

/** Codes of the sets that changes name. */
export function setsOfChanges(changes: readonly CardChange[]): readonly string[] {
  return [...new Set(changes.flatMap(({ set }) => set ?? []))];
}

/** The changes of one day; those of the same kind and set together. */
export interface DayOfChanges {
  readonly day: string;
  readonly groups: readonly (readonly CardChange[])[];
}

/** Groups changes that are sorted by day. New cards and printings of a set are one group, others are alone. */
export function byDay(changes: readonly CardChange[]): readonly DayOfChanges[] {
  const days = new Map<string, Map<string, CardChange[]>>();
  for (const change of changes) {
    const groups = days.get(change.day) ?? new Map<string, CardChange[]>();
    days.set(change.day, groups);
    const key = groupKey(change);
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...days].map(([day, groups]) => ({ day, groups: [...groups.values()] }));
}

function groupKey({ kind, set, field, before, after, ruling, text, card }: CardChange): string {
  const isOwn = kind === "text" || kind === "minor";
  return JSON.stringify([kind, set, field, before, after, ruling, text, isOwn && card]);
}
