import type { CryptCard } from "../../card/card";
import type { CryptContext } from "../card-base";
import { column } from "../column";
import { numbers } from "../comparison";
import type { Filter } from "../filter";
import { anyOf } from "../positions";
import { type Boxes, boxChips, boxesJson, parseBoxes } from "../shared/boxes";

const GROUPS = numbers(1, 7);
const VALUES = column((card: CryptCard) => [card.group]);

/** Matches vampires in any of these groups; group "any" is in none of them (docs/rules/search.md §3). */
export const groupFilter: Filter<Boxes<number>, CryptContext> = {
  key: "group",
  typed: { as: "numbered-boxes", keywords: ["group", "g", "gr"], values: GROUPS },
  empty: [],
  parse: (raw) => parseBoxes(raw, "group", GROUPS),
  isActive: (groups) => groups.length > 0,
  toJson: boxesJson,
  describe: (groups) => boxChips(groups, (group) => ({ key: "group", params: { value: group } })),
  find: (groups, { base }, within) =>
    anyOf(
      groups.map((group) => VALUES.members(base.cards, group)),
      within,
    ),
};
