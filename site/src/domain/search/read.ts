import type { QueryProblem } from "./filter";

/** Maximum length of an invalid value in a problem. */
const SHOWN = 40;

export type RawObject = Readonly<Record<string, unknown>>;

export function isObject(raw: unknown): raw is RawObject {
  return typeof raw === "object" && raw !== null && !Array.isArray(raw);
}

/** Lower-case spelling → value. */
export type Vocabulary<Value> = ReadonlyMap<string, Value>;

/** Collects problems while a value of `q` is read, which goes on after each. */
export class Notes {
  readonly problems: QueryProblem[] = [];

  note(code: QueryProblem["code"], path: string, value: unknown): undefined {
    this.problems.push({ code, path, value: shorten(value) });
    return undefined;
  }

  /** The value if it is an object, or else an empty one. */
  object(raw: unknown, path: string): RawObject {
    if (isObject(raw)) return raw;
    if (raw !== undefined) this.note("bad-shape", path, raw);
    return {};
  }

  /** The value if it is an array, or else an empty one. */
  list(raw: unknown, path: string): readonly unknown[] {
    if (Array.isArray(raw)) return raw;
    if (raw !== undefined) this.note("bad-shape", path, raw);
    return [];
  }

  /** A value of the vocabulary, in any case; `fallback` if absent, false, "any" or unknown. */
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

  /** The known values of a list without duplicates and "any". */
  words<Value>(raw: unknown, path: string, known: Vocabulary<Value>): readonly Value[] {
    const values = new Set<Value>();
    for (const [index, item] of this.list(raw, path).entries()) {
      const value = this.word(item, `${path}[${index}]`, known, undefined);
      if (value !== undefined) values.add(value);
    }
    return [...values];
  }

  /** Notes unknown keys; false ones are unticked boxes of older forms. */
  onlyKeys(raw: RawObject, path: string, keys: readonly string[]): void {
    for (const [key, value] of Object.entries(raw)) {
      if (!keys.includes(key) && value !== false)
        this.note("unknown-key", path ? `${path}.${key}` : key, key);
    }
  }
}

/** Whether the value is a default. */
export function isUnset(raw: unknown): boolean {
  return raw === undefined || raw === null || raw === false || raw === "" || raw === "any";
}

/** Values by lower-case spelling. */
export function vocabulary<Word extends string>(words: readonly Word[]): Map<string, Word> {
  return new Map(words.map((word) => [word.toLowerCase(), word]));
}

function shorten(value: unknown): string {
  const shown = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return shown.length > SHOWN ? `${shown.slice(0, SHOWN - 1)}…` : shown;
}
