import type { QueryProblem } from "../search/filter";
import type { SearchForm } from "../search/form";
import type { Logic } from "../search/logic";
import { addAll, both, type Positions, without } from "../search/positions";
import type { Pattern } from "../search/shared/pattern";
import { patternsOf } from "../search/shared/pattern";
import type { TextValue } from "../search/shared/text";
import { type AnyFilter, type Leaf, leaf, type Meaning } from "./meaning";
import type { Problem } from "./problem";
import { scan } from "./scan";
import type { Sources } from "./shape";
import { SHAPES } from "./shapes";
import { type Keywords, keywordsOf, understand } from "./understand";

export interface ReadText<Criteria> {
  readonly criteria: Criteria;
  readonly problems: readonly Problem[];
  /** Something was typed, but nothing of it was understood: no card is shown, not all. */
  readonly isLost: boolean;
}

/** A typed form of a search: reads and prints one line of text that says what the form says. */
export class Language<Criteria extends object, Context> {
  readonly form: SearchForm<Criteria, Context>;
  readonly context: Context;
  readonly sources: Sources;
  readonly keywords: Keywords;

  constructor(
    form: SearchForm<Criteria, Context>,
    context: Context,
    sources: Sources = {},
    elsewhere: Keywords["elsewhere"] = new Map(),
  ) {
    this.form = form;
    this.context = context;
    this.sources = sources;
    const filters = form.filters.filter(({ key }) => key !== "also") as readonly AnyFilter[];
    this.keywords = keywordsOf(filters, elsewhere);
  }

  read(text: string): ReadText<Criteria> {
    const { meaning, problems } = this.#meaning(text);
    const criteria = meaning ? this.#criteria(meaning) : this.form.empty;
    return { criteria, problems, isLost: meaning === undefined && problems.length > 0 };
  }

  /** The text of criteria: one unit for each part, in the order of the form. */
  print(criteria: Criteria): string {
    const values = criteria as Readonly<Record<string, unknown>>;
    const simple = this.keywords.filters.flatMap((filter) =>
      this.#isActive(filter, values[filter.key]) ? this.#printLeaf(leaf(filter, values[filter.key])) : [],
    );
    const also = (values.also as readonly string[] | undefined) ?? [];
    if (simple.length === 0 && also.length === 1) return also[0] ?? "";
    return [...simple, ...also.map((unit) => (isAlternative(unit) ? `(${unit})` : unit))].join(" ");
  }

  /** The positions of `within` that match a unit which the form cannot hold. */
  readonly find = (unit: string, within: Positions): Positions => {
    const { meaning } = this.#meaning(unit);
    return meaning ? this.#find(meaning, within) : new Uint32Array(within.length);
  };

  /** The same language with other data. */
  with(context: Context): Language<Criteria, Context> {
    return new Language(this.form, context, this.sources, this.keywords.elsewhere);
  }

  /** What a text finds; everything if nothing was understood. */
  found(text: string, within: Positions): Positions {
    const { meaning } = this.#meaning(text);
    return meaning ? this.#find(meaning, within) : within;
  }

  /** What cannot be answered of such a unit. */
  readonly problemsOf = (unit: string): readonly QueryProblem[] => {
    const { meaning, problems } = this.#meaning(unit);
    const found: QueryProblem[] = problems.map(({ code, value }) => ({ code, value, path: "also" }));
    for (const { filter, value } of meaning ? leavesOf(meaning) : []) {
      const resolved = filter.resolve?.(value, this.context as never);
      if (filter.typed.alone)
        found.push({ code: "not-available", path: "also", value: filter.typed.keywords[0] });
      else found.push(...(resolved?.problems ?? []));
    }
    return found;
  };

  /** Patterns in units that the form cannot hold. */
  patterns(units: readonly string[]): readonly Pattern[] {
    return units.flatMap((unit) => {
      const { meaning } = this.#meaning(unit);
      const texts = meaning ? leavesOf(meaning).filter(({ filter }) => filter.typed.as === "text") : [];
      return texts.flatMap(({ value }) => patternsOf(value as TextValue));
    });
  }

