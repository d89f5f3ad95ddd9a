import type { MessageKey } from "../../i18n/catalogue";

/** Sections in their order; also the fragments of their URLs. */
export const SECTIONS = [
  "search",
  "logic",
  "patterns",
  "card",
  "decks",
  "revisions",
  "changes",
  "archives",
  "inventory",
  "playtest",
  "seating",
  "offline",
  "keys",
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** The paragraphs of each section. */
export const TEXTS: Readonly<Record<SectionName, readonly MessageKey[]>> = {
  search: [
    "documentation.search-form",
    "documentation.search-name",
    "documentation.search-text",
    "documentation.search-url",
  ],
  logic: ["documentation.logic-text"],
  patterns: ["documentation.patterns-text"],
  card: ["documentation.card-text"],
  decks: ["documentation.decks-text", "documentation.decks-draw", "documentation.decks-share"],
  revisions: ["documentation.revisions-text"],
  changes: ["documentation.changes-text"],
  archives: [
    "documentation.archives-text",
    "documentation.archives-fields",
    "documentation.archives-public",
    "documentation.archives-tournament",
  ],
  inventory: ["documentation.inventory-text"],
  playtest: ["documentation.playtest-text"],
  seating: ["documentation.seating-text"],
  offline: ["documentation.offline-text"],
  keys: ["documentation.keys-text"],
};
