import type { Card, CardKind } from "../card/card";
import { CRYPT_FILTERS } from "./crypt/registry";
import type { Filter, Parsed, QueryProblem } from "./filter";
import { LIBRARY_FILTERS } from "./library/registry";
import { pathsOfOldLinks } from "./old-links";
import { isObject, Notes, type RawObject } from "./read";

type Values<Registry> = {
  readonly [Key in keyof Registry]: Registry[Key] extends Filter<infer _Card, infer Value, infer _Context>
    ? Value
    : never;
};

/** What is searched, by criterion; plain data, equal criteria are deeply equal. */
export type CryptCriteria = Values<typeof CRYPT_FILTERS>;
export type LibraryCriteria = Values<typeof LIBRARY_FILTERS>;

export interface CriteriaByKind {
  readonly crypt: CryptCriteria;
  readonly library: LibraryCriteria;
}

/** A criterion whatever its value: each only ever meets its own. */
export type AnyFilter = Filter<Card, unknown, unknown>;

const REGISTRIES = { crypt: CRYPT_FILTERS, library: LIBRARY_FILTERS } as const;

/** The criteria of a kind in the order of `q`. */
export function filtersOf(kind: CardKind): readonly AnyFilter[] {
  // One boundary of types: which value belongs to which filter is known by the key alone.
  return Object.values(REGISTRIES[kind]) as unknown as readonly AnyFilter[];
}

/** One criterion's value. */
export function criterionValue<Kind extends CardKind>(
  criteria: CriteriaByKind[Kind],
  filter: AnyFilter,
): unknown {
  return (criteria as RawObject)[filter.key];
}

/** Criteria put together by a value for each filter. */
export function criteriaFrom<Kind extends CardKind>(
  kind: Kind,
  value: (filter: AnyFilter) => unknown,
): CriteriaByKind[Kind] {
  const entries = filtersOf(kind).map((filter) => [filter.key, value(filter)]);
  return Object.fromEntries(entries) as CriteriaByKind[Kind];
}

export function emptyCriteria<Kind extends CardKind>(kind: Kind): CriteriaByKind[Kind] {
  return criteriaFrom(kind, (filter) => filter.empty);
}

/** Nothing is asked: shown as "EMPTY REQUEST" when submitted, and never written to the address. */
export function isEmpty<Kind extends CardKind>(kind: Kind, criteria: CriteriaByKind[Kind]): boolean {
  return !filtersOf(kind).some((filter) => filter.isActive(criterionValue(criteria, filter)));
}

/** Reads the text of `q` (search-rules §1) over the defaults. What is not understood becomes a problem, never an error. */
export function parseQuery<Kind extends CardKind>(kind: Kind, q: string): Parsed<CriteriaByKind[Kind]> {
  let raw: unknown;
  try {
    raw = JSON.parse(q);
  } catch {
    const notes = new Notes();
    notes.note("not-json", "q", q);
    return { value: emptyCriteria(kind), problems: notes.problems };
  }
  return parseCriteria(kind, raw);
}

/** The same for a `q` that is JSON already. */
export function parseCriteria<Kind extends CardKind>(kind: Kind, raw: unknown): Parsed<CriteriaByKind[Kind]> {
  const notes = new Notes();
  if (!isObject(raw)) {
    notes.note("bad-shape", "q", raw);
    return { value: emptyCriteria(kind), problems: notes.problems };
  }
  const known = filtersOf(kind).map((filter) => filter.key);
  notes.onlyKeys(raw, "", known);
  const present = kind === "crypt" ? pathsOfOldLinks(raw) : raw;
  const problems: QueryProblem[] = [...notes.problems];
  const value = criteriaFrom(kind, (filter) => {
    if (!Object.hasOwn(present, filter.key)) return filter.empty;
    const parsed = filter.parse(present[filter.key]);
    problems.push(...parsed.problems);
    return parsed.value;
  });
  return { value, problems };
}

/** The sanitised `q`: only what is asked, keys always in the same order. An empty object when nothing is. */
export function toQuery<Kind extends CardKind>(kind: Kind, criteria: CriteriaByKind[Kind]): RawObject {
  return Object.fromEntries(
    filtersOf(kind)
      .filter((filter) => filter.isActive(criterionValue(criteria, filter)))
      .map((filter) => [filter.key, filter.toJson(criterionValue(criteria, filter))]),
  );
}
