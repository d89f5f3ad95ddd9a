import { wordFilter } from "./one-word";

/** Who won with the deck or published it, by the whole name: `"Ann Player"`. */
export const authorFilter = wordFilter({
  key: "author",
  dictionary: ({ archive }) => archive.people,
  holds: (name, sought) => name === sought,
});
