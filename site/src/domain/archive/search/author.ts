import { wordFilter } from "./one-word";

/** Player who won with the deck, or author of a public deck, by full name: `"Ann Player"`. */
export const authorFilter = wordFilter({
  key: "author",
  typed: {
    as: "name",
    keywords: ["by", "winner", "author"],
    names: ({ archive }) => archive.people.words,
  },
  dictionary: ({ archive }) => archive.people,
  holds: (name, sought) => name === sought,
});
