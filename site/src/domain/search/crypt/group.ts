import type { CryptCard } from "../../card/card";
import type { CryptContext } from "../card-base";
import { numbers } from "../comparison";
import type { Filter } from "../filter";
import { type Boxes, boxChips, boxesJson, parseBoxes } from "../shared/boxes";

const GROUPS = numbers(1, 7);

/** Matches vampires in any of these groups; group "any" is in none of them (docs/rules/search.md §3). */
export const groupFilter: Filter<CryptCard, Boxes<number>, CryptContext> = {
  key: "group",
  empty: [],
  parse: (raw) => parseBoxes(raw, "group", GROUPS),
  isActive: (groups) => groups.length > 0,
  toJson: boxesJson,
  describe: (groups) => boxChips(groups, (group) => ({ key: "group", params: { value: group } })),
  compile: (groups) => (card) => card.group !== "any" && groups.includes(card.group),
};
