import type { LibraryCard } from "../../card/card";
import {
  DISCIPLINES,
  disciplineCode,
  disciplineName,
  EXTRA_DISCIPLINES,
  VIRTUES,
} from "../../card/disciplines";
import type { LibraryContext } from "../card-base";
import { column } from "../column";
import type { Filter } from "../filter";
import { anyOf } from "../positions";
import { type ListValue, listFilter } from "../shared/list";

const NOT_REQUIRED = "not required";
const NAMES = [DISCIPLINES, EXTRA_DISCIPLINES, VIRTUES].flatMap((group) => Object.keys(group));
const KNOWN = new Map([
  [NOT_REQUIRED, NOT_REQUIRED],
  ["thaumaturgy", "blood sorcery"],
  ...NAMES.map((name) => [name.toLowerCase(), name.toLowerCase()] as const),
]);

const VALUES = column(({ disciplines }: LibraryCard) =>
  disciplines.length > 0 ? disciplines : [NOT_REQUIRED],
);
/** Number of disciplines; none counts as one. */
const COUNTS = column((card: LibraryCard) => [Math.max(card.disciplines.length, 1)]);

const byValues = listFilter<LibraryContext>({
  key: "discipline",
  keywords: ["dis", "d", "disc"],
  known: KNOWN,
  logics: ["or", "and", "not", "only"],
  phrase: "requires-discipline",
  tokens: { [NOT_REQUIRED]: "not-required" },
  label: (value) => disciplineName(disciplineCode(value) ?? value),
  members: (value, { base }) => VALUES.members(base.cards, disciplineCode(value) ?? value),
});

/** Required disciplines; "only" matches cards that require no others. */
export const disciplineFilter: Filter<ListValue, LibraryContext> = {
  ...byValues,
  find(list, context, within) {
    const found = byValues.find(list, context, within);
    if (list.logic !== "only") return found;
    const { cards } = context.base;
    const few = [...COUNTS.values(cards)].filter((count) => count <= list.value.length);
    return anyOf(
      few.map((count) => COUNTS.members(cards, count)),
      found,
    );
  },
};
