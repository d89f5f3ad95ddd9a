import { fold } from "../name/fold";

/** Compares texts by code units, for dates and codes. */
export function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Sorts before every letter, so that "Ann" comes before "Anna". */
const END = "\0";

const sortKey = (word: string) => fold(word) + END + word;

/**
 * Sorts words in English order without regard to case and diacritics. Plain string comparison is several times faster
 * than a collator, which takes phones long to create.
 */
export function inEnglishOrder(words: Iterable<string>): readonly string[] {
  const keys = Array.from(words, sortKey).sort();
  return keys.map((key) => key.slice(key.indexOf(END) + 1));
}

/** A comparator for the same order, which prepares each word once. */
export function englishOrder(): (one: string, other: string) => number {
  const keys = new Map<string, string>();
  const keyOf = (word: string): string => {
    const known = keys.get(word);
    if (known !== undefined) return known;
    const key = sortKey(word);
    keys.set(word, key);
    return key;
  };
  return (one, other) => byCharacters(keyOf(one), keyOf(other));
}
