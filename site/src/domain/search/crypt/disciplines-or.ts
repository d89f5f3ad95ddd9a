import { disciplineName } from "../../card/disciplines";
import type { CryptContext } from "../card-base";
import type { Filter } from "../filter";
import type { Phrase } from "../phrase";
import { anyOf } from "../positions";
import { Notes } from "../read";
import { type Levels, levelMembers, levelsJson, readLevels } from "./levels";

/** Alternatives of two or more disciplines each; incomplete ones of a form are ignored. */
export type Alternatives = readonly Levels[];

/** Of each alternative the vampire must have at least one: `[{"Celerity":2,"Potence":2}]`. */
export const disciplinesOrFilter: Filter<Alternatives, CryptContext> = {
  key: "disciplinesOr",
  typed: { as: "alternatives", keywords: ["dis", "d", "disc"] },
  empty: [],
  parse(raw) {
    const notes = new Notes();
    const value = notes
      .list(raw, "disciplinesOr")
      .map((one, index) => readLevels(one, `disciplinesOr[${index}]`, notes))
      .filter(isComplete);
    return { value, problems: notes.problems };
  },
  isActive: (alternatives) => alternatives.some(isComplete),
  toJson: (alternatives) => alternatives.filter(isComplete).map(levelsJson),
  describe(alternatives) {
    const complete = alternatives.filter(isComplete);
    return complete.map((one) => ({
      phrase: alternativePhrase(one),
      without: complete.filter((other) => other !== one),
    }));
  },
  find: (alternatives, { base }, within) =>
    alternatives.filter(isComplete).reduce((left, one) => anyOf(levelMembers(one, base.cards), left), within),
};

function isComplete(levels: Levels): boolean {
  return Object.keys(levels).length > 1;
}

/** A common level is written in words; different ones in the notation of the game: "CEL / pot". */
function alternativePhrase(levels: Levels): Phrase {
  const entries = Object.entries(levels);
  const [first] = Object.values(levels);
  if (entries.every(([, level]) => level === first)) {
    const value = entries.map(([code]) => disciplineName(code)).join(" / ");
    return { key: `discipline.either.${first === 2 ? "superior" : "inferior"}`, params: { value } };
  }
  const value = entries.map(([code, level]) => (level === 2 ? code.toUpperCase() : code)).join(" / ");
  return { key: "discipline.either.mixed", params: { value } };
}
