import type { CardContext } from "../card-base";
import type { Filter } from "../filter";
import { Notes, vocabulary } from "../read";
import { whereCard } from "../remembered";

/** "in": cards that are listed or used by a deck; "missing": cards of which no copy is owned. */
export const IN_INVENTORY = ["in", "missing"] as const;
export type InInventory = (typeof IN_INVENTORY)[number] | "any";

const KNOWN = vocabulary(IN_INVENTORY);

/** Whether the user has the card; needs an inventory (docs/rules/search.md §3). */
export const inventoryFilter: Filter<InInventory, CardContext> = {
  key: "inventory",
  typed: { as: "word", keywords: ["inventory"], values: KNOWN, alone: true },
  empty: "any",
  parse(raw) {
    const notes = new Notes();
    return { value: notes.word(raw, "inventory", KNOWN, "any" as const), problems: notes.problems };
  },
  isActive: (wanted) => wanted !== "any",
  toJson: (wanted) => wanted,
  describe: (wanted) => [{ phrase: { key: `inventory.${wanted}`, params: {} }, without: "any" }],
  resolve: (wanted, { stock }) =>
    stock || wanted === "any"
      ? { value: wanted, problems: [] }
      : { value: "any", problems: [{ code: "not-available", path: "inventory", value: wanted }] },
  find(wanted, { base, stock }, within) {
    if (wanted === "missing") return whereCard(base, within, ({ id }) => !stock?.copies.get(id));
    return whereCard(
      base,
      within,
      ({ id }) => stock?.copies.has(id) === true || stock?.uses.has(id) === true,
    );
  },
};
