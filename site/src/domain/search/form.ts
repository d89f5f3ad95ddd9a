import { alsoFilter } from "./also";
import type { Chip, Filter, Parsed, QueryProblem } from "./filter";
import type { Positions } from "./positions";
import { isObject, Notes, type RawObject } from "./read";

/** Values of all filters of a registry. */
export type ValuesOf<Registry> = {
  readonly [Key in keyof Registry]: Registry[Key] extends Filter<infer Value, infer _Context> ? Value : never;
} & { readonly also: readonly string[] };

export interface Found {
  /** What all filters match. */
  readonly found: Positions;
  readonly problems: readonly QueryProblem[];
}

/** All filters of one search: of a kind of cards, or of the decks of an archive. */
export class SearchForm<Criteria extends object, Context> {
  /** In the order of `q`, with value types erased: each filter only receives its own values. */
  readonly filters: readonly Filter<unknown, Context>[];
  /** Criteria that match everything. */
  readonly empty: Criteria;
  readonly #upgrade: (raw: RawObject) => RawObject;

  /** `upgrade` converts the raw values of older links. */
  constructor(registry: object, upgrade: (raw: RawObject) => RawObject = (raw) => raw) {
    // The only unchecked cast: which value belongs to which filter is known by its key alone.
    this.filters = [...Object.values(registry), alsoFilter];
    this.#upgrade = upgrade;
    this.empty = this.from((filter) => filter.empty);
  }

  /** The value of one filter. */
  value(criteria: Criteria, { key }: { readonly key: string }): unknown {
    return (criteria as RawObject)[key];
  }

  /** Builds criteria from a value for each filter. */
  from(value: (filter: Filter<unknown, Context>) => unknown): Criteria {
    return Object.fromEntries(this.filters.map((filter) => [filter.key, value(filter)])) as Criteria;
  }

  /** Submitting it shows "EMPTY REQUEST"; it is never written to the URL. */
  isEmpty(criteria: Criteria): boolean {
    return this.#active(criteria).length === 0;
  }

  /** Parses `q` over the defaults; invalid parts become problems (docs/rules/search.md §1.2). */
  parseText(q: string): Parsed<Criteria> {
    let raw: unknown;
    try {
      raw = JSON.parse(q);
    } catch {
      const notes = new Notes();
      notes.note("not-json", "q", q);
      return { value: this.empty, problems: notes.problems };
    }
    return this.parse(raw);
  }

  /** The same for a parsed `q`. */
  parse(raw: unknown): Parsed<Criteria> {
    const notes = new Notes();
    if (!isObject(raw)) {
      notes.note("bad-shape", "q", raw);
      return { value: this.empty, problems: notes.problems };
    }
    notes.onlyKeys(
      raw,
      "",
      this.filters.map(({ key }) => key),
    );
    const present = this.#upgrade(raw);
    const problems: QueryProblem[] = [...notes.problems];
    const value = this.from((filter) => {
      if (!Object.hasOwn(present, filter.key)) return filter.empty;
      const parsed = filter.parse(present[filter.key]);
      problems.push(...parsed.problems);
      return parsed.value;
    });
    return { value, problems };
  }

  /** The sanitized `q` of the active filters, in fixed key order. */
  toQuery(criteria: Criteria): RawObject {
    return Object.fromEntries(
      this.#active(criteria).map((filter) => [filter.key, filter.toJson(this.value(criteria, filter))]),
    );
  }

  /** The text of `q`; undefined if nothing is searched. */
  toText(criteria: Criteria): string | undefined {
    return this.isEmpty(criteria) ? undefined : JSON.stringify(this.toQuery(criteria));
  }

  /** The search as chips: each part with the criteria that remain without it. */
  describe(criteria: Criteria): readonly Chip<Criteria>[] {
    return this.#active(criteria).flatMap((filter) =>
      filter.describe(this.value(criteria, filter)).map(({ phrase, without }) => ({
        phrase,
        without: this.from((other) => (other === filter ? without : this.value(criteria, other))),
      })),
    );
  }

  /** Converts values to the spelling of the data and drops unknown ones. */
  resolve(criteria: Criteria, context: Context): Parsed<Criteria> {
    const problems: QueryProblem[] = [];
    const value = this.from((filter) => {
      const own = this.value(criteria, filter);
      if (filter.resolve === undefined || !filter.isActive(own)) return own;
      const resolved = filter.resolve(own, context);
      problems.push(...resolved.problems);
      return resolved.value;
    });
    return { value, problems };
  }

  /** The positions of `within` that match all criteria. */
  find(criteria: Criteria, context: Context, within: Positions): Found {
    const { value, problems } = this.resolve(criteria, context);
    const active = this.#active(value);
    // Slow filters search only what the others leave.
    const inOrder = [...active.filter(({ slow }) => !slow), ...active.filter(({ slow }) => slow)];
    const found = inOrder.reduce(
      (left, filter) => filter.find(this.value(value, filter), context, left),
      within,
    );
    return { found, problems };
  }

  #active(criteria: Criteria): readonly Filter<unknown, Context>[] {
    return this.filters.filter((filter) => filter.isActive(this.value(criteria, filter)));
  }
}
