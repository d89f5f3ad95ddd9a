import { disciplineName, isVirtue } from "../../card/disciplines";
import type { CryptContext } from "../card-base";
import type { Filter } from "../filter";
import { both } from "../positions";
import { Notes } from "../read";
import { type Levels, levelMembers, levelsJson, readLevels, withoutDiscipline } from "./levels";

/** Disciplines and virtues, all of which the vampire must have at the level or above. */
export const disciplinesFilter: Filter<Levels, CryptContext> = {
  key: "disciplines",
  typed: { as: "levels", keywords: ["dis", "d", "disc"] },
  empty: {},
  parse(raw) {
    const notes = new Notes();
    return { value: readLevels(raw, "disciplines", notes), problems: notes.problems };
  },
  isActive: (levels) => Object.keys(levels).length > 0,
  toJson: levelsJson,
  describe: (levels) =>
    Object.entries(levels).map(([code, level]) => ({
      phrase: {
        key: `discipline.${isVirtue(code) ? "virtue" : level === 2 ? "superior" : "inferior"}`,
        params: { value: disciplineName(code) },
      },
      without: withoutDiscipline(levels, code),
    })),
  find: (levels, { base }, within) => levelMembers(levels, base.cards).reduce(both, within),
};
