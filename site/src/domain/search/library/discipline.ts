import type { LibraryCard } from "../../card/card";
import {
  DISCIPLINES,
  disciplineCode,
  disciplineName,
  EXTRA_DISCIPLINES,
  VIRTUES,
} from "../../card/disciplines";
import type { LibraryContext } from "../card-base";
import type { Filter } from "../filter";
import { type ListValue, listFilter } from "../shared/list";

const NOT_REQUIRED = "not required";
const NAMES = [DISCIPLINES, EXTRA_DISCIPLINES, VIRTUES].flatMap((group) => Object.keys(group));
const KNOWN = new Map([
  [NOT_REQUIRED, NOT_REQUIRED],
  ["thaumaturgy", "blood sorcery"],
  ...NAMES.map((name) => [name.toLowerCase(), name.toLowerCase()] as const),
]);

const byValues = listFilter<LibraryCard, LibraryContext>({
  key: "discipline",
  known: KNOWN,
  logics: ["or", "and", "not", "only"],
  phrase: "requires-discipline",
  tokens: { [NOT_REQUIRED]: "not-required" },
  label: (value) => disciplineName(disciplineCode(value) ?? value),
  test: (value) => {
    if (value === NOT_REQUIRED) return (card) => card.disciplines.length === 0;
    const code = disciplineCode(value);
    return (card) => code !== undefined && card.disciplines.includes(code);
  },
});

/** Required disciplines; "only" matches cards that require no others. */
export const disciplineFilter: Filter<LibraryCard, ListValue, LibraryContext> = {
  ...byValues,
  compile(list, context) {
    const holds = byValues.compile(list, context);
    if (list.logic !== "only") return holds;
    return (card, position) =>
      Math.max(card.disciplines.length, 1) <= list.value.length && holds(card, position);
  },
};
