import type { PlaytestRound } from "../../generated/published";

const EMPTY_INDEX = {
  traits: {},
  titles: {},
  artists: {},
  prints: { dates: [], first: [-1], last: [-1], promoFirst: [-1], promoLast: [-1] },
};

/** A round with a vampire, a library card and a precon, as the server sends it. */
export const SAMPLE_ROUND: PlaytestRound = {
  round: { id: "sample", name: "Sample round" },
  crypt: [
    {
      id: 210_001,
      name: "Placeholder One",
      artists: [],
      sets: { playtest: { PA: 2 } },
      group: 6,
      capacity: 3,
      disciplines: { aus: 1 },
      clan: "Toreador",
      sect: "Camarilla",
      text: "Camarilla.",
    },
  ],
  library: [
    {
      id: 110_001,
      name: "Placeholder Two",
      artists: [],
      sets: { playtest: { PA: 1 } },
      types: ["Action"],
      text: "+1 stealth action.",
    },
  ],
  precons: {
    PA: { name: "Deck A", clan: "Toreador", crypt: 2, library: 1, cards: { 210001: 2, 110001: 1 } },
  },
  images: { 210001: "210001.0123456789ab.webp" },
  searchCrypt: { count: 1, ...EMPTY_INDEX },
  searchLibrary: { count: 1, ...EMPTY_INDEX, sects: {}, capacityAtMost: {}, capacityAtLeast: {} },
  names: [
    { id: 110_001, name: "Placeholder Two", initials: "pt" },
    { id: 210_001, name: "Placeholder One", initials: "po" },
  ],
};
