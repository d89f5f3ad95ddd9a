import type { Messages } from "./messages";

/** Loaders of all translated messages by path: "./es/deck.ts". */
export const TRANSLATED_FILES: Readonly<Record<string, () => Promise<Messages>>> = import.meta.glob<Messages>(
  "./{es,fr,pt}/*.ts",
  { import: "messages" },
);
