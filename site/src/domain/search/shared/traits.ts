import { isPlaytestId } from "../../card/ids";
import type { CardContext } from "../card-base";
import type { Filter } from "../filter";
import { both } from "../positions";
import { vocabulary } from "../read";
import { whereCard } from "../remembered";
import { type Boxes, boxChips, boxesJson, parseBoxes } from "./boxes";

/** The only trait that depends on the id, not on the index. */
const PLAYTEST = "playtest";

/** Traits of a kind of card, all of which must match, from the index (docs/rules/search.md §4, §6). */
export function traitsFilter(
  kind: "crypt" | "library",
  traits: readonly string[],
): Filter<Boxes<string>, CardContext> {
  const known = vocabulary(traits);
  return {
    key: "traits",
    typed: { as: "all-boxes", keywords: ["is", "has"], values: known },
    empty: [],
    parse: (raw) => parseBoxes(raw, "traits", known),
    isActive: (chosen) => chosen.length > 0,
    toJson: boxesJson,
    describe: (chosen) =>
      boxChips(chosen, (trait) => ({ key: `trait.${kind}.${trait.replaceAll(" ", "-")}`, params: {} })),
    resolve(chosen, { base }) {
      const answered = (trait: string): boolean => trait === PLAYTEST || base.traits.has(trait);
      return {
        value: chosen.filter(answered),
        problems: chosen
          .filter((trait) => !answered(trait))
          .map((trait) => ({ code: "not-available", path: `traits.${trait}`, value: trait })),
      };
    },
    find(chosen, { base }, within) {
      const indexed = chosen.filter((trait) => trait !== PLAYTEST).map((trait) => base.traits.members(trait));
      const found = indexed.reduce(both, within);
      if (!chosen.includes(PLAYTEST)) return found;
      return whereCard(base, found, ({ id }) => isPlaytestId(id));
    },
  };
}
