import { where } from "../../search/positions";
import { Notes, vocabulary } from "../../search/read";
import type { DeckFilter } from "./context";

/** Subsets of public decks: favorites, the user's public decks, and the user's decks that are not public. */
export const SOURCES = ["favorites", "my", "my-nonpublic"] as const;
export type Source = (typeof SOURCES)[number];

const KNOWN = vocabulary(SOURCES);

/** Where decks are searched; "any" is the whole archive. */
export const sourceFilter: DeckFilter<Source | "any"> = {
  key: "src",
  typed: { as: "word", keywords: ["src"], values: KNOWN, alone: true },
  empty: "any",
  parse(raw) {
    const notes = new Notes();
    return { value: notes.word(raw, "src", KNOWN, "any" as const), problems: notes.problems };
  },
  isActive: (source) => source !== "any",
  toJson: (source) => source,
  describe: (source) => [{ phrase: { key: `decks.src.${source}`, params: {} }, without: "any" }],
  resolve: (source, { own }) =>
    own || source === "any"
      ? { value: source, problems: [] }
      : { value: "any", problems: [{ code: "not-available", path: "src", value: source }] },
  find(source, { archive, own }, within) {
    // The user's non-public decks are an archive of their own, which already contains no others.
    if (source === "my-nonpublic") return within;
    const ids = source === "my" ? own?.published : own?.favorites;
    return where(within, (deck) => ids?.has(archive.table.ids[deck] ?? "") === true);
  },
};
