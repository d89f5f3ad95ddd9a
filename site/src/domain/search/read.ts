import type { QueryProblem } from "./filter";

/** Longest piece of a wrong value that is shown back. */
const SHOWN = 40;

export type RawObject = Readonly<Record<string, unknown>>;

export function isObject(raw: unknown): raw is RawObject {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** Lower-case spelling → the value meant. */
export type Vocabulary<Value> = ReadonlyMap<string, Value>;

/** Collects what is wrong with one value of `q`; every reader notes problems and goes on. */
export class Notes {
  readonly problems: QueryProblem[] = [];

  note(code: QueryProblem["code"], path: string, value: unknown): undefined {
    this.problems.push({ code, path, value: shorten(value) });
    return undefined;
  }

  /** An object, or an empty one. */
  object(raw: unknown, path: string): RawObject {
    if (isObject(raw)) return raw;
    if (raw !== undefined) this.note("bad-shape", path, raw);
    return {};
  }

  /** An array, or an empty one. */
  list(raw: unknown, path: string): readonly unknown[] {
    if (Array.isArray(raw)) return raw;
    if (raw !== undefined) this.note("bad-shape", path, raw);
    return [];
  }

  /** One of the known words, in any case; `fallback` when absent, false, "any" or wrong. */
  word<Value, Fallback>(
    raw: unknown,
    path: string,
    known: Vocabulary<Value>,
    fallback: Fallback,
  ): Value | Fallback {
    if (isUnset(raw)) return fallback;
    if (typeof raw !== "string" && typeof raw !== "number") {
      this.note("bad-shape", path, raw);
      return fallback;
    }
    const value = known.get(String(raw).trim().toLowerCase());
    if (value !== undefined) return value;
    this.note("unknown-value", path, raw);
    return fallback;
  }

  /** The known words of a list, each once, without "any". */
  words<Value>(raw: unknown, path: string, known: Vocabulary<Value>): readonly Value[] {
    const values = new Set<Value>();
    for (const [at, item] of this.list(raw, path).entries()) {
      const value = this.word(item, `${path}[${at}]`, known, undefined);
      if (value !== undefined) values.add(value);
    }
    return [...values];
  }

  /** Notes keys that mean nothing; false ones are unticked boxes of older forms. */
  onlyKeys(raw: RawObject, path: string, keys: readonly string[]): void {
    for (const [key, value] of Object.entries(raw)) {
      if (!keys.includes(key) && value !== false)
        this.note("unknown-key", path ? `${path}.${key}` : key, key);
    }
  }
}

/** Left at its default. */
export function isUnset(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === false || raw === "" || raw === "any";
}

/** Each word by its lower-case spelling. */
export function vocabulary<Word extends string>(words: readonly Word[]): Map<string, Word> {
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

function shorten(value: unknown): string {
  const shown = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN - 1)}…` : shown;
}
