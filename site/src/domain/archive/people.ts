import { fold } from "../name/fold";
import type { Dictionary } from "./archive";

/**
 * One word for each person. Names are equal as they are for the search, without case and accents: "Péter" and "Peter"
 * are one. The first spelling in the dictionary is shown; archives list the most frequent first.
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
