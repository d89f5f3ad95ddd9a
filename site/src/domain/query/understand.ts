import { SHARED_TYPES } from "../card/card-types";
import { type AnyFilter, any, every, leaf, type Meaning, none } from "./meaning";
import { pageOfKeyword } from "./other-searches";
import type { Fix, Problem } from "./problem";
import { type Asked, ELSEWHERE, Miss, type Sources } from "./shape";
import { SHAPES } from "./shapes";
import { shareKeywords } from "./shapes/decks";
import { inFull } from "./special";
import type { Item, Span, Term, Tree } from "./tree";
import { MIN_BEGINNING, similar, words } from "./words";

/** The filters of a form by their keywords; several may share one. */
export interface Keywords {
  readonly filters: readonly AnyFilter[];
  readonly byWord: ReadonlyMap<string, readonly AnyFilter[]>;
  /** All keywords of forms that this one lacks → the form that knows it. */
  readonly elsewhere: ReadonlyMap<string, string>;
}

export function keywordsOf(
  filters: readonly AnyFilter[],
  elsewhere: Keywords["elsewhere"] = new Map(),
): Keywords {
  const byWord = new Map<string, AnyFilter[]>();
  for (const filter of filters) {
    for (const word of keywordsOfFilter(filter)) byWord.set(word, [...(byWord.get(word) ?? []), filter]);
  }
  return { filters, byWord, elsewhere };
}

export function keywordsOfFilter({ typed }: AnyFilter): readonly string[] {
  return typed.as === "shares" ? SHARED_TYPES.flatMap(shareKeywords) : typed.keywords;
}

export interface Understood {
  readonly meaning: Meaning | undefined;
  readonly problems: readonly Problem[];
}

/** What a tree asks for; parts that are not understood are left out and become problems. */
export function understand(tree: Tree, keywords: Keywords, context: unknown, sources: Sources): Understood {
  const reader = new Reader(keywords, context, sources);
  const full = inFull(tree, (keyword) => keywords.byWord.has(keyword));
  const meaning = reader.read(full);
  return { meaning, problems: reader.problems };
}

class Reader {
  readonly problems: Problem[] = [];

  constructor(
    readonly keywords: Keywords,
    readonly context: unknown,
    readonly sources: Sources,
  ) {}

  read(tree: Tree): Meaning | undefined {
    switch (tree.is) {
      case "term":
        return this.#term(tree);
      case "not": {
        const inner = this.read(tree.of);
        return inner && none(inner);
      }
      default: {
        const parts = tree.parts.flatMap((part) => this.read(part) ?? []);
        return tree.is === "and" ? every(parts) : any(parts, this.keywords.filters);
      }
    }
  }

  #term(term: Term): Meaning | undefined {
    const filters = this.keywords.byWord.get(term.keyword === "" ? "any" : term.keyword);
    if (filters === undefined) return this.#unknownKeyword(term);
    const [first] = term.items;
    if (first === undefined) return this.#problem("no-value", term.at, term.keyword);
    if (term.op === "!=") {
      const items = term.items.map((item) => (item.op === "!=" ? { ...item, op: "=" as const } : item));
      const positive = this.#term({ ...term, op: "=", items });
      return positive && none(positive);
    }
    for (const filter of filters) {
      const whole = SHAPES[filter.typed.as].readWhole?.(term, this.#asked(filter, term.keyword));
      if (whole instanceof Miss) return this.#miss(whole, first, term);
      if (whole !== undefined) return leaf(filter, whole);
    }
    const parts = term.items.flatMap((item) => this.#item(item, term, filters) ?? []);
    return any(parts, this.keywords.filters);
  }

  #item(item: Item, term: Term, filters: readonly AnyFilter[]): Meaning | undefined {
    for (const filter of filters) {
      const { typed } = filter;
      if (item.form === "pattern" && typed.as !== "text") break;
      const values = SHAPES[typed.as].read(item, this.#asked(filter, term.keyword));
      if (values === ELSEWHERE) continue;
      if (values instanceof Miss) return this.#miss(values, item, term);
      return every(values.map((value) => leaf(filter, value)));
    }
    return this.#miss(new Miss("unknown-value"), item, term);
  }

  #asked(filter: AnyFilter, keyword: string): Asked {
    return { filter, keyword, context: this.context, sources: this.sources };
  }