  #meaning(text: string): { readonly meaning: Meaning | undefined; readonly problems: readonly Problem[] } {
    const scanned = scan(text);
    if (scanned.tree === undefined) return { meaning: undefined, problems: scanned.problems };
    const { meaning, problems } = understand(scanned.tree, this.keywords, this.context, this.sources);
    return { meaning, problems: [...scanned.problems, ...problems] };
  }

  /** Merges what each filter can hold; the rest stays as text. */
  #criteria(meaning: Meaning): Criteria {
    const units = meaning.is === "and" ? meaning.parts : [meaning];
    const values: Record<string, unknown> = Object.fromEntries(Object.entries(this.form.empty));
    const set = new Set<AnyFilter>();
    const rest: Meaning[] = [];
    // What is excluded comes second, so that the form holds what is asked for.
    const inOrder = [...units.filter((unit) => !isNegative(unit)), ...units.filter(isNegative)];
    for (const unit of inOrder) {
      if (unit.is !== "leaf") {
        rest.push(unit);
        continue;
      }
      const { filter, value } = unit;
      const held = set.has(filter) ? heldBoth(filter, values[filter.key], value) : value;
      if (held === undefined) rest.push(unit);
      else values[filter.key] = held;
      set.add(filter);
    }
    const also = rest.sort((one, other) => units.indexOf(one) - units.indexOf(other));
    return this.#normalized({ ...values, also: [...new Set(also.map((unit) => this.#printMeaning(unit)))] });
  }

  /** Values as the form would read them. */
  #normalized(values: Readonly<Record<string, unknown>>): Criteria {
    return this.form.from((filter) => {
      const value = values[filter.key];
      return filter.isActive(value) ? filter.parse(filter.toJson(value)).value : filter.empty;
    });
  }

  #find(meaning: Meaning, within: Positions): Positions {
    switch (meaning.is) {
      case "leaf": {
        const { filter, value } = meaning;
        const context = this.context as never;
        const resolved = filter.resolve ? filter.resolve(value, context).value : value;
        return filter.isActive(resolved)
          ? filter.find(resolved, context, within)
          : new Uint32Array(within.length);
      }
      case "not":
        return without(within, this.#find(meaning.of, within));
      case "and":
        return meaning.parts.reduce<Positions>((left, part) => this.#find(part, left), within);
      case "or":
        return both(
          within,
          meaning.parts.reduce<Positions>(
            (all, part) => addAll(all, this.#find(part, within)),
            new Uint32Array(within.length),
          ),
        );
    }
  }

  #isActive(filter: AnyFilter, value: unknown): boolean {
    return value !== undefined && filter.isActive(value);
  }

  #printLeaf({ filter, value }: Leaf): readonly string[] {
    const { typed } = filter;
    const asked = { filter, keyword: typed.keywords[0], context: this.context, sources: this.sources };
    return SHAPES[typed.as].print(value, asked);
  }

  #printMeaning(meaning: Meaning, isInside = false): string {
    switch (meaning.is) {
      case "leaf": {
        const units = this.#printLeaf(meaning);
        return isInside && units.length > 1 ? `(${units.join(" ")})` : units.join(" ");
      }
      case "not":
        return `-${this.#printMeaning(meaning.of, true)}`;
      default: {
        const parts = meaning.parts.map((part) => this.#printMeaning(part, true));
        const text = parts.join(meaning.is === "or" ? " or " : " ");
        return isInside ? `(${text})` : text;
      }
    }
  }
}

/** The value for both, if the filter has its logic: a deck has one clan, so clans have no "and". */
function heldBoth({ typed }: AnyFilter, one: unknown, other: unknown): unknown {
  const value = SHAPES[typed.as].and(one, other);
  const logic = logicOf(value);
  return logic === undefined || typed.logics === undefined || typed.logics.includes(logic)
    ? value
    : undefined;
}

function logicOf(value: unknown): Logic | undefined {
  return (value as { readonly logic?: Logic } | undefined)?.logic;
}

function isNegative(unit: Meaning): boolean {
  return unit.is === "leaf" && logicOf(unit.value) === "not";
}

function isAlternative(unit: string): boolean {
  return scan(unit).tree?.is === "or";
}

function leavesOf(meaning: Meaning): readonly Leaf[] {
  if (meaning.is === "leaf") return [meaning];
  return meaning.is === "not" ? leavesOf(meaning.of) : meaning.parts.flatMap(leavesOf);
}
