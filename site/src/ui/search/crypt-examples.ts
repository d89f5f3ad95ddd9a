import type { Example } from "./example";

/** Searches that demonstrate the form of the crypt, as ordinary `q` values. */
export const CRYPT_EXAMPLES: readonly Example[] = [
  {
    name: "search.example.dom-aus",
    q: {
      disciplines: { Auspex: 2, Dominate: 2 },
      capacity: { value: [{ capacity: "7", moreless: "le" }], logic: "or" },
      group: { 5: true, 6: true },
    },
  },
  {
    name: "search.example.princes",
    q: { clan: { value: ["toreador"], logic: "or" }, titles: { prince: true, justicar: true } },
  },
  {
    name: "search.example.cel-pot",
    q: {
      disciplinesOr: [{ Celerity: 2, Potence: 2 }],
      capacity: { value: [{ capacity: "4", moreless: "le" }], logic: "or" },
    },
  },
  {
    name: "search.example.star-bleeders",
    q: { traits: { "2 bleed": true } },
  },
];
