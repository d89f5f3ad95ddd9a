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
    if (term.items.length === 0) return this.#problem("no-value", term.at, term.keyword);
    if (term.op === "!=") {
      const items = term.items.map((item) => (item.op === "!=" ? { ...item, op: "=" as const } : item));
      const positive = this.#term({ ...term, op: "=", items });
      return positive && none(positive);
    }
    for (const filter of filters) {
      const asked: Asked = { filter, keyword: term.keyword, context: this.context, sources: this.sources };
      const whole = SHAPES[filter.typed.as].readWhole?.(term, asked);
      if (whole instanceof Miss) return this.#miss(whole, term.items[0], term);
      if (whole !== undefined) return leaf(filter, whole);
    }
    const parts = term.items.flatMap((item) => this.#item(item, term, filters) ?? []);
    return any(parts, this.keywords.filters);
  }

  #item(item: Item, term: Term, filters: readonly AnyFilter[]): Meaning | undefined {
    for (const filter of filters) {
      const { typed } = filter;
      const asked: Asked = { filter, keyword: term.keyword, context: this.context, sources: this.sources };
      if (item.form === "pattern" && typed.as !== "text") break;
      const values = SHAPES[typed.as].read(item, asked);
      if (values === ELSEWHERE) continue;
      if (values instanceof Miss) return this.#miss(values, item, term);
      return every(values.map((value) => leaf(filter, value)));
    }
    return this.#miss(new Miss("unknown-value"), item, term);
  }

  #miss({ code, instead }: Miss, item: Item | undefined, term: Term): undefined {
    const at = item?.at ?? term.at;
    const fixes: Fix[] = (typeof instead === "function" ? instead() : instead).map((text) => ({
      text,
      at: code === "bad-operator" ? operatorSpan(term, at) : at,
    }));
    if (item && fixes.length === 0 && code === "unknown-value") {
      fixes.push(...this.#underOtherKeyword(item, term));
      if (this.keywords.byWord.has("any")) fixes.push({ text: quotedWord(item.text), at: term.at });
    }
    return this.#problem(code, at, item?.text ?? term.keyword, fixes);
  }

  /** `sect:nosferatu` → `clan:nosferatu`. */
  #underOtherKeyword(item: Item, term: Term): readonly Fix[] {
    const fixes: Fix[] = [];
    for (const filter of this.keywords.filters) {
      const { typed } = filter;
      if (typed.keywords.includes(term.keyword) || typed.values === undefined) continue;
      const asked: Asked = {
        filter,
        keyword: typed.keywords[0],
        context: this.context,
        sources: this.sources,
      };
      const values = SHAPES[typed.as].read({ ...item, op: ":" }, asked);
      if (values instanceof Miss || values === ELSEWHERE) continue;
      const text = values.flatMap((value) => SHAPES[typed.as].print(value, asked)).join(" ");
      fixes.push({ text, at: term.at });
    }
    return fixes.slice(0, 2);
  }

  #unknownKeyword(term: Term): undefined {
    const { keyword, at } = term;
    if (keyword === "") return this.#needsKeyword(term);
    const place: Span = [at[0], at[0] + keyword.length];
    const form = pageOfKeyword(keyword, this.keywords.elsewhere);
    if (form !== undefined) return this.#problem("other-search", place, keyword, [{ text: `/${form}`, at }]);
    const spellings = new Map([...this.keywords.byWord.keys()].map((word) => [word, word]));
    const label = this.sources.terms?.get(`${words(keyword)}:`);
    const close = label !== undefined && spellings.has(label) ? [label] : similar(keyword, spellings);
    const fixes = close.slice(0, 2).map((text) => ({ text, at: place }));
    if (this.keywords.byWord.has("any")) fixes.push({ text: quotedWord(term.items[0]?.text ?? keyword), at });
    return this.#problem("unknown-keyword", place, keyword, fixes);
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
        const asked: Asked = { filter, keyword, context: this.context, sources: this.sources };
        const values = SHAPES[filter.typed.as].read(item, asked);
        if (values instanceof Miss || values === ELSEWHERE) continue;
        const text = values.flatMap((value) => SHAPES[filter.typed.as].print(value, asked)).join(" ");
        fixes.push({ text, at: term.at });
      }
    }
    return this.#problem("needs-keyword", term.at, item?.text ?? "", fixes);
  }

  #problem(code: Problem["code"], at: Span, value: string, fixes: readonly Fix[] = []): undefined {
    this.problems.push({ code, at, value, fixes });
    return undefined;
  }
}

/** From the operator to the end of the value. */
function operatorSpan(term: Term, [from, to]: Span): Span {
  const first = term.items[0]?.at[0] === from;
  return first ? [term.at[0] + term.keyword.length, to] : [from, to];
}

function quotedWord(text: string): string {
  return `"*${text.replace(/["\\]/g, "\\$&")}*"`;
}
