import { where } from "../../search/positions";
import { isUnset, Notes } from "../../search/read";
import { MIN_SIMILARITY } from "../similarity";
import type { DeckFilter } from "./context";

/** A deck that is written out in full would fill the page. */
const shown = (id: string) => id.replace(/^(deck)[?#].*$/s, "$1…");

/**
 * The deck to compare with: its id, such as `"2024bmec"` or `"V5:PTr"`, or a deck that is stored nowhere, as its URL has
 * it: `"deck?name=Guns#200011=2"`; "" matches all.
 */
export const similarFilter: DeckFilter<string> = {
  key: "similar",
  typed: { as: "any-text", keywords: ["like", "similar"], alone: true },
  empty: "",
  parse(raw) {
    const notes = new Notes();
    const isText = typeof raw === "string" || typeof raw === "number";
    if (!isUnset(raw) && !isText) notes.note("bad-shape", "similar", raw);
    return { value: isText ? String(raw).trim() : "", problems: notes.problems };
  },
  isActive: (id) => id !== "",
  toJson: (id) => id,
  describe: (id) => [{ phrase: { key: "decks.similar", params: { deck: shown(id) } }, without: "" }],
  resolve: (id, { model }) =>
    model
      ? { value: id, problems: [] }
      : { value: "", problems: [{ code: "not-available", path: "similar", value: shown(id) }] },
  find(_id, { archive, model = new Map() }, within) {
    const percents = archive.similarity.percents(model);
    return where(within, (deck) => (percents[deck] ?? 0) >= MIN_SIMILARITY);
  },
};
