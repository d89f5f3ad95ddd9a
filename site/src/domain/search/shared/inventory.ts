import type { Card } from "../../card/card";
import type { CardContext } from "../card-base";
import type { Filter } from "../filter";
import { Notes, vocabulary } from "../read";

/** "in": cards that are listed or used by a deck; "missing": cards of which no copy is owned. */
export const IN_INVENTORY = ["in", "missing"] as const;
export type InInventory = (typeof IN_INVENTORY)[number] | "any";

const KNOWN = vocabulary(IN_INVENTORY);

/** Whether the user has the card; needs an inventory (docs/rules/search.md §3). */
export const inventoryFilter: Filter<Card, InInventory, CardContext> = {
  key: "inventory",
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
  compile(wanted, { stock }) {
    if (wanted === "missing") return ({ id }) => (stock?.copies.get(id) ?? 0) === 0;
    return ({ id }) => stock?.copies.has(id) === true || stock?.uses.has(id) === true;
  },
};
