import { SUBJECT_SORTS, type SubjectSort } from "../../../domain/playtest/sort-subjects";
import { SUBJECT_KINDS, type SubjectKind } from "../../../domain/playtest/subject";

/** What the page shows, as its URL says. */
export interface ShownReports {
  /** undefined: the current round. */
  readonly round: string | undefined;
  readonly kind: SubjectKind;
  readonly sort: SubjectSort;
}

/** Reads "?round=2026-1&kind=library&sort=group"; what is unknown has its default. */
export function readShownReports(raw: Readonly<Record<string, unknown>>): ShownReports {
  return {
    round: typeof raw.round === "string" ? raw.round : undefined,
    kind: SUBJECT_KINDS.find((kind) => kind === raw.kind) ?? "crypt",
    sort: SUBJECT_SORTS.find((sort) => sort === raw.sort) ?? "name",
  };
}

/** The same as params of the URL. */
export function reportsInUrl({ round, kind, sort }: ShownReports) {
  return { ...(round !== undefined && { round }), kind, sort };
}
