import { where } from "../../search/positions";
import { isUnset, Notes } from "../../search/read";
import { MIN_SIMILARITY } from "../similarity";
import type { DeckFilter } from "./context";

/** Id of the deck to compare with: `"2024bmec"`, `"V5:PTr"`; "" matches all. */
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
  describe: (id) => [{ phrase: { key: "decks.similar", params: { deck: id } }, without: "" }],
  resolve: (id, { model }) =>
    model
      ? { value: id, problems: [] }
      : { value: "", problems: [{ code: "not-available", path: "similar", value: id }] },
  find(_id, { archive, model = new Map() }, within) {
    const percents = archive.similarity.percents(model);
    return where(within, (deck) => (percents[deck] ?? 0) >= MIN_SIMILARITY);
  },
};
