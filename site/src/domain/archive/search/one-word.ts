import { fold } from "../../name/fold";
import type { Phrase } from "../../search/phrase";
import { isUnset, Notes } from "../../search/read";
import type { Dictionary } from "../archive";
import type { ArchiveContext, DeckFilter } from "./context";

interface WordCriterion {
  readonly key: string;
  readonly dictionary: (context: ArchiveContext) => Dictionary;
  /** `sought` is folded already. */
  readonly holds: (folded: string, sought: string) => boolean;
}

/** A filter of one text that is searched case-insensitively in a dictionary; "" matches all. */
export function wordFilter({ key, dictionary, holds }: WordCriterion): DeckFilter<string> {
  const phrase = (value: string): Phrase => ({ key: `decks.${key}`, params: { value } });
  return {
    key,
    empty: "",
    parse(raw) {
      const notes = new Notes();
      if (!isUnset(raw) && typeof raw !== "string") notes.note("bad-shape", key, raw);
      return { value: typeof raw === "string" && raw !== "any" ? raw : "", problems: notes.problems };
    },
    isActive: (value) => value.trim() !== "",
    toJson: (value) => value,
    describe: (value) => [{ phrase: phrase(value), without: "" }],
    compile(value, context) {
      const { words, of } = dictionary(context);
      const sought = fold(value.trim());
      const hits = Uint8Array.from(words, (word) => Number(holds(fold(word), sought)));
      return (deck) => hits[of[deck] ?? -1] === 1;
    },
  };
}
