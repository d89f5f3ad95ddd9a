import type { Card } from "../../card/card";
import type { CardContext } from "../card-base";
import type { Chip, Filter } from "../filter";
import { BCP_FIRST_DAY, FAR_FUTURE } from "../limits";
import { anyOf } from "../positions";
import { Notes } from "../read";
import { remembered } from "../remembered";
import { setCodes } from "./catalogue-codes";
import { readCodes } from "./codes";
import { AGES, type Age, BCP, isUndated, PRINTS, type Print } from "./print";

/** Set codes or "bcp", any of which match: `{"value":["V5"],"print":"reprint"}`. */
export interface SetValue {
  readonly value: readonly string[];
  readonly print: Print | false;
  readonly age: Age | false;
}

const EMPTY: SetValue = { value: [], print: false, age: false };

/** Printings by set (docs/rules/search.md §7.2). */
export const setFilter: Filter<SetValue, CardContext> = {
  key: "set",
  typed: { as: "sets", keywords: ["set", "s", "e", "in", "first", "reprint", "only"] },
  empty: EMPTY,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "set");
    notes.onlyKeys(fields, "set", ["value", "print", "age"]);
    const value = readCodes(fields.value, "set.value", notes);
    const print = notes.word(fields.print, "set.print", PRINTS, false as const);
    const age = readAge(fields.age, value, notes);
    return { value: value.length > 0 ? { value, print, age } : EMPTY, problems: notes.problems };
  },
  isActive: ({ value }) => value.length > 0,
  toJson: ({ value, print, age }) => ({ value, ...(print && { print }), ...(age && { age }) }),
  describe: (chosen) => [...chosen.value.map((code) => setChip(chosen, code)), ...printChips(chosen)],
  resolve(chosen, { base }) {
    const notes = new Notes();
    const value = new Set<string>();
    for (const [index, written] of chosen.value.entries()) {
      const codes = written === BCP ? [BCP] : setCodes(written, base.catalogue);
      if (codes.length === 0) notes.note("unknown-value", `set.value[${index}]`, written);
      for (const code of codes) value.add(code);
    }
    return { value: value.size > 0 ? { ...chosen, value: [...value] } : EMPTY, problems: notes.problems };
  },
  find({ value, print, age }, context, within) {
    const members = value.map((code) =>
      code === BCP
        ? remembered(context.base, `set ${BCP} ${print}`, bcpTest(print, context))
        : remembered(context.base, `set ${code} ${print} ${age}`, setTest(code, print, age, context)),
    );
    return anyOf(members, within);
  },
};

/** Nothing is older or newer than a collection without a date: its age is no value. */
function readAge(raw: unknown, sets: readonly string[], notes: Notes): Age | false {
  const age = notes.word(raw, "set.age", AGES, false as const);
  if (!age || !sets.some(isUndated)) return age;
  notes.note("unknown-value", "set.age", age);
  return false;
}

function setChip(chosen: SetValue, code: string): Chip<SetValue> {
  const rest = chosen.value.filter((other) => other !== code);
  const without = rest.length > 0 ? { ...chosen, value: rest } : EMPTY;
  if (code === BCP) return { phrase: { key: "set.bcp", params: {} }, without };
  return { phrase: { key: `set.${chosen.age || "in"}`, params: { set: code } }, without };
}

function printChips(chosen: SetValue): readonly Chip<SetValue>[] {
  if (!chosen.print) return [];
  return [{ phrase: { key: `print.${chosen.print}`, params: {} }, without: { ...chosen, print: false } }];
}

type Test = (card: Card, position: number) => boolean;

/** Printed in 2018 or later; "only" and "first" require no older printing. The form offers no reprint here. */
function bcpTest(print: Print | false, { base }: CardContext): Test {
  if (print === "reprint") return () => false;
  const { firstOfAll, lastOfAll } = base.prints;
  const days = print === false ? lastOfAll : firstOfAll;
  return (_card, position) => dateAt(days, position) >= BCP_FIRST_DAY;
}

function setTest(code: string, print: Print | false, age: Age | false, { base }: CardContext): Test {
  const { firstOfAll, lastOfAll, promoFirst } = base.prints;
  const released = base.catalogue.sets[code]?.date ?? FAR_FUTURE;
  const inAge = ageTest(age, code, released, firstOfAll, lastOfAll);
  return (card, position) => {
    if (!inAge(card, position)) return false;
    const oldest = dateAt(firstOfAll, position);
    switch (print) {
      case false:
        return true;
      case "only":
        return Object.keys(card.sets).length === 1;
      case "first":
        return code === "Promo" ? dateAt(promoFirst, position) <= oldest : oldest === released;
      case "reprint":
        return oldest < released;
    }
  };
}

/** Without an age the card must be in the set; with one only the dates are compared. */
function ageTest(
  age: Age | false,
  code: string,
  released: string,
  oldest: readonly string[],
  newest: readonly string[],
): Test {
  switch (age) {
    case false:
      return (card) => card.sets[code] !== undefined;
    case "or-newer":
      return (_card, position) => dateAt(newest, position) >= released;
    case "or-older":
      return (_card, position) => dateAt(oldest, position) <= released;
    case "not-newer":
      return (_card, position) => dateAt(newest, position) <= released;
    case "not-older":
      return (_card, position) => dateAt(oldest, position) >= released;
  }
}

function dateAt(days: readonly string[], position: number): string {
  return days[position] ?? FAR_FUTURE;
}
