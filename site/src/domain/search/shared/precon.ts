import type { Card } from "../../card/card";
import type { CardContext } from "../card-base";
import type { Chip, Filter } from "../filter";
import { BCP_FIRST_DAY, FAR_FUTURE } from "../limits";
import { anyOf } from "../positions";
import { Notes } from "../read";
import { remembered } from "../remembered";
import { preconCode, releaseDay } from "./catalogue-codes";
import { readCodes } from "./codes";
import { BCP, PRINTS, type Print } from "./print";

/** Preconstructed products or "bcp", any of which match: `{"value":["V5:PTr","bcp"]}`. */
export interface PreconValue {
  readonly value: readonly string[];
  readonly print: Print | false;
}

const EMPTY: PreconValue = { value: [], print: false };

/** Printings by product, without promos (docs/rules/search.md §7.3). */
export const preconFilter: Filter<PreconValue, CardContext> = {
  key: "precon",
  typed: { as: "precons", keywords: ["precon", "precon.first", "precon.reprint", "precon.only"] },
  empty: EMPTY,
  parse(raw) {
    const notes = new Notes();
    const fields = notes.object(raw, "precon");
    notes.onlyKeys(fields, "precon", ["value", "print"]);
    const value = readCodes(fields.value, "precon.value", notes);
    const print = notes.word(fields.print, "precon.print", PRINTS, false as const);
    return { value: value.length > 0 ? { value, print } : EMPTY, problems: notes.problems };
  },
  isActive: ({ value }) => value.length > 0,
  toJson: ({ value, print }) => ({ value, ...(print && { print }) }),
  describe: (chosen) => [...chosen.value.map((code) => preconChip(chosen, code)), ...printChips(chosen)],
  resolve(chosen, { base }) {
    const notes = new Notes();
    const value = new Set<string>();
    for (const [index, written] of chosen.value.entries()) {
      const own = preconCode(written, base.catalogue);
      if (written === BCP) value.add(BCP);
      else if (own) value.add(`${own.set}:${own.code}`);
      else notes.note("unknown-value", `precon.value[${index}]`, written);
    }
    return { value: value.size > 0 ? { ...chosen, value: [...value] } : EMPTY, problems: notes.problems };
  },
  find({ value, print }, context, within) {
    const members = value.map((code) => {
      const test = code === BCP ? bcpTest(print, context) : preconTest(code, print, context);
      return remembered(context.base, `precon ${code} ${print}`, test);
    });
    return anyOf(members, within);
  },
};

function preconChip(chosen: PreconValue, code: string): Chip<PreconValue> {
  const rest = chosen.value.filter((other) => other !== code);
  const without = rest.length > 0 ? { ...chosen, value: rest } : EMPTY;
  if (code === BCP) return { phrase: { key: "precon.bcp", params: {} }, without };
  return { phrase: { key: "precon.in", params: { precon: code } }, without };
}

function printChips(chosen: PreconValue): readonly Chip<PreconValue>[] {
  if (!chosen.print) return [];
  return [{ phrase: { key: `print.${chosen.print}`, params: {} }, without: { ...chosen, print: false } }];
}

type Test = (card: Card, position: number) => boolean;

/** A card without a dated product is in no precon, although the far future day of its absence is after 2018. */
function bcpTest(print: Print | false, { base }: CardContext): Test {
  if (print === "reprint") return () => false;
  const { first, last, promoFirst } = base.prints;
  const days = print === false ? last : first;
  return (_card, position) => {
    const day = dateAt(days, position);
    if (day < BCP_FIRST_DAY || day === FAR_FUTURE) return false;
    return print !== "first" || day <= dateAt(promoFirst, position);
  };
}

function preconTest(written: string, print: Print | false, { base }: CardContext): Test {
  const precon = preconCode(written, base.catalogue);
  if (precon === undefined) return () => false;
  const { set, code } = precon;
  const { first, promoFirst } = base.prints;
  const released = releaseDay(precon, base.catalogue) ?? FAR_FUTURE;
  return (card, position) => {
    const printed = card.sets[set];
    if (printed?.[code] === undefined) return false;
    switch (print) {
      case false:
        return true;
      case "only":
        return Object.keys(card.sets).length === 1 && Object.keys(printed).length === 1;
      case "first":
        return dateAt(first, position) === released && dateAt(first, position) < dateAt(promoFirst, position);
      case "reprint":
        return dateAt(first, position) < released || dateAt(promoFirst, position) < released;
    }
  };
}

function dateAt(days: readonly string[], position: number): string {
  return days[position] ?? FAR_FUTURE;
}
