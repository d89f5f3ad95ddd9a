import { Notes, vocabulary } from "../../search/read";
import type { DeckFilter } from "./context";

/** Whose public decks: one's own copies, the marked ones, or one's decks that are not public. */
export const SOURCES = ["favorites", "my", "my-nonpublic"] as const;
export type Source = (typeof SOURCES)[number];

const KNOWN = vocabulary(SOURCES);

/** Where public decks are looked for; "any" is everywhere. */
export const sourceFilter: DeckFilter<Source | "any"> = {
  key: "src",
  empty: "any",
  parse(raw) {
    const notes = new Notes();
    return { value: notes.word(raw, "src", KNOWN, "any" as const), problems: notes.problems };
  },
  isActive: (source) => source !== "any",
  toJson: (source) => source,
  describe: (source) => [{ phrase: { key: `decks.src.${source}`, params: {} }, without: "any" }],
  settle: (source, { own }) =>
    own || source === "any"
      ? { value: source, problems: [] }
      : { value: "any", problems: [{ code: "not-available", path: "src", value: source }] },
  compile(source, { archive, own }) {
    // Decks that are not public are an archive of their own: whoever asks for them is given that one.
    if (source === "my-nonpublic") return () => true;
    const ids = source === "my" ? own?.published : own?.favorites;
    return (deck) => ids?.has(archive.table.ids[deck] ?? "") === true;
  },
};
