import type { Chip, Filter, Parsed, QueryProblem } from "./filter";
import { isObject, Notes, type RawObject } from "./read";

/** What is searched, by criterion. */
export type ValuesOf<Registry> = {
  readonly [Key in keyof Registry]: Registry[Key] extends Filter<infer _Thing, infer Value, infer _Context>
    ? Value
    : never;
};

/** One criterion of one thing; the position is the thing's place among all. */
type Test<Thing> = (thing: Thing, position: number) => boolean;

/** Ready to be asked of single things. */
export interface Compiled<Thing> {
  /** Whether every criterion holds. */
  readonly test: Test<Thing>;
  /** The criteria one by one. */
  readonly tests: readonly Test<Thing>[];
  readonly problems: readonly QueryProblem[];
}

/** All criteria of one search together: cards of a kind, decks of an archive. */
export class SearchForm<Thing, Criteria extends object, Context> {
  /** In the order of `q`. A criterion whatever its value: each only ever meets its own. */
  readonly filters: readonly Filter<Thing, unknown, Context>[];
  /** Nothing is asked. */
  readonly empty: Criteria;
  readonly #upgrade: (raw: RawObject) => RawObject;

  /** `upgrade` brings what older links say into the form of today. */
  constructor(registry: object, upgrade: (raw: RawObject) => RawObject = (raw) => raw) {
    // One boundary of types: which value belongs to which filter is known by the key alone.
    this.filters = Object.values(registry);
    this.#upgrade = upgrade;
    this.empty = this.from((filter) => filter.empty);
  }

  /** One criterion's value. */
  value(criteria: Criteria, { key }: { readonly key: string }): unknown {
    return (criteria as RawObject)[key];
  }

  /** Criteria put together by a value for each filter. */
  from(value: (filter: Filter<Thing, unknown, Context>) => unknown): Criteria {
    return Object.fromEntries(this.filters.map((filter) => [filter.key, value(filter)])) as Criteria;
  }

  /** Shown as "EMPTY REQUEST" when submitted, and never written to the address. */
  isEmpty(criteria: Criteria): boolean {
    return this.#active(criteria).length === 0;
  }

  /** Reads the text of `q` over the defaults. What is not understood becomes a problem, never an error. */
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

  /** The same for a `q` that is JSON already. */
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

  /** The sanitised `q`: only what is asked, keys always in the same order. An empty object when nothing is. */
  toQuery(criteria: Criteria): RawObject {
    return Object.fromEntries(
      this.#active(criteria).map((filter) => [filter.key, filter.toJson(this.value(criteria, filter))]),
    );
  }

  /** The text of `q`; undefined when nothing is asked. */
  toText(criteria: Criteria): string | undefined {
    return this.isEmpty(criteria) ? undefined : JSON.stringify(this.toQuery(criteria));
  }

  /** The search in plain words: each part with the criteria that are left when it is taken away. */
  describe(criteria: Criteria): readonly Chip<Criteria>[] {
    return this.#active(criteria).flatMap((filter) =>
      filter.describe(this.value(criteria, filter)).map(({ phrase, without }) => ({
        phrase,
        without: this.from((other) => (other === filter ? without : this.value(criteria, other))),
      })),
    );
  }

  /** Brings criteria into the spelling of the data and drops what the data does not know. */
  settle(criteria: Criteria, context: Context): Parsed<Criteria> {
    const problems: QueryProblem[] = [];
    const value = this.from((filter) => {
      const own = this.value(criteria, filter);
      if (filter.settle === undefined || !filter.isActive(own)) return own;
      const settled = filter.settle(own, context);
      problems.push(...settled.problems);
      return settled.value;
    });
    return { value, problems };
  }

  compile(criteria: Criteria, context: Context): Compiled<Thing> {
    const { value, problems } = this.settle(criteria, context);
    const tests = this.#active(value).map((filter) => filter.compile(this.value(value, filter), context));
    return { test: (thing, position) => tests.every((test) => test(thing, position)), tests, problems };
  }

  #active(criteria: Criteria): readonly Filter<Thing, unknown, Context>[] {
    return this.filters.filter((filter) => filter.isActive(this.value(criteria, filter)));
  }
}
