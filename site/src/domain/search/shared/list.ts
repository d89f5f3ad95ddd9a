import type { Chip, Filter } from "../filter";
import type { Logic } from "../logic";
import { Notes, type Vocabulary, vocabulary } from "../read";

/** Chosen values in lower case, and how they are combined: `{"value":["brujah","ventrue"],"logic":"or"}`. */
export interface ListValue {
  readonly value: readonly string[];
  readonly logic: Logic;
}

export const EMPTY_LIST: ListValue = { value: [], logic: "or" };

interface ListCriterion<Thing, Context> {
  readonly key: string;
  /** Values of the form and their older spellings. */
  readonly known: Vocabulary<string>;
  readonly logics: readonly Logic[];
  /** Message keys: `<phrase>.<logic>`, and `<phrase>.<token>.<logic>` for values that are no terms of the game. */
  readonly phrase: string;
  readonly tokens: Readonly<Record<string, string>>;
  /** Display form of a value: "Brujah antitribu". */
  readonly label: (value: string) => string;
  /** Predicate of a single value. */
  readonly test: (value: string, context: Context) => (thing: Thing, position: number) => boolean;
}

/** A filter of chosen values that are combined by a logic. */
export function listFilter<Thing, Context>(
  criterion: ListCriterion<Thing, Context>,
): Filter<Thing, ListValue, Context> {
  const logics = vocabulary(criterion.logics);
  return {
    key: criterion.key,
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
    compile({ value, logic }, context) {
      return combined(
        value.map((one) => criterion.test(one, context)),
        logic,
      );
    },
  };
}

function chip<Thing, Context>(
  { phrase, tokens, label }: ListCriterion<Thing, Context>,
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

type Test<Thing> = (thing: Thing, position: number) => boolean;

/** "only" requires all values; the filter itself limits which others are allowed. */
function combined<Thing>(tests: readonly Test<Thing>[], logic: Logic): Test<Thing> {
  switch (logic) {
    case "or":
      return (thing, position) => tests.some((test) => test(thing, position));
    case "and":
    case "only":
      return (thing, position) => tests.every((test) => test(thing, position));
    case "not":
      return (thing, position) => !tests.some((test) => test(thing, position));
  }
}
