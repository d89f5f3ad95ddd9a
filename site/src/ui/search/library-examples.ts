import type { Example } from "./example";

/** Searches that demonstrate the form of the library, as ordinary `q` values. */
export const LIBRARY_EXAMPLES: readonly Example[] = [
  {
    name: "search.example.bounce",
    q: { traits: { "bounce bleed": true }, type: { value: ["reaction"], logic: "or" } },
  },
  {
    name: "search.example.potence-only",
    q: { type: { value: ["combat"], logic: "or" }, discipline: { value: ["potence"], logic: "only" } },
  },
  {
    name: "search.example.free-masters",
    q: {
      type: { value: ["master"], logic: "or" },
      pool: { pool: "0", moreless: "eq" },
      traits: { "no-requirements": true },
    },
  },
  {
    name: "search.example.votes",
    q: {
      text: [{ value: "additional vote", in: "text", logic: "and" }],
      sect: { value: ["camarilla"], logic: "or" },
    },
  },
];
