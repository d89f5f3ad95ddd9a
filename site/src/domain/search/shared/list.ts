import type { Chip, Filter } from "../filter";
import type { Logic } from "../logic";
import { anyOf, both, type Positions, without } from "../positions";
import { Notes, type Vocabulary, vocabulary } from "../read";
import type { Typed } from "../typed";

/** Chosen values in lower case, and how they are combined: `{"value":["brujah","ventrue"],"logic":"or"}`. */
export interface ListValue {
  readonly value: readonly string[];
  readonly logic: Logic;
}

export const EMPTY_LIST: ListValue = { value: [], logic: "or" };

interface ListCriterion<Context> {
  readonly key: string;
  readonly keywords: Typed["keywords"];
  /** Values of the form and their older spellings. */
  readonly known: Vocabulary<string>;
  readonly logics: readonly Logic[];
  /** Message keys: `<phrase>.<logic>`, and `<phrase>.<token>.<logic>` for values that are no terms of the game. */
  readonly phrase: string;
  readonly tokens: Readonly<Record<string, string>>;
  /** Display form of a value: "Brujah antitribu". */
  readonly label: (value: string) => string;
  /** What a single value matches. */
  readonly members: (value: string, context: Context) => Positions;
}

/** A filter of chosen values that are combined by a logic. */
export function listFilter<Context>(criterion: ListCriterion<Context>): Filter<ListValue, Context> {
  const logics = vocabulary(criterion.logics);
  return {
    key: criterion.key,
    typed: { as: "list", keywords: criterion.keywords, values: criterion.known, logics: criterion.logics },
    empty: EMPTY_LIST,
    parse(raw) {
      const notes = new Notes();
      const fields = notes.object(raw, criterion.key);
      notes.onlyKeys(fields, criterion.key, ["value", "logic"]);
      const value = notes.words(fields.value, `${criterion.key}.value`, criterion.known);
      const logic = notes.word(fields.logic, `${criterion.key}.logic`, logics, "or");
      return { value: value.length > 0 ? { value, logic } : EMPTY_LIST, problems: notes.problems };
    },
    isActive: ({ value }) => value.length > 0,
    toJson: ({ value, logic }) => ({ value, logic }),
    describe: (list) => list.value.map((value) => chip(criterion, list, value)),
    find({ value, logic }, context, within) {
      const members = value.map((one) => criterion.members(one, context));
      return combined(members, logic, within);
    },
  };
}

function chip<Context>(
  { phrase, tokens, label }: ListCriterion<Context>,
  { value, logic }: ListValue,
  one: string,
): Chip<ListValue> {
  const rest = value.filter((other) => other !== one);
  const token = tokens[one];
  return {
    phrase:
      token === undefined
        ? { key: `${phrase}.${logic}`, params: { value: label(one) } }
        : { key: `${phrase}.${token}.${logic}`, params: {} },
    without: rest.length > 0 ? { value: rest, logic } : EMPTY_LIST,
  };
}

/** "only" requires all values; the filter itself limits which others are allowed. */
function combined(members: readonly Positions[], logic: Logic, within: Positions): Positions {
  switch (logic) {
    case "or":
      return anyOf(members, within);
    case "and":
    case "only":
      return members.reduce(both, within);
    case "not":
      return members.reduce(without, within);
  }
}