  #miss({ code, instead, part }: Miss, item: Item, term: Term): undefined {
    const { at, text: value } = part ?? item;
    const fixes = (typeof instead === "function" ? instead() : instead).flatMap((text): readonly Fix[] =>
      code === "bad-operator" ? withOperator(text, item, term) : [{ text, at }],
    );
    const others = fixes.length === 0 && code === "unknown-value" ? this.#otherUnits(term) : [];
    return this.#problem(code, at, value, [...fixes, ...others]);
  }

  /** The only value of a term under other keywords, `sect:nosferatu` → `clan:nosferatu`, and as text. */
  #otherUnits(term: Term): readonly Fix[] {
    const item = onlyItem(term);
    if (item === undefined) return [];
    const known: Fix[] = [];
    for (const filter of this.keywords.filters) {
      const { keywords, values } = filter.typed;
      if (keywords.includes(term.keyword) || values === undefined) continue;
      const text = this.#under(filter, keywords[0], item);
      if (text !== undefined) known.push(insteadOf(term, text));
    }
    return [...known.slice(0, 2), ...this.#asText(term, item.text)];
  }

  /** An item as a unit of another keyword; undefined if it is not known there. */
  #under(filter: AnyFilter, keyword: string, item: Item): string | undefined {
    const asked = this.#asked(filter, keyword);
    const shape = SHAPES[filter.typed.as];
    const values = shape.read(item, asked);
    if (values instanceof Miss || values === ELSEWHERE) return undefined;
    const units = values.flatMap((value) => shape.print(value, asked));
    return units.length > 1 ? `(${units.join(" ")})` : units[0];
  }

  #asText(term: Term, text: string): readonly Fix[] {
    const quoted = `"*${text.replace(/["\\]/g, "\\$&")}*"`;
    return this.keywords.byWord.has("any") ? [insteadOf(term, quoted)] : [];
  }

  #unknownKeyword(term: Term): undefined {
    const { keyword, keywordEnd, at, items } = term;
    if (keyword === "") return this.#needsKeyword(term);
    const place: Span = [at[0], keywordEnd];
    const form = pageOfKeyword(keyword, this.keywords.elsewhere);
    if (form !== undefined) return this.#problem("other-search", place, keyword, [{ text: `/${form}`, at }]);
    const spellings = new Map([...this.keywords.byWord.keys()].map((word) => [word, word]));
    const label = this.sources.terms?.get(`${words(keyword)}:`);
    const close = label !== undefined && spellings.has(label) ? [label] : similar(keyword, spellings);
    const text = items.length === 0 ? keyword : onlyItem(term)?.text;
    return this.#problem("unknown-keyword", place, keyword, [
      ...close.slice(0, 2).map((word) => ({ text: word, at: place })),
      ...(text === undefined ? [] : this.#asText(term, text)),
    ]);
  }

  /** A bare word in a search of decks: the keywords under which it is known. */
  #needsKeyword(term: Term): undefined {
    const [item] = term.items;
    const fixes: Fix[] = [];
    // Nearly every name has one or two letters.
    const keywords =
      words(item?.text ?? "").length < MIN_BEGINNING ? [] : ["card", "by", "city", "country", "event"];
    for (const keyword of keywords) {
      for (const filter of this.keywords.byWord.get(keyword) ?? []) {
        if (item === undefined || fixes.length === 3) break;
        const text = this.#under(filter, keyword, item);
        if (text !== undefined) fixes.push(insteadOf(term, text));
      }
    }
    return this.#problem("needs-keyword", term.at, item?.text ?? "", fixes);
  }

  #problem(code: Problem["code"], at: Span, value: string, fixes: readonly Fix[] = []): undefined {
    this.problems.push({ code, at, value, fixes });
    return undefined;
  }
}

/** The value of a term that another unit can hold: a list, a number of copies and a pattern would lose parts. */
function onlyItem({ items }: Term): Item | undefined {
  const [item, ...others] = items;
  return others.length > 0 || item?.copies !== undefined || item?.form === "pattern" ? undefined : item;
}

/**
 * A value with another operator, unless other values share the present one. "!=" excludes, so that unit gets a hyphen.
 */
function withOperator(text: string, item: Item, term: Term): readonly Fix[] {
  const [first, ...others] = term.items;
  if (item === first && others.some(({ opAt, at }) => opAt === at[0])) return [];
  if (!term.excludes) return [{ text, at: [item.opAt, item.at[1]] }];
  return onlyItem(term) ? [insteadOf(term, `${term.keyword}${text}`)] : [];
}

/** A unit in the place of a term, excluded if the term is. */
function insteadOf({ at: [from, to], hasHyphen, excludes }: Term, unit: string): Fix {
  const start = hasHyphen ? from - 1 : from;
  return { text: hasHyphen === excludes ? unit : `-${unit}`, at: [start, to] };
}
