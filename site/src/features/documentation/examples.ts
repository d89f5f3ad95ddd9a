/** Searches of the documentation, by the criteria of docs/rules/search.md §1.3 and §1.4. */
export const EXAMPLES = {
  crypt: {
    page: "crypt",
    criteria: {
      disciplines: { Dominate: 1 },
      capacity: { value: [{ capacity: "5", moreless: "le" }], logic: "or" },
    },
  },
  library: {
    page: "library",
    criteria: {
      type: { value: ["reaction"], logic: "or" },
      discipline: { value: ["dominate"], logic: "or" },
    },
  },
  pattern: {
    page: "library",
    criteria: { text: [{ value: "\\+[23] stealth", regex: true, in: "text", logic: "and" }] },
  },
} as const;
export type ExampleName = keyof typeof EXAMPLES;
