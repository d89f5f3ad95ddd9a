import { fold } from "../name/fold";
import type { Dictionary } from "./archive";

/**
 * Merges spellings of the same name, which compare equal without case and accents as in searches: "Péter" and "Peter"
 * are one person. The first spelling of the dictionary is shown; dictionaries list the most frequent first.
 */
export function joinedNames({ words, of }: Dictionary): Dictionary {
  const numbers = new Map<string, number>();
  const joined: string[] = [];
  const numberOf = Uint32Array.from(words, (word) => {
    const folded = fold(word);
    const known = numbers.get(folded);
    if (known !== undefined) return known;
    numbers.set(folded, joined.length);
    return joined.push(word) - 1;
  });
  return { words: joined, of: Uint32Array.from(of, (word) => numberOf[word] ?? 0) };
}
