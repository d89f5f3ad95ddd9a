import { fold } from "../../name/fold";
import type { Phrase } from "../../search/phrase";
import { type Positions, where } from "../../search/positions";
import { isUnset, Notes } from "../../search/read";
import type { Dictionary } from "../archive";
import type { ArchiveContext, DeckFilter } from "./context";

interface WordCriterion {
  readonly key: string;
  readonly typed: DeckFilter<string>["typed"];
  readonly dictionary: (context: ArchiveContext) => Dictionary;
  /** `sought` is folded already. */
  readonly holds: (folded: string, sought: string) => boolean;
}

/** A filter of one text that is searched case-insensitively in a dictionary; "" matches all. */
export function wordFilter({ key, typed, dictionary, holds }: WordCriterion): DeckFilter<string> {
  const phrase = (value: string): Phrase => ({ key: `decks.${key}`, params: { value } });
  return {
    key,
    typed,
    empty: "",
    parse(raw) {
      const notes = new Notes();
      if (!isUnset(raw) && typeof raw !== "string") notes.note("bad-shape", key, raw);
      return { value: typeof raw === "string" && raw !== "any" ? raw : "", problems: notes.problems };
    },
    isActive: (value) => value.trim() !== "",
    toJson: (value) => value,
    describe: (value) => [{ phrase: phrase(value), without: "" }],
    find(value, context, within) {
      const sought = fold(value.trim());
      return withWords(dictionary(context), (word) => holds(word, sought), within);
    },
  };
}

/** Decks whose word in the dictionary passes a test, without case and accents. */
export function withWords(
  { words, of }: Dictionary,
  holds: (folded: string) => boolean,
  within: Positions,
): Positions {
  const folded = foldedWords(words);
  const hits = new Uint8Array(folded.length);
  for (let place = 0; place < folded.length; place++) hits[place] = Number(holds(folded[place] ?? ""));
  return where(within, (deck) => hits[of[deck] ?? -1] === 1);
}

const known = new WeakMap<readonly string[], readonly string[]>();

function foldedWords(words: readonly string[]): readonly string[] {
  const before = known.get(words);
  if (before) return before;
  const folded = words.map(fold);
  known.set(words, folded);
  return folded;
}
