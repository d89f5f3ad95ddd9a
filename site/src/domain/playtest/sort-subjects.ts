import type { Subject } from "./subject";

/** "group": by clan or discipline, then by name. */
export const SUBJECT_SORTS = ["name", "group"] as const;
export type SubjectSort = (typeof SUBJECT_SORTS)[number];

/** Sorts a copy; subjects without a name, or without a group, are last. */
export function sortSubjects(subjects: readonly Subject[], sort: SubjectSort): readonly Subject[] {
  return subjects.toSorted((one, other) => (sort === "group" && byGroup(one, other)) || byName(one, other));
}

function byGroup(one: Subject, other: Subject): number {
  return Number(one.group === "") - Number(other.group === "") || one.group.localeCompare(other.group, "en");
}

function byName(one: Subject, other: Subject): number {
  return (
    Number(one.name === undefined) - Number(other.name === undefined) ||
    (one.name ?? "").localeCompare(other.name ?? "", "en") ||
    one.id.localeCompare(other.id, "en")
  );
}
