import { fold } from "../name/fold";

/** Compares texts by code units, for dates and codes. */
export function byCharacters(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** Sorts before every letter, so that "Ann" comes before "Anna". */
const END = "\0";

/**
 * Sorts words in English order without regard to case and diacritics. Plain string comparison is several times faster
 * than a collator, which takes phones long to create.
 */
export function inEnglishOrder(words: Iterable<string>): readonly string[] {
  const keys = Array.from(words, (word) => fold(word) + END + word).sort();
  return keys.map((key) => key.slice(key.indexOf(END) + 1));
}
