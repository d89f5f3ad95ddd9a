import type { Card } from "../../card/card";
import { isPlaytestId } from "../../card/ids";
import type { CardContext } from "../card-base";
import type { Filter } from "../filter";
import { vocabulary } from "../read";
import { type Boxes, boxChips, boxesJson, parseBoxes } from "./boxes";

/** The only trait that depends on the id, not on the index. */
const PLAYTEST = "playtest";

/** Traits of a kind of card, all of which must match, from the index (docs/rules/search.md §4, §6). */
export function traitsFilter(
  kind: "crypt" | "library",
  traits: readonly string[],
): Filter<Card, Boxes<string>, CardContext> {
  const known = vocabulary(traits);
  return {
    key: "traits",
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
    compile(chosen, { base }) {
      const members = chosen.filter((trait) => trait !== PLAYTEST).map((trait) => base.traits.members(trait));
      const inTesting = chosen.includes(PLAYTEST);
      return (card, position) =>
        members.every((member) => member[position] === 1) && (!inTesting || isPlaytestId(card.id));
    },
  };
}
