import type { CardContext } from "../card-base";
import type { Filter } from "../filter";
import { both } from "../positions";
import { isUnset, Notes } from "../read";

/** One artist by exact name; "" matches all. */
export const artistFilter: Filter<string, CardContext> = {
  key: "artist",
  typed: { as: "name", keywords: ["artist", "a", "art"], names: ({ base }) => base.artists.values },
  empty: "",
  parse(raw) {
    const notes = new Notes();
    if (isUnset(raw)) return { value: "", problems: [] };
    if (typeof raw === "string") return { value: raw, problems: [] };
    notes.note("bad-shape", "artist", raw);
    return { value: "", problems: notes.problems };
  },
  isActive: (artist) => artist !== "",
  toJson: (artist) => artist,
  describe: (artist) =>
    artist ? [{ phrase: { key: "artist", params: { value: artist } }, without: "" }] : [],
  resolve(artist, { base }) {
    const wanted = artist.toLowerCase();
    const own = base.artists.values.find((name) => name.toLowerCase() === wanted);
    if (own !== undefined) return { value: own, problems: [] };
    return { value: "", problems: [{ code: "unknown-value", path: "artist", value: artist }] };
  },
  find: (artist, { base }, within) => both(within, base.artists.members(artist)),
};
